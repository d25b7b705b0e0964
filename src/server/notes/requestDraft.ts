import { AppError } from "../../shared/errors";
import type { DraftDocument } from "../../shared/notes/document";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { wakeDrafters } from "../visits/VisitWorkRepository";
import type { NotesContext } from "./NotesContext";
import { templateOfVisit } from "../templates/findTemplate";
import { setVisitStatus } from "../visits/requireVisit";
import { DocumentsRepository } from "./DocumentsRepository";
import { pendingDraft, storePendingDraft } from "./pendingDraft";
import { emptySections, firstContent } from "./draftedSections";
import { lockVisit } from "./lockVisit";

/**
 * Requests a draft from the workers: creates the note that they will fill and stores the sealed request. A draft in progress
 * is replaced. The visit becomes `drafting`, except while it is being recorded or transcribed.
 * A redraft uses the version of the template that the note has, unless the newest or another template is requested.
 * @returns the new note's id.
 * @throws {AppError} `not_found` for an unknown section.
 */
export async function requestDraft(
  tx: Queryable,
  context: Pick<NotesContext, "vault" | "noteEngine">,
  visitId: string,
  request: DraftDocument,
): Promise<string> {
  await wakeDrafters(tx, visitId); // also locks the work row, so that concurrent requests are serialized
  const notes = new DocumentsRepository(tx, context.vault);
  const visit = await lockVisit(tx, visitId);
  const previous = await notes.newestCompleteByVisit(visitId);
  const wanted = request.template_id ?? (request.section ? previous?.template_id : null) ?? visit.templateId;
  const frozen = request.latest || previous?.template_id !== wanted ? null : (previous?.template_version ?? null);
  const template = await templateOfVisit(tx, context.vault, visitId, wanted, frozen);
  if (request.section !== undefined) requireSection(request.section, previous?.sections ?? emptySections(template));

  const running = await pendingDraft(tx, context.vault, visitId);
  if (running) await notes.supersede(running.draft.note_id);
  const noteId = await notes.create({
    visitId,
    template,
    engine: context.noteEngine.name,
    content: firstContent(template, previous),
  });
  await storePendingDraft(tx, context.vault, visitId, {
    note_id: noteId,
    template_id: template.id,
    template_version: template.version,
    latest: frozen === null,
    visit_template_id: visit.templateId,
    instructions: request.instructions?.trim() || null,
    section: request.section ?? null,
  });
  if (!visit.isListening) await setVisitStatus(tx, visitId, "drafting");
  await publishChange(tx, visitId, "note", noteId);
  return noteId;
}

function requireSection(key: string, sections: readonly { key: string }[]): void {
  if (!sections.some((section) => section.key === key))
    throw new AppError("not_found", "This note has no such section.");
}
