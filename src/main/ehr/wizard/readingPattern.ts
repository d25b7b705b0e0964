import { escapePattern, matchPattern } from "../profile/pattern";

/** What is read of a patient. */
export type Identifier = "name" | "dob" | "mrn";

export interface DerivedReading {
  /** The part of the text that is the identifier. */
  text: string;
  /** Pattern that extracts this part of the text; undefined if it is the whole text. */
  pattern?: string;
  /** Order of day and month, if the text decides it. */
  dateFormat?: "mdy" | "dmy" | "ymd";
}

/** Words that end a name, or introduce another identifier, e.g. "Lopez, Maria DOB 3/14/1961". */
const labels = "DOB|D\\.O\\.B|Date of birth|[Bb]orn|MRN|PID|Age|Sex";

const months = "[A-Z][a-z]{2,8}\\.?";
/** Shapes of a date, with the order of its numbers if these decide it. */
const dates: readonly [pattern: string, format: DerivedReading["dateFormat"]][] = [
  ["\\d{4}-\\d{1,2}-\\d{1,2}", "ymd"],
  ["\\d{4}/\\d{1,2}/\\d{1,2}", "ymd"],
  ["\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{4}", undefined],
  [`\\d{1,2}[ -]${months}[ -]\\d{4}`, undefined],
  [`${months} \\d{1,2},? \\d{4}`, undefined],
];

/**
 * Finds an identifier in the text of the element that the clinician pointed at, which may contain more, e.g. "Lopez,
 * Maria (40011)". Returns null if there is none. Pure.
 */
export function deriveReading(what: Identifier, text: string): DerivedReading | null {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  for (const pattern of patternsFor(what, plain)) {
    const match = matchPattern(pattern, text.trim());
    const read = match?.groups[what]?.trim();
    if (!read || !isPlausible(what, read)) continue;
    const format = what === "dob" ? formatOf(read) : undefined;
    return { text: read, ...(read === text.trim() ? {} : { pattern }), ...(format ? { dateFormat: format } : {}) };
  }
  return null;
}

function patternsFor(what: Identifier, text: string): string[] {
  if (what === "dob") return datePatterns(text);
  if (what === "mrn") return numberPatterns(text);
  const end = `\\s*(?:[\\d()\\[\\]|:;#]|\\b(?:${labels})\\b|$)`;
  return [`^(?:[^:,]{1,40}:)\\s*(?<name>[^\\d()\\[\\]|:;#]+?)${end}`, `^(?<name>[^\\d()\\[\\]|:;#]+?)${end}`];
}

/** Prefers a date after a word such as "DOB", if there are several. */
const datePatterns = (text: string): string[] =>
  dates.flatMap(([shape]) => {
    const count = text.match(new RegExp(shape, "g"))?.length ?? 0;
    const plain = `(?<dob>${shape})`;
    return count > 1 ? [`(?:DOB|D\\.O\\.B\\.?|[Bb]irth|[Bb]orn)[\\s:]*${plain}`] : [plain];
  });

/** Returns patterns for a number that is not a date: alone, after the words before it, in brackets, or the only one. */
function numberPatterns(text: string): string[] {
  const number = "[A-Za-z]{0,5}-?\\d[\\w-]*";
  let rest = text;
  for (const [shape] of dates) rest = rest.replaceAll(new RegExp(shape, "g"), " ");
  const found = rest.match(new RegExp(number, "g")) ?? [];
  const marked = /(?:MRN|MR|PID|ID|No|Number|Record|Chart)\b[\s.:#no]*$/i;
  const patterns: string[] = [`^(?<mrn>${number})$`];
  for (const each of found) {
    const before = text.slice(0, text.indexOf(each));
    const words = /(?:[A-Za-z.#]+[ :.#]*){1,3}$/.exec(before)?.[0].trim();
    const isMarked = marked.test(before);
    if (isMarked && words) patterns.unshift(`${escapePattern(words).replaceAll(" ", "\\s*")}\\s*(?<mrn>${number})`);
    else if (/[([]\s*$/.test(before)) patterns.push(`[(\\[]\\s*(?<mrn>${number})\\s*[)\\]]`);
  }
  if (found.length === 1) patterns.push(`(?<mrn>${number})`);
  return patterns;
}

function isPlausible(what: Identifier, text: string): boolean {
  if (what === "name") return text.length >= 2 && /\p{L}{2}/u.test(text);
  if (what === "mrn") return /\d/.test(text) && !dates.some(([shape]) => new RegExp(`^${shape}$`).test(text));
  return true;
}

/** Returns the order of day and month in a date made of numbers, if the numbers decide it. */
function formatOf(text: string): DerivedReading["dateFormat"] {
  if (/^\d{4}/.test(text)) return "ymd";
  const [first, second] = text.split(/[/.-]/).map(Number);
  if (!first || !second) return undefined;
  return first > 12 ? "dmy" : second > 12 ? "mdy" : undefined;
}
