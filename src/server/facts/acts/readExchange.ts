import { afterOuch } from "../answers/afterOuch";
import { riskBefore } from "../answers/risk/riskFollowUp";
import { answerFacts } from "../answers/answerFacts";
import { boundedAnswer, boundedQuestion } from "../answers/boundedAnswer";
import { asPast, hasEnded } from "../answers/isPastOnly";
import { presupposedDrug } from "../answers/medicines/presupposedDrug";
import type { Exchange } from "../answers/Exchange";
import { rememberTouch, touchBefore } from "../statements/examStatement";
import type { Sentence } from "../segment/Sentence";
import { type ReadingState } from "../statements/ReadingState";
import { findSymptoms } from "../terms/findSymptoms";
import { affirmedQuestion } from "./questions/confirmed/affirmedQuestion";
import { addConfirmedDose } from "./questions/confirmed/addConfirmedDose";
import { addDrugDetail } from "./questions/details/addDrugDetail";
import { addFamilySide } from "./questions/details/addFamilySide";
import { addSideOfPart } from "./questions/details/addSideOfPart";
import { renamesSymptom } from "./questions/details/renamesSymptom";
import { takesBackDenial } from "./questions/details/takesBackDenial";
import { readDrugOrRelative } from "./questions/readDrugOrRelative";
import { readOpen } from "./questions/readOpen";
import { attributeSubject, attributeTopics, habitOf, nextFocus, restFocus } from "./subjects/attributeSubject";
import { withoutLead } from "./questions/isQuestion";
import { confirmedBefore } from "./questions/confirmed/confirmedBefore";
import { readOfLastFact } from "./questions/readOfLastFact";
import { recognizeDenial } from "./recognizeDenial";
import { echoedYes } from "./questions/echoedYes";
import { amountOfOther } from "./questions/amountOfOther";
import { eachAsked } from "./questions/eachAsked";
import { readAsSaid } from "./readAsSaid";
import { lastSymptoms } from "./lastSymptoms";
import { lastQuestion } from "./questions/lastQuestion";
import { leaveOpenIfOther } from "../answers/leaveOpenIfOther";
import { nameAsked } from "./subjects/nameAsked";
import { nameAntecedent } from "./subjects/nameAntecedent";
import { nameLows } from "./subjects/nameLows";
import { nameStream } from "./subjects/nameStream";
import { nameTestAsked } from "./subjects/nameTestAsked";
import { withSiteAsked } from "./subjects/withSiteAsked";
import { withUnitAsked } from "./subjects/withUnitAsked";
import { nameDevice } from "./questions/details/nameDevice";
import { nameDisease } from "./subjects/nameDisease";
import { nameSubject } from "./subjects/nameSubject";
import { questionTopic } from "./questions/questionTopic";
import { withoutSoftening } from "./questions/withoutSoftening";
import { asksAboutRelative, ofPatientOnly, withoutOwnDrugs } from "./subjects/otherPeople";
import { labelledFacts } from "../answers/labels/labelledFacts";
import { withResolved } from "../answers/withResolved";
import { readReaction } from "../answers/readReaction";
import { readOfContact } from "./readOfContact";
import { type Answer, readAnswer } from "./readAnswer";
import { readRest } from "./readRest";

/** Number of the latest facts that are searched for a finding; after one, a question belongs to the examination. */
const maxFactsBack = 4;

/** Names what an answer only counts or describes: low sugars, the stream of urine, the result of a test. */
const withCounted = (turn: readonly Sentence[], asked: string): Sentence[] =>
  nameTestAsked(nameStream(nameLows(nameDevice(turn, asked), asked), asked), asked);

/** Matches a question about a pregnancy of whoever speaks for the patient, or of others at home: "Are you pregnant?" */
const asksPregnancyOfOthersPattern =
  /\b(?:(?:are|were|could) you (?:be )?(?:\w+ )?|any ?(?:one|body)\b[^?]{0,30}\b)(?:pregnant|expecting)\b/i;

/**
 * Reads an answered question and the rest of the answering turn, and closes the open questions. A pregnancy of whoever
 * speaks for the patient is not the patient's, and no answer is read.
 */
export function readExchange(asked: Sentence, answer: readonly Sentence[], reading: ReadingState): void {
  if (reading.isProxied && asksPregnancyOfOthersPattern.test(asked.text)) {
    reading.open = [];
    return;
  }
  const [question, said] = ofPatientOnly(asked, answer);
  const own = withUnitAsked(withoutOwnDrugs(said, question.text), question.text);
  const turn = nameDisease(own, withoutLead(question.text));
  if (
    takesBackDenial(question, turn, reading) ||
    renamesSymptom(question, turn, reading) ||
    addDrugDetail(question, turn, reading) ||
    addSideOfPart(question, turn, reading) ||
    addFamilySide(question, turn, reading)
  )
    reading.open = [];
  else readAnswered(question, turn, reading);
}

