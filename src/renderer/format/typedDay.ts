import { asciiDigits } from "../../shared/patients/asciiDigits";
import { isBirthDate, readBirthDates } from "../../shared/patients/birthDate";
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

/** Returns how a day is typed here: "MM/DD/YYYY", elsewhere "DD.MM.YYYY" or "YYYY/MM/DD". */
export const typedDayPattern = (): string =>
  parts(at("2004-05-06"), inDigits)
    .map(({ type, value }) => ({ year: "YYYY", month: "MM", day: "DD" })[type as string] ?? value)
    .join("")
    .replaceAll(/\p{Bidi_Control}/gu, "");

/** Returns the example of a typed day: "3/14/1957", elsewhere "14.3.1957". */
export const typedDayExample = (): string =>
  plainDateText(at("1957-03-14"), { year: "numeric", month: "numeric", day: "numeric", timeZone: "UTC" });

/** Returns a day as it is typed: "03/14/1957", elsewhere "14.03.1957". @param day such as `1957-03-14`. */
export function typedDay(day: string): string {
  const text = plainDateText(at(day), inDigits);
  return readTypedDay(text) === day ? text : day;
}

/**
 * Reads a birth date as people write dates here, in digits or with the month's name. Undefined if it cannot be read or is
 * in the future, and for digits whose order is not certain here.
 */
export function readTypedDay(typed: string): string | undefined {
  const order = parts(at("2004-05-06"), inDigits).map(({ type }) => type);
  const isDayFirst = order.indexOf("day") < order.indexOf("month");
  const text = asciiDigits(typed.normalize("NFKC"));
  const hasFullYear = /\d{4}/.test(text);
  // A day of the future is read too, and then refused: it must not become a day of the other order.
  const [day, other] = readBirthDates(text, hasFullYear ? endOfTime : new Date(), isDayFirst);
  if (day === undefined) return readNamedMonth(typed);
  const isYearFirst = order.indexOf("year") < order.indexOf("month");
  if (isYearFirst && !hasFullYear) return undefined; // 12-03-04 has its year first too
  // 3/4/1957 has no order where the year is first, and 3.4.1957 has none where the month is
  const isUncertain = other !== undefined && (isYearFirst || (!isDayFirst && text.includes(".")));
  return !isUncertain && isBirthDate(day) ? day : undefined;
}

/** Returns a search text; a day with this locale's name of its month as an ISO day, because the server knows English names. */
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
