import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import { timeUnits } from "../../reading/saidDurations";
import type { SaidStatement } from "../../reading/SaidVisit";

/** Matches words of a note for the next visit, before its time. */
const returnPattern =
  /\b(?:return\w*|follow(?:ing)?[- ]?up|see (?:him|her|them|the patient)|come back|recheck\w*|re-?evaluat\w+)\b/i;
/** Matches words in speech for the next visit. */
const saidReturnPattern =
  /\b(?:see (?:you|him|her|them|me|us)|come (?:back|in)|back (?:in|here|to)|follow[- ]?up|return|appointment|visit|check|recheck|re-?evaluat\w+|reassess\w*|bring (?:you|him|her)|meet|schedule|have you (?:back|in))\b/i;
/** Number of statements before and after the one with the time that can name the next visit. */
const reach = 1;

/**
 * Finds a time of the next visit that was only said about something else ("take it for a week"), if the clinician gave
 * no such time for the next visit.
 */
export function returnFaults({ statement, visit, section }: CheckedSentence): Fault[] {
  if (!/plan|assess|instruct|follow|recommend/i.test(section)) return [];
  const match = returnPattern.exec(statement.text);
  if (!match || statement.quantities.length !== 1) return [];
  const [time] = statement.quantities;
  if (
    !time?.unit ||
    !timeUnits.has(time.unit) ||
    !/\b(?:in|within)(?: about)? $/i.test(statement.text.slice(0, time.start))
  )
    return [];
  const said = visit.durations.filter(({ quantity: { value, unit } }) => value === time.value && unit === time.unit);
  const isReturn = ({ text }: Pick<SaidStatement, "text">): boolean => saidReturnPattern.test(text);
  const isOfReturn = (index: number): boolean =>
    isReturn(visit.statements[index] ?? { text: "" }) ||
    [-reach, reach].some((step) => {
      const near = visit.statements[index + step];
      return near !== undefined && isReturn(near) && !/\b(?:if|unless)\b/i.test(near.text);
    });
  const heard = visit.statements.findLast(isPlannedReturn);
  if (said.length === 0 || !heard || said.some(({ index }) => isOfReturn(index))) return [];
  const detail = `“${time.words}” wasn’t said of the next visit`;
  return [{ kind: "time", must: false, value: time.words, at: time.start, detail, heard }];
}

/** Returns whether the clinician speaks of the next visit. */
const isPlannedReturn = ({ text, by, isQuestion }: SaidStatement): boolean =>
  by === "clinician" && !isQuestion && /\b(?:see you (?:again|back|in)|come back|follow[- ]?up|return)\b/i.test(text);
