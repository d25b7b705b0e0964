import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the sides of a family", () => {
  expectNotes("are affirmed and denied each on its own", [
    [
      "D: Does heart disease run in the family? / P: Dad's side, no. Mom's side, everybody.",
      /Family history of heart disease on the mother's side\.[^]*No family history of heart disease on the father's side/,
      /(?<!No )family history of heart disease on the father's/i,
    ],
    [
      "D: Any cancer in the family? / P: On my mom's side, breast. Nothing on dad's.",
      /breast cancer on the mother's side\.[^]*No family history of cancer on the father's side/,
      /Father: breast/,
    ],
    [
      "D: Is there any glaucoma in the family? / P: My father's side, yes. My mother's, no.",
      /glaucoma on the father's side\.[^]*No family history of glaucoma on the mother's side/,
      /Mother: glaucoma/,
    ],
    [
      "D: Does anyone in the family have high blood pressure? / P: All of my dad's lot. None of my mum's.",
      /high blood pressure on the father's side\.[^]*No family history of high blood pressure on the mother's side/,
      /(?:Mother|Father): high/,
    ],
    [
      "D: Any strokes in the family? / P: Mum's side is fine. Dad's side, his brother and his dad.",
      /Father's brother: strokes?\.[^]*Father's father: strokes?/,
      /^Brother: /m,
    ],
    [
      "D: Any thyroid problems in your family? / P: My mother and her mother, but not my dad's people.",
      /Mother's mother: thyroid/,
      /Father: thyroid/,
    ],
    [
      "D: Any diabetes in the family? / P: Not on my father's side. My mother and both her sisters have it.",
      /Mother: diabetes\.[^]*Mother's sisters: diabetes/,
      /^Sisters: /m,
    ],
    [
      "D: Any blood clots in the family? / P: Only on my father's side.",
      /blood clots on the father's side/,
      /No family/,
    ],
    [
      "D: Any cancer in the family? / P: No, my mother had breast cancer and got over it.",
      /Mother: breast cancer/,
      /Mother: no/,
    ],
  ]);
  expectNotes("are added to a relative when asked for later", [
    [
      "D: Does bowel cancer run in the family? / P: My aunt had it. / D: On your mother's side? / P: Dad's sister. She was in her forties.",
      /Paternal aunt: bowel cancer in her 40s/,
    ],
    [
      "D: Any diabetes in the family? / P: My uncle. / D: On your mother's side? / P: No, my father's.",
      /Paternal uncle: diabetes/,
    ],
    [
      "D: Any diabetes in the family? / P: My grandmother. / D: Which side? / P: Mom's.",
      /Maternal grandmother: diabetes/,
    ],
    [
      "D: Any diabetes in the family? / P: My brother. / D: On your mother's side? / P: Yes.",
      /Brother: diabetes/,
      /aternal brother/,
    ],
  ]);
});

describe("a relative whom a question supposes to have a disease", () => {
  expectNotes("is replaced by the one whom the answer names", [
    [
      "D: Your mum had bowel cancer, is that right? / P: No, that was my aunt.",
      /Aunt: bowel cancer/,
      /No family history|Mother/,
    ],
    [
      "D: Your father had a stroke? / P: No, that was my grandfather. Dad's fine.",
      /Grandfather: stroke/,
      /No family history/,
    ],
    [
      "D: Did your mother have breast cancer? / P: It was my aunt, her sister.",
      /Mother's sister: breast cancer/,
      /^Sister:/m,
    ],
    ["D: Does your father have diabetes? / P: No, my mother does.", /Mother: diabetes/, /No family history/],
    ["D: Your father had a stroke, is that correct? / P: No, that was his brother.", /Father's brother: stroke/],
  ]);
  expectNotes("has or does not have it by a plain answer", [
    ["D: Your mum had a stroke? / P: Yes, she did.", /Mother: stroke/],
    ["D: Did your dad have prostate cancer? / P: No.", /Father: no prostate cancer/, /No family history/],
    ["D: Did your mother have any strokes? / P: No, not that I know of.", /Mother: no strokes?/, /No family history/],
    ["D: Did your dad have a stroke? / P: No, no one in my family did.", /No family history of stroke/],
    ["D: Any prostate cancer in the family? / P: No.", /No family history of prostate cancer/],
    [
      "D: I see you have asthma. / P: No, that's my brother. My knee hurts.",
      /knee/,
      /Brother: asthma|History of asthma/,
    ],
  ]);
});
