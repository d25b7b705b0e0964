import type { QuestionTopic } from "../acts/questions/questionTopic";
import { findDrugs } from "../terms/findDrugs";
import { addsLittle, type AnswerResult, type Exchange } from "./Exchange";
import { listAnswer } from "./listAnswer";
import { ownExchange } from "./ownExchange";
import { diseaseAnswer } from "./past/pastAnswer";
import { otherItemsDenied } from "./symptoms/otherItemsDenied";

/**
 * Reads the diseases or symptoms that a question names from what the answer says about the patient; null if there are
 * none.
 */
export function namedAnswer(topic: QuestionTopic | null, exchange: Exchange): AnswerResult | null {
  const { own, others } = ownExchange(exchange);
  const { reply } = own;
  const diseases = topic === null ? diseaseAnswer(own, exchange.reply.rest) : [];
  // "You're diabetic?" "Yes, on insulin."
  const addsDrug = findDrugs(reply.rest).length > 0;
  if (diseases.length > 0) return { facts: diseases, coversAnswer: addsLittle(reply) && !addsDrug, unread: others };
  const listed = listAnswer(own);
  if (listed.length === 0) return null;
  const coversAnswer =
    (reply.polarity !== null && reply.rest === "") ||
    listed.some(({ kind, slots }) => kind === "statement" && slots.detail);
  const isDenied = listed.every(({ polarity }) => polarity === "absent");
  return { facts: [...listed, ...(isDenied ? otherItemsDenied(own) : [])], coversAnswer, unread: others };
}
