import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";

/** Source of a pattern for the review of systems: "all your systems", "the rest of the review of systems". */
const systems =
  "(?:all (?:of )?(?:(?:your|his|her|the) )?(?:other |remaining )?(?:body )?systems|(?:(?:the )?(?:rest|remainder) of )?(?:(?:your|his|her|the) )?(?:other )?(?:review of systems|systems review))";
/** Source of a pattern for words that call it normal: "negative", "looks fine". */
const normal =
  "(?:is|are|was|were|looks?|seems?|came back) (?:(?:all|otherwise|completely|pretty|entirely) ){0,2}(?:negative|normal|fine|good|okay|ok|unremarkable|clear)";

/**
 * Matches a clinician's statement that the review of systems is normal: "I reviewed all your systems, everything looks
 * fine".
 */
const systemsNormalPattern = new RegExp(
  `\\b${systems} ${normal}(?=$|[.,;!])|\\b(?:reviewed|went (?:over|through)|gone (?:over|through)|checked) ${systems}(?: (?:today|with you))?,? (?:(?:and|so) )?(?:everything(?: else)?|it|they|all|that) ${normal}(?=$|[.,;!])`,
  "i",
);

/** Reads the statement that the review of systems is normal; null for other sentences. */
export const systemsReviewed = (sentence: Sentence): Fact[] | null =>
  systemsNormalPattern.test(sentence.text)
    ? [makeFact({ kind: "statement", from: [sentence], source: "record", slots: { topic: "systemsReviewed" } })]
    : null;
