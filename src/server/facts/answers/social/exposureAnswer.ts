import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { questionAndAnswer, type Exchange } from "../Exchange";

/** Matches a question about the exposure to a disease, which the note names: "Any exposure to tuberculosis?" */
const exposedToPattern =
  /\b(?:exposures?|exposed) to (?:anyone with |someone with |anybody with |people with )?((?!covid|coronavirus|any|some|people|sick|ill\b|others?\b|similar)[a-z][a-z ]{1,30}?)(?: (?:in the past|before|recently|lately|at all|that you know of))*\??$/i;

/** Matches what an answer excepts from its "no": "No, but | my flatmate has a cough". */
const saysOtherwisePattern = /^[,. ]*(?:but|although|though|except|just|only)\b/i;

/**
 * Returns whether a "no" to a question about contacts names a person who may be ill: "No, but my flatmate has a
 * cough".
 */
export const exceptsSomeone = ({ reply }: Exchange): boolean =>
  reply.polarity === "no" && saysOtherwisePattern.test(reply.rest);

/** Reads a denied exposure to a disease; null for other questions and for answers that say more. */
export function exposureAnswer(exchange: Exchange): Fact | null {
  const { asked, reply } = exchange;
  const disease = exposedToPattern.exec(asked)?.[1]?.toLowerCase();
  if (!disease || reply.polarity !== "no") return null;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    polarity: "absent",
    slots: { object: `exposure to ${disease}` },
  });
}
