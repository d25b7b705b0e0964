import type { Fact } from "../Fact";
import type { QuestionTopic } from "../acts/questionTopic";
import type { Answer } from "../acts/readAnswer";
import type { Sentence } from "../segment/Sentence";

/** A question with the sentence that answers it and the turn of that sentence. */
export interface Exchange {
  question: Sentence;
  /** The question without discourse words. */
  asked: string;
  answer: Sentence;
  /** Yes or no at the start of `answer`, and the words after it. */
  read: Answer;
  /** All sentences of the answering turn, the answer first. */
  turn: readonly Sentence[];
  /** Name of the symptom that an attribute is asked of, usually the first one reported; "symptoms" before there is one. */
  complaint: string;
  /** True if an attribute is asked of something other than a symptom: "How long have you been smoking?" */
  isOfOther: boolean;
  /** The habit that such a question asks of; null if of none. */
  habit: QuestionTopic | null;
  /** True during the examination. */
  isExam: boolean;
  /** Body system being examined. */
  system: string | null;
}

/** Facts read from an answer. */
export interface AnswerResult {
  facts: Fact[];
  /** True if the facts cover the whole answering sentence, so that the rest of it is not read as a statement. */
  isWhole: boolean;
}

/** The two sentences that an answer is based on. */
export const bothOf = ({ question, answer }: Exchange): Sentence[] => [question, answer];
