import { adviceAnswer } from "../answers/adviceAnswer";
import { withBirth } from "../answers/past/birthHistory";
import { weightStated } from "../answers/functions/weightChange";
import { Checkpoints } from "../Checkpoints";
import { FactsBefore } from "../FactsBefore";
import type { Fact } from "../Fact";
import { afterConsent, postponedByPatient, putOff } from "../resolve/postponed";
import { retractionIn, weakRetractionIn, withdrawLast } from "../resolve/retractionIn";
import { withdrawNamed } from "../resolve/withdrawNamed";
import { withdrawSeveral } from "../resolve/withdrawSeveral";
import { withdrawDisowned } from "../resolve/withdrawDisowned";
import { withdrawOption } from "../resolve/withdrawOption";
import { addClinicianFacts } from "../resolve/addClinicianFacts";
import { insteadOfPreferred, withdrawReplacedTest } from "../resolve/withdrawReplacedTest";
import { withdrawReplaced } from "../resolve/withdrawReplaced";
import { decideOffer } from "../resolve/offers/decideOffer";
import { answersWhich, asFurtherOption } from "../resolve/offers/choosesThatOne";
import { settleOptions } from "../resolve/offers/settleOptions";
import { noteListedOptions } from "../resolve/offers/listedOptions";
import { noteProposal, recordedRefusal } from "../resolve/proposal";
import { isOfClinician } from "../roles/isOfClinician";
import { aboutOthers } from "../roles/aboutOthers";
import { noteDispute } from "../roles/disputes/noteDispute";
import { withDisputes } from "../roles/disputes/withDisputes";
import { asPatient } from "../roles/asPatient";
import { patientAndInformants } from "../roles/patientAndInformants";
import { asksOfChild, proxyOf } from "../roles/proxyOf";
import { withoutOtherRecords } from "../roles/withoutOtherRecords";
import { joinSafetyNets, precautionsIn } from "../segment/joinSafetyNets";
import { clinicianClauses } from "../segment/clinicianClauses";
import type { Sentence } from "../segment/Sentence";
import { clinicianStatement } from "../statements/clinicianStatement";
import { withAgeSaid } from "../statements/opening/withAgeSaid";
import { introductionIn } from "../statements/opening/introduction";
import { allergiesIn } from "../frames/allergiesIn";
import { newReadingState, noteOrder, type ReadingState } from "../statements/ReadingState";
import { findDrugs } from "../terms/findDrugs";
import { asksWhichDrug, noteAllergyToOne, settleAllergy } from "../resolve/allergyToOne";
import { agreement } from "./agreement";
import { answeredQuestion } from "./questions/several/answeredQuestion";
import { openQuestion } from "./questions/openQuestion";
import { namedFocus } from "./subjects/attributeSubject";
import { isCounterQuestion } from "./questions/isCounterQuestion";
import { isInterruption } from "./questions/isInterruption";
import { isQuestion, withoutLead } from "./questions/isQuestion";
import { asksToConfirm } from "./questions/confirmed/asksToConfirm";
import { confirmedRecap, isOnlyStatement, readConfirmedRecap } from "./questions/confirmed/confirmedRecap";
import { backchannelPattern } from "./questions/backchannelPattern";
import { clarified } from "./questions/clarified";
import { continuedQuestion } from "./questions/continuedQuestion";
import { explainsQuestion } from "./questions/explainsQuestion";
import { continuesFamilyQuestion } from "./questions/continuesFamilyQuestion";
import { moreAsked } from "./questions/moreAsked";
import { lowerName } from "./questions/lastQuestion";
import { notePersonAsked } from "./subjects/notePerson";
import { noteReason } from "./opening/noteReason";
import { noteSaid } from "./opening/noteSaid";
import { isDismayed } from "./questions/isDismayed";
import { nameOrdered } from "../resolve/nameOrdered";
import { withoutAnesthesia } from "../resolve/withoutAnesthesia";
import { nameConfirmed } from "./subjects/nameConfirmed";
import { nameAskedDrug } from "./subjects/nameAskedDrug";
import { nameWhich } from "./questions/details/nameWhich";
import { questionTopic } from "./questions/questionTopic";
import { withoutAsides } from "./turns/withoutAsides";
import { withoutTouchPain } from "./turns/withoutTouchPain";
import { withNames } from "../statements/record/withNames";
import { withoutEcho } from "./withoutEcho";
import { readVerbatim } from "./readVerbatim";
import { restatedSymptoms } from "../statements/restatedSymptoms";
import { quotedStatement, withdrawQuoted } from "./quotations";
import { safetyNetFact } from "./safetyNetFact";
import { withoutRecap } from "./turns/withoutRecap";
import { withoutTag } from "../statements/exam/withoutTag";
import { readAnsweredBy, readTwoAnswers, readUnasked, withContext } from "./readAnsweredBy";

