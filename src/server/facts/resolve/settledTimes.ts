import type { Fact, Value } from "../Fact";
import { durationIn, onsetIn } from "../frames/timeExpressions";
import { findSymptoms } from "../terms/findSymptoms";

/** Value of the slot `topic` of a time that the clinician asked to confirm. */
export const settledTime = "settledTime";

/** Returns whether two names are of the same complaint: "cough" and "dry cough". */
const isSame = (a: string, b: string): boolean => a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`);

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
  return facts.map((fact, i) => {
    if (i >= at || fact.subject !== "patient") return fact;
    if (fact.kind === "symptom" && fact.polarity === "present" && isSame(fact.slots.name?.text ?? "", name))
      return withTime(fact, settled);
    const said = fact.kind === "statement" ? fact.slots.detail : undefined;
    const names = said ? findSymptoms(said.text).map(({ term }) => term.name) : [];
    const earlier = said ? (durationIn(said.text) ?? onsetIn(said.text)) : null;
    if (!said || !earlier || !names.some((each) => isSame(each, name)) || earlier === time.text) return fact;
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

/** Returns a symptom with the settled time instead of its own; the fact itself if it has no time. */
function withTime(fact: Fact, settled: Fact): Fact {
  const { duration, onset } = fact.time;
  const { duration: asked, when, ...slots } = fact.slots;
  if (!duration && !onset && !asked && !when) return fact;
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

/** Matches a length of time or a distance in a statement: "for over a year", "a couple of weeks ago". */
const spoken =
  /\b(?:for|over|since) (?:(?:about|around|over|the|last|past|at least|almost) ){0,3}(?:\d+(?: to \d+)?|an?|a few|a couple(?: of)?|several|few|couple(?: of)?) (?:hours?|days?|weeks?|months?|years?)(?: now)?\b(?! ago)|\b(?:(?:about|around) )?(?:\d+(?: to \d+)?|an?|a few|a couple(?: of)?|several) (?:hours?|days?|weeks?|months?|years?) ago\b/i;

/** Returns a statement with the settled time in place of its own; null if its time is in other words. */
function withPhrase(said: string, { text }: Value, isDuration: boolean): string | null {
  if (!spoken.test(said)) return null;
  return said.replace(spoken, isDuration ? `for ${text.replace(/^for /, "")}` : text);
}
