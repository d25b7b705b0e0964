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
import { needsUpdates, offerUpdates } from "./offerUpdates";
import { templateOfVisit } from "../templates/findTemplate";
import { pronounsOf } from "../../shared/patients/pronounsOf";
import { Visits } from "../visits/Visits";
import type { VisitDocument } from "../../shared/notes/document";
import type { Turn } from "../transcription/Turn";

/**
 * Checks the visit's newest complete note again after its transcript was corrected. The text is unchanged and no version
 * is added; only findings and omissions are updated. A sentence that rests on a changed line gets a finding, with
 * what a draft of the corrected transcript says instead. Does nothing if there is no such note or it is signed. The
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
  if (needsUpdates(checked.sections)) {
    const drafted = await draftAgain(tx, vault, note, utterances, threads);
    if (drafted) checked.sections = offerUpdates(checked.sections, drafted);
  }
  if (isSameContent(checked, note)) return;
  await notes.rewriteNewest(note.id, note.version, checked);
  await publishChange(tx, visitId, "note", note.id);
  await updateVisitCounts(tx, { ...note, ...checked });
}

/** Returns a draft of the corrected transcript; null if it takes too long. */
async function draftAgain(
  tx: Queryable,
  vault: Vault,
  note: VisitDocument,
  turns: readonly Turn[],
  threads: NoteThreads,
) {
  const template = await templateOfVisit(tx, vault, note.visit_id, note.template_id, note.template_version);
  const { patient } = await new Visits(tx, vault).get(note.visit_id);
  const context = { pronouns: patient ? pronounsOf(patient) : undefined };
  return threads.draftNow({ turns, template, instructions: null, context });
}
