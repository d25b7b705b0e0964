import { describe, expect, test } from "vitest";
import { expectNotes, factsOf, noteOf } from "./harness";

expectNotes("a hesitant “no” that is then contradicted is kept as said", [
  ["D: Any chest pain? / P: Not really, well, once last Tuesday climbing stairs.", /once last Tuesday/, /denies/i],
  ["D: Any chest pain? / P: Not lately, no. Well, I get a tightness, when I walk uphill.", /a tightness/, /denies/i],
  ["D: Any dizziness? / P: I don't think so, but I get a spinning feeling in bed.", /a spinning feeling/, /denies/i],
]);

expectNotes("a hesitant no that is not contradicted is a denial", [
  ["D: Any chest pain? / P: Not really, no.", /denies chest pain/],
  ["D: Any chest pain? / P: Not really. I have a cough.", /denies chest pain/],
]);

expectNotes("a no to a question about treating a symptom does not deny the symptom", [
  ["D: Are you taking anything for the anxiety? / P: No.", /anxiety/, /denies anxiety/i],
  ["D: Did the inhaler help the wheezing? / P: No.", /wheezing/, /denies wheezing/i],
]);

expectNotes("a patient who is unsure about the word for a symptom does not deny it", [
  [
    "D: Do you have a cough? / P: I don't know if I'd call it a cough, but I'm bringing up blood.",
    /bringing up blood/,
    /denies cough/i,
  ],
]);

expectNotes("a “no” that the patient corrects to “yes” denies nothing", [
  [
    "D: Has the pain been getting worse? / P: No, it came on suddenly, I'm sorry. Yeah, it has gotten worse.",
    /./,
    /has not been getting worse/,
  ],
  ["D: Any chest pain? / P: No. Sorry, yes, yesterday.", /./, /denies chest pain/i],
  ["D: Any fever? / P: No, wait, yes, on Monday.", /./, /denies fever/i],
  ["D: Any vomiting? / P: No. Actually, yeah, once this morning.", /./, /denies vomiting/i],
  ["D: Any dizziness? / P: No, let me think. Yes, when I stand up.", /./, /denies dizziness/i],
  ["D: Any rash? / P: No, sorry, no.", /denies rash/i],
]);

test.each([
  "D: Have you been exposed to measles? / P: I have no idea.",
  "D: Is your tetanus shot up to date? / P: I have no idea.",
  "D: Have you had the shingles vaccine? / P: No clue, sorry.",
  "D: Do you snore? / P: Absolutely no idea.",
])("“no idea” is neither yes nor no: %s", (dialogue) => {
  expect(factsOf(dialogue).filter(({ kind }) => kind !== "statement")).toEqual([]);
  expect(noteOf(dialogue)).toMatch(/the answer was/);
});

describe("a no that the same answer takes back", () => {
  expectNotes("does not deny the change", [
    ["D: Any change in her appetite? / P: No. Well, she eats a little less.", /less|change/i, /[Dd]enies change/],
    [
      "D: Any changes in your sleep? / P: No, well, I wake up more often.",
      /./,
      /[Dd]enies changes? in (?:the )?sleep|sleep changes/,
    ],
    ["D: Any changes in appetite? / P: No.", /[Dd]enies changes? in appetite/],
  ]);
});

expectNotes("a restart is not read as a statement of its own", [
  [
    "D: You mentioned some wheezing, right? / P: I haven't really had any, noticed any wheezing.",
    /denies wheezing/i,
    /Reports wheezing/,
  ],
  ["D: Any swelling? / P: I haven't seen any, noticed any swelling.", /denies swelling/i, /Reports swelling/],
  ["D: Any short breath? / P: I mean I well I get short of breath when I cough.", /short of breath/, /wells/],
]);

describe("an answer after hesitation", () => {
  expectNotes("is read", [
    [
      "D: When was your last tetanus shot? / P: Gosh, I don't know. More than ten years, I think.",
      /Tetanus immunization more than 10 years ago/,
    ],
    ["D: How long have you had the cough? / P: Let me think. Three weeks.", /Cough for 3 weeks/],
    ["D: How many do you smoke? / P: I don't know. Ten a day.", /10 a day/],
    [
      "D: What brings you in? / P: I have back pain. / D: How's the pain today? / P: Still about a six.",
      /Back pain is 6 on a scale of 10/,
    ],
  ]);
});

describe("an answer that begins with a hesitation", () => {
  expectNotes("affirms the symptom", [
    [
      "D: OK, how about smell? / P: Now that you say it, I might, uh, yeah I think my smell has been impacted as well.",
      /Reports reduced sense of smell/,
    ],
    ["D: Do you feel tired? / P: Uh, I would say so.", /fatigue/, /Denies fatigue/],
  ]);
});
