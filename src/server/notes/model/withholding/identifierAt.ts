const digitWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const isSeparator = (token: string | undefined): boolean => token !== undefined && /^[\s\-.,()/–]$/.test(token);
/** Matches units. A number before one of them is a value and not an identifier: “500 mg”. */
const unitsPattern = /^(?:mg|mcg|g|kg|ml|l|units?|iu|milligrams?|micrograms?|grams?|calories|steps|mm|cm)$/i;

/** Maximum number of tokens between two groups of digits: “) ”. */
const maxBetween = 2;
/** Maximum number of digits of an identifying number. */
const maxDigits = 30;

/** Returns a token as digits if it is a number or the word of one digit; null otherwise. */
function digitsOf(token: string | undefined): string | null {
  if (token === undefined) return null;
  if (/^\d+$/.test(token)) return token;
  const word = token.toLowerCase();
  const digit = word === "oh" ? 0 : digitWords.indexOf(word);
  return digit === -1 ? null : String(digit);
}

/**
 * Returns the end (exclusive) of the record, phone or other identifying number that begins at a token; null if none
 * begins there.
 * @param tokens the text as `splitText` returns it.
 * @param at index of the token.
 * @param known the patient's own numbers, reduced to letters and digits in lower case; those below four characters are
 * ignored.
 */
export function identifierAt(tokens: readonly string[], at: number, known: readonly string[]): number | null {
  if (isDecimalPart(tokens, at)) return null;
  for (const value of known) {
    const end = value.length < 4 ? null : endOfKnown(tokens, at, value);
    if (end !== null) return end;
  }
  return endOfNamed(tokens, at) ?? endOfUnknown(tokens, at);
}

/** Words that announce an identifying number. */
const cues = new Set(["number", "mrn", "record", "account", "policy", "member", "insurance", "id", "ssn", "passport"]);
/** Number of tokens before a number that are searched for one of `cues`; spaces count. */
const maxCueReach = 8;

/**
 * Returns the end of a number that follows one of `cues`: up to five tokens of digits or letters without a space or
 * mark between them, with at least four digits in all (“MRN AB1234”). Null if there is none.
 */
function endOfNamed(tokens: readonly string[], at: number): number | null {
  if (/^[\p{L}\p{M}\d]/u.test(tokens[at - 1] ?? "")) return null;
  let end = at;
  while (end < at + 5 && /^[\p{L}\p{M}\d]/u.test(tokens[end] ?? "")) end += 1;
  const digits = tokens.slice(at, end).join("").replaceAll(/\D/g, "");
  const isNamed = tokens.slice(Math.max(0, at - maxCueReach), at).some((token) => cues.has(token.toLowerCase()));
  return digits.length >= 4 && isNamed ? end : null;
}

/** Whether the digits at a position follow the point of a decimal: “1.5”. */
const isDecimalPart = (tokens: readonly string[], at: number): boolean =>
  tokens[at - 1] === "." && /^\d+$/.test(tokens[at - 2] ?? "");

/** Returns the end of one of the patient’s own numbers, whatever separates its characters; null if it is another. */
function endOfKnown(tokens: readonly string[], at: number, value: string): number | null {
  let read = "";
  for (let next = at; next < tokens.length && read.length < value.length; next += 1) {
    const token = tokens[next] ?? "";
    if (isSeparator(token) && next > at) continue;
    read += digitsOf(token) ?? token.toLowerCase();
    if (!value.startsWith(read)) return null;
    if (read === value) return next + 1;
  }
  return null;
}

/** Returns the end of groups of digits that `isIdentifier` accepts and no unit follows; null if there are none. */
function endOfUnknown(tokens: readonly string[], at: number): number | null {
  const groups: string[] = [];
  const between: string[] = [];
  let end = at;
  let total = 0;
  for (let next = at; ;) {
    const digits = digitsOf(tokens[next]);
    if (digits === null) break;
    total += digits.length;
    if (total > maxDigits) return null;
    groups.push(digits);
    end = next + 1;
    next = end;
    while (next < end + maxBetween && isSeparator(tokens[next])) next += 1;
    between.push(tokens.slice(end, next).join(""));
  }
  if (groups.length === 0) return null;
  const follower = tokens[end] === " " ? (tokens[end + 1] ?? "") : "";
  const isInternational = tokens[at - 1] === "+";
  return isIdentifier(groups, between, isInternational) && !unitsPattern.test(follower) ? end : null;
}

/** Whether groups of digits are a phone or other identifying number, and not values such as “120 80 72”. */
function isIdentifier(groups: readonly string[], between: readonly string[], isInternational: boolean): boolean {
  const total = groups.join("").length;
  if (total < 7) return false;
  const lengths = groups.map(({ length }) => length).join(" ");
  if (groups.length === 1) return !groups[0]?.endsWith("0000"); // a round number is a value: “1200000 units”
  if (groups.every(({ length }) => length === 1)) return true;
  if (isInternational || (groups[0]?.startsWith("0") && total > 8)) return true;
  if (lengths === "3 4") return between[0] === "-";
  // US phone numbers, without and with the country code, and social security numbers
  return ["3 3 4", "1 3 3 4", "3 2 4"].includes(lengths);
}
