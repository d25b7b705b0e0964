import { readBirthDates } from "../../shared/patients/readBirthDates";
import { foldName, nameWords } from "./nameWords";
import type { RecordNumber } from "../../shared/patients/patient";
import type { TokenOf } from "../platform/crypto/DataKey";

/**
 * Maximum letters of a name or prefix that becomes a token, which limits the tokens of a patient. Longer words, also of
 * queries, are cut to this length.
 */
const maxPrefix = 12;
/**
 * Minimum letters of a prefix that is indexed: in a copy of the database, shorter ones could be recognized by their
 * frequency. Whole names are indexed at any length. In Han, Hangul and kana one letter is enough, because it can be a
 * whole name.
 */
const minPrefix = 3;
/** Matches a letter of a script whose names can be one or two characters long. */
const shortNameScriptsPattern = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The fields of a patient that are searched. */
interface Findable {
  name: string;
  birth_date: string | null;
  record_numbers: readonly RecordNumber[];
}

/** A word of a query as the tokens that it can match; a patient must have one of them. */
export type QueryWord = readonly string[];

/** Normalizes a record number for comparison: only its letters and digits, in lower case. */
const plainNumber = (value: string): string => foldName(value).replaceAll(/[^\p{L}\p{N}]/gu, "");
const withoutZeros = (number: string): string => number.replace(/^0+(?=.)/, "");

/** Returns the tokens under which a patient is found: name prefixes, birth date, record numbers. */
export function patientTokens(tokenOf: TokenOf, patient: Findable): string[] {
  const keys = new Set(nameWords(patient.name).flatMap(namePrefixes));
  if (patient.birth_date !== null) keys.add(`birth ${patient.birth_date}`);
  for (const { system, value } of patient.record_numbers) {
    keys.add(`number ${withoutZeros(plainNumber(value))}`);
    keys.add(`number ${plainNumber(system + value)}`); // typed as "MRN447183"
  }
  return [...keys].map(tokenOf);
}

/** Returns the token of a record number and its system, which is unique within the organization. */
export function numberToken(tokenOf: TokenOf, { system, value }: RecordNumber): string {
  return tokenOf(`unique ${plainNumber(system)} ${plainNumber(value)}`);
}

/** Returns the words of a search; each matches as a name, a birth date or a record number. Empty for an empty text. */
export function readPatientQuery(tokenOf: TokenOf, query: string): QueryWord[] {
  return queryParts(query)
    .map((part) => keysOf(part).map(tokenOf))
    .filter((tokens) => tokens.length > 0);
}

function namePrefixes(word: string): string[] {
  const letters = Array.from(word).slice(0, maxPrefix);
  const from = shortNameScriptsPattern.test(word) ? 1 : minPrefix;
  const prefixes = [`name ${letters.join("")}`];
  for (let end = from; end < letters.length; end++) prefixes.push(`name ${letters.slice(0, end).join("")}`);
  return prefixes;
}

/** Matches a date with a named month, which contains spaces: "14 March 1957", "Mar 14, 1957". */
const namedDatePattern = /(?:\d{1,2}\.? \p{L}{3,9}\.?,? \d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})/u;

/** Splits a search into words; a date that is written with spaces stays whole. */
function queryParts(query: string): string[] {
  const text = query.trim().replaceAll(/\s+/g, " ");
  const [found] = namedDatePattern.exec(text) ?? [];
  if (!found || readBirthDates(found).length === 0) return text.split(/[\s,;]+/).filter(Boolean);
  return [found, ...queryParts(text.replace(found, " "))];
}

function keysOf(part: string): string[] {
  const dates = readBirthDates(part).map((day) => `birth ${day}`);
  const number = plainNumber(part);
  const isNumber = /\p{N}/u.test(number);
  const names = dates.length > 0 ? [] : nameWords(part);
  // nameWords("O’Brien") is o, brien, obrien: the last one is the most specific
  const whole = names.at(-1);
  return [
    ...dates,
    ...(isNumber ? [`number ${withoutZeros(number)}`] : []),
    ...(whole ? [`name ${Array.from(whole).slice(0, maxPrefix).join("")}`] : []),
  ];
}
