import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { questionAndAnswer, type Exchange } from "../Exchange";

/** Source of a pattern for the complaint in a question: "it", "the back pain". */
const complaint = "(?:it|they|that|this|these|the [a-z]+(?: [a-z]+)?)";
/** Matches a question when a complaint occurs: "When does it come on?", "When do you get the pain?" */
const asksWhenPattern = new RegExp(
  `^(?:(?:and|so|okay),? )*when (?:do|does) (?:${complaint}|you (?:usually |mostly |tend to )?(?:get|feel|notice|have) ${complaint})(?: (?:usually|mostly|normally|tend to))?(?: (?:come on|come|happen|occur|start|appear|bother you|hurt))?\\?$`,
  "i",
);
/** Matches words with which a circumstance begins: "when", "after". */
const opensPattern =
  /^(?:(?:mostly|usually|mainly|only|just|always|often|probably|generally),? )*(?:when(?:ever)?|if|after|with|during|while|at|in the|on|before|first thing|every time|any ?time|as soon as) [a-z]/i;
/** Matches a question whether a complaint also occurs in a circumstance, which is its group: "Ever | at rest?" */
const asksWhetherPattern = new RegExp(
  `^(?:(?:and|so|or|okay),? )*(?:ever|(?:does|did|has) ${complaint} (?:ever |also )?(?:happen|happened|occur|occurred|come on)|do you (?:ever |also )?(?:get|have|feel|notice) (?:it|that|this|them)|have you (?:ever )?(?:had|felt) (?:it|that|this|them))(?: just| even| only| also| ever)? ((?:at rest|at night|in bed|in the night|when|while|during|after|before|with)\\b[^?,]{0,60})\\?$`,
  "i",
);
/** Matches an answer that says how often: "Once, on Sunday", "A couple of times". */
const howOftenPattern =
  /^(?:(?:only|just|maybe|well),? )*(?:once|twice|a (?:few|couple of) times|(?:\d|one|two|three) times?|sometimes|occasionally|now and (?:then|again)|most (?:days|nights)|every (?:day|night))\b/i;

/** Maximum number of words of an answer that names only a circumstance: "Mostly when I walk uphill or climb stairs". */
const maxWords = 16;

/** Returns "the pain occurs", or "it occurs" as long as no complaint is known. */
function subjectOf({ complaint: name }: Exchange): { subject: string; isPlural: boolean } {
  if (name === "symptoms") return { subject: "it", isPlural: false };
  return { subject: `the ${name}`, isPlural: /[^s]s$/.test(name) };
}

/**
 * Reads in which circumstance the complaint occurs: "When does it come on?" "Mostly when I walk uphill.", "Ever at
 * rest?" "Once, on Sunday." Null for other questions and answers.
 */
export function circumstanceAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, reply, isExam, isOtherSubject } = exchange;
  if (isExam || isOtherSubject || answer.text.split(" ").length > maxWords) return null;
  const { subject, isPlural } = subjectOf(exchange);
  const statement = (detail: string): Fact =>
    makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: answer.text });
  const text = answer.text.replace(/^(?:(?:oh|well|um|so|I think|I would say),? )+/i, "");
  if (asksWhenPattern.test(asked))
    return opensPattern.test(text)
      ? statement(`${subject} ${isPlural ? "occur" : "occurs"} ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
      : null;
  const where = asksWhetherPattern
    .exec(asked)?.[1]
    ?.replace(/\byou are\b/gi, "I am")
    .replace(/\byou\b/gi, "I")
    .replace(/\byour\b/gi, "my");
  if (!where) return null;
  if (reply.polarity === "no" && reply.rest === "")
    return statement(`${subject} ${isPlural ? "do" : "does"} not occur ${where}`);
  const often = howOftenPattern.test(text) && !/\b(?:I|it|my|no|not|never|but)\b/.test(text) ? text : "";
  if (!often && !(reply.polarity === "yes" && reply.rest === "" && !reply.isHedged)) return null;
  return statement(
    `${subject} ${isPlural ? "have" : "has"} occurred ${where}${often ? `, ${often.charAt(0).toLowerCase()}${often.slice(1)}` : ""}`,
  );
}
