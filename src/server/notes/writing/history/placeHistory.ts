import { hospitalStays } from "../../../facts/answers/labels/quotedLabel";
import type { NoteTopic } from "../../../../shared/notes/noteTopic";
import { hasRelative } from "../../../facts/frames/readFamily";
import { namesOperation } from "../../../facts/frames/readHistory";
import { socialTopic } from "../../../facts/frames/readSocial";
import { findConditions } from "../../../facts/terms/findConditions";
import { findSymptoms } from "../../../facts/terms/findSymptoms";
import { hasRole } from "../../../facts/statementRole";
import type { Fact } from "../../../facts/Fact";
import type { PlannedSentence } from "../PlannedSentence";
import { withHabitLabel } from "../sentences/social/withHabitLabel";

/** Topics of the note, by the topic of the question that a statement answers (slot `of`). */
const byQuestion: Readonly<Record<string, NoteTopic>> = {
  conditions: "past_history",
  surgeries: "past_history",
  hospitalizations: "past_history",
  family: "family_history",
  smoking: "social_history",
  vaping: "social_history",
  alcohol: "social_history",
  drugs: "social_history",
  occupation: "social_history",
  living: "social_history",
  exercise: "social_history",
  diet: "social_history",
  travel: "social_history",
  contacts: "social_history",
  vaccination: "social_history",
  sexual: "social_history",
};
/** Matches the topics of questions about habits: "smoking", "living". */
const habitsPattern = /^(?:smoking|vaping|alcohol|drugs|living)$/;
/** Matches what is said about the complaint in answer to a question about habits: "Nothing makes it worse". */
const aboutComplaintPattern =
  /\b(?:mak(?:es|ing) (?:it|that|them) (?:better|worse)|(?:it|that|pain) (?:is|gets|got|feels) (?:better|worse))\b/i;
/** Matches words with which an answer belongs in the family history: "her side", "he", "not aware". */
const familyWordsPattern = /\b(?:famil\w+|side|relatives?|runs|he|she|his|her|aware|remember|recall|knows?)\b/i;
/** Matches what a relative believes of the patient: "The patient's daughter is scared | the patient has | dementia". */
const ofPatientPattern =
  /\b(?:says?|said|thinks?|thought|reckons?|swears?|suspects?|believes?|scared|worried|afraid|terrified|convinced|sure|certain)(?: that)? (?:the patient|he|she|they|it|this|that) (?:has|have|had|is|are|was|were|might|may|could|must)\b/i;
/** Matches words about the health of relatives: "died", "heart". */
const healthPattern = /\b(?:died|passed away|healthy|heart|stroke|cancer|condition|disease|blood pressure)\b/i;

/**
 * Returns a sentence of the history of the present illness with the topic of past, family or social history or of
 * allergies, if it belongs there by the question that it answers or by its words. Other sentences are returned
 * unchanged, such as those that name a symptom of the patient.
 */
export function placeHistory(sentence: PlannedSentence): PlannedSentence {
  const topic = sentence.topic === "hpi" ? topicOf(sentence) : null;
  if (topic !== "social_history") return topic ? { ...sentence, topic } : sentence;
  const asked = sentence.facts.find(({ slots }) => slots.of)?.slots.of?.text ?? "";
  return { ...sentence, topic, text: withHabitLabel(sentence.text, asked) };
}

/** Returns the topic of the note that a quotation belongs to. */
export function placeQuotation({ source, slots: { of, name, detail } }: Fact): NoteTopic {
  if (source === "clinician")
    return of?.text === "exam" && !/\b(?:surger|will|going to|next)\b/i.test(detail?.text ?? "") ? "exam" : "plan";
  if (of?.text === "allergy") return "allergies";
  return (of && byQuestion[of.text]) ?? (name && isPastName(name.text) ? "past_history" : "hpi");
}

/** Matches words besides diseases whose short answers are past history: "surgery". */
const pastPattern =
  /\b(?:surger\w*|operations?|fractures?|broken bones|blood transfusions?|(?:heart|kidney|liver|lung|thyroid|bowel|prostate|stomach) (?:trouble|problems?|disease|conditions?))\b/i;
/** Matches names of measures and of what changes now, which are no past diseases. */
const currentPattern = /\b(?:pressures?|sugars?|glucose|weight|pain|symptoms?|attack|flares?|today|now)\b/i;

/**
 * Returns whether a fact is a short answer about a disease or operations, after its label: "Strokes: a TIA, in 2018".
 */
const isPastDisease = ({ kind, slots }: PlannedSentence["facts"][number]): boolean =>
  kind === "statement" && slots.topic?.text === "amount" && slots.name !== undefined && isPastName(slots.name.text);

/** Returns whether a label names a past disease or operation. */
const isPastName = (name: string): boolean =>
  !currentPattern.test(name) && (pastPattern.test(name) || findConditions(name).length > 0);

/** Returns the topic of past, family or social history or of allergies that a sentence belongs to; null if none. */
function topicOf({ text, facts }: PlannedSentence): NoteTopic | null {
  if (facts.some(({ slots }) => slots.of?.text === "birth")) return "past_history";
  const statement = facts.find(({ kind, slots }) => kind === "statement" && slots.detail);
  if (!statement) return facts.some(isPastDisease) ? "past_history" : null;
  if (hasRole(statement, "quoted")) return statement.slots.name?.text === hospitalStays ? "past_history" : null;
  if (hasRole(statement, "reaction")) return "allergies";
  const askedOf = statement.slots.asked?.text ?? "";
  if (askedOf !== "" && pastPattern.test(askedOf) && !currentPattern.test(askedOf)) return "past_history";
  if (hasRole(statement, "asked") && /\bin (?:the|your) family\b/i.test(statement.slots.name?.text ?? ""))
    return "family_history";
  const namesSymptom = findSymptoms(text).length > 0;
  const isAboutRelative =
    (statement.slots.relative !== undefined || /^(?:The|His|Her|Their|The patient's) (?!patient\b)/.test(text)) &&
    hasRelative(text);
  if (isAboutRelative && !ofPatientPattern.test(text) && (findConditions(text).length > 0 || healthPattern.test(text)))
    return "family_history";
  if (namesSymptom) return null;
  const asked = statement.slots.of ? byQuestion[statement.slots.of.text] : undefined;
  if (asked === "social_history" && aboutComplaintPattern.test(text)) return null;
  // "Anyone in the family with asthma?" "Sometimes I breathe more shallow" is about the patient alone.
  const isOwn = asked === "family_history" && /\bthe patient\b(?!')/i.test(text) && !familyWordsPattern.test(text);
  if (asked) return isOwn && !hasRelative(text) ? null : asked;
  const social = socialTopic(text);
  if (social && habitsPattern.test(social)) return "social_history";
  // "You're 2 weeks out from your hernia repair" opens the history.
  if (
    namesOperation(text) &&
    statement.slots.topic?.text !== "introduction" &&
    !/\b(?:since|after|pain|hurt)\b/i.test(text)
  )
    return "past_history";
  return null;
}
