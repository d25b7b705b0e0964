import { sectionFor, type SectionNames } from "../../../shared/notes/noteTopic";
import { withoutMedications } from "../../facts/frames/readMedications";
import type { PlannedSentence } from "./PlannedSentence";

/** The sentences for a section; `key` is that of the section. */
export interface PlacedSection {
  key: string;
  sentences: PlannedSentence[];
}

/**
 * Returns the sentences for each section of a template, in the template's order and without repeats. If the template
 * lists medications separately, the history omits sentences that only repeat the list.
 */
export function placeSentences(sentences: readonly PlannedSentence[], template: SectionNames): PlacedSection[] {
  const listsMedications = sectionFor("medications", template) !== sectionFor("hpi", template);
  const kept = sentences.filter((sentence) => !(listsMedications && isMedicationOnly(sentence, sentences)));
  return template.sections.map(({ key }) => ({
    key,
    sentences: withoutRepeats(kept.filter(({ topic }) => sectionFor(topic, template) === key)),
  }));
}

/**
 * Returns whether a sentence of the history only says what the patient takes ("The patient takes …") and the list of
 * medications has it from the same turn.
 */
function isMedicationOnly({ topic, text, facts }: PlannedSentence, sentences: readonly PlannedSentence[]): boolean {
  if (topic !== "hpi" || !/^(?:The patient|He|She) (?:also )?takes /.test(text)) return false;
  if (!/^(?:The patient|He|She) (?:also )?takes[\s,.]*(?:and[\s,.]*)*$/.test(withoutMedications(text))) return false;
  const turns = new Set(facts.flatMap(({ evidence }) => evidence.map(({ turn }) => turn)));
  return sentences.some(
    (other) =>
      other.topic === "medications" && other.facts.some(({ evidence }) => evidence.some(({ turn }) => turns.has(turn))),
  );
}

/**
 * Removes repeated sentences, and sentences of a review of systems that only repeat facts of the history in the same
 * section.
 */
function withoutRepeats(sentences: readonly PlannedSentence[]): PlannedSentence[] {
  const history = sentences.filter(({ topic }) => topic === "hpi");
  const written = new Set(history.flatMap(({ facts }) => facts.map(({ id }) => id)));
  const seen = new Set<string>();
  return sentences.filter(({ topic, text, facts }) => {
    if (seen.has(text) || (topic === "ros" && facts.every(({ id }) => written.has(id)))) return false;
    seen.add(text);
    return true;
  });
}
