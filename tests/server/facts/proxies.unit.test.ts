import { describe, expect, test } from "vitest";
import { expectNotes, factsOf, noteOf } from "./harness";

/** A mother and her son, with the clinician's questions about him. */
const mother = "D: What brings you in? / P: I brought my son in because he has had an earache since Monday.";

describe("a parent whose lines are labeled as the patient's", () => {
  expectNotes("speaks for the child", [
    [
      `${mother} / D: Does he have a fever? / P: No. / D: Is he drinking? Has he vomited? / P: He has not vomited.`,
      /denies fever/i,
      /mother of the patient|their son/i,
    ],
    [
      `${mother} / D: Does he have any trouble hearing? / P: No. / D: Has he had this before? / P: I gave him ibuprofen and he slept.`,
      /parent gave (?:the patient|him) ibuprofen/i,
      /patient gave/i,
    ],
    [
      "D: How can I help? / P: My daughter has a rash on her legs. / D: When did she get it? / P: She got it on Friday. / D: Does she scratch it? / P: Yes. / D: Is she on any medicine? / P: No.",
      /rash/i,
      /the daughter/i,
    ],
    [
      "D: Hello. / P: I'm here with my daughter, she's been limping since Sunday. / D: Did she fall? / P: She fell off the trampoline. / D: Is her knee swollen? / P: Yes, her left knee. / D: Does she have other injuries? / P: No.",
      /fell off the trampoline[^]*knee/i,
      /daughter/i,
    ],
    [
      `${mother} / D: Does he have asthma? / P: No. / D: Does he have allergies? / P: He is allergic to amoxicillin. / D: Has he had surgery? / P: No.`,
      /allergic to amoxicillin/i,
      /asthma\.[^]*History of asthma/i,
    ],
  ]);
  const unnamed =
    "D: Hello. / P: Hi, I brought in my, sorry, she has been coughing a lot, she sounds hoarse and her voice is weak.";
  expectNotes("speaks for a person whose relation was not heard", [
    [
      `${unnamed} / D: Does she have a fever? / P: No, not that I have noticed. / D: Is she eating? Is her throat red? / P: I still try to get her to eat.`,
      /caregiver (?:is )?still tr/i,
      /patient still tries/i,
    ],
    [
      `${unnamed} / D: Has she been sleeping? Did she vomit? / P: I have not checked her temperature. / D: How is her appetite? / P: Not as good as usual.`,
      /loss of appetite/i,
      /the patient has not checked/i,
    ],
  ]);
  expectNotes("keeps diseases of their own apart", [
    [
      `${mother} / D: Has he been well otherwise? Does he take anything? / P: I have high blood pressure. / D: Does he? / P: No.`,
      /FAMILY HISTORY\s+Parent: high blood pressure/i,
      /History of high blood pressure/i,
    ],
    [
      "D: What's wrong? / P: My son has been wheezing since last night. My husband has asthma. / D: Does he cough? / P: Yes, at night. / D: Is he eating? Has he had it before? / P: No.",
      /FAMILY HISTORY[^]*parent: asthma/i,
      /History of asthma/i,
    ],
    [
      `${mother} / D: Is anyone sick around him? Has he been at school? / P: His sister has a cough and she has a fever. / D: Does he? / P: No.`,
      /earache|ear pain/i,
      /patient (?:reports|has)[^.]*cough|reports cough/i,
    ],
  ]);
  test("is named by the relation that was said", () => {
    const note = noteOf(
      "D: Hi. / P: I'm Mia's mother. She has been coughing for three days. / D: Is she eating? Does she have a fever? Has she vomited? / P: I checked and she has no fever.",
    );
    expect(note).toMatch(/cough/i);
    expect(note).toMatch(/denies[^.]*fever|no fever/i);
    expect(note).not.toMatch(/I'm|patient is (?:the )?mi/i);
  });
});

describe("people who speak for themselves", () => {
  expectNotes("are not taken for a parent", [
    [
      "D: What brings you in? / P: My son says I snore. I have a headache every morning. / D: Does he hear you stop breathing? / P: He does.",
      /reports headache/i,
      /parent/i,
    ],
    [
      "D: What brings you in? / P: I came in with my wife because I have chest pain. / D: Any fever? / P: No. She is worried.",
      /chest pain/i,
      /spouse/i,
    ],
    [
      "D: What is going on? / P: My back hurts since I lifted my daughter. / D: Is she heavy? / P: She is 30 pounds.",
      /back/i,
      /parent/i,
    ],
  ]);
});

describe("a companion", () => {
  expectNotes("speaks for a patient who is there", [
    [
      "D: What happened? / O: My husband fell in the shower. He hit his head. He takes warfarin. / D: Did you black out, sir? / P: No.",
      /head injury/i,
      /the husband/i,
    ],
    [
      "D: Is she allergic to anything? / O: She is allergic to penicillin. / D: Does she take any medicines? / O: She takes amlodipine.",
      /allergic to penicillin[^]*|amlodipine/i,
    ],
    ["D: How has he been? / O: He has been dizzy since Tuesday. I had the flu last week.", /dizz/i, /flu\b/i],
  ]);
  test("gives their own view as theirs", () => {
    const facts = factsOf(
      "D: How is your mother? / O: My mom has been confused since Friday. I do her shopping. / D: Does she fall? / O: No.",
    );
    expect(facts.some(({ slots, polarity }) => slots.name?.text === "confusion" && polarity === "present")).toBe(true);
  });
});
