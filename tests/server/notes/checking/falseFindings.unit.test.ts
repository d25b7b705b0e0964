import { describe, expect, test } from "vitest";
import { findings, type Line } from "../checkHarness";

/** Visits with a sentence that they support; none of the sentences may have a finding that blocks signing. */
const supported: Record<string, { lines: Line[]; text: string; section?: string }> = {
  "the scale of a rating": {
    lines: [
      ["patient", "My back hurts."],
      ["clinician", "How bad is it?"],
      ["patient", "About a six."],
    ],
    text: "Back pain is 6 on a scale of 10.",
  },
  "the scale of a rating after a slash": {
    lines: [
      ["patient", "My back hurts."],
      ["clinician", "How bad is it?"],
      ["patient", "About a six."],
    ],
    text: "Back pain, rated 6/10.",
  },
  "a symptom after “can’t” with another verb": {
    lines: [["patient", "When I climb stairs I can't catch my breath and I feel like I'm wheezing."]],
    text: "Reports wheezing.",
  },
  "a diagnosis after an answer that is not its own": {
    lines: [
      ["clinician", "Any fever?"],
      ["patient", "No."],
      ["clinician", "No, OK, uhm, so it sounds like what you may have is something called gout."],
    ],
    text: "Possible gout.",
    section: "assessment_plan",
  },
  "a condition after “nothing other than”": {
    lines: [
      ["clinician", "Anything bothering you?"],
      ["patient", "Nothing other than my usual migraines."],
    ],
    text: "Migraines.",
  },
  "a denied list that was asked about without a question mark": {
    lines: [
      ["clinician", "Any changes to your bowel movements such as diarrhea or constipation or even blood in the stool."],
      ["patient", "No nothing like that."],
    ],
    text: "Denies diarrhea, constipation, or blood in stool.",
  },
  "the immunization that “your tetanus” means": {
    lines: [
      ["clinician", "Is your tetanus up to date?"],
      ["patient", "I think my last one was six years ago."],
    ],
    text: "Tetanus immunization 6 years ago, as far as the patient knows.",
  },
  "an immunization that was called a shot": {
    lines: [
      ["clinician", "Have you had the rabies shot this year?"],
      ["patient", "No."],
    ],
    text: "No rabies immunization this year.",
  },
  "a vitamin named in lower case": {
    lines: [["patient", "yeah i take vitamin b12 every morning"]],
    text: "Vitamin B12.",
  },
  "a blood pressure in the sentence after its name": {
    lines: [
      ["clinician", "Last month your blood pressure was 170/95."],
      ["clinician", "Your blood pressure is good today. It looks like it is 124/70."],
    ],
    text: "Blood pressure: 124/70.",
    section: "objective",
  },
  "a course that is only a condition": {
    lines: [["clinician", "If it gets worse and if it doesn't get better, we will do an MRI."]],
    text: "If it gets worse and it does not get better, MRI.",
    section: "assessment_plan",
  },
  "a disease denied in the family and suspected in the patient": {
    lines: [
      ["clinician", "OK. And. Any family history of something called pulmonary embolism or DVTs."],
      ["patient", "Uh, no, I haven't heard of pulmonary embolism before."],
      ["clinician", "It could be something vascular, you know, like a pulmonary embolism."],
      ["clinician", "So we check you for a pulmonary embolism today."],
    ],
    text: "No family history of pulmonary embolism.",
  },
  "the only allergy, after “no”": {
    lines: [
      ["clinician", "Are you allergic to anything?"],
      ["patient", "Mm, no, just latex."],
    ],
    text: "Allergic to latex.",
  },
  "an answer that repeats what was asked before “no”": {
    lines: [
      ["clinician", "Have you had any nausea or vomiting?"],
      ["patient", "Nausea or vomiting, ah, no. No, nothing like that."],
    ],
    text: "Denies nausea or vomiting.",
  },
  "a loss of weight that was not meant": {
    lines: [
      ["clinician", "OK, have you been trying to lose weight?"],
      ["patient", "No, but I've lost about 8 pounds since June."],
    ],
    text: "Reports weight loss.",
  },
  "a symptom by which a question sets a time": {
    lines: [
      ["patient", "I started getting these bad muscle pains all over my body."],
      ["clinician", "OK. Before the muscle aches started, did you do anything different in your day?"],
      ["patient", "No, nothing."],
    ],
    text: "Reports muscle aches.",
  },
  "a diagnosis that cannot be ruled out": {
    lines: [["clinician", "It may be bronchitis, but we can't rule out pneumonia."]],
    text: "Possible pneumonia.",
    section: "assessment_plan",
  },
  "a diagnosis considered unlikely": {
    lines: [["clinician", "You never smoked, so we don't think it could be emphysema."]],
    text: "Considered unlikely: emphysema.",
    section: "assessment_plan",
  },
  "swollen ankles written as swollen legs": {
    lines: [
      ["clinician", "Have you noticed any swelling in your feet or ankles?"],
      ["patient", "No."],
    ],
    text: "Denies leg swelling.",
  },
  "pain of the body beside denied pain of one part": {
    lines: [
      ["clinician", "And have you had any chest pain?"],
      ["patient", "No."],
      ["clinician", "How about muscle aches or body pains?"],
      ["patient", "Muscle aches, yeah. That's been happening."],
    ],
    text: "Reports muscle aches and pain.",
  },
  "someone who left": {
    lines: [["patient", "My sister just left last Tuesday and my right ear hurts."]],
    text: "The patient's sister left last Tuesday.",
  },
  "a symptom said in other words": {
    lines: [["patient", "It's like I have to go to the bathroom every 10 minutes, I pee a lot."]],
    text: "Urinary frequency.",
  },
};

describe("a sentence with support does not block signing", () => {
  test.each(Object.entries(supported))("%s", (_title, { lines, text, section }) => {
    const blocking = findings(lines, text, section ? { section } : {}).filter(({ must }) => must);
    expect(blocking.map(({ detail }) => detail)).toEqual([]);
  });
});

describe("a wish", () => {
  test("is not doubted by “as soon as possible”", () => {
    const found = findings(
      [["patient", "I would like it done as soon as possible, I have a wedding in Ottawa."]],
      "The patient has a wedding in Ottawa.",
    );
    expect(found.map(({ kind }) => kind)).not.toContain("certainty");
  });
});
