import type { VisitDocument, NoteSection, RemovedSentence } from "../../../shared/notes/document";

/**
 * Returns the drafted sentences that people have changed or removed, after a change of `before` to `sections`: those
 * recorded before and those that this change removes, except those whose text is in its section again.
 */
export function removedSentences(
  before: Pick<VisitDocument, "sections" | "removed">,
  sections: readonly NoteSection[],
): RemovedSentence[] {
  const drafted = before.sections.flatMap(({ id, sentences }) =>
    sentences
      .filter(({ origin }) => origin === "drafted")
      .map(({ text, evidence }) => ({ section: id, text, evidence })),
  );
  const present = new Set(
    sections.flatMap(({ id, sentences }) => sentences.map(({ text }) => keyOf({ section: id, text }))),
  );
  const gone = new Map([...before.removed, ...drafted].map((sentence) => [keyOf(sentence), sentence]));
  return [...gone].flatMap(([name, sentence]) => (present.has(name) ? [] : [sentence]));
}

const keyOf = ({ section, text }: RemovedSentence): string => JSON.stringify([section, text]);
