import type { Identifier } from "./deriveReading";

/** A text of a patient that must not be in a profile. */
export interface PatientText {
  identifier: Identifier;
  text: string;
}

/**
 * Words of labels and page names that are also names of test patients, e.g. "Test Patient". They do not count as
 * patient data.
 */
const common = new Set(
  "patient patients paciente patientin test testpatient demo sample example name note notes chart record plan history".split(
    " ",
  ),
);

/**
 * Whether a text for a profile (a label, selector, address or pattern) has a part of a patient's name, record number or
 * birth date. Compares whole words without accents, and whole numbers without leading zeros (of a birth date, only the
 * year); a record number or birth date also counts if it occurs unchanged anywhere in the text. Pure.
 */
export function hasPatientData(text: string, patients: readonly PatientText[]): boolean {
  const words = new Set(wordsOf(withoutEscapes(text)));
  const numbers = new Set(numbersOf(text));
  return patients.some(({ identifier, text: own }) =>
    identifier === "name"
      ? wordsOf(own).some((word) => word.length > 2 && !common.has(word) && words.has(word))
      : (own.length > 2 && text.toLowerCase().includes(own.toLowerCase())) ||
        numbersOf(own).some((number) => number.length > (identifier === "dob" ? 3 : 2) && numbers.has(number)),
  );
}

/** Returns a text without the letters that are escapes in a pattern, e.g. the "s" of `\s`. */
const withoutEscapes = (text: string): string => text.replaceAll(/(?<!\\)\\+[a-zA-Z]/g, " ");

/** Returns the words of a text without accents and apostrophes, in lower case; `btnLopez` has two words. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFD")
    .replaceAll(/[\p{M}'’‘`´]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const numbersOf = (text: string): string[] => (text.match(/\d+/g) ?? []).map((number) => number.replace(/^0+/, ""));
