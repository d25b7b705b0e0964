import { describe, expect, test } from "vitest";
import { findings, type Line } from "../checkHarness";

/** Reads "D: …" and "P: …" as lines of a visit. */
const linesOf = (dialogue: string): Line[] =>
  dialogue
    .split(" / ")
    .map((line): Line => [line.startsWith("D:") ? "clinician" : "patient", line.replace(/^[DP]: /, "")]);

/** Returns the kinds of the findings of an edited sentence that cites all lines. */
const kinds = (dialogue: string, text: string, section = "subjective"): string[] =>
  findings(linesOf(dialogue), text, { origin: "edited", section }).map(({ kind }) => kind);

describe("a finding of the examination or a symptom with the opposite polarity", () => {
  test.each([
    [
      "D: When I press on your left heel, any pain? / P: No.",
      "No pain",
      "Pain",
      " on examination of the left heel.",
      "objective",
    ],
    [
      "D: And if I bend your right wrist back, does that hurt? / P: No, not at all.",
      "No pain",
      "Pain",
      " on examination of the right wrist.",
      "objective",
    ],
    ["D: Does it hurt when I turn your neck? / P: No.", "No pain", "Pain", " on examination of the neck.", "objective"],
    [
      "D: I do not feel any swelling in your right ankle. / P: Okay.",
      "No swelling",
      "Swelling",
      " of the right ankle.",
      "objective",
    ],
    [
      "D: Any tenderness when I touch your left elbow? / P: No.",
      "No tenderness",
      "Tenderness",
      " of the left elbow.",
      "objective",
    ],
    [
      "D: What brings you in? / P: I have this terrible pain in my right hip.",
      "She reports",
      "She denies",
      " right hip pain.",
      "subjective",
    ],
    [
      "D: What brings you in? / P: My left shoulder hurts since Sunday.",
      "He reports",
      "He denies",
      " left shoulder pain.",
      "subjective",
    ],
  ])("is found: %s", (dialogue, right, wrong, rest, section) => {
    expect(kinds(dialogue, right + rest, section)).not.toContain("negation");
    expect(kinds(dialogue, wrong + rest, section)).toContain("negation");
  });

  test.each([
    ["P: My left knee hurts but my right knee does not hurt. / D: Okay.", "Denies right knee pain."],
    ["P: The right hip hurts. / D: And the left one? / P: The left hip does not hurt.", "Denies left hip pain."],
    ["P: I had hives before, but I do not have hives now. / D: Okay.", "Denies hives."],
    ["D: Any cough? / P: No. Well, yes, a dry cough at night.", "Reports cough."],
    ["P: I can't stop coughing. / D: Okay.", "She is unable to stop coughing."],
    ["P: The itching is awful, I am unable to stop scratching. / D: Okay.", "Reports itching."],
  ])("is not found if the sentence agrees: %s", (dialogue, text) => {
    expect(kinds(dialogue, text)).not.toContain("negation");
  });
});

describe("a diagnosis or symptom that was said with a hedge", () => {
  test.each([
    ["D: So I think what you have is tennis elbow.", "Likely tennis elbow.", "Tennis elbow.", "assessment_plan"],
    [
      "D: I think your diagnosis is carpal tunnel syndrome.",
      "Likely carpal tunnel syndrome.",
      "Carpal tunnel syndrome.",
      "assessment_plan",
    ],
    [
      "D: I suspect that you have plantar fasciitis.",
      "Likely plantar fasciitis.",
      "Plantar fasciitis.",
      "assessment_plan",
    ],
    ["D: This is probably a viral bronchitis.", "Likely viral bronchitis.", "Viral bronchitis.", "assessment_plan"],
    [
      "D: You might have a stress fracture of the foot.",
      "Possible stress fracture.",
      "Stress fracture.",
      "assessment_plan",
    ],
    [
      "D: Any fever? / P: Maybe, I think I had a fever, but I didn't take my temperature.",
      "Reports possible fever.",
      "Reports fever.",
      "subjective",
    ],
  ])("is found if the sentence lacks the hedge: %s", (dialogue, right, wrong, section) => {
    expect(kinds(dialogue, right, section)).not.toContain("certainty");
    expect(kinds(dialogue, wrong, section)).toContain("certainty");
  });

  test.each([
    ["D: You have gout, the crystals prove it.", "Gout.", "assessment_plan"],
    [
      "D: I think it's asthma. / P: Okay. / D: The breathing test shows that it is asthma.",
      "Asthma.",
      "assessment_plan",
    ],
    ["P: I have had migraines since I was twelve.", "Reports migraines.", "subjective"],
    [
      "D: I think this is a rotator cuff tear. We will get an MRI of the shoulder.",
      "MRI for rotator cuff tear.",
      "assessment_plan",
    ],
    ["D: It could be strep. We'll swab you for strep.", "Swab for strep.", "assessment_plan"],
    [
      "D: I suspect a kidney stone. If it is a kidney stone, it will pass.",
      "If it is a kidney stone, it will pass.",
      "assessment_plan",
    ],
  ])("is not found if certainty was said or nothing is stated: %s", (dialogue, text, section) => {
    expect(kinds(dialogue, text, section)).not.toContain("certainty");
  });
});

