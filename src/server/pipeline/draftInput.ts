import type { VisitDocument } from "../../shared/notes/document";
import { isByPerson } from "../../shared/notes/isByPerson";
import type { Utterance } from "../../shared/transcription/utterance";
import { changedLineFinder } from "../notes/content/evidenceBasis";
import { DocumentsRepository } from "../notes/DocumentsRepository";
import type { NotesContext } from "../notes/NotesContext";
import type { DraftInput } from "../notes/noteEngine";
import type { Turn } from "../transcription/Turn";

/** Returns an utterance as the engines read it. */
export const turnOf = ({
  id,
  speaker,
  speaker_name,
  speaker_source,
  text,
  confidence,
  original_text,
}: Utterance): Turn => ({
  id,
  speaker,
  speaker_name,
  speaker_source,
  text,
  confidence,
  original_text,
});

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

/**
 * Returns how many of a visit's first utterances a growing note was drafted from, if the engine and the template are still
 * the same; else 0, also if this is not known.
 * @param grownMs their speech in milliseconds.
 */
export function draftedTurns(
  note: Pick<VisitDocument, "growing" | "engine" | "template_id" | "template_version"> | null,
  by: { engine: string; template: { id: string; version: number } },
  utterances: readonly Pick<Utterance, "start_ms" | "end_ms">[],
  grownMs: number | null,
): number {
  const { id, version } = by.template;
  const isSame = note?.template_id === id && note.template_version === version && note.engine.name === by.engine;
  if (!note?.growing || !isSame || grownMs === null) return 0;
  let sum = 0;
  for (const [i, { start_ms: start, end_ms: end }] of utterances.entries()) {
    sum += end - start;
    if (sum >= grownMs) return sum === grownMs ? i + 1 : 0;
  }
  return 0;
}

/** As `draftedTurns`, of the note of a visit as it is now. */
export async function draftedTurnsOf(
  { database, vault }: Pick<NotesContext, "database" | "vault">,
  visitId: string,
  by: Parameters<typeof draftedTurns>[1],
  utterances: readonly Utterance[],
): Promise<number> {
  const documents = new DocumentsRepository(database, vault);
  const note = await documents.completeOfKind(visitId, "note");
  if (!note?.growing) return 0;
  const { grownMs } = await documents.growthOf(note.id);
  return draftedTurns(note, by, utterances, grownMs);
}
