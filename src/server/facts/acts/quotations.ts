import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { hasRelative } from "../frames/readFamily";
import { quotativePattern } from "../segment/quotativePattern";
import { aboutTheTalkPattern, isWorthNoting, smallTalkPattern } from "../statements/isWorthNoting";
import { isOfClinician } from "../roles/isOfClinician";
import { findDrugs, isDrugClass } from "../terms/findDrugs";
import { findSymptoms } from "../terms/findSymptoms";
import { isClinicalQuestion } from "../answers/answerFacts";
import { notHistoryPattern } from "../answers/labels/questionLabel";
import { labelOf } from "../answers/labels/labelOf";
import { saysNothingPattern } from "../answers/labels/labelledFacts";
import type { FactsBefore } from "../FactsBefore";
import { readAnswer } from "./readAnswer";
import { isQuestion, withoutLead } from "./questions/isQuestion";
import { lastQuestion } from "./questions/lastQuestion";
import { questionTopic } from "./questions/questionTopic";

/** Matches a sentence that hands something over or is only polite: "Here it is", "You can look at it". */
const handsOverPattern =
  /^(?:(?:and|so|oh|well|yes|no),? )*(?:here (?:is|are|it|you)|there you|you (?:can|may|should|could)|have a look|let me|sorry|excuse me|nice to)\b/i;

/** Matches words to whoever writes the record: "note to the computer", "write that I need oxycodone". */
const dictatesPattern =
  /\b(?:(?:note|message) to (?:the )?\w+|system|computer|software|assistant|ai|scribe|instructions?|prompt|(?:write|record|document)(?: down)? (?:that|in|it|this|my|an?)\b)/i;

/** Matches answers about the talk: "You're the doctor", "That is everything". */
const aboutTalkPattern =
  /^(?:you are the\b|(?:(?:she|he) is|I am) (?:fine|okay|good|well|all right)$|.*\beither$|(?:no,? )?that is (?:my|his|her) \w+$|that (?:makes sense|is (?:everything|all|it))\b)|\b(?:what to say|makes? sense|that is everything)\b/i;

/** Returns whether a sentence of a patient says more than yes or no, and is no question. */
function isQuotable(text: string): boolean {
  if (isQuestion(text) || saysNothingPattern.test(text) || handsOverPattern.test(text)) return false;
  if (quotativePattern.test(text) || dictatesPattern.test(text) || smallTalkPattern.test(text)) return false;
  if (aboutTalkPattern.test(text)) return false;
  const { polarity, rest } = readAnswer(text);
  return polarity !== "unheard" && (polarity === null || rest !== "") && text.split(" ").length > 1;
}

/** Matches labels that do not say what was asked: "does it come and go", "little one", "issue". */
const poorLabelPattern =
  /^(?:(?:do|does|did|is|are|was|were|can|could|have|has|from|like) |(?:the )?(?:mother|father|mom|mum|dad|little [a-z]+|issues?|all ?right|sure|problems?|other [a-z]+|how [a-z ]+|things?|changes?|episodes [a-z ]+|month [a-z]+|a month [a-z]+)$)/i;

/** Returns what a question asks for, as the label of a quotation; undefined if that cannot be said in a few words. */
function labelFor(asked: string): string | undefined {
  const label = labelOf(asked, ["any", "quoted"])?.label;
  const [drug, another] = findDrugs(asked);
  // What is said of a drug means nothing without its name.
  const isNamed = !drug || another !== undefined || isDrugClass(drug.name) || label?.includes(drug.name) === true;
  if (label && isNamed && !poorLabelPattern.test(label)) return label;
  return drug?.name ?? findSymptoms(asked)[0]?.term.name;
}

/** Matches words for another person than the speaker: "she", "his". */
const otherPersonPattern = /\b(?:he|she|her|hers|him|his)\b/i;
/** Matches what a companion says of the companion's own health: "I've got a bad back". */
const ownHealthPattern = /^I (?:have|had|am|was|have got|get|got|take)\b/i;
/** Matches relatives who are none by blood. */
const partnerPattern = /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|step\w+|\w+-in-law)\b/i;

