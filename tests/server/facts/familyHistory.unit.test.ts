import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a question whether anyone has a disease", () => {
  expectNotes("is about the family if a relative is the answer", [
    ["D: Anyone with thyroid problems? / P: My sister does.", /Sister: thyroid problems/],
    ["D: Anybody have asthma? / P: My brother.", /Brother: asthma/],
    ["D: Does anyone have heart trouble? / P: My dad.", /Father: heart trouble/],
    ["D: Anyone with diabetes? / P: My grandmother.", /Grandmother: diabetes/],
  ]);

  expectNotes("is not about the family if it is about contacts or the answer names none", [
    ["D: Anyone with COVID? / P: My son had it.", /COMPLAINT/, /FAMILY/],
    ["D: Anyone with the flu at work? / P: My brother had it.", /COMPLAINT/, /FAMILY/],
  ]);
});

describe("“no one”", () => {
  expectNotes("is a denial", [
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
});

describe("a question about a group of diseases after one about the family", () => {
  expectNotes("is about the family", [
    [
      "D: Any family history of arthritis? / P: No. / D: Then how about lung or heart conditions? / P: No.",
      /No family history of [^.]*heart/,
      /denies lung/i,
    ],
    [
      "D: Does anything run in the family? / P: My dad has gout. / D: How about autoimmune conditions? / P: I don't think so.",
      /FAMILY HISTORY[^#]*Father: gout/,
      /patient denies autoimmune/i,
    ],
    [
      "D: Any family history of stroke? / P: No. / D: Any kidney problems? / P: No.",
      /No family history of/,
      /denies kidney/i,
    ],
    [
      "D: Any family history of cancer? / P: No. / D: Any thyroid disease? / P: No.",
      /No family history/,
      /denies thyroid/i,
    ],
    ["D: Do you have any heart conditions? / P: No.", /Denies[^.]*heart/i, /family/i],
  ]);
});

describe("a relative", () => {
  expectNotes("of another person is not the patient's", [
    [
      "D: Anything in the family? / P: My mum and my husband's dad have diabetes.",
      /Mother: diabetes/,
      /\bFather: diabetes/,
    ],
    [
      "D: Anything in the family? / P: My mum's sister had breast cancer.",
      /Mother's sister: breast cancer/,
      /\nSister:/,
    ],
    [
      "D: Any heart disease? / P: My father and his brother died of a heart attack.",
      /Father: heart attack/,
      /Brother:/,
    ],
  ]);
  expectNotes("has the disease named for them, even if another relative does not have it", [
    [
      "D: Any diabetes in the family? / P: My dad has it but not my mum, and my mum and aunt had breast cancer.",
      /Mother: breast cancer/,
      /No family history of breast/,
    ],
    [
      "D: Does cancer run in the family? / P: No one but my aunt had breast cancer.",
      /Aunt: breast cancer/,
      /Does cancer/,
    ],
  ]);
});

describe("a relative's disease of a kind that is not remembered", () => {
  expectNotes("is not denied", [
    [
      "D: Any illnesses in the family? / P: My mother had, I don't remember what kind of cancer, and my aunt has lupus.",
      /cancer/i,
      /no family history of[^.]*cancer/i,
    ],
    [
      "D: Any diseases in the family? / P: My uncle does, I cannot recall exactly what type of arthritis he has.",
      /arthritis/i,
      /no family history of[^.]*arthritis/i,
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

describe("an aunt, uncle or cousin described as a parent's sibling or child", () => {
  expectNotes("has their own disease", [
    [
      "D: Blood clots in you or your family? / P: Not me. And my aunt, my dad's sister, has migraines.",
      /Father's sister: migraines/i,
      /History of migraines/,
    ],
    [
      "D: Any family history? / P: My uncle, my mom's brother, had colon cancer.",
      /Mother's brother: colon cancer/i,
      /History of colon/,
    ],
    ["D: Anything else? / P: My cousin, my mum's sister, has lupus.", /lupus/i, /History of lupus/],
  ]);
});

describe("a disease that no relative has", () => {
  expectNotes("is not the named relative's", [
    [
      "D: Any heart problems in the family? / P: My dad has high cholesterol but nobody's had a heart attack.",
      /Father: high cholesterol/,
      /Father: heart attack/,
    ],
    [
      "D: Any cancer in the family? / P: My aunt has diabetes, no one has had cancer.",
      /[Aa]unt: diabetes/,
      /Aunt: cancer/,
    ],
  ]);
});

describe("a sudden death in the family", () => {
  expectNotes("is in the family history", [
    [
      "D: Family history of heart problems? / P: Dad had a pacemaker at 60 and my aunt died suddenly at 35.",
      /Father: pacemaker at age 60\.[^]*Aunt: died suddenly at age 35\./,
    ],
  ]);
});

describe("a relative and a pronoun in a row", () => {
  expectNotes("are written as one subject", [
    ["D: Anything in the family? / P: My older brother, he just started dialysis.", /brother/i, /brother, he/i],
    ["D: Anything in the family? / P: My mom, she has diabetes.", /Mother: diabetes/i, /mom, she/i],
    ["D: Any family history? / P: My dad, he died of a stroke.", /Father: stroke/i, /, he/],
  ]);
});

describe("the age at which a relative fell ill", () => {
  expectNotes("is read from several questions", [
    [
      "D: Any cancer in the family? / P: My daughter had breast cancer. / D: Do you remember what her age was? / P: Yeah, she was 41.",
      /breast cancer at age 41/,
    ],
    ["D: Any family history? / P: My mom had a stroke. / D: At what age? / P: 71, I think.", /stroke at age 71/],
    ["D: Any family history? / P: Dad had a heart attack. / D: What was his age? / P: 55.", /heart attack at age 55/],
    [
      "D: Any family history? / P: My mom had a stroke. / D: Do you recall her age? / P: She was 68.",
      /stroke at age 68/,
    ],
    [
      "D: Any family history? / P: My mom had a stroke. / D: What is your age? / P: 44.",
      /44 years old/,
      /stroke at age 44/,
    ],
  ]);
});

describe("a family history in an answer", () => {
  expectNotes("follows its question", [
    [
      "D: Does anyone in the family get migraines? / P: My mom did, they stopped after menopause.",
      /Mother: migraines/,
      /: menopause|did stopped/,
    ],
    [
      "D: Any family history of cancer? / P: I was adopted.",
      /FAMILY HISTORY\s+The patient's family history is not known/,
    ],
  ]);
});

describe("a disease of the family", () => {
  expectNotes("belongs to the relative that is meant", [
    [
      "D: Anyone in the family with melanoma? / P: My dad and his brother both.",
      /father's brother: melanoma/i,
      /^Brother/m,
    ],
    [
      "D: Anyone else with colon cancer in the family? / P: My grandfather, and my sister had polyps.",
      /grandfather: colon cancer[^]*sister: polyps/i,
    ],
  ]);
});

describe("a pronoun in the family history", () => {
  expectNotes("is the relative of that sex", [
    [
      "D: Any family history of clots? / P: My mum had a clot in her leg when she was pregnant with my brother. And she gets migraines too.",
      /mother: migraines/i,
      /brother: migraines/i,
    ],
    ["D: Any family history? / P: My wife said her dad had gout.", /wife's father: gout/i, /(?:^|\n)father: gout/i],
  ]);
});
