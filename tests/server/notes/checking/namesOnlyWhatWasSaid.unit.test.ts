import fc from "fast-check";
import { expect, test } from "vitest";
import { findDrugNames } from "../../../../src/server/facts/lexicon/findDrugNames";
import { findTerms } from "../../../../src/server/facts/lexicon/findTerms";
import { tokenize } from "../../../../src/server/facts/lexicon/tokenize";
import { check, type Line } from "../checkHarness";

const spoken: Line[] = [
  ["clinician", "Are you allergic to anything?"],
  ["patient", "Mm, no."],
  ["patient", "No, just latex."],
  ["patient", "Sulfa gives me hives."],
  ["clinician", "Any medicines?"],
  ["patient", "I take metformin 500 twice a day."],
  ["patient", "I stopped the lisinopril, it made me cough."],
  ["patient", "My mom had breast cancer and my brother has asthma."],
  ["patient", "I've got a splitting headache and I pee a lot."],
  ["clinician", "I'd say this could be a migraine, or a sinus infection."],
  ["clinician", "We will start sumatriptan 50 mg. Actually, hold off on that."],
  ["clinician", "Let's order an MRI if it doesn't get better, and see you in 2 weeks."],
  ["clinician", "Your blood pressure is 150/95, so that is hypertension."],
  ["patient", "My dog takes prednisone."],
  ["patient", "What?"],
];
const written = [
  "Takes metformin 850 mg daily.",
  "No known drug allergies.",
  "Allergic to penicillin.",
  "Has breast cancer.",
  "Migraine.",
  "Started sumatriptan 100 mg.",
  "Denies headache.",
  "Hypertension, BP 130/80.",
  "",
];
/** Drugs, allergens and conditions named in a text, by the names used for comparison. */
const named = (text: string): string[] => [
  ...findDrugNames(tokenize(text)).map(({ inn }) => inn),
  ...findTerms(tokenize(text), ["condition", "allergen"]).map(({ name }) => name),
];

test("findings and omissions name no drug, allergen or condition that neither the visit nor the note names", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...spoken), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...written),
      fc.constantFrom("subjective", "objective", "assessment_plan"),
      (lines, text, section) => {
        const known = new Set(named(`${lines.map(([, words]) => words).join(" . ")} . ${text}`));
        const { sections, omissions } = check(lines, text, { section });
        const findings = sections.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.findings));
        const shown = [
          ...findings.flatMap(({ detail, heard, answers }) => [
            detail,
            heard ?? "",
            ...answers.map(({ label }) => label),
          ]),
          ...omissions.flatMap(({ text: quoted, sentence }) => [quoted, sentence]),
        ];
        for (const words of shown) for (const name of named(words)) expect(known, words).toContain(name);
      },
    ),
    { numRuns: 300 },
  );
});
