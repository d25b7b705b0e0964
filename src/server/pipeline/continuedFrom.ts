import type { VisitDocument } from "../../shared/notes/document";
import type { Utterance } from "../../shared/transcription/utterance";
import { whoSaid } from "../notes/content/evidenceBasis";
import { DocumentsRepository } from "../notes/DocumentsRepository";
import { openGrowthInput } from "../notes/growing/growthInput";
import type { NotesContext } from "../notes/NotesContext";
import type { DraftInput } from "../notes/noteEngine";

/** What the previous draft of a visit had read and written, and which speakers changed since. */
type Continued = Pick<DraftInput, "draftedTurns" | "changedSpeakers" | "draftedPronouns">;

/**
 * Returns what a growing note was drafted from, if the engine and the template are still the same; else no turns, also
 * if this is not known or the note cannot be read.
 * @param note null: there is none.
 * @param drafter name of the engine and the template of the next draft.
 */
export async function continuedFrom(
  context: Pick<NotesContext, "database" | "vault">,
  note: VisitDocument | null,
  drafter: Parameters<typeof draftedTurns>[1],
  utterances: readonly Utterance[],
): Promise<Continued> {
  if (!note?.growing || note.unreadable) return {};
  const { grownMs, from: sealed } = await new DocumentsRepository(context.database, context.vault).growthOf(note.id);
  const turns = draftedTurns(note, drafter, utterances, grownMs);
  if (turns === 0 || !sealed) return {};
  const from = await openGrowthInput(context, note.id, sealed);
  if (from.speakers.length !== turns) return {};
  const changed = utterances.slice(0, turns).filter((utterance, i) => whoSaid(utterance) !== from.speakers[i]);
  return { draftedTurns: turns, changedSpeakers: changed.map(({ id }) => id), draftedPronouns: from.pronouns };
}

/**
 * Returns how many utterances, from the first, a growing note was drafted from; 0 if it has another engine or template,
 * or if no utterance ends where that speech ends.
 * @param grownMs speech in milliseconds that the note was drafted from; null if not known.
 */
function draftedTurns(
  note: Pick<VisitDocument, "growing" | "engine" | "template_id" | "template_version"> | null,
  drafter: { engine: string; template: { id: string; version: number } },
  utterances: readonly Pick<Utterance, "start_ms" | "end_ms">[],
  grownMs: number | null,
): number {
  const { id, version } = drafter.template;
  const isSame = note?.template_id === id && note.template_version === version && note.engine.name === drafter.engine;
  if (!note?.growing || !isSame || grownMs === null) return 0;
  let sum = 0;
  for (const [i, { start_ms: start, end_ms: end }] of utterances.entries()) {
    sum += end - start;
    if (sum >= grownMs) return sum === grownMs ? i + 1 : 0;
  }
  return 0;
}
