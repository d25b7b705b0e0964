import { asciiDigits } from "../../shared/patients/asciiDigits";
import { isBirthDate, readBirthDates } from "../../shared/patients/readBirthDates";
import { plainDateText } from "./dateText";
import { readerLocale } from "./readerLocale";
import { twoDigits } from "./twoDigits";

const inDigits = { year: "numeric", month: "2-digit", day: "2-digit", timeZone: "UTC" } as const;
const styles = (["short", "long"] as const).map(
  (month) => ({ year: "numeric", month, day: "numeric", timeZone: "UTC" }) as const,
);
const months = Array.from({ length: 12 }, (_, index) => index + 1);
const endOfTime = new Date("9999-12-31T00:00:00Z");
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Returns the pattern of a typed day in the reader's locale: "MM/DD/YYYY" in the US, elsewhere e.g. "DD.MM.YYYY". */
export const typedDayPattern = (): string =>
  parts(at("2004-05-06"), inDigits)
    .map(({ type, value }) => ({ year: "YYYY", month: "MM", day: "DD" })[type as string] ?? value)
    .join("")
    .replaceAll(/\p{Bidi_Control}/gu, "");

/** Returns an example of a typed day in the reader's locale: "3/14/1957" in the US, elsewhere e.g. "14.3.1957". */
export const typedDayExample = (): string =>
  plainDateText(at("1957-03-14"), { year: "numeric", month: "numeric", day: "numeric", timeZone: "UTC" });

/**
 * Returns a day as it is typed in the reader's locale: "03/14/1957" in the US. Returns the ISO day if `readTypedDay`
 * would not read that text as the same day.
 * @param day such as `1957-03-14`.
 */
export function typedDay(day: string): string {
  const text = plainDateText(at(day), inDigits);
  return readTypedDay(text) === day ? text : day;
}

/**
 * Reads a birth date as dates are written in the reader's locale, in digits or with the month's name.
 * @returns an ISO day; undefined if the text cannot be read, is in the future, or has digits in an order that is not
 * certain in this locale.
 */
export function readTypedDay(typed: string): string | undefined {
  const order = parts(at("2004-05-06"), inDigits).map(({ type }) => type);
  const isDayFirst = order.indexOf("day") < order.indexOf("month");
  const text = asciiDigits(typed.normalize("NFKC"));
  const hasFullYear = /\d{4}/.test(text);
  // With a full year, reads future days too and rejects them below; otherwise the digits would be read in the other
  // order. Without, "now" makes it a year in the past.
  const [day, other] = readBirthDates(text, hasFullYear ? endOfTime : new Date(), isDayFirst);
  if (day === undefined) return readNamedMonth(typed);
  const isYearFirst = order.indexOf("year") < order.indexOf("month");
  if (isYearFirst && !hasFullYear) return undefined; // 12-03-04 can begin with the year
  // The order of 3/4/1957 is unknown in locales that write the year first, and that of 3.4.1957 in those that write the
  // month first.
  const isUncertain = other !== undefined && (isYearFirst || (!isDayFirst && text.includes(".")));
  return !isUncertain && isBirthDate(day) ? day : undefined;
}

/**
 * Returns the text to search for. A day with the locale's name of a month becomes an ISO day, because the server knows
 * only English names.
 */
export const searchText = (typed: string): string => readNamedMonth(typed) ?? typed;

/** Reads a date that is written as this locale writes the same day, with the month's short or long name. */
function readNamedMonth(typed: string): string | undefined {
  const text = lettersAndDigits(typed);
  const numbers = asciiDigits(typed).match(/\d+/g) ?? [];
  const year = numbers.find(({ length }) => length === 4);
  if (year === undefined || numbers.length > 3) return undefined;
  return numbers
    .filter((number) => number.length < 3)
    .flatMap((day) => months.map((month) => `${year}-${twoDigits(month)}-${day.padStart(2, "0")}`))
    .filter((day) => isBirthDate(day))
    .find((day) => styles.some((style) => lettersAndDigits(plainDateText(at(day), style)) === text));
}

const lettersAndDigits = (text: string): string =>
  asciiDigits(text.normalize("NFKC"))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

const parts = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(readerLocale().tag, options).formatToParts(date);
