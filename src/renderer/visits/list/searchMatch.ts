import { readBirthDates } from "../../../shared/patients/readBirthDates";
import { foldLetters } from "../../../shared/patients/foldLetters";
import type { Visit } from "../../../shared/visits/visit";
import { identifiers } from "../../patients/identityLine";

/** A piece of a text, and whether it is a word that the search text found. */
export interface MatchPiece {
  text: string;
  isMatch: boolean;
}

/** Maximum number of letters per search word that the server compares. */
const maxPrefix = 12;

/** Returns the words of a text as the server compares them: lower case without diacritics. */
const foldedWords = (text: string): string[] =>
  foldLetters(text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];

const beginsWith = (word: string, prefix: string): boolean =>
  word.startsWith(Array.from(prefix).slice(0, maxPrefix).join(""));

/** Splits a text at the words that begin with a word of the search text. Pure. */
export function matchPieces(text: string, q: string): MatchPiece[] {
  const searchWords = foldedWords(q);
  if (searchWords.length === 0) return [{ text, isMatch: false }];
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((piece) => piece !== "")
    .map((piece) => ({
      text: piece,
      isMatch: foldedWords(piece).some((word) => searchWords.some((start) => beginsWith(word, start))),
    }));
}

/** Words of the search text that a row does not show. */
export interface HiddenMatch {
  /**
   * Whether it is certain that they were said. Otherwise they can come from a record that was merged into the
   * patient's.
   */
  isSpoken: boolean;
  words: string[];
}

/** Returns the words of the search text that neither the row nor the details of its patient have. Pure. */
export function hiddenMatch(visit: Visit, q: string): HiddenMatch {
  const known = foldedWords(rowTexts(visit).join(" "));
  const searchWords = foldedWords(withoutBirthDate(q, visit.patient?.birth_date ?? null));
  return {
    isSpoken: visit.patient === null && visit.patient_id === null,
    words: searchWords.filter((word) => !known.some((each) => beginsWith(each, word))),
  };
}

/** Removes the birth date, in any form that the server reads, from a search text. */
function withoutBirthDate(q: string, birthDate: string | null): string {
  if (birthDate === null) return q;
  const isBirthDate = (text: string): boolean => readBirthDates(text).includes(birthDate);
  if (isBirthDate(q)) return "";
  return q
    .split(/[\s,;]+/)
    .filter((part) => !isBirthDate(part))
    .join(" ");
}

/** The texts of a visit that its row shows or could show. */
const rowTexts = ({ title, patient_name, reason, patient }: Visit): (string | null)[] => [
  title,
  patient_name,
  reason,
  identifiers(patient),
  patient?.birth_date ?? null,
  ...(patient?.record_numbers.map(({ system, value }) => system + value) ?? []),
];
