import { makeFact } from "../../frames/makeFact";
import { siteOf, symptomName, systemOf } from "../../frames/readSymptoms";
import { findSymptoms } from "../../terms/findSymptoms";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about whether a symptom is there: "Does he snore?", "Do you get panic attacks?" */
const asksIfPattern = /^(?:and |so |or )*(?:do|does|are|is|have|has|any)\b/i;
/** Matches an answer that is only how often, with that as its group: "Every night", "2 or 3 a week". */
const onlyFrequencyPattern =
  /^(?:(?:oh|well|about|maybe|probably|like|only|at least|God),? )*((?:every (?:single |other )?(?:night|day|morning|evening|week|hour|time)|most (?:nights|days|mornings|evenings)|(?:\d{1,2}|once|twice|a few|a couple)(?: (?:or|to) \d{1,2})?(?: times| of times)? (?:a|an|per|every) (?:day|night|week|month|hour|year)))(?=$|[.,;])/i;

/**
 * Reads a symptom from an answer that only says how often it is there: "Does he snore?" "Every night." Null for other
 * questions and answers.
 */
export function frequencyAnswer(exchange: Exchange): AnswerResult | null {
  const { asked, answer, reply } = exchange;
  if (reply.polarity !== null || !asksIfPattern.test(asked) || /\bhow\b/i.test(asked)) return null;
  const found = onlyFrequencyPattern.exec(answer.text);
  const often = found?.[1]?.toLowerCase();
  const [mention, another] = findSymptoms(asked);
  if (!often || !mention || another) return null;
  const site = siteOf(asked, mention);
  const fact = makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    time: { when: "now", frequency: often },
    slots: { name: symptomName(mention, site), system: systemOf(mention, site), site: site?.part },
  });
  const unread = answer.text.slice(found?.[0].length).replace(/^[,. ]*(?:and |but )?/, "");
  return { facts: [fact], coversAnswer: true, unread };
}
