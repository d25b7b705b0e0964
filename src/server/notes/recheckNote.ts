import { checkNote } from "../../shared/notes/checks/checkNote";
import type { Vault } from "../platform/crypto/vault";
import type { Queryable } from "../platform/database/database";
import { publishChange } from "../platform/events/visitEvents";
import { UtterancesRepository } from "../transcription/utterancesRepository";
import { NotesRepository } from "./notesRepository";
import { sectionsOfNote } from "./sectionsOfNote";
import { keepVisitCounts } from "./visitOfNote";

/**
 * Checks the visit's note anew after its transcript was corrected: the text stays as it is and no version is made, only
 * findings and omissions follow what is now said. Does nothing for a note that is signed or still being drafted.
 * The caller holds the visit's row locked.
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
