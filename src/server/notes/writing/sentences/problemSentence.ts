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

/** Matches abbreviations of diseases that are everyday words elsewhere: "pad". */
const abbreviationPattern = /^(?:pad|cad|pe|tb|pid|std)$/i;

/** Returns the name of a problem without its article and with its capitals: "the flu" → "flu", "copd" → "COPD". */
export function problemName(fact: Fact): string {
  const name = (fact.slots.name?.text ?? "")
    .replace(/^(?:the|an?|another|some) (?=[a-z])/i, "")
    .replace(/(?:,? (?:as long as|as well as|and|or|with|because|that|which|is|of)){1,3}$/i, "")
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
  return asSentence(`${certaintyWords[fact.certainty]}${name}${course}${basis}`);
}
