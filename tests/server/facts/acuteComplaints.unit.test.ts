import { describe, expect, it } from "vitest";
import { expectNotes, noteOf } from "./harness";

describe("short answers about a new complaint", () => {
  expectNotes("keep the circumstance of each rating", [
    ["D: How bad is the pain? / P: Five if I keep still. Nine when I move.", /5\/10 [^,]*, 9\/10 when moving/],
    [
      "D: How would you rate the pain? / P: Three sitting down. Seven or eight going up stairs.",
      /3\/10 when sitting down, 7 to 8\/10 when going up stairs/,
    ],
    [
      "D: Out of ten, how bad is the pain? / P: An eight when it comes. Down to a two now.",
      /8\/10 when it comes, 2\/10 now/,
    ],
    ["D: How bad is the pain? / P: About a six. I took two tablets.", /6 on a scale of 10/, /2\/10/],
  ]);
  expectNotes("state the circumstance in which a complaint disturbs the patient", [
    [
      "D: Where does it hurt? / P: My shoulder hurts. / D: Does it wake you at night? / P: Only when I lie on it.",
      /wakes the patient at night only when they lie on it/,
    ],
    [
      "D: Does the pain stop you sleeping? / P: Only if I have forgotten the tablets.",
      /stops the patient sleeping only if/,
    ],
    ["D: Does the itch bother you at night? / P: Mostly when I get hot.", /bothers the patient at night mostly when/],
    ["D: Does it wake you? / P: No.", /./, /wakes the patient/],
  ]);
  expectNotes("state what happened at and after an injury", [
    ["D: What happened? / P: I twisted my ankle. Felt a snap.", /felt a snap/],
    ["D: Could you carry on? / P: No, had to come off.", /not able to continue/, /unable to/],
    [
      "D: Could you bear weight on it? / P: Not straight away. I can now.",
      /not able to bear weight on it straight away but can now/,
    ],
    ["D: Were you able to walk afterwards? / P: Yes.", /was able to walk/],
    ["D: Did it swell up? / P: Yeah, massive. Within a couple of hours.", /swelling within a couple of hours/],
    ["D: Did it bruise straight away? / P: No, the next day.", /bruising the next day/, /[Dd]enies/],
    ["D: Did it swell immediately? / P: No.", /no immediate swelling/, /[Dd]enies swelling/],
    ["D: What's brought you in? / P: I've done my neck in.", /Neck pain/],
    ["D: What happened? / P: I think I've broken my wrist.", /may have broken their wrist/, /has broken/],
    ["D: Which knee is it? / P: Right one.", /right/i],
  ]);
  expectNotes("state how the complaint began", [
    [
      "D: What's wrong? / P: I have back pain. / D: Was it sudden? / P: No, it built up over a few days.",
      /started gradually over a few days/,
    ],
    [
      "D: What's wrong? / P: I have chest pain. / D: Did it come on suddenly? / P: It came on while I was mowing the lawn.",
      /came on while the patient was mowing the lawn/,
    ],
    [
      "D: What's wrong? / P: Belly pain. / D: Where is it? / P: It started in the middle and then it moved down to the right side.",
      /started in the middle and then it moved down to the right/,
      /located in the middle/,
    ],
  ]);
  expectNotes("name urine and stools by their look", [
    ["D: Is your urine dark? / P: Yes.", /dark urine/i, /dark: yes/],
    ["D: Has your wee been smelly? / P: No.", /[Dd]enies malodorous urine/],
    ["D: Are your poos pale? / P: Yeah.", /pale stools/i],
    ["D: What's wrong? / P: My pee is really cloudy.", /cloudy urine/i],
    [
      "D: What's wrong? / P: It hurts to pee. / D: Is it cloudy or smelly? / P: It's cloudy.",
      /cloudy urine/i,
      /pain is cloudy|malodorous/,
    ],
    ["D: What's wrong? / P: It stings to pass water.", /(?:burning|pain\w*) (?:with )?urination/i],
  ]);
  expectNotes("affirm pain by naming its place", [
    [
      "D: Any pain in your belly or your back? / P: Just low down. Not in the back.",
      /abdominal pain[^]*[Dd]enies back pain/,
    ],
    ["D: Do you have any pain in your chest? / P: Just across the front.", /chest pain/i],
    ["D: Any pain in your stomach or your chest? / P: No.", /[Dd]enies/, /reports/],
  ]);
});

describe("a complaint about a part that the clinician names", () => {
  expectNotes("is placed there if the patient names no other place", [
    [
      "D: What's going on with your shoulder? / P: I've had this soreness for three weeks.",
      /Shoulder pain for 3 weeks/,
      /Shoulder complaint/,
    ],
    [
      "D: Tell me about your left elbow. / P: It's been swollen since Monday.",
      /Left elbow swelling since Monday/,
      /complaint\./,
    ],
    ["D: So what's happening with your feet? / P: There's some numbness.", /Foot numbness/],
    [
      "D: What's going on with your back? / P: I felt something go in my lower back.",
      /Lower back pain/,
      /Back complaint/,
    ],
    ["D: What's up with your knee? / P: I have had a cough for two weeks.", /COMPLAINT/, /Knee cough/],
    ["D: Tell me about your wrist. / P: It's been aching for a month.", /Wrist (?:pain|aching) for a month/i],
  ]);
});

describe("the place of a complaint whose name has none", () => {
  expectNotes("is noted", [
    ["D: What brings you in? / P: I've had a rash on my arm for a week.", /on the arm/],
    ["D: What brings you in? / P: I have a rash on my back and it itches.", /on the back/],
    ["D: What brings you in? / P: I've had hives on my chest since Monday.", /on the chest/],
    ["D: What brings you in? / P: My rash is on both arms.", /both arms/],
    ["D: What brings you in? / P: There's a rash around my mouth.", /mouth/],
    ["D: What brings you in? / P: I get hives on my legs.", /legs/],
    ["D: What brings you in? / P: I've a rash across my stomach.", /stomach|abdomen/],
    ["D: What brings you in? / P: The rash is all over my face.", /face/],
  ]);
});

describe("the kind of a cough", () => {
  it.each([
    ["D: What is wrong? / P: She has had a barky cough since last night.", /barking cough/],
    ["D: What is wrong? / P: He has a cough that sounds like a seal.", /barking cough/],
    ["P: I have a cough. / D: Is it a dry cough or do you bring anything up? / P: No, it is just dry.", /dry cough/],
    ["P: I have a cough. / D: Is this a productive cough, or is it a dry one? / P: I think it is dry.", /dry cough/],
    ["P: I have a cough. / D: Would you call it dry or wet? / P: It is rather wet.", /productive cough/],
  ])("is read: %s", (lines, expected) => {
    const note = noteOf(lines);
    expect(note).toMatch(expected);
    expect(note).not.toMatch(/denies[^.]*(?:dry|productive|barking) cough/i);
  });

  it("can be denied beside a cough", () => {
    const note = noteOf(
      "P: I have had a cough for a week. / D: Is it a barking cough? / P: No. / D: Any blood when you cough? / P: No.",
    );
    expect(note).toMatch(/presents with a cough/);
    expect(note).toMatch(/denies coughing up blood|coughing up blood/);
  });
});
