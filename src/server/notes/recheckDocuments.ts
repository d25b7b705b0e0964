import { checkContent } from "./checkContent";
import type { NotesContext } from "./NotesContext";
import type { NoteThreads } from "./thread/NoteThreads";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { UtterancesRepository } from "../transcription/UtterancesRepository";
import { DocumentsRepository } from "./DocumentsRepository";
import { sectionsOfDocument } from "./sectionsOfDocument";
import { type DocumentContent, isSameContent } from "./documentContent";
import { updateVisitCounts } from "./lockVisit";
import { notedContent } from "./notedContent";
import { needsUpdates, offerUpdates } from "./offerUpdates";
import { templateOfVisit } from "../templates/findTemplate";
import { pronounsOf } from "../patients/pronounsOf";
import { Visits } from "../visits/Visits";
import type { VisitDocument } from "../../shared/notes/document";
import type { Turn } from "../transcription/Turn";

type RecheckContext = Pick<NotesContext, "vault" | "log" | "noteThreads">;

/**
 * Checks the visit's documents again after its transcript was corrected. Their text is unchanged and no version is
 * added; only findings and omissions are updated. A sentence that rests on a changed line gets a finding, with what a
 * draft of the corrected transcript says instead. Signed documents, those being drafted and those that cannot be
 * read are left alone. The caller holds the lock on the visit's row.
 */
export async function recheckDocuments(tx: Queryable, context: RecheckContext, visitId: string): Promise<void> {
  const documents = new DocumentsRepository(tx, context.vault);
  for (const { kind } of await documents.currentByVisit(visitId, context.log)) {
    const document = await documents.completeOfKind(visitId, kind);
    if (document?.status !== "draft" || document.unreadable) continue;
    const checked = await checkAgain(tx, context, document);
    if (isSameContent(checked, document)) continue;
    await documents.rewriteNewest(document.id, document.version, checked);
    await publishChange(tx, visitId, "document", document.id);
    await updateVisitCounts(tx, { ...document, ...checked });
  }
}

/** Returns the document's content with the findings and omissions of a check against the corrected transcript. */
async function checkAgain(
  tx: Queryable,
  { vault, log, noteThreads: threads }: RecheckContext,
  document: VisitDocument,
): Promise<DocumentContent> {
  const { kind, sections, omissions, removed, addenda } = document;
  const turns = await new UtterancesRepository(tx, vault).listByVisit(document.visit_id, log);
  const template = await sectionsOfDocument(tx, vault, document);
  const against = {
    kind,
    turns,
    template,
    earlier: document,
    limits: "whileAsked" as const,
    isGrowing: document.growing === true,
  };
  const checked = await checkContent(threads, { sections, omissions, removed, addenda }, against);
  // What a language model would write now is not known.
  if (!needsUpdates(checked.sections) || document.engine.name !== threads.engine.name) return checked;
  const drafted = await draftAgain(tx, vault, document, turns, threads);
  return drafted ? { ...checked, sections: offerUpdates(checked.sections, drafted) } : checked;
}

/**
 * Returns a draft of the corrected transcript; null if it takes too long, or if the note that it is written from cannot
 * be read.
 */
async function draftAgain(
  tx: Queryable,
  vault: Vault,
  { kind, visit_id: visitId, template_id, template_version }: VisitDocument,
  turns: readonly Turn[],
  threads: NoteThreads,
) {
  const template = await templateOfVisit(tx, vault, visitId, template_id, template_version);
  const { patient } = await new Visits(tx, vault).get(visitId);
  const context = { pronouns: patient ? pronounsOf(patient) : undefined };
  const note = kind === "note" ? null : await new DocumentsRepository(tx, vault).completeOfKind(visitId, "note");
  if (note?.unreadable) return null;
  const noted = note && notedContent(note, threads.engine.name);
  return threads.draftNow({
    kind,
    ...(noted && { noted }),
    turns,
    template,
    instructions: null,
    withheld: null,
    context,
  });
}