/**
 * Matches a question that lets the patient choose what to say, and one that names nothing: "describe it", "anything
 * else".
 */
const opensPattern =
  /^(?:(?:and|so|can you|could you|would you) )*(?:tell|describe|how (?:may|can|are)|what (?:is|are|was|happened|brings|else)|is (?:that|this|it)|was (?:that|this|it)|anything else|does (?:it|that)|did (?:it|that)|when (?:did|was) (?:it|this|that)|how long)\b|\banything else\b/i;
/** Matches a question that asks in general what is the matter. */
const asksReasonPattern = /^(?:and |so )*what (?:is|was|has been) (?:going on|wrong|the (?:matter|problem|trouble))\b/i;
/** Matches a question with an interrogative form, about one thing: not "Does it hurt, or burn?" */
const interrogativePattern =
  /^(?:do|does|did|is|are|was|were|has|have|had|can|could|any|how|what|when|where|which|who|why|will|would)\b[^,]*$|^you (?:had|have|are|were|take|took|got|did|use|used|saw|went|stopped|started)\b[^,]*\?$/i;
/** Matches an answer that begins with yes or no. */
const plainPattern = /^(?:no|nope|yeah|yes)\b/i;
/** Maximum number of words of such an answer that says no more than yes or no. */
const maxPlainWords = 4;

/**
 * Matches questions whose answers do not belong in a note: about the person, the talk or the way to the clinic, and
 * those that name nothing.
 */
const aboutPersonPattern =
  /^(?:how (?:are|is|old|have you)|who|why|can|could|which|where (?:did|do|are)|what (?:do you (?:all )?identify|gender|grade|type|kind|software|names?|did they)|do you (?:happen to )?(?:remember|recall|know|want|have (?:it|that|this|those|them|the))|did (?:they|you) (?:have (?:any ?thing|any problems)|see|speak|remember|drive|bring)|are you (?:from|doing like)|have you (?:picked|met|seen the))\b|\b(?:nurse|school|names?|picture|pictures|with you|that else|at home)\b/i;
/** Minimum numbers of words of a question that names no clinical term, and of an answer to it, for a quotation. */
const minWords = { question: 4, answer: 6 };
/** Returns whether a question without a clinical term is about the patient's history, by its form and its answer. */
const asksOfHistory = (asked: string, said: readonly Sentence[]): boolean =>
  asked.split(" ").length >= minWords.question &&
  said.some(({ text }) => text.split(" ").length >= minWords.answer) &&
  !aboutPersonPattern.test(asked) &&
  !smallTalkPattern.test(asked);

/** Maximum number of words of a question that is quoted with its answer, because no label says what it asks. */
const maxQuestionWords = 12;

/**
 * Returns the quotations of an answer, one of each sentence, with what was asked as their label (`name`): "numbness",
 * "The foot feels like it is wrapped in cotton". For a question that has no label, they are those of a remark; a
 * question about a relative has none, nor has an answer that took something back.
 * @param before the facts before the answer was read.
 */
