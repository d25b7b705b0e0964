import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the patient's symptoms beside a relative's disease", () => {
  expectNotes("are kept", [
    [
      "D: Any family history of heart disease? / P: My dad had a heart attack, and I've had chest pain since Tuesday.",
      /(?:reports|COMPLAINT)[^]*chest pain[^]*Father: heart attack/i,
    ],
    [
      "D: Any thyroid problems in the family? / P: Mum has an underactive thyroid, and I'm tired all the time.",
      /(?:fatigue|tired)[^]*Mother: (?:underactive thyroid|hypothyroidism)/i,
    ],
    [
      "D: What brings you in? / P: My husband had a heart attack last year, and since Monday I've had chest pain.",
      /(?:reports|COMPLAINT)[^]*chest pain/i,
      /history of heart attack/i,
    ],
    [
      "D: Does anyone in your family have migraines? / P: My sister has migraines, and I have had headaches for a month.",
      /(?:reports|COMPLAINT)[^]*headache[^]*Sister: migraine/i,
    ],
    [
      "D: What brings you in today? / P: My son had the flu, and for the last two days I've had a cough.",
      /(?:reports|COMPLAINT)[^]*cough/i,
      /history of (?:the )?flu/i,
    ],
    [
      "D: Any family history of stroke? / P: My mother had a stroke, and last night I had a bad headache.",
      /headache[^]*Mother: stroke/i,
    ],
  ]);
  expectNotes("are not those of the relative", [
    [
      "D: Any family history of heart disease? / P: My dad had a heart attack, and since Monday he has had chest pain.",
      /Father: heart attack/i,
      /reports[^.]*chest pain|COMPLAINT\s+Chest/i,
    ],
    [
      "D: Any family history of cancer? / P: My aunt had breast cancer, and my uncle has a cough.",
      /Aunt: breast cancer/i,
      /reports[^.]*cough|COMPLAINT\s+Cough/i,
    ],
  ]);
});
