import type { Fact } from "../Fact";
import { lowersLast, readDifferential } from "../frames/readDifferential";
import { makeFact } from "../frames/makeFact";
import { isDiagnosis } from "../frames/readProblem";
import type { Sentence } from "../segment/Sentence";
import { namedConditions } from "../terms/namedConditions";
import { planFor, type ReadingState } from "./ReadingState";

/**
 * Matches words before a disease that describe its course, which do not make it another disease: "an acute |
 * exacerbation of your arthritis".
 */
const coursePattern = /^(?:(?:acute|chronic|recurrent|mild|moderate|severe|new) )+/;

/**
 * Reads the diagnoses that a sentence weighs ("it could be gout or an infection"), except those in `facts`. Each can
 * become the problem of the orders after it. After a likely one, treatments named in the same turn are orders.
 */
export function weighedProblems(sentence: Sentence, facts: readonly Fact[], reading: ReadingState): Fact[] {
  if (lowersLast(sentence.text)) lowerLast(sentence, reading);
  const isKnown = (name: string): boolean =>
    facts.some(({ slots }) => slots.name?.text.toLowerCase().includes(name.toLowerCase().replace(coursePattern, "")));
  const others = [...readDifferential(sentence), ...askedDisease(sentence, reading)].filter(
    ({ slots }) => !isKnown(slots.name?.text ?? ""),
  );
  for (const other of others) rememberProblem(other, reading);
  if (others.some(({ certainty, polarity }) => certainty === "likely" && polarity === "present"))
    planFor(0, sentence.at, reading);
  return others;
}

/** Matches a clinician's worry, which names a diagnosis also right after the findings: "I am concerned about it". */
const concernedPattern = /^(?:(?:so|and|okay|well|now),? )*I am (?:[a-z]+ )?(?:concerned|worried)\b/i;
/** Returns whether a clinician begins a sentence with a worry. */
export const voicesConcern = (text: string): boolean => concernedPattern.test(text);

/** Matches words that call what was just asked about possible: "That is definitely something we need to rule out". */
const possiblePattern =
  /^(?:(?:yes|yeah|so|well|and|right|sure|okay|for sure|no),? )*(?:that|it|this) (?:is|would be|could be|might be) (?:[a-z]+ )?(?:(?:something|one (?:thing|of the things)) (?:that )?(?:I|we) (?:[a-z]+ )?(?:need|have|want|would like|should|must|are going)(?: to)? (?:rule out|consider|check|think about|look into|exclude|test for|keep in mind)|a (?:real |definite )?possibility|possible|on (?:my|our|the) list)\b|^(?:(?:yes|yeah|so|well|and|sure|okay|certainly|definitely),? )*(?:(?:that|it|this) is )?(?:[a-z]+ )?something (?:that )?(?:I|we) (?:will|are|are going to|need to|have to|want to) (?:be )?(?:rule|ruling|test|testing|check|checking|consider|considering|look|looking)\b/i;
/** Matches words with which a patient asks about a disease or fears it: "could", "worried". */
const asksAboutPattern =
  /\b(?:could|might|maybe|wonder\w*|worr\w+|what if|afraid|scared|concern\w*|is (?:it|this|that)|think)\b/i;

/** Returns the disease that the patient just asked about if a clinician calls it possible. */
function askedDisease(sentence: Sentence, { heard }: ReadingState): Fact[] {
  if (!possiblePattern.test(sentence.text) || !asksAboutPattern.test(heard)) return [];
  const named = [...new Map(namedConditions(heard).map((each) => [each.name.toLowerCase(), each])).values()];
  const [only, another] = named;
  if (!only || another || namedConditions(sentence.text).length > 0) return [];
  return [
    makeFact({
      kind: "problem",
      from: [sentence],
      certainty: "possible",
      slots: { name: only.name, detail: sentence.text },
    }),
  ];
}

/**
 * Sets the certainty of the diagnoses that the turn has only called possible to `unlikely`. The current problem is
 * dropped if it is one of them.
 */
function lowerLast({ turn }: Sentence, reading: ReadingState): void {
  reading.facts = reading.facts.map((fact) => {
    const isWeighed =
      fact.kind === "problem" && fact.certainty === "possible" && fact.evidence.every((each) => each.turn === turn);
    if (isWeighed && reading.problem === fact.slots.name?.text) reading.problem = undefined;
    return isWeighed ? { ...fact, certainty: "unlikely" as const } : fact;
  });
}

/**
 * Makes a diagnosis the problem of the orders after it, unless it is ruled out, unlikely, or `isNewProblem` excludes
 * it.
 */
export function rememberProblem(problem: Fact, reading: ReadingState): void {
  const inPlan = reading.phase === "plan";
  if (problem.polarity !== "present" || problem.certainty === "unlikely" || (inPlan && !isNewProblem(problem, reading)))
    return;
  if (inPlan) dropComplaint(reading);
  if (inPlan || reading.problem === undefined || isNextDiagnosis(problem, reading))
    reading.problem = problem.slots.name?.text;
  reading.isProblemStated = true;
}

/**
 * Returns whether a diagnosis follows the orders for another one: "The rash is ringworm; use this cream. The headaches
 * sound like migraine."
 */
const isNextDiagnosis = (problem: Fact, reading: ReadingState): boolean =>
  isNewProblem(problem, reading) &&
  reading.facts.some(
    (fact) => fact.kind !== "problem" && fact.problem === reading.problem && fact.status === "current",
  );

/**
 * Drops the heading of a complaint that has no order yet, because the diagnosis that explains it becomes the heading:
 * "For your elbow pain, I believe this is epicondylitis".
 */
function dropComplaint({ facts, problem }: ReadingState): void {
  if (problem === undefined || isDiagnosis(problem) || facts.some((fact) => fact.problem === problem)) return;
  const at = facts.findLastIndex(({ kind, slots }) => kind === "problem" && slots.name?.text === problem);
  const heading = facts[at];
  if (heading && !heading.slots.detail) facts[at] = { ...heading, status: "corrected" };
}

/** Returns whether an order has been given for a problem. */
const hasOrder = (problem: string, { facts }: ReadingState): boolean =>
  facts.some(({ kind, status, problem: of }) => kind === "order" && status === "current" && of === problem);

/**
 * Returns whether a diagnosis in the plan replaces the current problem: the diagnosis is stated or likely, and the
 * current problem is missing, was itself stated, or is only a complaint. A disease that was introduced for the orders
 * after it ("for your diabetes") is replaced only after one of these orders.
 */
function isNewProblem({ certainty }: Fact, reading: ReadingState): boolean {
  return (
    (reading.problem === undefined ||
      reading.isProblemStated ||
      !isDiagnosis(reading.problem) ||
      hasOrder(reading.problem, reading)) &&
    (certainty === "stated" || certainty === "likely")
  );
}
