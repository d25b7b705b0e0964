import { readBirthDates } from "../../shared/patients/birthDate";
import { foldName, nameWords } from "../../shared/patients/nameWords";
import type { RecordNumber } from "../../shared/patients/patient";
import type { Vault } from "../platform/crypto/Vault";

/** Maximum letters of a prefix that is stored as a token; longer query words are cut to it. */
const maxPrefix = 12;
/**
 * Minimum letters of an indexed prefix in alphabets, because the tokens of shorter ones could be recognized by their
 * frequency in a copy of the database. Whole names are found however short they are. One Han letter or Hangul syllable
 * is a name by itself.
 */
const minPrefix = 3;
const wholeScripts = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What a patient is found by. */
interface Findable {
  name: string;
  birth_date: string | null;
  record_numbers: readonly RecordNumber[];
}

/** A word of a query: the tokens it can match, of which a patient needs one. */
export type QueryWord = readonly string[];

/** Returns the key of an organization's patient tokens: a patient list is shared by its clinicians. */
function tokensOf(vault: Vault, organizationId: string): (text: string) => string {
  return vault.tokensOf(`patients of organization ${organizationId}`);
}

/** Returns a record number as it is compared: lower case letters and digits alone. */
export const plainNumber = (value: string): string => foldName(value).replaceAll(/[^\p{L}\p{N}]/gu, "");
const withoutZeros = (number: string): string => number.replace(/^0+(?=.)/, "");

/** Returns the tokens under which a patient is found: name prefixes, birth date, record numbers. */
export function patientTokens(vault: Vault, organizationId: string, patient: Findable): string[] {
  const keys = new Set(nameWords(patient.name).flatMap(namePrefixes));
  if (patient.birth_date !== null) keys.add(`birth ${patient.birth_date}`);
  for (const { system, value } of patient.record_numbers) {
    keys.add(`number ${withoutZeros(plainNumber(value))}`);
    keys.add(`number ${plainNumber(system + value)}`); // typed as "MRN447183"
  }
  return [...keys].map(tokensOf(vault, organizationId));
}

/** Returns the token that is unique within the organization: of a record number in its system. */
export function numberToken(vault: Vault, organizationId: string, { system, value }: RecordNumber): string {
  return tokensOf(vault, organizationId)(`unique ${plainNumber(system)} ${plainNumber(value)}`);
}

/** Returns the words of a search; each matches as a name, a birth date or a record number. Empty for an empty text. */
export function readPatientQuery(vault: Vault, organizationId: string, query: string): QueryWord[] {
  const tokenOf = tokensOf(vault, organizationId);
  return queryParts(query)
    .map((part) => keysOf(part).map(tokenOf))
    .filter((tokens) => tokens.length > 0);
}

function namePrefixes(word: string): string[] {
  const letters = Array.from(word).slice(0, maxPrefix);
  const from = wholeScripts.test(word) ? 1 : minPrefix;
  const prefixes = [`name ${letters.join("")}`];
  for (let end = from; end < letters.length; end++) prefixes.push(`name ${letters.slice(0, end).join("")}`);
  return prefixes;
}

/** A date with a named month, which contains spaces: "14 March 1957", "Mar 14, 1957". */
const namedDate = /(?:\d{1,2}\.? \p{L}{3,9}\.?,? \d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})/u;

/** Splits a search into words; a date that is written with spaces stays whole. */
function queryParts(query: string): string[] {
  const text = query.trim().replaceAll(/\s+/g, " ");
  const [found] = namedDate.exec(text) ?? [];
  if (!found || readBirthDates(found).length === 0) return text.split(/[\s,;]+/).filter(Boolean);
  return [found, ...queryParts(text.replace(found, " "))];
}

function keysOf(part: string): string[] {
  const dates = readBirthDates(part).map((day) => `birth ${day}`);
  const number = plainNumber(part);
  const isNumber = /\p{N}/u.test(number);
  const names = dates.length > 0 ? [] : nameWords(part);
  // "O’Brien" has the words o, brien and obrien: the joined one is the most specific
  const whole = names.at(-1);
  return [
    ...dates,
    ...(isNumber ? [`number ${withoutZeros(number)}`] : []),
    ...(whole ? [`name ${Array.from(whole).slice(0, maxPrefix).join("")}`] : []),
  ];
}
