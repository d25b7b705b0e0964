import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import { clearMatch } from "../../clearMatch";
import type { SaidStatement } from "../../reading/SaidVisit";
import type { Statement } from "../../reading/Statement";

/** Frequencies that mean once a day at a particular time. */
const timesOfDay = new Set(["night", "morning", "evening"]);
/** Frequencies that this check ignores. */
const ignoredFrequencies = new Set(["prn", "stat", "hourly", "meals"]);

/** Finds frequencies in the sentence that contradict what was said, or that were not mentioned. */
export function frequencyFaults(checked: CheckedSentence): Fault[] {
  const { statement, visit, isTyped } = checked;
  const rates = statement.frequencies.filter(
    (each) => !ignoredFrequencies.has(each.value) && !isSpan(statement, each) && !isRange(statement, each),
  );
  const heardOf = new Map<string | undefined, SaidFrequency[]>();
  return rates.flatMap(({ value, from, to }): Fault[] => {
    const drug = statement.mentions.findLast((mention) => mention.kind === "drug" && mention.from < from);
    const compared = heardOf.get(drug?.name) ?? saidFrequencies(drug?.name, checked);
    heardOf.set(drug?.name, compared);
    if (compared.some(({ frequency }) => areCompatible(frequency.value, value))) return [];
    const [first, last] = [statement.tokens[from], statement.tokens[to - 1]];
    if (!first || !last) return [];
    const base = { kind: "frequency" as const, value: statement.text.slice(first.start, last.end), at: first.start };
    const other = compared[0];
    if (other) {
      const words = wordsOf(other.said, other.frequency);
      const isSure = compared.every(({ frequency }) => frequency.value === other.frequency.value);
      return [
        {
          ...base,
          must: drug !== undefined,
          detail: "Frequency doesn’t match",
          heard: other.said,
          instead: isSure ? words : null,
        },
      ];
    }
    if (
      drug === undefined &&
      /^(?:per|a|an|each|every)$/.test(first.text) &&
      /^(?!times$)[a-z]/.test(statement.tokens[from - 1]?.text ?? "")
    )
      return []; // the unit of an amount: "8 diapers per day"
    const isSaid = visit.statements.some((said) => said.frequencies.some((each) => areCompatible(each.value, value)));
    return isSaid
      ? []
      : [{ ...base, must: !isTyped && drug !== undefined, detail: `“${base.value}” wasn’t mentioned` }];
  });
}

/** A frequency that was said, with its statement. */
interface SaidFrequency {
  said: SaidStatement;
  frequency: SaidStatement["frequencies"][number];
}

/**
 * Returns the frequencies of the statements about a drug, else of the statements that match the sentence best. If
 * one of these statements is the clear match, returns only its frequencies.
 * @param drug generic name of the drug before the frequency in the sentence; undefined if there is none.
 */
function saidFrequencies(drug: string | undefined, { visit, support }: CheckedSentence): SaidFrequency[] {
  const named = drug === undefined ? [] : withNext(visit.byKey.get(`drug:${drug}`) ?? [], visit.statements);
  const about = named.some(hasComparedFrequency) ? named : support.best;
  const heard = about.flatMap((said) => {
    const rates = said.frequencies.filter((each) => !ignoredFrequencies.has(each.value) && !isSpan(said, each));
    const first = new Map(rates.toReversed().map((each) => [each.value, each]));
    return rates.flatMap((frequency) => (first.get(frequency.value) === frequency ? [{ said, frequency }] : []));
  });
  const clear = clearMatch(support);
  const ofBest = heard.filter(({ said }) => said === clear);
  return ofBest.length > 0 ? ofBest : heard;
}

const hasComparedFrequency = (said: SaidStatement): boolean =>
  said.frequencies.some((each) => !ignoredFrequencies.has(each.value) && !isSpan(said, each));

/** Returns whether only the end of a range is read as a frequency: "per year" in "1-2 times per year". */
const isRange = ({ text, tokens }: Statement, { from }: { from: number }): boolean =>
  /\d ?(?:-|–|to|or) ?\d{1,2} times $/.test(text.slice(0, tokens[from]?.start));

/**
 * Returns whether words that can be a frequency are a length of time: "in about a year", "for a month", "a week ago".
 */
const isSpan = ({ tokens }: Statement, { from, to }: { from: number; to: number }): boolean =>
  (/^(?:an?|one)$/.test(tokens[from]?.text ?? "") &&
    /^(?:in|for|within|about|almost|nearly|over)$/.test(tokens[from - 1]?.text ?? "")) ||
  /^(?:ago|back|earlier|later|old)$/.test(tokens[to]?.text ?? "");

function wordsOf(said: SaidStatement, { from, to }: { from: number; to: number }): string {
  return said.text.slice(said.tokens[from]?.start, said.tokens[to - 1]?.end);
}

/** Returns whether two frequencies are compatible: "once a day" with any time of day, and "night" with "evening". */
function areCompatible(a: string, b: string): boolean {
  return (
    a === b ||
    (a === "1/day" && timesOfDay.has(b)) ||
    (b === "1/day" && timesOfDay.has(a)) ||
    (isNightOrEvening(a) && isNightOrEvening(b))
  );
}
const isNightOrEvening = (value: string): boolean => value === "night" || value === "evening";

/**
 * Returns the statements, each followed by the next statement of the visit if that one names no drug.
 * @param all the statements of the visit.
 */
function withNext(statements: readonly SaidStatement[], all: readonly SaidStatement[]): SaidStatement[] {
  return statements.flatMap((each) => {
    const next = all[each.index + 1];
    return next && !next.mentions.some(({ kind }) => kind === "drug") ? [each, next] : [each];
  });
}
