import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { deniedFact } from "../deniedFact";
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

/**
 * Matches a question that asks whether all people at home are well, which "yes" answers: "Is everyone at home well?"
 */
const asksIfWellPattern =
  /\b(?:everyone|everybody|the rest of the family)\b[^?]{0,40}\b(?:well|healthy|okay|ok|fine|all right|alright)\b/i;
/**
 * Matches an answer that says that no one is ill: "Everybody's been well", "I can't think of anybody who's been sick".
 */
const allWellPattern =
  /^(?:(?:oh|well|um|uh|no|yes|yeah),? )*(?:(?:everyone|everybody|they|we|all of (?:them|us)|she|he)(?: (?:else|at home|in the house|there|has|have|is|are|was|were|been|all|seems?|both|perfectly|totally)){1,6} (?:well|fine|healthy|okay|ok|good|all right|alright)|I cannot think of (?:any )?any(?:one|body)(?: (?:who|that) (?:is|has been|was) (?:sick|ill|unwell))?|(?:no ?one|nobody)(?: (?:else|at home|around me|I know|that I know of|is|has|was|been))* (?:sick|ill|unwell))(?:,? (?:no|so far|thankfully|luckily))*$/i;

/**
 * Reads an answer that says that no contact is ill ("Everybody's been well"), or a "yes" to whether all are well; null
 * for other answers.
 */
export const contactsDenied = (exchange: Exchange): Fact | null => {
  const { asked, reply, answer } = exchange;
  const isYesToWell = asksIfWellPattern.test(asked) && reply.polarity === "yes" && reply.rest === "";
  return isYesToWell || allWellPattern.test(answer.text)
    ? deniedFact(exchange, "social", { topic: "contacts", object: "sick contacts" })
    : null;
};
