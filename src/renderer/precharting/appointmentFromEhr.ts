import { readBirthDates } from "../../shared/patients/readBirthDates";

/** What is known about a new appointment; date and time as in the fields of its form. */
export interface AppointmentDraft {
  date: string;
  time: string;
  reason: string;
}

const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
/** Matches a date with a named month: "14 Mar 1957", "March 14, 1957". */
const namedDatePattern = new RegExp(
  `\\b(?:\\d{1,2} (?:${months})[a-z]*\\.? \\d{4}|(?:${months})[a-z]*\\.? \\d{1,2},? \\d{4})\\b`,
  "i",
);

/**
 * Reads a line of an EHR's list of appointments, e.g. "2026-12-03 9:40 AM Follow-up". Date and time are empty if the
 * line has none; the date also if it is not clear which of two numbers is the day. Pure.
 */
export function appointmentFromEhr(line: string): AppointmentDraft {
  const iso = /\b(\d{4}-\d\d-\d\d)\b/.exec(line);
  const named = namedDatePattern.exec(line);
  const numeric = /\b\d{1,2}([/.-])\d{1,2}\1\d{4}\b/.exec(line);
  const found = iso ?? named ?? numeric;
  const time = /\b(\d{1,2}):(\d\d)\s*([ap])?\.?m?\b\.?/i.exec(line);
  const reason = [found?.[0], time?.[0]]
    .reduce<string>((text, part) => (part === undefined ? text : text.replace(part, " ")), line)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s,;:·|–-]+|[\s,;:·|–-]+$/g, "");
  return { date: found ? dayOf(found[0]) : "", time: time ? timeOf(time) : "", reason };
}

/** Returns the one day that a text means, in the future or not; "" if it can mean two. */
function dayOf(text: string): string {
  const days = readBirthDates(text, new Date("2200-01-01T00:00:00Z"));
  return days.length === 1 ? days[0]! : "";
}

function timeOf([, hours, minutes, half]: RegExpExecArray): string {
  const hour = Number(hours);
  const full = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return full < 24 && Number(minutes) < 60 ? `${String(full).padStart(2, "0")}:${minutes}` : "";
}
