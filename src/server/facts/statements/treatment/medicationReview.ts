import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";
import { isDrugCourse } from "./isDrugCourse";
import type { ReadingState } from "../ReadingState";

/** Matches words with which a clinician begins to go through the drugs taken: "Can we go through the pill bottles?" */
const beginsPattern =
  /\b(?:go(?:ing)?|run(?:ning)?|look(?:ing)?|check(?:ing)?|went) (?:through|over|at) (?:(?=\w)(?:the|your|his|her|all|of|these|those|current) ){1,3}(?=\w)(?:pills?|pill bottles|bottles|medications?|medicines?|meds|tablets|prescriptions?|(?:drug|medication|medicine|med) list)\b|\bbr(?:ing|ought) (?:in )?(?:(?:the|your|all|of|those) ){1,3}(?:pill |medicine )?(?:bottles|pills|medications?|medicines?|meds|tablets|boxes|inhalers)\b/i;
/** Matches words before the first drug of a sentence that lists it: "So", "and the". */
const leadsPattern = /^(?:(?:and|so|then|also|okay|right|next|now),? ){0,3}(?:(?:the|your|there is|I see|we have) )?$/i;
/**
 * Matches words of an order ("increase") or of a time that is over ("used to"): with these, a drug is not listed as
 * taken.
 */
const otherwisePattern =
  /\b(?:will|would|let us|going to|start\w*|stop\w*|increase\w*|decrease\w*|reduce\w*|hold|add|switch|no more|instead|if|was|were|used to|last)\b/i;
/**
 * Number of turns for which a review of the drugs lasts, unless a medicine has just been named. Later, the talk is of
 * other things.
 */
const maxTurns = 12;

/** Remembers that the clinician begins to go through the drugs that the patient takes. */
export function noteReview({ text, at }: Sentence, reading: ReadingState): void {
  if (beginsPattern.test(text)) reading.reviewedAt = at;
}

/** Returns whether the clinician has just named a medicine that the patient takes, in the same turn of the history. */
function followsMedicine(turn: string, { facts, phase }: ReadingState): boolean {
  const last = facts.at(-1);
  return (
    phase === "history" &&
    last?.kind === "medication" &&
    last.polarity === "present" &&
    last.subject === "patient" &&
    last.evidence.at(-1)?.turn === turn
  );
}

/** Returns whether a clinician's sentence lists a drug with its dose while going through the drugs taken. */
export function isReviewed({ text, at, turn }: Sentence, reading: ReadingState): boolean {
  const { reviewedAt, phase, problem } = reading;
  if (
    phase === "plan" ||
    problem !== undefined ||
    (at - reviewedAt > maxTurns && !followsMedicine(turn, reading)) ||
    otherwisePattern.test(text) ||
    isDrugCourse(text)
  )
    return false;
  const [drug] = findDrugs(text);
  return (
    drug !== undefined &&
    leadsPattern.test(text.slice(0, drug.start)) &&
    /\d|\b(?:once|twice|daily|nightly)\b/i.test(text)
  );
}
