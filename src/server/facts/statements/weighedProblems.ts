import type { Fact } from "../Fact";
import { readDifferential } from "../frames/readDifferential";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "./ReadingState";

/**
 * Reads the diagnoses that a sentence weighs, except those in `facts`. Each can become the problem of the orders after it.
 */
export function weighedProblems(sentence: Sentence, facts: readonly Fact[], reading: ReadingState): Fact[] {
  const isKnown = (name: string): boolean =>
    facts.some(({ slots }) => slots.name?.text.toLowerCase().includes(name.toLowerCase()));
  const others = readDifferential(sentence).filter(({ slots }) => !isKnown(slots.name?.text ?? ""));
  for (const other of others) rememberProblem(other, reading);
  return others;
}

/** Makes a diagnosis the problem of the orders after it, unless it is ruled out or `isNewProblem` excludes it. */
export function rememberProblem(problem: Fact, reading: ReadingState): void {
  const inPlan = reading.phase === "plan";
  if (problem.polarity !== "present" || (inPlan && !isNewProblem(problem, reading))) return;
  if (inPlan || reading.problem === undefined) reading.problem = problem.slots.name?.text;
  reading.isProblemStated = true;
}

/**
 * Returns whether a diagnosis in the plan replaces the current problem: it is stated or likely, and the current problem
 * was not introduced for the orders after it ("for your diabetes").
 */
function isNewProblem({ certainty }: Fact, reading: ReadingState): boolean {
  return (
    (reading.problem === undefined || reading.isProblemStated) && (certainty === "stated" || certainty === "likely")
  );
}
