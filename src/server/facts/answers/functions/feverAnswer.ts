import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { feverIn } from "../../frames/readSymptoms";
import { joinAnsweredTenths } from "../../segment/numbers/joinTenths";
import { type Exchange, questionAndAnswer } from "../Exchange";

/**
 * Matches a question that asks how high a fever was or whether it was measured: "How high was it?", "Did you take your
 * temperature?"
 */
const asksTemperaturePattern =
  /\bhow high\b|\b(?:measure|check|take|took|taken|get|got|record)\w{0,10}\b[^?]{0,100}\b(?:it|that|temperature|temp|fever|reading|number)\b|\b(?:temperature|temp|fever|thermometer)\b/i;

/** Matches a question that asks whether a temperature was measured: "Have you taken your temperature?" */
const asksIfMeasuredPattern =
  /^(?:(?:and|so|okay|but),? )*(?:have|has|did) (?:you|he|she|they)(?: actually| ever)? (?:taken?|check(?:ed)?|measured?|recorded?) (your|his|her|their|the|a|any) (?:temperature|temp)\b(?: (?:at all|at home|with a thermometer|today|yet))*\?$/i;

/** Matches an answer to "Any fever?" that says that no temperature was measured: "I haven't checked". */
const notCheckedPattern =
  /^(?:(?:no|um|well|not sure|I do not know),? )*(?:I|we|the (?:parent|mother|father|caregiver|family)) (?:have|has|did) not (?:really |actually )?(?:check(?:ed)?|measured?|taken?)(?: (?:it|that|(?:my|his|her|the|a) temp(?:erature)?))?\.?$/i;

/**
 * Reads that no temperature was measured, in answer to the question that asks whether it was; null for other answers.
 */
export function notMeasured({ asked, question, answer, reply }: Exchange): Fact | null {
  const whose = asksIfMeasuredPattern.exec(asked)?.[1];
  if (/\b(?:fever|temperature)\b/i.test(asked) && notCheckedPattern.test(answer.text)) {
    const detail = "I have not measured my temperature";
    return makeFact({ kind: "statement", from: [question, answer], slots: { detail }, said: detail });
  }
  if (!whose || reply.polarity !== "no" || !/^(?:I (?:have|did) not\b.{0,20})?\.?$/i.test(reply.rest)) return null;
  const detail = `I have not measured ${/^(?:his|her)$/i.test(whose) ? whose.toLowerCase() : "my"} temperature`;
  return makeFact({ kind: "statement", from: [question, answer], slots: { detail }, said: detail });
}
/** Maximum number of sentences of an answer that only gives the temperature: "I did. It was 38.8." */
const maxSentences = 2;

/**
 * Reads the temperature of a fever: "Did you measure it?" "38.8." Null for other questions or if no fever was
 * mentioned.
 */
export function feverAnswer(exchange: Exchange): Fact | null {
  const { asked, turn, before, reply } = exchange;
  if (
    !asksTemperaturePattern.test(asked) ||
    !before.some((spoken) => /fever|temp/i.test(spoken)) ||
    reply.polarity === "no"
  )
    return null;
  const value = turn.map(({ text }) => feverIn(`temperature ${joinAnsweredTenths(text)}`)).find(Boolean);
  if (!value || turn.length > maxSentences) return null;
  return makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    slots: { name: "fever", system: "Constitutional", value },
  });
}
