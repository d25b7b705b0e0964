import { withAges } from "../answers/family/familyTurn";
import { FactsBefore } from "../FactsBefore";
import { doubtOrdered } from "../resolve/withdrawReplaced";
import type { Sentence } from "../segment/Sentence";
import { patientStatement } from "../statements/patientStatement";
import type { ReadingState } from "../statements/ReadingState";
import { withoutLead } from "./questions/isQuestion";
import { addRecapped, readConfirmedRecap } from "./questions/confirmed/confirmedRecap";
import { nameElliptic } from "./subjects/nameElliptic";
import { fullAnswer } from "./subjects/fullAnswer";
import { fullQuestion } from "./subjects/fullQuestion";
import { addWhen } from "./questions/details/addWhen";
import { nameGone } from "./questions/details/nameGone";
import { nameLastOne } from "./subjects/nameLastOne";
import { nameAntecedent } from "./subjects/nameAntecedent";
import { earlierAnswer } from "./questions/several/earlierAnswer";
import { questionTopic } from "./questions/questionTopic";
import { ofLastTime } from "../answers/medicines/ofLastTime";
import { topicsDenied } from "./questions/topicsDenied";
import { asEnded } from "./turns/asEnded";
import { withoutUnsure } from "./subjects/withoutUnsure";
import { quotedAnswers, quotedRemarks } from "./quotations";
import { readExchange } from "./readExchange";
import type { ConfirmedRecap } from "./questions/confirmed/confirmedRecap";

/** Reads a turn that answers two questions in their order (`earlierAnswer`); returns whether it does. */
export function readTwoAnswers(turn: readonly Sentence[], before: string, reading: ReadingState): boolean {
  const two = earlierAnswer(reading.open, turn);
  for (const { question, turn: answers } of two ? [two.first, two.last] : []) {
    reading.open = [question];
    reading.answered = withContext(question, before, reading);
    readAnswerTo(reading.answered, fullAnswer(answers, reading.answered), reading);
  }
  return two !== null;
}

/** Returns a question with what it leaves out, from the question and the answer before it (`heard`). */
export const withContext = (asked: Sentence, heard: string, reading: ReadingState): Sentence =>
  nameElliptic(
    nameGone(nameLastOne(fullQuestion(asked, heard), reading.answered), reading.answered),
    reading.answered,
    reading,
  );

/** Reads a turn that answers a question, and what it denies by name of the other open questions. */
function readAnswerTo(question: Sentence, turn: readonly Sentence[], reading: ReadingState): void {
  const { phase, complaint } = reading;
  const before = new FactsBefore(reading.facts);
  const { turn: rest, facts } = topicsDenied(withoutUnsure(turn), reading.open, question);
  reading.facts.push(...facts);
  const known = reading.facts.length;
  if (rest.length > 0) readExchange(question, rest, reading);
  else reading.open = [];
  reading.facts = [...reading.facts.slice(0, known), ...ofLastTime(question.text, reading.facts.slice(known))];
  if (questionTopic(withoutLead(question.text)) !== "reason")
    reading.facts = asEnded(before.newIn(reading.facts), turn, { phase, complaint, facts: reading.facts });
}

/**
 * A question with the turn that answers it. `said`: the turn as said; `heardIn`: the id of the patient's turn before;
 * `recap`: what the turn confirms if the question repeats the history.
 */
interface AnsweredTurn {
  question: Sentence;
  turn: readonly Sentence[];
  said: readonly Sentence[];
  heardIn: string | null;
  recap: ConfirmedRecap | null;
}

/** Reads a turn that answers a question, with what it confirms and the quotations of its sentences. */
export function readAnsweredBy({ question, turn, said, heardIn, recap }: AnsweredTurn, reading: ReadingState): void {
  reading.answered = question;
  const { phase } = reading;
  const known = new FactsBefore(reading.facts);
  if (addWhen(question, turn, heardIn, reading)) reading.open = [];
  else readAnswerTo(question, fullAnswer(turn, question), reading);
  const added = known.addedTo(reading.facts);
  if (recap && added?.length === 0) readConfirmedRecap(recap, reading);
  else if (recap && added) addRecapped(recap, added, reading);
  if (phase !== "exam") reading.quotations.push(...quotedAnswers(question, said, known, reading));
}

/** Reads the sentences of a turn that answers no question. */
export function readUnasked(turn: readonly Sentence[], reading: ReadingState): void {
  const before = new FactsBefore(reading.facts);
  const known = reading.facts.length;
  for (const sentence of nameAntecedent(turn))
    reading.facts.push(...doubtOrdered(patientStatement(sentence, reading), sentence, reading));
  reading.facts = [...reading.facts.slice(0, known), ...withAges(reading.facts.slice(known), turn)];
  reading.quotations.push(...quotedRemarks(turn, before, reading));
}
