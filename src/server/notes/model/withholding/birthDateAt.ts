const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const numberWords = new Set(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
   sixteenth seventeenth eighteenth nineteenth twentieth thirtieth zero oh one two three four five six seven eight nine ten
   eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy
   eighty ninety hundred thousand`.split(/\s+/),
);
/** Words that can be between the numbers and the month of a date. */
const between = new Set(["the", "of", "and", "st", "nd", "rd", "th"]);

/** Maximum number of tokens of a date, spaces included. “the fourteenth of March nineteen fifty seven” has 13. */
const maxTokens = 24;

/** Returns the number of a month, from 1, by its name or its first three letters; 0 if the token is not a month. */
function monthOf(token: string | undefined): number {
  const word = (token ?? "").toLowerCase();
  return word.length < 3 ? 0 : months.findIndex((month) => month === word || month.slice(0, 3) === word) + 1;
}

/**
 * Returns the end (exclusive) of the birth date that begins at a token; null if none begins there.
 * @param tokens the text as `splitText` returns it.
 * @param at index of the token.
 * @param known the patient's birth date, which is found wherever its day and year are written with digits.
 * @param isAboutBirth whether this text or the previous one mentions a birth date: then every date counts as a birth
 * date.
 */
export function birthDateAt(
  tokens: readonly string[],
  at: number,
  known: string | null,
  isAboutBirth: boolean,
): number | null {
  const first = tokens[at];
  if (first === undefined || !/^[\p{L}\d]/u.test(first)) return null;
  let end = at;
  const numbers: number[] = [];
  let [month, spoken] = [0, 0];
  for (let next = at; next < at + maxTokens; next += 1) {
    const token = tokens[next] ?? "";
    const word = token.toLowerCase();
    const named = month === 0 && numbers.length + spoken < 4 ? monthOf(token) : 0;
    if (named > 0) month = named;
    else if (/^\d{1,4}$/.test(token)) numbers.push(Number(token));
    else if (numberWords.has(word)) spoken += 1;
    else if (next > at && (between.has(word) || /^[\s,./-]$/.test(token))) continue;
    else break;
    end = next + 1;
    if (numbers.length === (month > 0 ? 2 : 3)) break;
  }
  if (known !== null && isSame(numbers, month, known)) return end;
  const isDate = month > 0 ? numbers.length + spoken > 0 : isNumericDate(tokens.slice(at, end), numbers);
  return isAboutBirth && isDate ? end : null;
}

/** Whether three numbers with the same mark between them are a date: 3/14/1957. */
const isNumericDate = (tokens: readonly string[], numbers: readonly number[]): boolean =>
  numbers.length === 3 && tokens.length === 5 && tokens[1] === tokens[3] && /^[./-]$/.test(tokens[1] ?? "");

function isSame(numbers: readonly number[], named: number, known: string): boolean {
  const [year = 0, month = 0, day = 0] = known.split("-").map(Number);
  const isYear = (value: number | undefined): boolean => value === year || value === year % 100;
  if (named > 0) return named === month && numbers[0] === day && isYear(numbers[1]);
  const [a, b, c] = numbers;
  if (numbers.length !== 3) return false;
  if (a === year) return b === month && c === day;
  return isYear(c) && ((a === month && b === day) || (a === day && b === month));
}
