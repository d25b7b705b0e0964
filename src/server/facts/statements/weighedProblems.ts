import type { Fact } from "../Fact";
import { readDifferential } from "../frames/readDifferential";
import type { Sentence } from "../segment/Sentence";
import type { Reading } from "./Reading";

/** Reads the diagnoses that a sentence weighs, without those that `facts` has, and makes them problems. */
export function weighedProblems(sentence: Sentence, facts: readonly Fact[], reading: Reading): Fact[] {
  const isKnown = (name: string): boolean =>
    facts.some(({ slots }) => slots.name?.text.toLowerCase().includes(name.toLowerCase()));
  const others = readDifferential(sentence).filter(({ slots }) => !isKnown(slots.name?.text ?? ""));
  for (const other of others) rememberProblem(other, reading);
  return others;
}

/** Makes a diagnosis the problem of the orders after it, if it can be. */
export function rememberProblem(problem: Fact, reading: Reading): void {
  const inPlan = reading.phase === "plan";
  if (problem.polarity !== "present" || (inPlan && !isNewProblem(problem, reading))) return;
  if (inPlan || reading.problem === undefined) reading.problem = problem.slots.name?.text;
  reading.isJudged = true;
}

/**
 * Returns whether a diagnosis of the plan is the problem of the orders after it: it is sure or likely, and the problem
 * before it was not introduced as one ("for your diabetes").
 */
function isNewProblem({ certainty }: Fact, reading: Reading): boolean {
  return (reading.problem === undefined || reading.isJudged) && (certainty === "stated" || certainty === "likely");
}
