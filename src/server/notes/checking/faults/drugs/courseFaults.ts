import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import { timeUnits } from "../../reading/saidDurations";
import type { SaidStatement, SaidVisit } from "../../reading/SaidVisit";
import type { Quantity, Statement } from "../../reading/Statement";

/** Matches the end of the words before the length of a course: "for", "for the next", "a total of". */
const forPattern = /\b(?:for|over)(?: (?:the next|a total of|another|about|around|a|a full|one|approximately)){0,2} $/i;
/** Maximum number of statements after the one that names a drug in which its course can be said. */
const maxAfter = 3;

/** Returns the lengths of a course in a statement: "7 days" in "for 7 days". */
const coursesIn = ({ text, quantities }: Statement): Quantity[] =>
  quantities.filter(
    ({ unit, start }) =>
      unit !== null && timeUnits.has(unit) && unit !== "hour" && forPattern.test(text.slice(0, start)),
  );

/** Finds a drug of the plan written for another length of time than was said: "for 2 weeks" for "for a full week". */
export function courseFaults({ statement, visit, section }: CheckedSentence): Fault[] {
  if (!/plan|assess|medic|instruct/i.test(section)) return [];
  const drugs = statement.mentions.filter(({ kind }) => kind === "drug");
  const [written, ...others] = coursesIn(statement);
  const [drug] = drugs;
  if (!drug || new Set(drugs.map(({ name }) => name)).size > 1 || !written || others.length > 0) return [];
  if (written.from < drug.from) return [];
  const said = (visit.byKey.get(`drug:${drug.name}`) ?? [])
    .filter(({ by }) => by === "clinician")
    .flatMap((one) => aboutCourse(one, drug.name, visit));
  const courses = said.flatMap((one) => coursesIn(one).map((course) => ({ one, course })));
  const [first] = courses;
  if (!first || courses.some(({ course }) => isSameLength(course, written))) return [];
  const detail = `“${first.course.words}” was said of ${drug.words}`;
  return [{ kind: "time", must: false, value: written.words, at: written.start, detail, heard: first.one }];
}

/**
 * Returns a statement that names a drug and those after it of the same speaker, up to the next one that names another
 * drug.
 */
function aboutCourse(one: SaidStatement, drug: string, { statements }: SaidVisit): SaidStatement[] {
  const after = statements.slice(one.index + 1, one.index + 1 + maxAfter);
  const end = after.findIndex(
    ({ by, mentions }) => by !== one.by || mentions.some(({ kind, name }) => kind === "drug" && name !== drug),
  );
  const isAlone = one.mentions.every(({ kind, name }) => kind !== "drug" || name === drug);
  return isAlone ? [one, ...(end < 0 ? after : after.slice(0, end))] : [];
}

const daysPerUnit: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30, year: 365 };

/** Returns whether two lengths of a course are the same to a day, also in other units or as "a few". */
function isSameLength(a: Quantity, b: Quantity): boolean {
  if (a.value === b.value && a.unit === b.unit) return true;
  const [x, y] = [a, b].map(({ value, unit }) => Number(value) * (daysPerUnit[unit ?? ""] ?? NaN));
  return Number.isNaN(x) || Number.isNaN(y) || Math.abs((x ?? 0) - (y ?? 0)) <= 1;
}
