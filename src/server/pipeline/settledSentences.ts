import type { VisitDocument } from "../../shared/notes/document";
import { isByPerson } from "../../shared/notes/isByPerson";
import { changedLineFinder } from "../notes/content/evidenceBasis";
import type { DraftInput } from "../notes/noteEngine";
import type { Turn } from "../transcription/Turn";

/** Returns the drafted sentences of a note that no person has changed. @param turns as they are now. */
export function settledSentences(
  note: VisitDocument | null,
  turns: readonly Turn[],
): NonNullable<DraftInput["settled"]> {
  const changedLine = changedLineFinder(turns);
  return (note?.sections ?? []).flatMap(({ key, sentences }) =>
    sentences
      .filter((sentence) => !isByPerson(sentence))
      .map((sentence) => {
        const { id, text, evidence } = sentence;
        return { id, section: key, text, evidence, ...(changedLine(sentence) && { isChanged: true }) };
      }),
  );
}
