import type { Visit } from "../../../shared/visits/visit";

/** A piece of a text, and whether it is a word that the search text found. */
export interface MatchPart {
  text: string;
  isMatch: boolean;
}

/** Returns the words of a text as the server compares them: lower case without diacritics. */
const foldedWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Splits a text at the words that begin with a word of the search text. Pure. */
export function matchParts(text: string, q: string): MatchPart[] {
  const asked = foldedWords(q);
  if (asked.length === 0) return [{ text, isMatch: false }];
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((piece) => piece !== "")
    .map((piece) => ({
      text: piece,
      isMatch: foldedWords(piece).some((word) => asked.some((start) => word.startsWith(start))),
    }));
}

/** Returns the words of the search text that none of the texts has: those were found in the transcript. Pure. */
export function missingWords(q: string, texts: readonly (string | null)[]): string[] {
  const known = foldedWords(texts.join(" "));
  return foldedWords(q).filter((asked) => !known.some((word) => word.startsWith(asked)));
}

/** The texts of a visit that its row shows or could show. */
export const rowTexts = ({ title, patient_name, reason, patient }: Visit): (string | null)[] => [
  title,
  patient_name,
  reason,
  patient?.birth_date ?? null,
  ...(patient?.record_numbers.map(({ value }) => value) ?? []),
];
