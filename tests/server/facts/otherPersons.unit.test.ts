import { describe } from "vitest";
import { expectNotes } from "./harness";

const girl =
  "P: My daughter Nora has had a rash since Tuesday. / D: Does she have a fever? / P: No. / D: Does she itch? / P: Yes, she scratches.";
const boy =
  "P: My son Theo has had an earache since Tuesday. / D: Does he have a fever? / P: No. / D: Does he sleep? / P: He sleeps fine.";

describe("what is said about another person", () => {
  expectNotes("a brother's or sister's disease is the family's", [
    [
      `${girl} / D: Do you have other kids? / P: Yes, I have a son also who is seven. He also has asthma.`,
      /FAMILY HISTORY\s+(?:Son|Brother): asthma/,
      /history of asthma|he also has/i,
    ],
    [
      "P: I have a headache. We have a son who is nine. He has migraines. / D: Okay.",
      /Son: migraines/,
      /history of migraine/i,
    ],
    [
      "D: What brings you in, sir? / P: Back pain for a week. I have a twin sister. She has lupus. / D: Okay.",
      /(?:twin|sister): lupus/i,
      /history of lupus/i,
    ],
  ]);
  expectNotes("the age of another child is not the patient's", [
    [
      `${boy} / D: Does he have siblings? / P: He has a sister. / D: How old is she? / P: She's 2. / D: Does he eat? / P: Yes.`,
      /Ear pain/,
      /\b2 years old|She is 2/,
    ],
    [
      `${boy} / D: And how old is his brother? / P: He is 11. / D: Does he eat? / P: Yes.`,
      /Ear pain/,
      /\b11 years old|is 11/,
    ],
  ]);
  expectNotes("the pregnancy is the mother's", [
    [
      `${boy} / D: Was the pregnancy normal? / P: I had preeclampsia near the end.`,
      /Mother: preeclampsia/,
      /history of preeclampsia/i,
    ],
    [
      `${girl} / D: Any drinking or drugs during the pregnancy? / P: No, nothing.`,
      /Rash/,
      /denies (?:alcohol|recreational|drinking)/i,
    ],
    [
      `${boy} / D: Any complications during the pregnancy? / P: No, all was fine and it was a forceps delivery at 36 weeks.`,
      /forceps delivery at 36 weeks/i,
      /surgical history/i,
    ],
  ]);
  expectNotes("“no one” is a denial", [
    [
      "P: I have a cough. / D: Does anyone smoke at home? / P: No one smokes at home.",
      /No smokers at home/,
      /Smoking:/,
    ],
    [
      "P: I have a cough. / D: Any diabetes in your family? / P: No one except my aunt.",
      /Aunt: diabetes/,
      /no family history of diabetes/i,
    ],
    [
      "P: I have a cough. / D: Any heart disease in your family? / P: No, just my grandfather.",
      /Grandfather: heart disease/,
      /no family history of heart/i,
    ],
  ]);
  expectNotes("the duration of an activity is not that of the symptom", [
    [
      `${boy} / D: How long has he been going to kindergarten for? / P: About eight months.`,
      /Ear pain/,
      /(?:pain for|present for) (?:about )?8 months/,
    ],
    [
      "P: I've had knee pain. / D: Do you smoke? / P: No. / D: How long have you been driving trucks? / P: About nine years.",
      /Knee pain/i,
      /(?:Smoking|pain|symptoms)[^.\n]* 9 years/i,
    ],
    ["P: I've had knee pain. / D: How long have you been limping? / P: Three days.", /Limping[^.]*3 days/i],
  ]);
});

describe("who came with a child", () => {
  expectNotes("is read from the answer to the clinician's question", [
    [
      "D: So this is Maisie. And you're mum? / P: Grandma, actually. Her mum's at work. / D: And what's been going on? / P: She's been pulling at her left ear and crying since Sunday night. She's had a runny nose all week. / D: Has she had a temperature? / P: Thirty-nine two last night. I gave her Calpol and it came down.",
      /She has been pulling at the left ear[\s\S]*grandmother gave the patient Calpol/,
      /mother has been pulling|mother's/,
    ],
    [
      "D: Hello there Leo. And you must be dad? / P: Yes. / D: What's the matter? / P: He's had a cough for three days.",
      /cough for 3 days/i,
    ],
  ]);
});

describe("a relative's own disease", () => {
  expectNotes("is not the one that was asked about", [
    [
      "D: Anyone in the family with anxiety? / P: My dad had a heart attack at fifty-one, so that's kind of what I'm scared of.",
      /Father: heart attack at age 51/,
      /Father: anxiety/,
    ],
    ["D: Does asthma run in the family? / P: My aunt had a stroke.", /Aunt: stroke/i, /Aunt: asthma/i],
  ]);
});

describe("drugs given on a date in the past", () => {
  expectNotes("are not taken now", [
    [
      "D: Has the phlegm changed color? / P: It went green in August and they gave me prednisone and a Z-pack.",
      /prednisone and a Z-pack/,
      /^MEDICATIONS/m,
    ],
  ]);
});
