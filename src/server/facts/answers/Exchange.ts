import type { Fact } from "../Fact";
import type { Answer } from "../acts/readAnswer";
import type { Sentence } from "../segment/Sentence";

/** A question with the first sentence that answers it, and the rest of the answering turn. */
export interface Exchange {
  question: Sentence;
  /** The question without discourse words. */
  asked: string;
  answer: Sentence;
  read: Answer;
  /** All sentences of the answering turn, the answer first. */
  turn: readonly Sentence[];
  /** Name of the current symptom: "right knee pain". */
  complaint: string;
  /** True during the examination. */
  isExam: boolean;
  /** Body system being examined. */
  system: string | null;
}

/** Facts read from an answer. */
export interface AnswerResult {
  facts: Fact[];
  /** True if the facts cover the rest of the answer too. */
  isWhole: boolean;
}

/** The two sentences that an answer is based on. */
export const bothOf = ({ question, answer }: Exchange): Sentence[] => [question, answer];
