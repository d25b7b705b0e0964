import { asciiDigits } from "./asciiDigits";
import { firstBirthYear } from "./firstBirthYear";

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns whether the text is an existing day like "1957-03-14", from 1880 to today in the time zone furthest ahead.
 */
export function isBirthDate(text: string, now = new Date()): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return toDay(Number(year), Number(month), Number(day), now) === text;
}

/**
 * Returns the days that a typed birth date can mean, the most likely first; none if it is not a date. Reads dates with
 * the year first (1957-03-14, 1957년 3월 14일), US dates (3/14/1957; also day first, the only reading of 14/3/1957), dates
 * with dots (day first), names of months (14 Mar 1957, March 14, 1957) and eight digits (03141957, 19570314). A date
 * whose year has two digits is the last such day that is not in the future.
 * @param isDayFirst whether 3/4/1957 is more likely April 3 than March 4.
 */
export function readBirthDates(typed: string, now = new Date(), isDayFirst = false): string[] {
  const text = asciiDigits(typed.normalize("NFKC").replaceAll(/\p{Bidi_Control}/gu, ""))
    .trim()
    .toLowerCase();
  const found = candidates(text, now, isDayFirst).map(([year, month, day]) =>
    toDay(fullYear(year, month, day, now), month, day, now),
  );
  return [...new Set(found.filter((day) => day !== null))];
}

/** Year, month and day as numbers; the year can have two digits. */
type Candidate = [year: string, month: number, day: number];

function candidates(text: string, now: Date, isDayFirst: boolean): Candidate[] {
  const compact = text
    .split(/([-/.年月日년월일])/)
    .map((part) => part.trim())
    .join("")
    .replace(/[.일日]$/, ""); // "1957. 3. 14."
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.年년](\d{1,2})[-/.月월](\d{1,2})$/.exec(compact) ?? [];
  if (isoYear) return [[isoYear, Number(isoMonth), Number(isoDay)]];
  const [, first, mark, second, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)$/.exec(compact) ?? [];
  if (first && second && year) {
    const monthFirst: Candidate = [year, Number(first), Number(second)];
    const dayFirst: Candidate = [year, Number(second), Number(first)];
    return mark === "." || isDayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  }
  return /^\d{8}$/.test(text) ? eightDigits(text, now, isDayFirst) : namedMonth(text);
}

function eightDigits(digits: string, now: Date, isDayFirst: boolean): Candidate[] {
  const at = (from: number, to: number): number => Number(digits.slice(from, to));
  const monthFirst: Candidate = [digits.slice(4), at(0, 2), at(2, 4)];
  const dayFirst: Candidate = [digits.slice(4), at(2, 4), at(0, 2)];
  const yearFirst: Candidate = [digits.slice(0, 4), at(4, 6), at(6, 8)];
  return [...(isDayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst]), yearFirst].filter(
    ([year, month, day]) => toDay(Number(year), month, day, now) !== null,
  );
}

function namedMonth(text: string): Candidate[] {
  const words = text.split(/[\s,.\-/]+/).filter(Boolean);
  const month = words.findIndex((word) => monthOf(word) !== 0);
  const [day, year] = words.filter((_, index) => index !== month).map((word) => word.replace(/(?:st|nd|rd|th)$/, ""));
  if (words.length !== 3 || month === -1 || !/^\d{1,2}$/.test(day ?? "") || !/^\d{4}$/.test(year ?? "")) return [];
  return [[year ?? "", monthOf(words[month] ?? ""), Number(day)]];
}

/** Returns the month, 1 to 12, whose English name has the same first three letters as a word; 0 if there is none. */
function monthOf(word: string): number {
  // November in Finnish: the only foreign name of a month that starts like the English name of another month
  if (word.startsWith("marras")) return 11;
  return monthNames.indexOf(word.slice(0, 3)) + 1;
}

function fullYear(year: string, month: number, day: number, now: Date): number {
  if (year.length !== 2) return Number(year);
  const current = now.getUTCFullYear();
  const inThisCentury = current - (current % 100) + Number(year);
  const isFuture = Date.UTC(inThisCentury, month - 1, day) > now.getTime() + dayMs;
  return isFuture ? inThisCentury - 100 : inThisCentury;
}

/** Returns the day as "1957-03-14"; null if it does not exist, is too early or is in the future in every time zone. */
function toDay(year: number, month: number, day: number, now: Date): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || year < firstBirthYear || date.getTime() > now.getTime() + dayMs) return null;
  return date.toISOString().slice(0, 10);
}