export function quotedAnswers(
  question: Sentence,
  said: readonly Sentence[],
  before: FactsBefore,
  reading: ReadingState,
): Fact[] {
  if (!before.areKeptIn(reading.facts)) return [];
  const asked = lastQuestion(withoutLead(question.text));
  const topic = questionTopic(asked);
  const isOfOther = !reading.isProxied && said[0]?.by === "patient" && otherPersonPattern.test(asked);
  if (isOfOther || (topic !== "family" && hasRelative(asked))) return [];
  const isOpen = topic === "reason" || asksReasonPattern.test(asked);
  const label = isOpen ? findDrugs(asked)[0]?.name : labelFor(asked);
  const isClinical =
    topic !== "reason" &&
    (isClinicalQuestion(asked, topic) || (reading.phase === "history" && asksOfHistory(asked, said))) &&
    interrogativePattern.test(asked) &&
    !notHistoryPattern.test(asked) &&
    !opensPattern.test(asked);
  if (!label && !(isClinical && asked.split(" ").length <= maxQuestionWords)) return remarksIn(said, reading);
  const isSaid = ({ text, isRetold }: Sentence, i: number): boolean =>
    isQuotable(text) &&
    (label !== undefined || text.split(" ").length > maxPlainWords || !plainPattern.test(text)) &&
    (i === 0 || !aboutTheTalkPattern.test(text)) &&
    (topic !== "family" || (hasRelative(text) && !partnerPattern.test(text))) &&
    !(reading.isProxied && !isRetold && (otherPersonPattern.test(asked) ? /^I\b/ : ownHealthPattern).test(text));
  return said.filter(isSaid).map((sentence) =>
    makeFact({
      kind: "quotation",
      from: [question, sentence],
      slots: { name: label, asked: label ? undefined : asked, detail: sentence.text, of: topic ?? undefined },
    }),
  );
}

/**
 * Returns the quotations of a turn that answers no question, if it was not read otherwise than as statements.
 * @param before the facts before the turn was read.
 */
export const quotedRemarks = (said: readonly Sentence[], before: FactsBefore, reading: ReadingState): Fact[] =>
  before.addedTo(reading.facts)?.every(({ kind }) => kind === "statement") ? remarksIn(said, reading) : [];

/**
 * Returns quotations of sentences that say something clinical. What a patient says of another person has none; who
 * speaks for a patient says "he" or "she" of the patient.
 */
const remarksIn = (said: readonly Sentence[], { isProxied }: Pick<ReadingState, "isProxied">): Fact[] =>
  said
    .filter(
      ({ text }) =>
        isQuotable(text) &&
        isWorthNoting(text) &&
        (isProxied || !(hasRelative(text) || said.some((other) => otherPersonPattern.test(other.text)))),
    )
    .map((sentence) => makeFact({ kind: "quotation", from: [sentence], slots: { detail: sentence.text } }));

/**
 * Matches what a clinician says about the visit itself, asks the patient to do in an examination, says of sympathy, or
 * repeats of the history: "let me take a look", "squeeze my hands", "I'm sorry to hear that", "so you fell".
 */
