import { checkContent } from "./checkContent";
import type { NoteThreads } from "./thread/NoteThreads";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { UtterancesRepository } from "../transcription/UtterancesRepository";
import { DocumentsRepository } from "./DocumentsRepository";
import { sectionsOfDocument } from "./sectionsOfDocument";
import { isSameContent } from "./documentContent";
import { updateVisitCounts } from "./lockVisit";

/**
 * Checks the visit's newest complete note again after its transcript was corrected. The text is unchanged and no
 * version is added; only findings and omissions are updated. Does nothing if there is no such note or it is signed. The
 * caller holds the lock on the visit's row.
 */
export async function recheckDocuments(
  tx: Queryable,
  vault: Vault,
  visitId: string,
  threads: NoteThreads,
): Promise<void> {
  const notes = new DocumentsRepository(tx, vault);
  const note = await notes.newestCompleteByVisit(visitId);
  if (note?.status !== "draft") return;
  const utterances = await new UtterancesRepository(tx, vault).listByVisit(visitId);
  const { sections, omissions, removed, addenda } = note;
  const template = await sectionsOfDocument(tx, vault, note);
  const against = { turns: utterances, template, earlier: note, inRequest: true };
  const checked = await checkContent(threads, { sections, omissions, removed, addenda }, against);
  if (isSameContent(checked, note)) return;
  await notes.rewriteNewest(note.id, note.version, checked);
  await publishChange(tx, visitId, "note", note.id);
  await updateVisitCounts(tx, { ...note, ...checked });
}
