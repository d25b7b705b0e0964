import { sectionFor, type SectionNames } from "../../../shared/notes/noteTopic";
import { withoutMedications } from "../../facts/frames/readMedications";
import type { Message } from "./Message";

/** Returns the messages of each section of a template, in its order, without repeats. */
export function placeMessages(
  messages: readonly Message[],
  template: SectionNames,
): { key: string; messages: Message[] }[] {
  const listsMedications = sectionFor("medications", template) !== sectionFor("hpi", template);
  const own = messages.filter((message) => !(listsMedications && isMedicationOnly(message, messages)));
  return template.sections.map(({ key }) => ({
    key,
    messages: withoutRepeats(own.filter(({ topic }) => sectionFor(topic, template) === key)),
  }));
}

/** Returns whether a sentence of the history says only what the list of medications says: "The patient takes …". */
function isMedicationOnly({ topic, text, facts }: Message, messages: readonly Message[]): boolean {
  if (topic !== "hpi" || !/^(?:The patient|He|She) (?:also )?takes /.test(text)) return false;
  if (!/^(?:The patient|He|She) (?:also )?takes[\s,.]*(?:and[\s,.]*)*$/.test(withoutMedications(text))) return false;
  const turns = new Set(facts.flatMap(({ evidence }) => evidence.map(({ turn }) => turn)));
  return messages.some(
    (other) =>
      other.topic === "medications" && other.facts.some(({ evidence }) => evidence.some(({ turn }) => turns.has(turn))),
  );
}

/** Leaves out a sentence said twice, and a review of systems that lists only what the history beside it has said. */
function withoutRepeats(messages: readonly Message[]): Message[] {
  const history = messages.filter(({ topic }) => topic === "hpi");
  const written = new Set(history.flatMap(({ facts }) => facts.map(({ id }) => id)));
  const seen = new Set<string>();
  return messages.filter(({ topic, text, facts }) => {
    if (seen.has(text) || (topic === "ros" && facts.every(({ id }) => written.has(id)))) return false;
    seen.add(text);
    return true;
  });
}
