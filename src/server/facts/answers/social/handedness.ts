import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question which hand the patient uses: "Are you right- or left-handed?", "Which hand do you write with?" */
const asksPattern =
  /\b(?:(?:right|left)[- ]?handed|hand (?:is )?dominant|dominant hand|hand do you (?:write|use|mostly use))\b/i;
const handPattern = /\b(right|left)\b|\b(ambidextrous|both)\b/i;

/** Reads which hand the patient uses: "I am right-handed". Null for other questions and answers. */
export function handedness(exchange: Exchange): Fact | null {
  const { asked, reply, answer } = exchange;
  if (!asksPattern.test(asked)) return null;
  const sides = [...asked.matchAll(/\b(right|left)\b/gi)].map(([side]) => side.toLowerCase());
  const [, side, both] = handPattern.exec(answer.text) ?? [];
  const [onlyAsked] = new Set(sides).size === 1 ? sides : [];
  const opposite = onlyAsked === "right" ? "left" : "right";
  const meant =
    side?.toLowerCase() ??
    (onlyAsked && reply.polarity === "yes" ? onlyAsked : onlyAsked && reply.polarity === "no" ? opposite : undefined);
  if (!meant && !both) return null;
  const detail = both ? "I am ambidextrous" : `I am ${meant ?? ""}-handed`;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    source: "patient",
    slots: { detail, of: "occupation" },
    said: detail,
  });
}
