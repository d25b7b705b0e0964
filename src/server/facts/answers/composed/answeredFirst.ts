import type { AnswerResult, Exchange } from "../Exchange";
import { painPlace } from "../injuries/painPlace";
import { recordAnswer } from "../medicines/recordAnswer";
import { regimenAnswer } from "../medicines/regimenAnswer";
import { identityAnswer } from "../social/identityAnswer";
import { unknownOrDeclined } from "../unknownOrDeclined";

/**
 * Reads answers whose form decides before the topic of the question: who the patient is, a place that affirms a pain,
 * an unknown or declined answer, and what a record or a regimen says. Null for other answers.
 */
export const answeredFirst = (exchange: Exchange): AnswerResult | null =>
  identityAnswer(exchange) ??
  painPlace(exchange) ??
  unknownOrDeclined(exchange) ??
  recordAnswer(exchange) ??
  regimenAnswer(exchange);
