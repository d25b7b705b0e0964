import { checkNote } from "./checking/checkNote";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { UtterancesRepository } from "../transcription/UtterancesRepository";
import { NotesRepository } from "./NotesRepository";
import { sectionsOfNote } from "./sectionsOfNote";
import { keepVisitCounts } from "./lockVisit";

/**
 * Checks the visit's note again after its transcript was corrected. The text is unchanged and no version is added; only
 * findings and omissions are updated. Does nothing for a note that is signed or being drafted. The caller holds the
 * lock on the visit's row.
 */
export async function recheckNote(tx: Queryable, vault: Vault, visitId: string): Promise<void> {
  const notes = new NotesRepository(tx, vault);
  const note = await notes.newestWholeByVisit(visitId);
  if (note?.status !== "draft") return;
  const utterances = await new UtterancesRepository(tx, vault).listByVisit(visitId);
  const checked = checkNote(note, utterances, await sectionsOfNote(tx, note));
  if (JSON.stringify(checked) === JSON.stringify({ sections: note.sections, omissions: note.omissions })) return;
  await notes.rewriteNewest(note.id, note.version, { ...checked, addenda: note.addenda });
  await publishChange(tx, visitId, "note", note.id);
  await keepVisitCounts(tx, { ...note, ...checked });
}