/**
 * Returns the yes or no of an answer in the light of its question.
 * @param answer the text of the first sentence of the turn.
 * @param before the question with what the clinician said before it.
 */
function replyTo(asked: string, turn: readonly Sentence[], answer: string, before: string): Answer {
  const said = amountOfOther(readAnswer(answer), asked, answer);
  const named = leaveOpenIfOther(recognizeDenial(echoedYes(said, asked), asked), asked, answer);
  return afterOuch(named, asked, turn, before);
}

/** As `readExchange`, for an answer that is not only a detail of what was named before. */
function readAnswered(question: Sentence, turn: readonly Sentence[], reading: ReadingState): void {
  const [answer] = turn;
  if (!answer) return;
  const limits = boundedQuestion(eachAsked(withoutLead(question.text)));
  const whole = eachAsked(withoutSoftening(lastQuestion(withoutLead(question.text))));
  reading.facts.push(...confirmedBefore(reading.open, question, answer));
  const asked = nameAsked(limits?.asked ?? affirmedQuestion(whole, answer.text), question, reading);
  const before = reading.lastSaid?.turn === question.turn ? (reading.beforeLast ?? "") : "";
  const reply = replyTo(asked, turn, answer.text, `${before} ${question.text}`);
  if (readAsSaid({ question, asked, reply, turn }, reading)) return;
  // Statements are read from this, slots from the words as said.
  const rewritten = nameAntecedent(nameSubject(withSiteAsked(withCounted(turn, asked), asked), question, reading));
  const topic = questionTopic(asked);
  if (readDrugOrRelative({ question, asked, reply, turn }, reading)) return;
  if (
    addConfirmedDose(asked, reply, question, turn, reading) ||
    readReaction(asked, turn, reading) ||
    asksAboutRelative(asked, topic, turn) ||
    (topic !== null && readOfLastFact(topic, asked, turn, reading)) ||
    readOfContact(asked, question, turn, reading) ||
    readOpen({ question, asked, topic, reply, turn }, reading)
  ) {
    reading.facts.push(...presupposedDrug({ asked, turn, question, reply }));
    reading.open = [];
    return;
  }
  const subject = topic && attributeTopics.has(topic) ? attributeSubject(asked, topic, question.at, reading) : null;
  const isOtherSubject = topic !== null && attributeTopics.has(topic) && subject === null;
  const exchange: Exchange = {
    question,
    asked,
    answer,
    reply,
    turn,
    complaint: (subject ?? reading.complaint) || "symptoms",
    before: [asked, before, ...lastSymptoms(reading), reading.complaint, reading.heardBefore],
    isOtherSubject,
    habit: isOtherSubject ? habitOf(asked, question.at, reading) : null,
    isExam: reading.phase === "exam",
    system: reading.system,
    followsExam: reading.facts.slice(-maxFactsBack).some(({ kind }) => kind === "exam"),
    ...riskBefore(reading.facts),
    ...touchBefore(question, reading),
  };
  rememberTouch(exchange, reading);
  reading.facts = withResolved(reading.facts, exchange, reading.complaint);
  const read = boundedAnswer(limits, exchange, answerFacts(exchange), reading.facts);
  const { facts, coversAnswer, unread } = hasEnded(asked, answer.text) ? asPast(read, answer.text) : read;
  reading.open = [];
  reading.focus = nextFocus({ asked, topic, subject, facts, at: question.at }, reading);
  reading.facts.push(...facts, ...(facts.some(({ kind }) => kind === "medication") ? [] : presupposedDrug(exchange)));
  const affirmed = facts.find(({ kind, polarity }) => kind === "symptom" && polarity === "present");
  // What a clinician asks about is not the complaint of a patient who came for something else.
  const cameFor = reading.facts.some(({ kind, source }) => kind === "reason" && source === "patient");
  if (affirmed && !cameFor && findSymptoms(asked).length > 0) reading.complaint ||= affirmed.slots.name?.text ?? "";
  const retold = rewritten[0] === answer ? reply : readAnswer(rewritten[0]?.text ?? "");
  const known = reading.facts.length;
  readRest({ question, asked, turn: rewritten, reply: retold, facts, coversAnswer, unread }, reading);
  if (reading.phase === "history" && facts.length === 0)
    reading.facts = [...reading.facts.slice(0, known), ...labelledFacts(reading.facts.slice(known), exchange)];
  reading.focus = restFocus({ asked, topic, facts, at: question.at }, reading.facts.slice(known), reading.focus);
}
