import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { asOwnWords } from "../composed/declaredQuestion";
import { type Exchange, questionAndAnswer } from "../Exchange";

/**
 * Matches a question about the age at an event, with the event as its group: "how old were you when | you quit school?"
 */
const asksAgePattern = /\bhow old (?:were|was) (?:you|he|she) when ((?:you|your|he|she|his|her)\b[^?]{3,60}?)\?*$/i;
/** Matches an answer that is only an age, with it as the group: "about | 15". */
const onlyAgePattern =
  /^(?:(?:oh|well|um|so|just|only|I (?:think|guess)|I was|(?:he|she) was),? )*((?:about |around |maybe |probably |like )?\d{1,2}(?:(?: or | to )\d{1,2})?)(?: years old| or so)?[.]?$/i;

/**
 * Reads the age at which something happened: "How old were you when you quit school?" "Maybe sixteen." → "I quit school
 * at about age 16". Null for other questions and answers.
 */
export function ageAtEvent(exchange: Exchange): Fact | null {
  const event = asksAgePattern.exec(exchange.asked)?.[1];
  const age = onlyAgePattern.exec(exchange.answer.text)?.[1]?.toLowerCase();
  if (!event || !age || /\b(?:this|that|it|me)\b/i.test(event)) return null;
  const at = /^\d/.test(age) ? `age ${age}` : `about age ${age.replace(/^[a-z]+ /, "")}`;
  const detail = `${asOwnWords(event)} at ${at}`;
  return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
}
