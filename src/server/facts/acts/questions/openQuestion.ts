import { siteOf, symptomName } from "../../frames/readSymptoms";
import type { Sentence } from "../../segment/Sentence";
import type { Focus, ReadingState } from "../../statements/ReadingState";
import { findSymptoms } from "../../terms/findSymptoms";
import { attributeTopics } from "../subjects/attributeSubject";
import { questionTopic } from "./questionTopic";

/** Opens a clinician's question; the questions of earlier turns are no longer open. */
export function openQuestion(sentence: Sentence, reading: ReadingState): void {
  const before = reading.open.at(-1);
  if (before?.turn !== sentence.turn) reading.open = [];
  else if (reading.phase === "history") reading.focus = askedFocus(before, sentence, reading);
  reading.open.push(sentence);
}

/**
 * Returns the focus of a question whose turn has just asked about one symptom: "How about the earache? When did that
 * start?" The focus stays as it is if the question names a symptom itself.
 */
function askedFocus(before: Sentence, { text, at }: Sentence, { complaint, focus }: ReadingState): Focus | null {
  const [only, another] = findSymptoms(before.text);
  const topic = questionTopic(text);
  if (!only || another || findSymptoms(text).length > 0 || topic === null || !attributeTopics.has(topic)) return focus;
  // "Is it like a burning?"
  if (/\b(?:feel\w*|like|describe|more of|kind of|sort of|type of)\b/i.test(before.text)) return focus;
  const symptom = symptomName(only, siteOf(before.text, only));
  return complaint.endsWith(symptom) ? null : { symptom, habit: null, at };
}
