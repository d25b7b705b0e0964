import { cutText } from "../../../shared/cutText";
import { escapePattern, matchPattern } from "../profile/matchPattern";

/** Maximum number of characters of a text in which an identifier is looked for. */
const maxLength = 1_000;

/** The identifiers of a patient that are read in an EHR. */
export type Identifier = "name" | "dob" | "mrn";

/** How an identifier is read from the text of an element. */
export interface DerivedReading {
  /** The part of the text that is the identifier. */
  text: string;
  /** Pattern that extracts this part of the text; undefined if it is the whole text. */
  pattern?: string;
  /** Order of day and month, if the text decides it. */
  dateFormat?: "mdy" | "dmy" | "ymd";
}

/**
 * Words that end a name, or introduce another identifier, e.g. "Lopez, Maria DOB 3/14/1961"; in English, German,
 * Spanish and French.
 */
const labels = "DOB|D\\.O\\.B|Date of birth|[Bb]orn|MRN|PID|Age|Sex|[Gg]eb|F\\. ?Nac|Fecha|NHC|Née|[Ff]emale|[Mm]ale";
/** Matches a word before a name of at least two words, which is not part of it. */
const nameLabelPattern = /^((?:Patient(?:in)?|Paciente|Pac|Pat|Pt|Client|Resident|Inpatient|Outpatient)\.?) \S+ \S/i;
/** Source of a pattern for words before a birth date. */
const birthWords = "DOB|D\\.O\\.B\\.?|[Bb]irth|[Bb]orn|[Gg]eb\\.?|[Gg]eboren|[Nn]ac\\.?|[Nn]acimiento|[Nn]ée? le";
/**
 * Matches the label directly before a record number, without any other words before it: these can be the patient's
 * name.
 */
const numberLabelPattern =
  /(?<!\p{L})(?:(?:MRN|MR|PID|ID|No|Nr|N[º°]|Number|Nummer|Record|Chart|NHC|Historia|IPP|Pat|Patient|Patienten|Medical|Hospital|Unit|Case|Fall|File|Akte|Dossier)[\s.:#º°-]*)+$/iu;

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
 * Maria (40011)". Returns null if there is none in its first 1,000 characters. Pure.
 */
export function deriveReading(identifier: Identifier, whole: string): DerivedReading | null {
  const text = cutText(whole, maxLength);
  const plain = text.replaceAll(/\s+/g, " ").trim();
  for (const pattern of patternsFor(identifier, plain)) {
    const match = matchPattern(pattern, text.trim());
    const read = match?.groups[identifier]?.trim();
    if (!read || !isPlausible(identifier, read)) continue;
    const format = identifier === "dob" ? formatOf(read) : undefined;
    return { text: read, ...(read === text.trim() ? {} : { pattern }), ...(format ? { dateFormat: format } : {}) };
  }
  return null;
}

function patternsFor(identifier: Identifier, text: string): string[] {
  if (identifier === "dob") return datePatterns(text);
  if (identifier === "mrn") return numberPatterns(text);
  const marks = "\\d()\\[\\]|:;#·•–—";
  const end = `\\s*(?:[${marks}]|\\s(?:${labels})[\\s.:#]|\\sPat\\.-|$)`;
  const own = `(?<name>[^${marks}]+?)${end}`;
  const label = nameLabelPattern.exec(text)?.[1];
  return [`^(?:[^:,]{1,40}:)\\s*${own}`, ...(label ? [`^${escapePattern(label)}\\s+${own}`] : []), `^${own}`];
}

/** Returns patterns for the date of birth in `text`: after a word such as "DOB" if there are several dates. */
const datePatterns = (text: string): string[] =>
  dates.flatMap(([shape]) => {
    const count = text.match(new RegExp(shape, "g"))?.length ?? 0;
    const plain = `(?<dob>${shape})`;
    return count > 1 ? [`(?:${birthWords})[\\s:]*${plain}`] : [plain];
  });

/** A record number, with the letters before it. */
const number = "[A-Za-z]{0,5}-?\\d[\\w-]*";

/**
 * Returns a pattern that reads the digits of a record number without the letters before them, in the text that a
 * reading's pattern was made for; `isPlain` also drops leading zeros. Pure.
 */
export function digitsPattern(pattern: string | undefined, isPlain: boolean): string {
  const digits = `[A-Za-z]{0,5}-?${isPlain ? "0*" : ""}(?<pid>\\d+)`;
  return pattern === undefined
    ? `^${digits}$`
    : pattern.replace(`(?<mrn>${number})`, digits).replace(`(?<mrn>${longNumber})`, digits);
}

/** Matches an age, e.g. "65 y" or "(65 Jahre)". */
const agePattern = /\b\d{1,3}\s?(?:y|yo|yrs?|years?|J|Jahre|años|ans|mo|m)\b/gi;
/** Matches a word with a colon or "#" right before a number, e.g. "UHID: ". */
const markedLabelPattern = /(?<!\p{L})\p{L}[\p{L}.-]{0,14}\s*[:#]\s*$/u;

/** Maximum length of a label with its spaces, in characters. */
const maxLabel = 60;

/** A record number with at least four digits. */
const longNumber = "[A-Za-z]{0,5}-?\\d{4}[\\w-]*";

/**
 * Returns patterns for a number that is not a date: alone, after its label, in brackets, the only one, or the only long
 * one. No pattern contains other words of the text, because they can be patient data.
 */
function numberPatterns(text: string): string[] {
  let rest = text;
  for (const shapePattern of [...dates.map(([each]) => new RegExp(each, "g")), agePattern])
    rest = rest.replaceAll(shapePattern, (each) => " ".repeat(each.length));
  const found = [...rest.matchAll(new RegExp(number, "g"))];
  const labels = [numberLabelPattern, markedLabelPattern].flatMap((label) =>
    found.flatMap(({ index }) => label.exec(text.slice(0, index).slice(-maxLabel))?.[0].trim() ?? []),
  );
  const patterns: string[] = labels.map(
    (label) => `${escapePattern(label).replaceAll(/\s+/g, "\\s*")}\\s*(?<mrn>${number})`,
  );
  patterns.push(`^(?<mrn>${number})$`);
  if (found.some(({ index }) => /[([]\s*$/.test(text.slice(0, index))))
    patterns.push(`[(\\[]\\s*(?<mrn>${number})\\s*[)\\]]`);
  if (found.length === 1) patterns.push(`(?<mrn>${number})`);
  else if (found.filter(([each]) => /\d{4}/.test(each)).length === 1) patterns.push(`(?:^|\\s)(?<mrn>${longNumber})`);
  return patterns;
}

function isPlausible(identifier: Identifier, text: string): boolean {
  if (identifier === "name") return text.length >= 2 && /\p{L}{2}/u.test(text);
  if (identifier === "mrn") return /\d/.test(text) && !dates.some(([shape]) => new RegExp(`^${shape}$`).test(text));
  return true;
}

/** Returns the order of day and month in a numeric date, if the numbers decide it. */
function formatOf(text: string): DerivedReading["dateFormat"] {
  if (/^\d{4}/.test(text)) return "ymd";
  const [first, second] = text.split(/[/.-]/).map(Number);
  if (!first || !second) return undefined;
  return first > 12 ? "dmy" : second > 12 ? "mdy" : undefined;
}
