import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { questionAndAnswer, type Exchange } from "../Exchange";

/** Matches a question for the dominant hand: "Are you right or left handed?", "Which hand is dominant?" */
const asksPattern =
  /\b(?:right|left)[- ]?hand(?:ed|er)\b|\bdominant (?:hand|arm|side)\b|\bhand(?:edness)? dominan(?:t|ce)\b|\bwhich hand\b[^?]{0,30}\b(?:writ\w+|dominant|us(?:e|ing))\b|\bhandedness\b/i;
/** Matches the hand that a question names alone: "Are you | right-handed?" */
const oneNamedPattern = /^(?!.*\b(?:right\b.*\bleft|left\b.*\bright)\b).*?\b(right|left)\b/i;

/** Reads which hand is dominant: "Are you right or left handed?" "Right." Null for other questions and answers. */
export function handAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, reply } = exchange;
  if (!asksPattern.test(asked)) return null;
  const said = /\b(?:both|either|ambi\w+)\b/i.test(answer.text)
    ? "ambidextrous"
    : (/\b(right|left)(?:y|ie)?\b/i.exec(withoutOpening(answer.text))?.[1] ??
      (reply.polarity === "yes" ? oneNamedPattern.exec(asked)?.[1] : undefined));
  if (!said) return null;
  const hand = said.toLowerCase();
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: { detail: hand === "ambidextrous" ? "I am ambidextrous" : `I am ${hand}-handed` },
    said: `${asked} ${answer.text}`,
  });
}

/** Returns an answer without an opening "right", which only agrees: "Right, I'm a lefty". */
const withoutOpening = (text: string): string => text.replace(/^right,? (?=I\b|it\b|the\b|left\b)/i, "");