/**
 * Reads the facts of a visit sentence by sentence, each in the context of the sentences before it. Repeats and most
 * contradictions remain for `resolve`. Continues from the last of the `checkpoints` of an earlier reading whose
 * sentences are unchanged, and adds new ones.
 */
export function readVisit(spoken: readonly Sentence[], checkpoints = new Checkpoints()): Fact[] {
  const others = aboutOthers(spoken);
  const people = patientAndInformants(others);
  const sentences = joinSafetyNets(asPatient(withoutOtherRecords(withDisputes(people)), proxyOf(others)));
  const proxy = proxyOf(people);
  const isPatientChild = proxy !== null && (proxy.isPatientChild || (!proxy.isIntroduced && asksOfChild(people)));
  const start = { ...newReadingState(), isPatientChild, isProxied: proxy !== null };
  const { at, reading } = checkpoints.resume(sentences, start);
  for (let i = at; i < sentences.length; i += 1) {
    checkpoints.keep(i, reading);
    const said = sentences[i];
    if (!said) continue;
    const sentence = withoutTag(said, sentences[i + 1], reading);
    const precautions = sentence.safetyNet ?? precautionsIn(sentence);
    if (sentence.dispute) noteDispute(sentence, sentence.dispute, reading);
    else if (precautions) reading.facts.push(safetyNetFact(sentence, precautions, reading));
    else if (sentence.by === "clinician") {
      const before = new FactsBefore(reading.facts);
      readClinicianClauses(sentence, sentences[i + 1]?.turn === sentence.turn, reading);
      reading.quotations.push(...quotedStatement(sentence, before, reading));
    } else {
      const known = new Set(reading.facts);
      i += readPatientTurn(sentences, i, reading) - 1;
      reading.facts = withoutTouchPain(known, reading, sentence.at);
    }
  }
  const lastTurn = sentences.at(-1)?.at ?? 0;
  // "Come in" at the start of a visit is a greeting, not a return visit; in a visit of a few turns it can be advice.
  const isGreeting = ({ kind, slots, evidence }: Fact): boolean =>
    kind === "followUp" &&
    lastTurn > 3 &&
    greetingPattern.test(slots.object?.text ?? "") &&
    evidence.every(({ turn }) => turn === sentences[0]?.turn);
  const read = reading.facts.filter((fact) => !isGreeting(fact));
  const own = reading.isPatientChild ? withBirth(read) : read;
  const facts = withoutAnesthesia(own, sentences);
  const quotations = withoutAnesthesia(reading.quotations, sentences);
  return [...(facts.length > 0 ? withAgeSaid(facts, sentences) : readVerbatim(sentences)), ...quotations];
}

/** Matches words with which a clinician asks a patient into the room: "Hello, come in and sit down". */
const greetingPattern = /^(?:[a-z]+,? ){0,3}come (?:on |right )?in(?=$|[,.!]| and (?:sit|have|take)\b)/i;

