import { describe, expect, test } from "vitest";
import { expectNotes, factsOf, noteOf } from "./harness";

const opening = "D: What brings you in? / P: I have a cough. / ";

expectNotes("a question that leaves something out keeps it and denies only the rest", [
  [
    `${opening}D: Do you have any conditions besides your asthma? / P: No.`,
    /History of asthma\.[^]*Denies other medical conditions\./,
    /Denies (?:medical|asthma)/,
  ],
  [
    `${opening}D: Other than the high blood pressure, any health problems? / P: Nope.`,
    /History of hypertension\.[^]*Denies other medical conditions\./,
  ],
  [
    `${opening}D: Apart from your epilepsy, do you have any medical problems? / P: No, that's all.`,
    /History of epilepsy\.[^]*Denies other medical conditions\./,
    /Denies epilepsy/,
  ],
  [
    `${opening}D: Do you take any medicines other than the lisinopril? / P: No.`,
    /Lisinopril\.\n[^]*Denies taking other medications\./,
    /Not taking|any medications/,
  ],
  [
    `${opening}D: Aside from the Eliquis and the metoprolol, are you on anything else? / P: No.`,
    /Eliquis\.[^]*Metoprolol\./,
    /Not taking|Denies taking any/,
  ],
  [
    `${opening}D: Any allergies apart from penicillin? / P: No.`,
    /Allergic to penicillin\.[^]*Denies other allergies\./,
    /No known allergies/,
  ],
  [
    `${opening}D: Any allergies besides the shellfish? / P: Not that I know of.`,
    /Allergic to shellfish\./,
    /No known allergies|Denies allergy to shellfish/,
  ],
  [
    `${opening}D: Any family history apart from your dad's diabetes? / P: No.`,
    /Father: diabetes\.[^]*Denies other family history\./,
    /No family history|significant/,
  ],
  [
    `${opening}D: Is there anything in the family, other than your mother's breast cancer? / P: Not that I know of.`,
    /Mother: breast cancer\./,
    /No family history of/,
  ],
  [`${opening}D: Aside from the appendix, have you had any surgeries? / P: No.`, /Denies other surgeries\./],
  [
    `${opening}D: Do you use any drugs other than marijuana? / P: No.`,
    /Reports marijuana use\.[^]*Denies other recreational drug use\./,
    /Denies recreational/,
  ],
  [`${opening}D: Do you drink alcohol other than wine? / P: No.`, /Cough\./, /Denies alcohol/],
]);

expectNotes("“anything else?” asks for more of what was asked before", [
  [
    `${opening}D: Are you on any medications? / P: Just metformin. / D: Anything else? / P: No.`,
    /Metformin\.\n[^]*Denies taking other medications\./,
    /other symptoms/,
  ],
  [
    `${opening}D: Any allergies? / P: Sulfa, it gives me a rash. / D: Anything else? / P: No.`,
    /Allergic to sulfa \(rash\)\.[^]*Denies other allergies\./,
    /other symptoms|No known/,
  ],
  [
    `${opening}D: Any medical conditions? / P: I have gout. / D: Anything else? / P: Nope.`,
    /History of gout\.[^]*Denies other medical conditions\./,
  ],
  [
    `${opening}D: Any family history of heart disease? / P: My mom has high blood pressure. / D: Anything else? / P: No.`,
    /Mother: high blood pressure\.[^]*Denies other family history\./,
  ],
]);

test("an answer that names something beside what the question left out adds it", () => {
  const note = noteOf(`${opening}D: Do you have any health conditions except diabetes? / P: Yes, high blood pressure.`);
  expect(note).toMatch(/History of diabetes and hypertension\./);
});

test("an answer that denies what the question presupposes overrides it", () => {
  const note = noteOf(`${opening}D: Do you have any conditions besides your asthma? / P: No, I don't have asthma.`);
  expect(note).not.toMatch(/History of asthma/);
});

test("what a question presupposes comes from the record", () => {
  const asthma = factsOf(`${opening}D: Do you have any conditions besides your asthma? / P: No.`).find(
    ({ slots }) => slots.name?.text === "asthma",
  );
  expect(asthma).toMatchObject({ kind: "condition", polarity: "present", source: "record" });
});

describe("a “no” to a question about other symptoms", () => {
  const cough = "D: What brings you in? / P: I have a cough. / D: ";
  expectNotes("does not deny the symptom that the question excludes", [
    [`${cough}Any symptoms besides the cough? / P: No.`, /Cough/, /denies cough/i],
    [`${cough}Anything else apart from the cough? / P: Nope.`, /Cough/, /denies cough/i],
    ["D: Any symptoms besides the headache? / P: No.", /./, /denies headache/i],
    ["D: Is there anything other than your dizziness? / P: No, that's it.", /./, /denies dizziness/i],
    ["D: Any problems aside from the rash? / P: No.", /./, /denies rash/i],
    ["D: Any other issues except for the vomiting? / P: No.", /./, /denies vomiting/i],
    ["D: Any concerns besides the swelling? / P: Not really.", /./, /denies swelling/i],
    ["D: Apart from the cough, any fever? / P: No.", /denies fever/i, /denies cough/i],
    ["D: Any symptoms, cough, fever? / P: No.", /denies cough/i],
  ]);
});
