import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import { clearMatch } from "../clearMatch";
import type { SaidStatement } from "../reading/SaidVisit";

/** Frequencies that mean once a day, at a certain time. */
const timesOfDay = new Set(["night", "morning", "evening", "meals"]);
/** Frequencies that are not compared. */
const notRates = new Set(["prn", "stat", "hourly", "meals"]);

/** Finds frequencies that differ from what was said or were not mentioned. */
export function frequencyFaults({ statement, visit, support, isTyped }: CheckedSentence): Fault[] {
  const rates = statement.frequencies.filter(({ value }) => !notRates.has(value));
  return rates.flatMap(({ value, from, to }): Fault[] => {
    const drug = statement.mentions.findLast((mention) => mention.kind === "drug" && mention.from < from);
    const named = drug ? withNext(visit.byKey.get(`drug:${drug.name}`) ?? [], visit.statements) : [];
    const about = named.some(hasRate) ? named : [...support.best];
    const heard = about.flatMap((said) =>
      said.frequencies.filter((one) => !notRates.has(one.value)).map((one) => ({ said, one })),
    );
    const clear = clearMatch(support);
    const ofBest = heard.filter(({ said }) => said === clear);
    const compared = ofBest.length > 0 ? ofBest : heard;
    if (compared.some(({ one }) => isSame(one.value, value))) return [];
    const [first, last] = [statement.tokens[from], statement.tokens[to - 1]];
    if (!first || !last) return [];
    const base = { kind: "frequency" as const, value: statement.text.slice(first.start, last.end), at: first.start };
    const other = compared[0];
    if (other) {
      const words = wordsOf(other.said, other.one);
      const isSure = compared.every(({ one }) => one.value === other.one.value);
      return [
        {
          ...base,
          must: drug !== undefined,
          detail: "How often doesn’t match",
          heard: other.said,
          instead: isSure ? words : null,
        },
      ];
    }
    const isSaid = visit.statements.some((said) => said.frequencies.some((one) => isSame(one.value, value)));
    return isSaid
      ? []
      : [{ ...base, must: !isTyped && drug !== undefined, detail: `“${base.value}” wasn’t mentioned` }];
  });
}

const hasRate = ({ frequencies }: SaidStatement): boolean => frequencies.some(({ value }) => !notRates.has(value));

function wordsOf(said: SaidStatement, { from, to }: { from: number; to: number }): string {
  return said.text.slice(said.tokens[from]?.start, said.tokens[to - 1]?.end);
}

/** Returns whether two frequencies are compatible: "once a day" with any time of day, and "night" with "evening". */
function isSame(a: string, b: string): boolean {
  return (
    a === b ||
    (a === "1/day" && timesOfDay.has(b)) ||
    (b === "1/day" && timesOfDay.has(a)) ||
    (isNight(a) && isNight(b))
  );
}
const isNight = (value: string): boolean => value === "night" || value === "evening";

/** Returns the statements, each followed by the next one of the visit if that names no drug. */
function withNext(statements: readonly SaidStatement[], all: readonly SaidStatement[]): SaidStatement[] {
  return statements.flatMap((one) => {
    const next = all[one.index + 1];
    return next && !next.mentions.some(({ kind }) => kind === "drug") ? [one, next] : [one];
  });
}
