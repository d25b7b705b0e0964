import type { Note, NoteSection, RemovedSentence } from "../../shared/notes/note";

/**
 * Returns the drafted sentences that people have changed or removed, after a change of `before` to `sections`: those
 * recorded before and those that this change took, except where the text is in its section again.
 */
export function removedSentences(
  before: Pick<Note, "sections" | "removed">,
  sections: readonly NoteSection[],
): RemovedSentence[] {
  const drafted = before.sections.flatMap(({ key, sentences }) =>
    sentences.filter(({ origin }) => origin === "drafted").map(({ text }) => ({ section: key, text })),
  );
  const present = new Set(
    sections.flatMap(({ key, sentences }) => sentences.map(({ text }) => nameOf({ section: key, text }))),
  );
  const gone = new Map([...before.removed, ...drafted].map((sentence) => [nameOf(sentence), sentence]));
  return [...gone].flatMap(([name, sentence]) => (present.has(name) ? [] : [sentence]));
}

const nameOf = ({ section, text }: RemovedSentence): string => JSON.stringify([section, text]);
