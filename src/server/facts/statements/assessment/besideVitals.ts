import type { Fact } from "../../Fact";
import { readProblem } from "../../frames/readProblem";
import type { Sentence } from "../../segment/Sentence";
import { examBeside } from "../examStatement";
import { planFor, type ReadingState } from "../ReadingState";
import { rememberProblem } from "../weighedProblems";
import { isDiagnosed } from "./isDiagnosed";

/**
 * Returns what a sentence with a vital sign says besides it: findings of the examination, and the disease whose control
 * it judges ("Your hypertension is not well controlled, it is 150/94").
 */
export function besideVitals(sentence: Sentence, reading: ReadingState): Fact[] {
  const found = reading.phase === "plan" ? [] : examBeside(sentence, reading);
  const problem = /\bcontrolled\b/i.test(sentence.text) ? readProblem(sentence) : null;
  if (!problem?.slots.quality || !isDiagnosed(sentence.text, reading)) return found;
  rememberProblem(problem, reading);
  planFor(1, sentence.at, reading);
  return [...found, problem];
}
