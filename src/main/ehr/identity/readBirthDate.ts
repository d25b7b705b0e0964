import { firstBirthYear } from "../../../shared/patients/firstBirthYear";

/** Order of year, month and day in a numeric date. */
export type DateOrder = "mdy" | "dmy" | "ymd";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Returns the birth date in a text as year-month-day; null if there is none, if it does not exist, is before 1880 or in
 * the future, if a year of two digits can be in either century, or if the text has two different dates.
 * @param order of the numbers in a date; by default month first, or day first if the numbers are separated by dots. The
 * wizard finds it out or refuses the date; a profile written by hand can lack it. If the default is wrong, the date
 * differs from that of the patient's record, so that nothing is filled in.
 */
export function readBirthDate(text: string, order?: DateOrder, today = new Date()): string | null {
  const dates = new Set([...named(text), ...numeric(text, order)].map((date) => isoOf(date, today)));
  const [date] = dates;
  return dates.size === 1 ? (date ?? null) : null;
}

interface Parts {
  year: string;
  month: number;
  day: number;
}

/** Source of a pattern for the name of a month, with its first three letters as a group. */
const month = "(jan|feb|mar(?!ras)|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
/** Matches a date with the day before the month's name: "3 May 1960". */
const dayFirstDatePattern = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?[\\s.-]*${month}[\\s.,-]*(\\d{4})\\b`, "gi");
/** Matches a date with the month's name first: "May 3, 1960". */
const monthFirstDatePattern = new RegExp(`\\b${month}[\\s.-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s,.-]+(\\d{4})\\b`, "gi");

/**
 * Finds dates with the name of the month: "14 Mar 1961", "14-MAR-1961", "March 14, 1961". The Finnish "marraskuu"
 * (November) does not count as March: it is the only foreign name that starts like another month's English name.
 */
function named(text: string): Parts[] {
  const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const dayFirst = text.matchAll(dayFirstDatePattern);
  const monthFirst = text.matchAll(monthFirstDatePattern);
  return [
    ...[...dayFirst].map(([, day, name, year]) => ({ year: year!, month: monthOf(name!), day: Number(day) })),
    ...[...monthFirst].map(([, name, day, year]) => ({ year: year!, month: monthOf(name!), day: Number(day) })),
  ];
}

/** Finds numeric dates: "1961-03-14", "19610314", "03/14/1961", "14.03.1961", "3/14/61". */
function numeric(text: string, order: DateOrder | undefined): Parts[] {
  const yearFirst = [...text.matchAll(/(?<!\d)(\d{4})([-/.]?)(\d{2})\2(\d{2})(?!\d)/g)];
  const yearLast = [...text.matchAll(/(?<![\d./-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/g)];
  return [
    ...yearFirst.map(([, year, , month, day]) => ({ year: year!, month: Number(month), day: Number(day) })),
    ...yearLast.map(([, a, separator, b, c]) => {
      if (order === "ymd") return { year: a!, month: Number(b), day: Number(c) };
      const isDayFirst = (order ?? (separator === "." ? "dmy" : "mdy")) === "dmy";
      return { year: c!, month: Number(isDayFirst ? b : a), day: Number(isDayFirst ? a : b) };
    }),
  ];
}

function isoOf({ year, month, day }: Parts, today: Date): string | null {
  const full = year.length === 4 ? Number(year) : centuryOf(Number(year), today);
  if (full === null) return null;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && full >= firstBirthYear && date <= today ? date.toISOString().slice(0, 10) : null;
}

/** Returns the year that two digits mean; null if a living person can have been born in either century. */
function centuryOf(digits: number, today: Date): number | null {
  return 2000 + digits > today.getUTCFullYear() ? 1900 + digits : null;
}
