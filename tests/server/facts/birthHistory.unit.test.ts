import { describe, expect, test } from "vitest";
import { expectNotes, noteOf } from "./harness";

const parent = "D: Hi, what brings you in? / P: I brought my daughter in, she has had a cough for two days.";
const rest = " / D: Does she have a fever? / P: No. / D: Is she eating? Has she vomited? / P: She has not vomited.";

describe("the birth of a child", () => {
  expectNotes("is past history", [
    [
      `${parent} / D: Was she born full term? / P: No, she came at 34 weeks.${rest}`,
      /PAST HISTORY[^]*Gestational age at birth: 34 weeks/,
    ],
    [`${parent} / D: Was she full term? / P: Yes, full term.${rest}`, /Gestational age at birth: full term/],
    [
      `${parent} / D: Was it a vaginal delivery? / P: No, C-section, she was breech.${rest}`,
      /PAST HISTORY[^]*Delivery: cesarean section \(breech presentation\)/,
      /Surgical history/,
    ],
    [`${parent} / D: A normal delivery? / P: Yes.${rest}`, /Delivery: vaginal delivery/],
    [
      `${parent} / D: Any time in the NICU? / P: Five days, for low sugars.${rest}`,
      /NICU stay: 5 days \(low sugars\)/,
      /hypoglyc/i,
    ],
    [`${parent} / D: Did she spend any time in the NICU? / P: No.${rest}`, /NICU stay: none/],
    [
      `${parent} / D: Has she been healthy? / P: She was born three weeks early, by emergency cesarean.${rest}`,
      /Gestational age at birth: 3 weeks early[^]*Delivery: emergency cesarean section/,
      /Surgical history/,
    ],
    [`${parent} / D: Any complications with the delivery? / P: No, nothing.${rest}`, /Birth complications: none/],
  ]);
  expectNotes("is not read into other histories", [
    [
      "D: Any surgeries? / P: I had a C-section in 2019. / D: Do you have pain? / P: Yes, in my back.",
      /Surgical history: C-section/i,
      /Delivery:/,
    ],
    [
      `${parent} / D: Has she had a cold before? / P: She was in the hospital at five months for RSV.${rest}`,
      /RSV/,
      /at birth|NICU/i,
    ],
    [
      "D: Was it a normal delivery? / P: No, a C-section. / D: How is your scar? / P: It hurts.",
      /C-section/i,
      /Delivery: /,
    ],
  ]);
});

describe("a parent who introduces themselves", () => {
  test("is not part of the history", () => {
    const note = noteOf(
      "D: And you're mom? / P: Yes, I'm his mom. / D: What is going on? / P: He has had a cough since Monday. / D: Does he have a fever? / P: No. / D: Does he eat? / P: He eats.",
    );
    expect(note).toMatch(/cough/);
    expect(note).not.toMatch(/mother is|his mom/i);
  });
  test("keeps a relative by marriage apart from the patient", () => {
    const note = noteOf(
      "D: Are you his dad? / P: Yes, I'm his dad. He has a cough. / D: Any other worries? / P: My mother-in-law thinks he should talk more. / D: How many words does he have? / P: He has six. / D: Does he have a fever? / P: No. / D: Is he walking? / P: He runs.",
    );
    expect(note).toMatch(/He (?:runs|denies)|father denies fever/i);
    expect(note).not.toMatch(/\b[Ss]he\b|in law/);
  });
});

describe("contractions without an apostrophe", () => {
  expectNotes("are read as contractions", [
    ["D: any chest pain / P: no i dont have any chest pain", /denies chest pain/i],
    ["D: how have you been / P: ive had a headache for three days and it wont go away", /headache/i, /\bive\b/],
    ["D: what do you do / P: im a teacher and my back hurts", /back/i, /\bim\b/],
    ["D: how are you / P: my knee hurts and i cant bend it", /knee/i, /\bcant\b/],
    ["D: tell me / P: theres a rash on my arm and its itchy", /rash/i, /\btheres\b|\bits\b/],
    ["D: hello / P: my back hurts / D: lets get an mri and ill see you", /MRI/i, /\blets\b/],
  ]);
  expectNotes("leave other words alone", [
    ["D: How is it? / P: My knee lost its strength and it hurts.", /knee/i, /it is strength|it's strength/],
    ["D: How are you? / P: I was ill last week and my throat is sore.", /throat/i, /I will last/],
  ]);
});
