import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { type Exchange, questionAndAnswer } from "./Exchange";

/** Matches a question about a wish for life support, with what is asked about as the group: "Would you want CPR?" */
const asksForWishPattern =
  /\bwould (?:you|he|she) (?:want|wish|like)\b(?: (?:us|me|the team|the doctors))?(?: (?:to|for))?(?: (?:do|try|use|have|get|give you|perform|to be put on|to be on|be put on|be on|go on|receive))? ((?:to be )?(?:cpr|chest compressions|resuscitat\w+|(?:an?|any|the) (?:breathing|feeding) tube|breathing tubes?|intubat\w+|life support|(?:an?|the) ventilator|a breathing machine|dialysis|machines))\b/i;

/**
 * Reads a yes or no to a question that asks whether the patient wants life support: "Would you want CPR?" "No." Null
 * for other questions and open answers.
 */
export function wishesAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, answer } = exchange;
  const wish = asksForWishPattern.exec(asked)?.[1]?.replace(/^(?:any|an?|the|to be) /i, "");
  const isNo = reply.polarity === "no" || /^no[,. ]/i.test(answer.text);
  if (!wish || reply.isHedged || (!isNo && reply.polarity !== "yes")) return null;
  const name = wish
    .toLowerCase()
    .replace(/^cpr$/, "CPR")
    .replace(/^intubat\w+/, "intubation")
    .replace(/^resuscitat\w+/, "resuscitation");
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: { topic: "amount", name, value: isNo ? "not wanted" : "wanted" },
  });
}

/** Questions about care in a grave illness, with what they ask about as written in a note. */
const openWishes: readonly (readonly [string, RegExp])[] = [
  [
    "returning to the hospital",
    /\bwould (?:you|he|she) (?:want|like|be willing) to (?:come|go|be taken) back (?:in )?to (?:the )?hospital\b/i,
  ],
  [
    "advance directives",
    /\b(?:advance(?:d)? (?:directives?|care plan\w*|decisions?)|living will|health ?care prox(?:y|ies)|(?:medical |lasting |durable )?power of attorney|polst|molst|respect form)\b/i,
  ],
  [
    "wishes for resuscitation and life support",
    /\b(?:code status|resuscitat\w+|dnacpr|life support|life[- ]sustaining|(?:your|his|her) heart (?:stopp?ed|were to stop|stops|gave out)|end[- ]of[- ]life|goals of care|what (?:would )?(?:matters?|you would want)[^?]{0,40}\b(?:very sick|seriously ill|really ill|worst|die|dying))\b/i,
  ],
];
/** Maximum number of words of an answer that is quoted, so that a note does not print a whole conversation. */
const maxWords = 45;

/**
 * Returns the answer to an open question about care in a grave illness in the patient's own words: "What would you want
 * if your heart stopped?" "No machines." Null for other questions, and for an answer without content.
 */
export function openWish({ asked, turn, answer, reply, question }: Exchange): Fact | null {
  const name = openWishes.find(([, pattern]) => pattern.test(asked))?.[0];
  const said = turn.map(({ text }) => text.replace(/(?<![.\s])[.\s]+$/, "")).join(". ");
  const words = said.split(" ").length;
  if (!name || said.endsWith("?") || words > maxWords) return null;
  const isPlain = turn.length === 1 && (reply.polarity === "yes" || reply.polarity === "no") && reply.rest.length < 12;
  if (reply.polarity === null && words < 2) return null;
  if (/^(?:I am |we are )?not sure|\bdo not (?:really )?know\b|\b(?:what is|what does|mean)\b/i.test(said)) return null;
  return makeFact({
    kind: "statement",
    from: [question, ...turn],
    source: answer.by === "informant" ? "informant" : "patient",
    slots: isPlain ? { topic: "asked", name: asked, detail: said } : { topic: "wish", name, detail: said },
  });
}
