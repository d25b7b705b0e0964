import type { Fact, Value } from "../Fact";
import { durationIn, onsetIn } from "../frames/timeExpressions";
import { findSymptoms } from "../terms/findSymptoms";
import { isSameComplaint } from "../terms/isSameComplaint";

/** Value of the slot `topic` of a time that the clinician asked to confirm. */
export const settledTime = "settledTime";

/**
 * Corrects earlier times of a complaint by the time that the patient gave when the clinician asked to confirm it: "You
 * said over a year?" "About 8 months." Statements of the complaint with the earlier time are corrected likewise.
 */
export function settledTimes(facts: readonly Fact[]): Fact[] {
  const at = facts.findLastIndex(({ slots, kind }) => kind === "symptom" && slots.topic?.text === settledTime);
  const settled = facts[at];
  if (!settled) return [...facts];
  const name = settled.slots.name?.text ?? "";
  const time = settled.slots.duration ?? settled.slots.when;
  if (!time) return [...facts];
  // If an earlier time is kept, the settled one is not needed.
  const isVague = facts
    .slice(0, at)
    .some((fact) => isReportOf(name, fact) && timeOf(fact) !== undefined && !corrects(time.text, timeOf(fact) ?? ""));
  if (isVague) return facts.map((fact, i) => (i === at ? { ...fact, status: "corrected" as const } : fact));
  return facts.map((fact, i) => {
    if (i >= at || fact.subject !== "patient") return fact;
    if (isReportOf(name, fact)) return withTime(fact, settled);
    const said = fact.kind === "statement" ? fact.slots.detail : undefined;
    const names = said ? findSymptoms(said.text).map(({ term }) => term.name) : [];
    const earlier = said ? (durationIn(said.text) ?? onsetIn(said.text)) : null;
    if (!said || !earlier || !names.some((each) => isSameComplaint(each, name)) || !corrects(time.text, earlier))
      return fact;
    const text = withPhrase(said.text, time, settled.slots.duration !== undefined);
    return text === null
      ? fact
      : {
          ...fact,
          slots: { ...fact.slots, detail: { ...said, text } },
          evidence: [...fact.evidence, ...settled.evidence],
        };
  });
}

/** Units of time from the shortest to the longest. */
const units = ["second", "minute", "hour", "day", "week", "month", "year"];
/** Returns the index in `units` of a time's unit; -1 if it has none ("since Sunday"). */
const unitOf = (time: string): number => units.findIndex((unit) => new RegExp(`\\b${unit}s?\\b`).test(time));

/**
 * Returns whether a settled time corrects an earlier one. It does not if it is less exact ("a few months" after "3 to 4
 * months"), or so different that it is another symptom's ("a few days" after "2 years").
 */
function corrects(settled: string, earlier: string): boolean {
  if (settled === earlier || (/\d/.test(earlier) && !/\d/.test(settled))) return false;
  const [a, b] = [unitOf(settled), unitOf(earlier)];
  return a < 0 || b < 0 || Math.abs(a - b) <= 1;
}

/** Returns a symptom with the settled time instead of its own; the fact itself if it has no time. */
function withTime(fact: Fact, settled: Fact): Fact {
  const { duration: _asked, when: _when, ...slots } = fact.slots;
  if (timeOf(fact) === undefined) return fact;
  const { duration: _duration, onset: _onset, ...time } = fact.time;
  return {
    ...fact,
    time: {
      ...time,
      ...(settled.slots.duration ? { duration: settled.slots.duration.text } : {}),
      ...(settled.slots.duration ? {} : { onset: settled.slots.when?.text ?? "" }),
    },
    slots,
    evidence: [...fact.evidence, ...settled.evidence],
  };
}

/** Returns whether a fact reports a complaint: "dry cough" reports "cough". */
const isReportOf = (name: string, { kind, polarity, subject, slots }: Fact): boolean =>
  kind === "symptom" &&
  polarity === "present" &&
  subject === "patient" &&
  isSameComplaint(slots.name?.text ?? "", name);

/** Returns the length or the beginning of a symptom. */
const timeOf = ({ time, slots }: Fact): string | undefined =>
  time.duration ?? time.onset ?? slots.duration?.text ?? slots.when?.text;

/** Matches a length of time or a distance in a statement: "for over a year", "a couple of weeks ago". */
const spokenPattern =
  /\b(?:for|over|since) (?:(?:about|around|over|the|last|past|at least|almost) ){0,3}(?:\d+(?: to \d+)?|an?|a few|a couple(?: of)?|several|few|couple(?: of)?) (?:hours?|days?|weeks?|months?|years?)(?: now)?\b(?! ago)|\b(?:(?:about|around) )?(?:\d+(?: to \d+)?|an?|a few|a couple(?: of)?|several) (?:hours?|days?|weeks?|months?|years?) ago\b/i;

/** Returns a statement with the settled time in place of its own; null if its time is in other words. */
function withPhrase(said: string, { text }: Value, isDuration: boolean): string | null {
  const earlier = spokenPattern.exec(said)?.[0];
  if (!earlier) return null;
  const isAgo = /\bago$/i.test(earlier);
  if (isDuration === !isAgo) return said.replace(spokenPattern, isDuration ? `for ${text.replace(/^for /, "")}` : text);
  // "It has been going on for a month" "About 6 weeks ago" is for 6 weeks.
  if (isDuration) return null;
  return / ago$/.test(text) ? said.replace(spokenPattern, `for ${text.replace(/ ago$/, "")}`) : null;
}
