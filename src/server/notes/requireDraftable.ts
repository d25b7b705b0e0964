import { isBeingRecorded, isInProgress } from "../../shared/visits/isInProgress";
import type { z } from "zod";
import { AppError } from "../../shared/errors";
import { countOpen } from "../../shared/notes/countOpen";
import type { draftDocumentSchema, VisitDocument } from "../../shared/notes/document";
import type { Queryable } from "../platform/database/Database";
import type { Owner } from "../platform/http/currentUser";
import { requireTemplate } from "../templates/findTemplate";
import type { VisitHandle } from "../visits/VisitsRepository";
import { DocumentsRepository } from "./DocumentsRepository";
import type { NotesContext } from "./NotesContext";
import { damagedText, nounOf } from "./requireDocument";

/**
 * Rejects a draft that cannot be requested. Documents other than the note can also be drafted after the note was
 * signed.
 * @throws {AppError} `not_found` for a template that the user does not have or that is for another kind of document,
 * `note_signed` if the document is signed, `conflict` while the transcript is being completed; for a growing note while
 * the visit is recorded, or for one section of it; for one section of a document that cannot be read; and for a
 * document other than the note until the note is signed or could be signed.
 */
export async function requireDraftable(
  tx: Queryable,
  { vault }: Pick<NotesContext, "vault">,
  user: Owner,
  visit: VisitHandle,
  { kind, template_id: templateId, section }: z.output<typeof draftDocumentSchema>,
): Promise<void> {
  const documents = new DocumentsRepository(tx, vault);
  const document = await documents.currentOfKind(visit.id, kind);
  // A document can be redrafted with its template after that template was deleted.
  if (templateId !== undefined && templateId !== document?.template_id)
    await requireTemplate(tx, vault, user, templateId, kind);
  if (document?.status === "signed" || (kind === "note" && visit.status === "signed"))
    throw new AppError(
      "note_signed",
      `This ${nounOf({ kind })} is signed and can’t be redrafted. Add an addendum instead.`,
    );
  if (visit.status === "transcribing")
    throw new AppError("conflict", "The transcript isn’t complete yet. The note is drafted when it is.");
  const before = await documents.completeOfKind(visit.id, kind);
  if (before?.unreadable && section !== undefined)
    throw new AppError("conflict", damagedText(before, `Redraft the whole ${nounOf(before)}.`));
  if (before?.growing) requireWholeVisit(visit, section);
  if (kind !== "note") requireSignable(visit, await documents.currentOfKind(visit.id, "note"));
}

/**
 * Rejects a redraft of a growing note that would not read the whole visit for all of its sections.
 * @throws {AppError} `conflict`.
 */
function requireWholeVisit(visit: VisitHandle, section: string | undefined): void {
  if (isBeingRecorded(visit))
    throw new AppError("conflict", "The note is drafted while you record. Redraft it when the recording has ended.");
  if (section !== undefined)
    throw new AppError("conflict", "This draft doesn’t cover the whole session. Redraft the whole note first.");
}

/**
 * @throws {AppError} `conflict` if the note is missing, unreadable, being drafted, if its visit is still being
 * recorded or transcribed, or if it has findings that prevent its signature.
 */
function requireSignable(visit: VisitHandle, note: VisitDocument | null): void {
  if (!note) throw new AppError("conflict", "Draft the note first. Other documents are written from what it says.");
  if (note.unreadable)
    throw new AppError("conflict", damagedText(note, "Other documents are written from what it says."));
  if (note.drafting || note.growing)
    throw new AppError("conflict", "The note is still being drafted. Try again when it is complete.");
  if (note.status !== "signed" && isInProgress(visit))
    throw new AppError("conflict", "This session is still being recorded. Try again when its note is complete.");
  const { toResolve } = countOpen(note);
  if (note.status !== "signed" && toResolve > 0)
    throw new AppError(
      "conflict",
      `Resolve ${toResolve === 1 ? "the open issue" : `the ${toResolve} open issues`} of the note first, so that nothing unchecked gets into other documents.`,
    );
}