/**
 * Reads the clauses of a clinician's sentence.
 * @param isContinued whether the clinician says another sentence in the same turn, which the patient answers instead.
 */
function readClinicianClauses(sentence: Sentence, isContinued: boolean, reading: ReadingState): void {
  const { clauses, reason } = clinicianClauses(sentence);
  if (reason) reading.facts.push(...allergiesIn(reason, { isAsked: false }));
  for (const clause of clauses) {
    readClinicianSentence(clause, reading);
    if (isContinued) reading.facts.push(...restatedSymptoms(clause, reading));
    reading.isAskedSinceOrder ||= isQuestion(clause.text);
    if (!backchannelPattern.test(clause.text)) {
      reading.beforeLast = reading.lastSaid?.turn === clause.turn ? reading.lastSaid.text : null;
      reading.lastSaid = clause;
    }
  }
}

/** Maximum number of words after a retraction that decide nothing: "the scan". */
const maxBareWords = 2;

/** Reads a clinician's sentence: a retraction, a question, an explanation of a question, or a statement. */
function readClinicianSentence(said: Sentence, reading: ReadingState): void {
  const sentence = nameConfirmed(nameAskedDrug(said, reading), reading);
  const { text, turn, at } = sentence;
  noteReason(sentence, reading);
  noteListedOptions(sentence, reading);
  const asked = reading.isClarifying ? reading.open.at(-1) : undefined;
  if (asked) {
    reading.open = [clarified(asked, sentence)];
    return;
  }
  const postponed = postponedByPatient(sentence, reading);
  const advised = postponed ?? putOff(sentence, reading) ?? adviceAnswer(sentence, reading);
  if (advised) {
    reading.facts.push(advised);
    noteOrder(reading, at);
    const rest = postponed && afterConsent(sentence);
    return rest ? readClinicianClauses(rest, false, reading) : undefined;
  }
  if (!isQuestion(text) && isOfClinician(text)) return;
  const recorded = recordedRefusal(sentence, reading);
  if (recorded) {
    reading.facts.push(recorded);
    return;
  }
  if (explainsQuestion(sentence, reading)) return;
  if (backchannelPattern.test(text) || answersWhich(sentence, reading) || asksWhichDrug(sentence, reading)) return;
  if (withdrawOption(sentence, reading)) return withdrawQuoted(sentence, reading);
  const afterNamed = withdrawSeveral(sentence, reading) ?? withdrawNamed(sentence, reading);
  const retracted = afterNamed ?? retractionIn(text);
  if (retracted !== null) {
    withdrawQuoted(sentence, reading);
    if (afterNamed === null) withdrawLast(reading, sentence);
    if (retracted.split(" ").length > maxBareWords || findDrugs(retracted).length > 0)
      addClinicianFacts(clinicianStatement({ ...sentence, text: retracted }, reading), sentence, reading);
    return;
  }
  if (isQuestion(text)) {
    noteProposal(sentence, [], reading);
    notePersonAsked(sentence, reading);
    reading.facts.push(...introductionIn(sentence, reading));
    openQuestion(sentence, reading);
    return;
  }
  if (reading.phase === "history") reading.focus = namedFocus(sentence, reading);
  const weight = reading.phase === "history" ? weightStated(sentence, [sentence]) : null;
  if (weight) reading.facts.push(weight);
  const correction = weakRetractionIn(text);
  const isCorrected = correction && correction.split(" ").length > 1;
  const stated = isCorrected ? { ...sentence, text: insteadOfPreferred(correction) } : sentence;
  const facts = asFurtherOption(clinicianStatement(stated, reading), sentence, reading);
  if (reading.open.at(-1)?.turn !== turn) reading.open = [];
  if (facts.length === 0 && reading.phase === "history" && asksToConfirm(text)) reading.open.push(sentence);
  withdrawReplaced(facts, sentence, reading);
  withdrawReplacedTest(facts, sentence, reading);
  settleOptions(facts, sentence, reading);
  noteProposal(sentence, facts, reading);
  if (facts.some(({ kind }) => kind === "order" || kind === "advice")) noteOrder(reading, at);
  addClinicianFacts(facts, sentence, reading);
}

