import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("speakers", () => {
  expectNotes("a speaker who only talks about another person is not the patient", [
    [
      "D: What's going on with Noah? / P: He's been barking like a seal since last night. / D: Does he have a fever? / P: He had 38.2. I gave him ibuprofen. / D: Is he drinking? / P: He has sips. / D: Was he born on time? / P: He was early.",
      /caregiver|parent/i,
      /patient gave him/i,
    ],
    [
      "D: How is Ava? / P: She's had a rash since Monday. / D: Does she scratch? / P: She does. I put cream on it. / D: Is she feverish? / P: She was. / D: Does she drink? / P: She drinks well.",
      /rash/i,
      /patient put/i,
    ],
    // The patient's own complaint stays the patient's.
    [
      "D: What's wrong? / P: He's leaving me, my husband. I have a headache every day. / D: Is he at home? / P: He is. / D: Does he help? / P: He does not. / D: Is he violent? / P: He is not.",
      /headache/i,
      /caregiver/i,
    ],
    [
      "D: How are you? / P: He is well, my son. I have a cough. / D: Does he have it too? / P: He does. / D: Is he in school? / P: He is. / D: Has he had a fever? / P: He has not.",
      /cough/i,
      /caregiver/i,
    ],
  ]);

  expectNotes("the speaker's relation is not written as the patient's", [
    [
      "D: And you're her daughter? / P: Yes. She's been muddled for three days.",
      /muddled/i,
      /is (?:her|the|their|your) daughter/i,
    ],
    ["D: You are his wife? / P: Yes, I am. He fell.", /^/, /is (?:his|their|your) wife/i],
    ["D: You're Tom's mother? / P: Yeah. He coughs.", /cough/i, /is [^.]*mother/i],
  ]);
});

describe("a speaker’s name inside a turn", () => {
  expectNotes("changes the speaker", [
    ["D: Any fever? Patient: No. Any chills? / P: Yes, last night.", /denies fever/i, /reports fever/i],
    ["D: Have you had any chest pain? p: No.", /denies chest pain/i],
    ["D: Any vomiting? Pt: No, none. / P: And I feel well.", /denies vomiting/i],
    ["D: Do you smoke? P: No, never.", /Denies smoking/],
    ["D: Any rash? patient: Yes, on my arm.", /reports[^.]*rash/i],
    ["D: Has anybody been sick? p: No, everyone's been fine.", /Denies sick contacts/],
    ["P: I have a cough. Doctor: Any fever? / P: No.", /denies fever/i],
    ["D: What is wrong? / P: My ear hurts. Doctor: Any discharge? Patient: No.", /denies[^.]*discharge/i],
    ["D: Any wheezing? Patient: No. Doctor: Any cough? Patient: Yes.", /denies wheezing/i, /denies cough/i],
  ]);

  expectNotes("does not change the speaker of a dictated finding", [
    ["D: Exam today. Patient: in no distress. Lungs are clear.", /Lungs/, /SUBJECTIVE/],
  ]);
});

describe("a disease that turns with swapped speakers attribute to the patient", () => {
  expectNotes("is not history", [
    [
      "D: any problems / P: my knee hurts i had a tick bite / P: you know possible lyme disease and i'm gonna just order some blood tests",
      /order (?:some )?blood tests/i,
      /History of lyme/,
    ],
  ]);
});
