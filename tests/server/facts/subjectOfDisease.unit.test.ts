import { describe } from "vitest";
import { expectNotes } from "./harness";

const other = "P: I have had a sore knee since Monday. / ";

describe("a symptom or disease of another person", () => {
  expectNotes("in an answer about a symptom is not the patient's", [
    [
      "D: Any cough? / P: No, but my brother has had a cough for a week.",
      /denies cough/i,
      /reports cough|COMPLAINT\s+Cough/i,
    ],
    ["D: Does he have a fever? / P: No, his sister has a fever.", /./, /reports (?:a )?fever|COMPLAINT\s+Fever/i],
    [`${other}D: Any vomiting? / P: No. His dad's been vomiting though.`, /denies vomiting/i, /reports[^.]*vomiting/i],
    [
      `${other}D: Any headaches? / P: No, my husband has headaches, I don't.`,
      /denies headache/i,
      /reports[^.]*headache/i,
    ],
    [`${other}D: Any diarrhea? / P: No, just a guy at work has diarrhea.`, /denies diarrhea/i, /reports[^.]*diarrhea/i],
    [`${other}D: Any rash? / P: My flatmate has a rash but I don't.`, /denies[^.]*rash/i, /reports[^.]*rash/i],
    [
      `${other}D: Any nausea, dizziness or chills? / P: I was dizzy on Sunday, and my wife had chills.`,
      /dizziness/i,
      /reports[^.]*chills/i,
    ],
  ]);
  expectNotes("does not hide the patient's own", [
    [`${other}D: Any cough? / P: Yes, my wife gave it to me, I have had a cough since Friday.`, /reports[^.]*cough/i],
    [`${other}D: Any headaches? / P: Yes, and my wife noticed I am pale.`, /reports[^.]*headache/i],
    [`${other}D: Any dizziness? / P: Yes, my mum and I both get dizzy.`, /reports[^.]*dizziness/i],
  ]);
  expectNotes("in an answer about the past is not the patient's", [
    [
      "D: Any past medical history? / P: Coeliac. My mum had lupus.",
      /Mother: lupus/,
      /PAST MEDICAL HISTORY[^:]*lupus/i,
    ],
    [
      "D: Any medical problems? / P: Just gout. My husband has diabetes.",
      /history of gout/i,
      /history of[^.]*diabetes/i,
    ],
    [
      "D: Any medical problems? / P: Asthma, and my partner has hepatitis B.",
      /history of asthma/i,
      /history of[^.]*hepatitis/i,
    ],
    [
      "D: Any medical conditions? / P: Psoriasis. My housemate has scabies and my boss has TB.",
      /history of psoriasis/i,
      /History of [a-z, ]*(?:scabies|TB)/,
    ],
    [
      "D: Any asthma? / P: My brothers have asthma but I don't.",
      /Brothers?: asthma/i,
      /^(?!No )[^\n]*history of asthma/im,
    ],
    [
      `${other}D: Do you have epilepsy? / P: No, my nephew has epilepsy.`,
      /Nephew: epilepsy/i,
      /^Epilepsy|history of epilepsy\.?$/im,
    ],
  ]);
});

describe("a disease that only the lexicon knows", () => {
  expectNotes("is that of the person who has it", [
    ["P: I've a cough. My wife had chickenpox last week.", /cough/i, /history of chickenpox/i],
    ["P: I've a cough. My kids had the flu.", /cough/i, /history of[^.]*flu/i],
    [
      "P: I've a sore throat. My girlfriend tested positive for syphilis.",
      /sore throat/i,
      /COMPLAINT\n\n[^\n]*syphilis|history of syphilis|FAMILY/i,
    ],
    ["P: I've a rash. A lad in my class has measles.", /rash/i, /history of measles/i],
    ["P: I have a rash. Grandad had typhoid as a boy.", /rash/i, /history of typhoid/i],
  ]);
});

describe("a sentence about the patient and a relative", () => {
  expectNotes("gives each their own disease", [
    [
      "D: Is there cancer in the family? / P: Dad had some kind of leukaemia, and I had a melanoma off my back in 2019.",
      /Father: leuk/i,
      /Father:[^\n]*melanoma|history of[^.]*leuk/i,
    ],
    [
      "D: Is there cancer in the family? / P: Dad had some kind of leukaemia, and I had a melanoma off my back in 2019.",
      /history of melanoma/i,
    ],
    [
      "P: I have a headache. / D: Any diseases in the family? / P: I had Covid at Christmas and my mum caught flu.",
      /Headache/i,
      /(?:Mother|Family):[^\n]*Covid/i,
    ],
    [
      "D: Does anything run in the family? / P: My aunt has lupus, but I had shingles last year.",
      /Aunt: lupus/i,
      /Aunt:[^\n]*shingles/i,
    ],
    [
      "P: I have a headache. My sister has migraines and I have epilepsy.",
      /history of epilepsy/i,
      /Sister:[^\n]*epilepsy|history of migraine/i,
    ],
    [
      "D: Does anything run in the family? / P: My dad has gout, my mum had breast cancer.",
      /Mother: breast cancer/i,
      /Father:[^\n]*cancer/i,
    ],
  ]);
  expectNotes("keeps the patient's disease after words of time or beside the relative's", [
    [
      "P: I have a headache. My dad died last year, and since then I have had depression.",
      /history of depression/i,
      /Father: depression/i,
    ],
    ["D: Any cancer in the family? / P: I had breast cancer, same as my mum.", /history of breast cancer/i],
    [`${other}D: Any rash? / P: My wife had to put cream on my rash.`, /reports[^.]*rash/i],
  ]);
  expectNotes("does not deny a relative's disease because the patient denies having it", [
    [
      "P: I have a headache. / O: He says he does not have hepatitis B, his wife does.",
      /Headache/i,
      /no family history of hepatitis/i,
    ],
  ]);
  expectNotes("keeps relatives that follow a first person", [
    ["D: Any cancer in the family? / P: I have an uncle with bowel cancer.", /Uncle: bowel cancer/i],
    ["D: Any cancer in the family? / P: I think my aunt had ovarian cancer.", /Aunt: possible ovarian cancer/i],
    ["D: Any diabetes in the family? / P: My mum and my dad have diabetes.", /Father: diabetes/],
  ]);
});

describe("an infection that is going around", () => {
  expectNotes("is not the patient's", [
    [
      "P: I have a cough. There is Covid going round the office, but my test was negative.",
      /cough/i,
      /history of covid/i,
    ],
    ["P: I have a rash. My school has scabies going about.", /rash/i, /history of scabies/i],
    ["P: I've a sore throat. There's been a lot of strep at my work.", /sore throat/i, /history of strep/i],
    ["P: I have been tired, and I was exposed to TB at my job.", /tired|fatigue/i, /history of TB/i],
  ]);
  expectNotes("is the patient's if the patient has it", [
    ["P: I have a cough. I tested positive for Covid on Monday.", /covid/i],
    ["P: I have been tired since I had Covid in March.", /history of covid/i],
    ["P: I have shingles going around my waist.", /shingles/i],
  ]);
});