describe("a sentence without the condition of the line that it cites", () => {
  test.each([
    [
      "P: My ankles swell up if I stand at the counter all day.",
      "Her ankles swell up if she stands at the counter all day.",
      "Her ankles swell up.",
    ],
    [
      "P: I get a burning stomach if I skip breakfast.",
      "He gets a burning stomach if he skips breakfast.",
      "He gets a burning stomach.",
    ],
    [
      "P: The knee buckles unless I wear the brace.",
      "The knee buckles unless she wears the brace.",
      "The knee buckles.",
    ],
    [
      "D: You can wear the splint at work if the wrist is sore.",
      "Patient may wear the splint at work if the wrist is sore.",
      "Patient may wear the splint at work.",
    ],
    [
      "D: She will return in spring for a second injection if needed.",
      "She will return in spring for a second injection if needed.",
      "She will return in spring for a second injection.",
    ],
    [
      "P: I wheeze badly if the dog sleeps in my room.",
      "She wheezes badly if the dog sleeps in her room.",
      "She wheezes badly.",
    ],
  ])("has a finding: %s", (dialogue, right, wrong) => {
    expect(kinds(dialogue, right, "subjective")).not.toContain("condition");
    expect(kinds(dialogue, wrong, "subjective")).toContain("condition");
  });

  test.each([
    ["D: Call me if the rash spreads, but we will order the patch test today.", "We will order the patch test today."],
    ["D: I want to see if the swelling of the calf went down.", "Swelling of the calf."],
    ["D: If you would like, we can repeat the blood count.", "Repeat the blood count."],
    ["P: I sleep badly. If I nap, I feel fine.", "Sleeps badly."],
    ["P: My mother swims every morning and so do I.", "She swims every morning."],
    ["P: I am fine. If anything, the cough is better.", "The cough is better."],
  ])("has none without a condition for it: %s", (dialogue, text) => {
    expect(kinds(dialogue, text, "subjective")).not.toContain("condition");
  });
});

describe("a sentence that breaks off", () => {
  test.each([
    "She still feels as.",
    "The pain is better but.",
    "We will order an ultrasound to assess.",
    "He has been trying to recall.",
    "She was wondering.",
    "He is short of breath walking, even.",
  ])("has a finding: %s", (text) => {
    expect(kinds("P: I still feel short of breath. / D: We will order an ultrasound.", text)).toContain("condition");
  });

  test.each([
    "She cannot recall the date.",
    "We will order an ultrasound to assess the kidney.",
    "He was wondering about the results.",
    "The pain is better than before.",
    "He weighs as much as before.",
    "She is breathing better.",
  ])("has none if it is whole: %s", (text) => {
    expect(kinds("P: I still feel short of breath. / D: We will order an ultrasound.", text)).not.toContain(
      "condition",
    );
  });
});

describe("a name that begins with “non”", () => {
  test.each([
    ["D: Your non-HDL cholesterol was 178.", "Non-HDL cholesterol was 178."],
    ["P: My mother had non-Hodgkin's lymphoma.", "Mother: lymphoma."],
    ["D: You have non-small cell lung cancer.", "Lung cancer."],
    ["D: You have non-alcoholic fatty liver disease.", "Fatty liver disease."],
    ["D: I removed a non-melanoma skin cancer last year.", "Skin cancer was removed last year."],
    ["D: It is non-insulin dependent diabetes.", "Diabetes."],
  ])("denies nothing: %s", (dialogue, text) => {
    expect(kinds(dialogue, text, "assessment_plan")).not.toContain("negation");
  });
});

describe("a hedge between two words of the line", () => {
  test.each([
    [
      "P: I drink that probably every morning.",
      "She drinks that every morning.",
      "She drinks that probably every morning.",
    ],
    [
      "D: The cough is probably because of the lisinopril.",
      "The cough is because of the lisinopril.",
      "The cough is probably because of the lisinopril.",
    ],
    [
      "P: The rash is possibly from the new soap.",
      "The rash is from the new soap.",
      "The rash is possibly from the new soap.",
    ],
    [
      "P: The swelling is maybe from the flight.",
      "The swelling is from the flight.",
      "The swelling is maybe from the flight.",
    ],
    [
      "D: The fracture is likely from the fall.",
      "The fracture is from the fall.",
      "The fracture is likely from the fall.",
    ],
    [
      "P: The dizziness is perhaps from the tablets.",
      "The dizziness is from the tablets.",
      "The dizziness is perhaps from the tablets.",
    ],
  ])("is reported if it is missing: %s", (dialogue, wrong, right) => {
    expect(kinds(dialogue, right)).not.toContain("certainty");
    expect(kinds(dialogue, wrong)).toContain("certainty");
  });

  test.each([
    ["P: I drink coffee every morning, probably too much.", "She drinks coffee every morning."],
    ["P: The swelling is from the flight. Maybe I should move more.", "The swelling is from the flight."],
    ["D: Is it probably from the fall? / P: The ankle hurts from the fall.", "The ankle hurts from the fall."],
    ["P: I sleep three hours. I will probably call you.", "He sleeps three hours."],
    ["P: I slept three hours with the pain.", "He slept three hours with the pain."],
    ["P: My wife probably drinks wine. I drink water.", "He drinks water."],
  ])("is not required elsewhere: %s", (dialogue, text) => {
    expect(kinds(dialogue, text)).not.toContain("certainty");
  });
});