/** Returns the sentences from index `at` up to the end of the turn or the clinician's next sentence. */
function restOfTurn(sentences: readonly Sentence[], at: number): readonly Sentence[] {
  const turn = sentences[at]?.turn;
  let end = at + 1;
  while (end < sentences.length && sentences[end]?.turn === turn && sentences[end]?.by !== "clinician") end += 1;
  return sentences.slice(at, end);
}

/** Reads the sentences of one turn from index `at` up to the clinician's next sentence; returns their number. */
function readPatientTurn(sentences: readonly Sentence[], at: number, reading: ReadingState): number {
  const start = sentences[at];
  if (!start) return 1;
  const heard = restOfTurn(sentences, at);
  const own = withoutRecap(heard, sentences[at - 1], reading);
  if (own.length === 0) return heard.length;
  const said = withoutAsides(own, reading);
  noteSaid(said, reading);
  if (isInterruption(said, reading.open)) return heard.length;
  if (isDismayed(said, reading.open)) reading.open = [];
  const open = answeredQuestion(reading.open, said.length > 0 ? said : [start]);
  const continued = open ? null : continuedQuestion(said, reading);
  const asked = open ?? continued?.asked ?? null;
  const spoken = continued?.turn ?? said;
  const named = withNames(asked ? withoutEcho(spoken, asked) : nameOrdered(spoken, reading), asked, reading);
  // "No, that's my brother's" withdraws what the clinician read out and says nothing else.
  const isOthers = named[0] !== undefined && withdrawDisowned(named[0], reading);
  const isSettled = isOthers || (named.length === 0 && spoken.length > 0);
  if (isSettled) reading.open = [];
  if (isSettled && named.length <= 1) return heard.length;
  const left = isOthers ? named.slice(1) : named;
  const turn = asked ? nameWhich(left, asked, reading.heard) : left;
  reading.isClarifying = isCounterQuestion(turn, reading);
  const first = turn[0] ?? start;
  if (reading.isClarifying) return heard.length;
  if (settleAllergy(turn, reading) || noteAllergyToOne(turn, reading)) {
    reading.open = [];
    return heard.length;
  }
  const rest = decideOffer(turn, said, open, reading);
  if (rest) {
    readUnasked(rest, reading);
    return heard.length;
  }
  reading.facts.push(...[agreement(first, reading)].flatMap((agreed) => agreed ?? []));
  const { heard: before, heardIn } = reading;
  reading.heardBefore = before;
  reading.heard = [asked?.text ?? "", ...said.map(({ text }) => text)].join(" ");
  reading.heardIn = start.turn;
  const isAboutFamily = asked !== null && continuesFamilyQuestion(asked, reading, first.text);
  const more = asked && !isAboutFamily ? moreAsked(withoutLead(asked.text), reading.asked, turn) : null;
  const topicAsked = asked ? questionTopic(withoutLead(asked.text)) : null;
  reading.asked = isAboutFamily ? "family" : more ? reading.asked : topicAsked;
  const recap = confirmedRecap(turn, reading);
  if (recap && (!asked || isOnlyStatement(recap)) && readConfirmedRecap(recap, reading))
    readUnasked(recap.rest, reading);
  else if (!asked) readUnasked(turn, reading);
  else if (continued || !readTwoAnswers(turn, before, reading)) {
    const bare = asked.text.replace(/(?<![\s?])[\s?]+$/, "");
    const inFull = isAboutFamily ? `${lowerName(bare)} in the family?` : more;
    const question = inFull ? { ...asked, text: inFull } : withContext(asked, before, reading);
    readAnsweredBy({ question, turn, said, heardIn, recap }, reading);
  }
  return heard.length;
}
