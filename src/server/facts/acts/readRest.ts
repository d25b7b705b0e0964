import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { patientStatement } from "../statements/patientStatement";
import type { ReadingState } from "../statements/ReadingState";
import { addFacts } from "./addFacts";
import { quotedAnswer } from "./quotedAnswer";
import { type Answer, restOfAnswer } from "./readAnswer";
import { repeatsQuestion } from "./repeatsQuestion";

/** An answered question with the facts read from it; `coversAnswer` and `unread` as in `AnswerResult`. */
interface AnsweredTurn {
  question: Sentence;
  asked: string;
  turn: readonly Sentence[];
  reply: Answer;
  facts: readonly Fact[];
  coversAnswer: boolean;
  unread: string | undefined;
}

/** Reads what an answering turn says besides its answer. Words that only repeat the question add nothing. */
export function readRest(answered: AnsweredTurn, reading: ReadingState): void {
  const { question, asked, turn, reply, facts, coversAnswer, unread } = answered;
  const [answer, ...later] = turn;
  if (!answer) return;
  const rest = coversAnswer ? (unread ?? "") : restOfAnswer(answer.text, reply);
  const quoted = reply.polarity === null && facts.length <= turn.length ? quotedAnswer(question, answer, facts) : null;
  if (quoted) reading.facts.push(quoted);
  const repeats = (text: string): boolean => facts.length > 0 && repeatsQuestion(text, asked);
  if (coversAnswer && rest !== "") reading.asked = null; // What is said about another person is not an answer.
  if (rest !== "" && !repeats(rest)) {
    const said = patientStatement({ ...answer, text: rest }, reading, facts.length > 0 ? null : question);
    addFacts(
      reading,
      said.filter(({ kind }) => !(quoted && kind === "statement")),
      facts,
    );
  }
  // A risk and a wish for care keep the whole turn as said.
  if (facts.some(({ kind, slots }) => kind === "risk" || slots.topic?.text === "wish")) return;
  // `answerFacts` may have read the whole turn; `addFacts` then adds only the evidence.
  // The values of a home log (`homeLog`) are in one fact already.
  const isInLog = ({ turn: of, start }: Sentence): boolean =>
    facts.some(
      ({ slots, evidence }) =>
        slots.topic?.text === "amount" && evidence.some((each) => each.turn === of && each.start === start),
    );
  for (const sentence of later.filter((said) => !repeats(said.text) && !isInLog(said)))
    addFacts(reading, patientStatement(sentence, reading), facts);
}
