import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { refusedPart } from "./refusedPart";
import { withObject } from "./withObject";

/** Matches what a patient has had, with its name as the group: "I did the mammogram in March". */
const donePattern =
  /^(?:(?:oh|well|but|um|actually|no|yes|okay|and),? ){0,3}I (?:have )?(?:already |just )?(?:did|done|had|got|gotten) (?:the|my|that|a|an) ([a-z][a-z -]{2,30}?),? (?:already|in|last|this|at|on|earlier|back in|\d|two|three|a (?:few|couple)|(?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;

/** Matches that the patient has had what was just ordered, without its name: "I had it at Walgreens". */
const doneItPattern =
  /^(?:(?:oh|well|but|um|actually|no|yes|okay|and),? ){0,3}I(?: have| have already|'ve)? (?:already )?(?:had|got|did|done|gotten) (?:it|that|that one|mine|one)(?:,? (?:done|already))?(?=$|[.,]| (?:already|at|in|on|last|this|done|from|with|yesterday|earlier|back|about|a (?:few|couple|month|week)|(?:one|two|three|\d) ))/i;
/** Matches words of something that is done again or is not a matter of once: "the pill", "the pain". */
const oncePattern =
  /\b(?:shot|jab|vaccin\w+|booster|mammogram|colonoscopy|smear|pap|eye (?:exam|test|check)|dexa|bone density|x-?ray|scan|mri|ct|ultrasound|blood test|bloods|labs|a1c|screening|ecg|ekg)\b/i;

/** Number of the latest facts that are searched for the order. */
const maxFactsBack = 3;

/**
 * Removes from the order or advice of the turn before what the patient says was already done, if anything else remains
 * in it: "You're due for your Pap and mammogram." "I did the mammogram in March."
 */
export function leaveOutDone(turn: readonly Sentence[], reading: ReadingState): void {
  withdrawDone(turn, reading);
  for (const { text, at } of turn) {
    const done = at - reading.orderedAt === 1 ? donePattern.exec(text)?.[1] : undefined;
    if (!done) continue;
    const from = Math.max(0, reading.facts.length - maxFactsBack);
    reading.facts = reading.facts.map((fact, i) => {
      const isOrder = (fact.kind === "order" || fact.kind === "advice") && fact.status === "current";
      const part = i >= from && isOrder ? refusedPart(`not ${done}`, fact.slots.object?.text ?? "") : null;
      return part ? withObject(fact, part.kept) : fact;
    });
  }
}

/** Withdraws the only order of the turn before if the patient says that it was already done: "I had it in May". */
function withdrawDone(turn: readonly Sentence[], reading: ReadingState): void {
  const said = turn.find(({ text }) => doneItPattern.test(text));
  const at = reading.facts.length - 1;
  const last = reading.facts[at];
  if (!said || !last || said.at - reading.orderedAt !== 1 || last.status !== "current") return;
  if ((last.kind !== "order" && last.kind !== "advice") || !oncePattern.test(last.slots.object?.text ?? "")) return;
  if (/ and | or |,/.test(last.slots.object?.text ?? "")) return;
  reading.facts[at] = { ...last, status: "withdrawn" };
}
