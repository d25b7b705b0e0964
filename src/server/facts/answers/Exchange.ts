import type { Fact } from "../Fact";
import type { QuestionTopic } from "../acts/questions/questionTopic";
import type { Answer } from "../acts/readAnswer";
import type { Sentence } from "../segment/Sentence";

/** A question with the sentence that answers it and the turn of that sentence. */
export interface Exchange {
  question: Sentence;
  /** The question without discourse words. */
  asked: string;
  answer: Sentence;
  /** The yes or no at the start of `answer`, and the words after it. */
  reply: Answer;
  /** All sentences of the answering turn, the answer first. */
  turn: readonly Sentence[];
  /**
   * Name of the symptom that a question such as "How long?" is about, usually the first one reported; "symptoms" if
   * none was reported yet.
   */
  complaint: string;
  /** What was talked about before the answer, the latest first: the question, the words before it, and symptoms. */
  before: readonly string[];
  /** True if the question is about an attribute of something other than a symptom: "How long have you been smoking?" */
  isOtherSubject: boolean;
  /** The habit that a question about another subject is about; null if it is about none. */
  habit: QuestionTopic | null;
  /** True during the examination. */
  isExam: boolean;
  /** Body system being examined. */
  system: string | null;
  /** Body part being examined, and the sentence that names it; null if none was named. */
  examined: ExaminedPart | null;
  /** True if the previous question asked about pain at a touch or a movement. */
  followsTouch: boolean;
  /** True if one of the last facts is a finding of the examination. */
  followsExam: boolean;
  /** True if one of the last facts is about suicide, self-harm or violence. */
  followsRisk: boolean;
  /** True if one of those risks was not plainly denied, so that the questions after it can be about a plan or help. */
  isRiskOpen: boolean;
}

/** A body part that is examined: "let me look at your right knee". */
export interface ExaminedPart {
  side: "left" | "right" | "both" | null;
  part: string;
  from: Sentence;
  /** The sentence that turned to the other side of the part: "Now the left one". */
  sideFrom?: Sentence;
}

/** Facts read from an answer. */
export interface AnswerResult {
  facts: Fact[];
  /** True if the facts cover the whole answering sentence, so that the rest of it is not read as a statement. */
  coversAnswer: boolean;
  /** The part of the answering sentence about another person, still to be read as a statement. */
  unread?: string;
}

/** Returns whether the words after a yes or no add nothing that has to be noted: "No, | not that I know". */
export const addsLittle = ({ rest }: Answer): boolean => rest.split(" ").length <= 3;

/** The two sentences that an answer is based on. */
export const questionAndAnswer = ({ question, answer }: Exchange): Sentence[] => [question, answer];
