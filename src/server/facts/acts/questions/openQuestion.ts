import { siteOf, symptomName } from "../../frames/readSymptoms";
import { riskPattern } from "../../frames/riskPattern";
import type { Sentence } from "../../segment/Sentence";
import type { Focus, ReadingState } from "../../statements/ReadingState";
import { noteReview } from "../../statements/treatment/medicationReview";
import { findSymptoms } from "../../terms/findSymptoms";
import { attributeTopics } from "../subjects/attributeSubject";
import { questionTopic } from "./questionTopic";
import { examplesPattern } from "./several/withoutSuggestions";

/** Matches the supposed answer to the question before: "Are your allergies the same? | Still just codeine?" */
const supposesOnlyPattern =
  /^(?:(?:and|so|is it|it is|that is),? )*(?:still )?(?:just|only|still) (?:to )?(?:the )?[a-z][a-z' -]{2,40}\?$/i;

/** Matches a question that only names what is counted next, with it as the group: "And | wet nappies?" */
const countedPattern =
  /^(?:(?:and|so|okay|what about|how about|any),? )*((?:wet |dirty )?(?:nappies|diapers|feeds|bottles|cigarettes|drinks|units|pads|pillows|words|puffs))\?$/i;
/** Matches a question for the number of what was just named: "How many would you say?" */
const howManyPattern =
  /^(?:(?:and|so|about|roughly),? )*how many(?: (?:would you say|is it|is that|are there|roughly|about|a day|per day|so far|today|yesterday|in a day|does (?:he|she) have|do you (?:have|get)))*\?$/i;

/**
 * Matches a request to move or undress for the examination, whose answer is no history: "Do you mind popping your shoes
 * off?", "Could you lie back for me?"
 */
const requestPattern =
  /^(?:(?:okay|so|and|right|now|great|good|perfect|just),? )*(?:(?:do|would) you mind (?:just |please )?(?:popping|standing|sitting|lying|taking (?:off|your)|rolling|slipping|hopping|jumping|coming|turning|removing|undoing|opening|stepping|moving|lifting)\b|(?:would|could|will) you (?:just |please )*(?:take off|undo|lie (?:back|down|flat|on)|lay (?:back|down|flat)|sit (?:up|down|back|on|forward|here)|stand up|turn (?:over|round|around)|come (?:over|here|and)|step|move over)\b|(?:would|could|will|can) you (?:just |please )*(?:pop|hop|slip|roll up|stick (?:out )?your|say ah+|take (?:a )?(?:big |deep )*breaths?|open (?:your mouth|wide)|close your eyes)\b)/i;

/** Opens a clinician's question; the questions of earlier turns are no longer open. */
export function openQuestion(sentence: Sentence, reading: ReadingState): void {
  // "I stay away from drugs." "Including marijuana?" A "yes" repeats the denial, so that no question is opened.
  if (reading.open.length === 0 && /^(?:(?:okay|ok|uh|um|and|so|right|even),? )*including\b/i.test(sentence.text))
    return;
  const before = reading.open.at(-1);
  if (requestPattern.test(sentence.text)) {
    if (before?.turn !== sentence.turn) reading.open = [];
    return;
  }
  // "Are you allergic to anything?" "Like any medications?" The examples are added to the open question.
  if (before && before.turn !== sentence.turn && /^(?:like|such as) /i.test(sentence.text)) {
    reading.open = [{ ...before, text: `${before.text.replace(/\?$/, "")}, ${sentence.text}` }];
    return;
  }
  // "Are you allergic to anything? Latex, iodine?", "What does it feel like? Sharp, dull?" The answer can name another.
  if (
    before?.turn === sentence.turn &&
    (examplesPattern.test(sentence.text) || supposesOnlyPattern.test(sentence.text)) &&
    /^(?:allergy|quality)$/.test(questionTopic(before.text) ?? "")
  ) {
    reading.open = [
      ...reading.open.slice(0, -1),
      { ...before, text: `${before.text.replace(/\?$/, "")}, ${sentence.text}` },
    ];
    return;
  }
  const counted = before?.turn === sentence.turn ? countedPattern.exec(before.text)?.[1] : undefined;
  if (before && counted && howManyPattern.test(sentence.text)) {
    reading.open = [...reading.open.slice(0, -1), { ...before, text: `How many ${counted}?` }];
    return;
  }
  if (before?.turn !== sentence.turn) reading.open = [];
  else if (reading.phase === "history") reading.focus = askedFocus(before, sentence, reading);
  noteReview(sentence, reading);
  reading.open.push(ratedAgain(withRisk(sentence, reading), reading));
}

/** Matches a question that only names another moment: "And right now?", "What about at its worst?" */
const onlyMomentPattern =
  /^(?:(?:and|so|okay|but|what about|how about|what is it|how is it|how bad is it),? )*((?:right |just )?now|at the moment|currently|today|at (?:its |it is |the )?(?:worst|best)|at rest|when you (?:move|walk)(?: (?:it|around))?)\W*$/i;
/** Number of turns after a rating in which a moment alone asks for another rating; later, it can ask for anything. */
const maxTurnsAfterRating = 3;

/** Returns a question that only names a moment, right after a rating was asked for, with the words it leaves out. */
function ratedAgain(question: Sentence, { answered }: ReadingState): Sentence {
  const moment = onlyMomentPattern.exec(question.text)?.[1];
  const isRated =
    answered !== null &&
    question.at - answered.at <= maxTurnsAfterRating &&
    questionTopic(answered.text) === "severity";
  return moment && isRated ? { ...question, text: `How bad is it ${moment.toLowerCase()}?` } : question;
}

/** Matches a pronoun for what was said before: "Where are | those | now?" */
const refersBackPattern = /\b(?:those|these|they|them|that|it)\b(?: (?:thoughts|feelings|ideas))?/i;

/**
 * Adds the thoughts of suicide or harm that the sentence before named to a question about them: "You had thoughts that
 * you'd be better off dead. Where are those now?"
 */
function withRisk(question: Sentence, { lastSaid }: ReadingState): Sentence {
  const said = lastSaid?.turn === question.turn ? riskPattern.exec(lastSaid.text)?.[0] : undefined;
  return said && !riskPattern.test(question.text) && refersBackPattern.test(question.text)
    ? { ...question, text: question.text.replace(refersBackPattern, `thoughts of ${said}`) }
    : question;
}

/**
 * Returns the focus of a question whose turn has just asked about one symptom: "How about the earache? When did that
 * start?" The focus stays as it is if the question names a symptom itself.
 */
function askedFocus(before: Sentence, { text, at }: Sentence, { complaint, focus }: ReadingState): Focus | null {
  const [only, another] = findSymptoms(before.text);
  const topic = questionTopic(text);
  if (!only || another || findSymptoms(text).length > 0 || topic === null || !attributeTopics.has(topic)) return focus;
  // "Is it like a burning?" describes the complaint; the burning is not a new focus.
  if (/\b(?:feel\w*|like|describe|more of|kind of|sort of|type of)\b/i.test(before.text)) return focus;
  const symptom = symptomName(only, siteOf(before.text, only));
  return complaint.endsWith(symptom) ? null : { symptom, habit: null, at };
}
