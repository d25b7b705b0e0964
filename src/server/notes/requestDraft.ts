import { AppError } from "../../shared/errors";
import type { z } from "zod";
import type { DocumentKind, draftDocumentSchema, VisitDocument } from "../../shared/notes/document";
import { defaultTemplateIdOf } from "../../shared/templates/builtInTemplates";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import { wakeDrafters } from "../visits/VisitWorkRepository";
import type { NoteEngine } from "./noteEngine";
import type { NotesContext } from "./NotesContext";
import { templateOfVisit } from "../templates/findTemplate";
import { setVisitStatus } from "../visits/setVisitStatus";
import { DocumentsRepository } from "./DocumentsRepository";
import { type PendingDraft, pendingDraft, storePendingDraft } from "./pendingDraft";
import { emptySections, firstContent } from "./draftedSections";
import { lockVisit } from "./lockVisit";
import { sectionForms, withForms } from "./content/sectionForms";

type DraftContext = Pick<NotesContext, "vault" | "noteEngine" | "noteThreads" | "practiceModels">;

/**
 * Requests a draft from the workers: creates the document that they will fill and stores the sealed request. A draft of
 * the same kind in progress is replaced. If it is the note, the visit becomes `drafting`, except while it is being
 * recorded or transcribed. A redraft uses the version of the template that the document has, unless the newest or
 * another template is requested.
 * @param templateBefore the template that the visit gets back if the draft is cancelled; by default its current one.
 * @returns the new document's id.
 * @throws {AppError} `not_found` for an unknown section.
 */
export async function requestDraft(
  tx: Queryable,
  context: DraftContext,
  visitId: string,
  request: z.output<typeof draftDocumentSchema>,
  templateBefore?: string | null,
): Promise<string> {
  await wakeDrafters(tx, visitId); // also locks the work row, so that concurrent requests are serialized
  const { kind } = request;
  const documents = new DocumentsRepository(tx, context.vault);
  const visit = await lockVisit(tx, visitId);
  const previous = await documents.completeOfKind(visitId, kind);
  const wanted = wantedTemplate(request, previous, visit.templateId);
  const frozen = request.latest || previous?.template_id !== wanted ? null : (previous?.template_version ?? null);
  const plain = await templateOfVisit(tx, context.vault, visitId, wanted, frozen);
  const forms = sectionForms(plain, previous, request);
  const template = withForms(plain, forms);
  if (request.section !== undefined) requireSection(request.section, previous?.sections ?? emptySections(template));

  await clearEarlier(tx, context.vault, documents, visitId, kind);
  const { name: engine } = await engineFor(tx, context, visitId, kind);
  const content = firstContent(template, previous);
  const documentId = await documents.create({ visitId, kind, template, engine, content });
  await storePendingDraft(tx, context.vault, visitId, {
    document_id: documentId,
    kind,
    template_id: template.id,
    template_version: template.version,
    latest: frozen === null,
    visit_template_id: visit.templateId,
    template_before: templateBefore === undefined ? visit.templateId : templateBefore,
    instructions: request.instructions?.trim() || null,
    section: request.section ?? null,
    form: { style: request.style, length: request.length },
    forms,
  });
  if (kind === "note" && !visit.isInProgress) await setVisitStatus(tx, visitId, "drafting");
  await publishChange(tx, visitId, "document", documentId);
  return documentId;
}

/** Requests a pending draft again with another template; `template_before` is kept. */
export async function requestAgain(
  tx: Queryable,
  context: DraftContext,
  visitId: string,
  { kind, latest, instructions, section, form, template_before: before }: PendingDraft,
  templateId: string,
): Promise<void> {
  const request = {
    kind,
    template_id: templateId,
    latest,
    ...(instructions !== null && { instructions }),
    ...(section !== null && { section }),
    ...form,
  };
  await requestDraft(tx, context, visitId, request, before);
}

/**
 * Returns the engine that drafts a kind of document for a visit: for a note that of the practice, for other documents
 * the built-in drafter.
 */
async function engineFor(
  tx: Queryable,
  { noteEngine, noteThreads, practiceModels }: DraftContext,
  visitId: string,
  kind: DocumentKind,
): Promise<NoteEngine> {
  return kind === "note" ? practiceModels.ofVisit(tx, visitId, noteEngine) : noteThreads.engine;
}

/** Marks the running and the failed draft of a kind as superseded, because another one is requested. */
async function clearEarlier(
  tx: Queryable,
  vault: Vault,
  documents: DocumentsRepository,
  visitId: string,
  kind: DocumentKind,
): Promise<void> {
  const running = await pendingDraft(tx, vault, visitId, kind);
  if (running) await documents.supersede(running.draft.document_id);
  for (const id of await documents.supersedeFailed(visitId, kind)) await publishChange(tx, visitId, "document", id);
}

function requireSection(key: string, sections: readonly { key: string }[]): void {
  if (!sections.some((section) => section.key === key))
    throw new AppError("not_found", "This document has no such section.");
}

/** Returns the id of the template that a request wants; null for the default. */
function wantedTemplate(
  { kind, template_id, section }: z.output<typeof draftDocumentSchema>,
  previous: Pick<VisitDocument, "template_id"> | null,
  ofVisit: string | null,
): string | null {
  const ofKind = kind === "note" ? ofVisit : (previous?.template_id ?? defaultTemplateIdOf(kind));
  return template_id ?? (section ? previous?.template_id : null) ?? ofKind;
}
