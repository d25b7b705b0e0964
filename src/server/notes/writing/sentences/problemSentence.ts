import type { Fact } from "../../../facts/Fact";
import { type ProblemSide, withSide } from "../sideOfProblem";
import { asSentence } from "./listOf";
import { withCapitals } from "./withCapitals";

/** Words before the name of a problem, by its certainty. */
const certaintyWords: Readonly<Record<Fact["certainty"], string>> = {
  stated: "",
  likely: "Likely ",
  possible: "Possible ",
  unlikely: "Unlikely ",
  ruledOut: "No evidence of ",
};

/** Words for "likely" as the clinician said them, by patterns of the sentence up to the name. */
const saidLikely: readonly (readonly [RegExp, string])[] = [
  [/\bprobabl[ey]\b[^.;]{0,80}$/i, "Probable "],
  [/\bsuspect\w*\b[^.;]{0,80}$/i, "Suspected "],
];

/** Returns the words for the certainty of a problem, as said if the clinician said "probably" or "suspect". */
function certaintyOf({ certainty, slots }: Fact): string {
  const detail = slots.detail?.text ?? "";
  const at = detail.toLowerCase().indexOf((slots.name?.text ?? "").toLowerCase());
  const said = certainty === "likely" && at > 0 ? detail.slice(0, at) : "";
  return saidLikely.find(([pattern]) => pattern.test(said))?.[1] ?? certaintyWords[certainty];
}

/** Matches abbreviations of diseases that are everyday words elsewhere: "pad". */
const abbreviationPattern = /^(?:pad|cad|pe|tb|pid|std)$/i;

/** Returns the name of a problem without its article and with its capitals: "the flu" → "flu", "copd" → "COPD". */
export function problemName(fact: Fact): string {
  const name = (fact.slots.name?.text ?? "")
    .replace(/^(?:the|an?|another|some) (?=[a-z])/i, "")
    .replace(/(?:,? (?:as long as|as well as|and|or|with|because|that|which|where|when|is|of)){1,3}$/i, "")
    .replace(/^pressures?$/i, "blood pressure");
  return abbreviationPattern.test(name) ? name.toUpperCase() : withCapitals(name);
}

/**
 * Formats the heading of a problem: its certainty, name, course and basis: "Likely pseudogout rather than gout."
 * @param side the side of the problem; null if its name has it or none is known.
 */
export function problemSentence(fact: Fact, side: ProblemSide | null): string {
  const basis = fact.slots.basis ? ` ${fact.slots.basis.text}` : "";
  const course = fact.slots.quality ? `, ${fact.slots.quality.text}` : "";
  const name = side ? withSide(problemName(fact), side) : problemName(fact);
  return asSentence(`${certaintyOf(fact)}${name}${course}${basis}`);
}