const aboutVisitPattern =
  /^(?:(?:and|so|okay|ok|all right|alright|now|well|then|great|good|yes|yeah|oh|no|but|just|please|go ahead and|sure|right),? )*(?:let me|let us (?:(?:take|have) a|talk|see|go (?:over|through|ahead))|I am (?:just |so |very |really )?(?:sorry|glad|happy|afraid|going to (?:take|have|listen|look|press|feel|check|examine|do|go|ask|touch|tap|move|pull|push|hold))|I (?:will|want to|would like to|wanna|just want to) (?:just )?(?:take a|have a|listen|look|touch|ask|tap|see how|talk)|I (?:see|hear|understand|know|remember|looked|read)\b|can you|could you|take (?:a )?deep|tell me|show me|thank|you (?:said|say|mentioned|are (?:here|coming|having|saying|in)|have been|came|come|had|were|told|would|can|feel|know|think|do)\b|(?:it|that) (?:is|was|sounds|must|can|could|would) (?:(?:so|very|really|also|be|been) )*(?:good|great|nice|wonderful|scary|hard|difficult|tough|terrible|awful|like|helpful|fine|common|normal)\b|(?:tilt|turn|squeeze|push|lean|lift|raise|bend|breathe|open|close|follow|relax|lie|sit|stand|hop|look|say|hold|move|tap|walk|wiggle|point|touch|cough)\b|if your? (?:arm|wrists?|leg)|we (?:see|also call|use|have some)|my name|I am (?:Dr|Doctor)|(?:how|what|when|where|why|who|any|have|do|does|did|are|is)\b|(?:hello|hi|welcome|given|hope|options|other risks|it (?:states|shows here)|since you|a nurse|patient,|mr|mrs|ms|dr|(?:probably|maybe|perhaps|with|for) the)\b|in particular|yes,? I have heard|(?:and )?I am (?:just )?(?:looking|reading)|what do you mean\b|(?:on|for|of|in) the (?:last|past)\b)|\b(?:every time|whenever|each time) you\b|^(?:okay|ok|alright|all right)?,? ?so,? (?:for (?:a|the|\d)|you (?:just|had|have|were|are|feel|felt|said)|just to|it (?:is|has|was)|that (?:is|has|was))\b|^(?:and )?(?:then )?[a-z']+ (?:are|stands for) (?:an? )?[a-z]+ [a-z]+$|\b(?:ago|joke|cool thing|new patient|just to clarify|that is all|questions?|you said|like I said|as I said)\b/i;
/** Matches the end of a sentence that breaks off: "and", "the". */
const breaksOffPattern =
  /\b(?:and|or|but|(?<!or )so|because|if|the|a|an|to|of|for|with|your|my|that|is|are|was|how long|this|at|which|hopefully|I think|but everything|before|as well|or more|both|the what)$/i;
/** Maximum number of words of a clinician's statement that is quoted: a longer one explains. */
const maxStatementWords = 24;

/** Matches words with which a clinician explains or weighs instead of deciding: "could be", "usually", "means". */
const explainsPattern =
  /\b(?:could|(?<!I )can(?!not)|might|may|usually|typically|generally|sometimes|often|happens?|means|meaning|basically|called|for example|such as|people|patients|we see|in general|depending|option|consider|worry|worried about|stands for|normally|ordinarily|probably|hopefully|review\w*|scheduling|should take|disappear\w*|otherwise|(?<!I )would|I would (?:have|reach|not|never|be|say|think|expect|imagine|call)|thought|was thinking|than|already|forget|had|used to|last (?:time|week|month|year|spring|summer|fall|autumn|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;

/** Matches where to seek care: "Return to the emergency room". */
const seekCarePattern = /\b(?:return|go|back|help|care) (?:to|from|at) (?:the|an) emergency\b/i;
/** Matches words that begin a condition. */
const conditionPattern = /\b(?:if|when|unless)\b/i;
/** Matches what there is or would be: "there are injections". */
const existsPattern = /\bthere (?:is|are)\b/i;

/** Returns whether a statement gives a place of care without a sign for it, or what there would be on a condition. */
const isIncomplete = (text: string): boolean =>
  conditionPattern.test(text) ? existsPattern.test(text) : seekCarePattern.test(text);

/**
 * Returns the quotation of a clinician's statement about the patient's care, with the ids of the facts that were read
 * from it (`supersedes`); empty for other sentences, and if the reading changed earlier facts.
 * @param before the facts before the sentence was read.
 */
export function quotedStatement(sentence: Sentence, before: FactsBefore, reading: ReadingState): Fact[] {
  const { text } = sentence;
  const added = before.addedTo(reading.facts);
  if (!added || text.split(" ").length > maxStatementWords) return [];
  if (isQuestion(text) || isOfClinician(text) || smallTalkPattern.test(text) || aboutVisitPattern.test(text)) return [];
  if (breaksOffPattern.test(text) || explainsPattern.test(text) || isIncomplete(text) || hasRelative(text)) return [];
  const quotation = makeFact({ kind: "quotation", from: [sentence], slots: { detail: text, of: reading.phase } });
  const read = added.filter(({ kind }) => kind !== "statement");
  return [{ ...quotation, supersedes: read.map(({ id }) => id) }];
}

/**
 * Leaves out the quotations of what a clinician takes back in a sentence: of its turn, or if there are none, of the
 * clinician's turn before it.
 */
export function withdrawQuoted({ turn }: Sentence, reading: ReadingState): void {
  const isOf =
    (id: string | undefined) =>
    ({ source, evidence }: Fact): boolean =>
      source === "clinician" && evidence.some((each) => each.turn === id);
  const isMeant = isOf(reading.quotations.some(isOf(turn)) ? turn : reading.lastSaid?.turn);
  reading.quotations = reading.quotations.filter((fact) => !isMeant(fact));
}
