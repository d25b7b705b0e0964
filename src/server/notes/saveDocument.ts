import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../../shared/errors";
import { applyAnswers } from "./content/applyAnswers";
import { checkContent } from "./checkContent";
import type { NotesContext } from "./NotesContext";
import { mergeSave } from "./content/mergeSave";
import type { VisitDocument, DocumentVersion, patchDocumentSchema } from "../../shared/notes/document";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { UtterancesRepository } from "../transcription/UtterancesRepository";
import { nounOf, requireDocument, requireWritable } from "./requireDocument";
import { isSameContent, type DocumentContent, maxContentSize, sizeOf } from "./documentContent";
import { needsUpdates } from "./offerUpdates";
import { recheckDocuments } from "./recheckDocuments";
import { DocumentsRepository } from "./DocumentsRepository";
import { sectionsOfDocument } from "./sectionsOfDocument";
import { removedSentences } from "./content/removedSentences";
import { updateVisitCounts } from "./lockVisit";

/**
 * Saves sections and answers as the next version, merging saves of other sections since `base_version`. A save without
 * changes adds no version, so that a repeated call is harmless.
 * @returns the document at its newest version.
 * @throws {AppError} `note_conflict` with the current document if a section of this save was changed to other text
 * since its `base_version`; `note_signed` or `conflict` if the document can no longer be edited; `not_found`;
 * `too_large`; `invalid_input` for an unknown section or version.
 */
export async function saveDocument(
  context: NotesContext,
  user: CurrentUser,
  documentId: string,
  patch: z.output<typeof patchDocumentSchema>,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const document = await requireDocument(tx, context, user, documentId, { lock: true });
    requireWritable(document);
    if (document.growing && (patch.hold || patch.sections?.length))
      await new DocumentsRepository(tx, context.vault).hold(document.id, holdSeconds);
    if (!patch.sections?.length && !patch.findings && !patch.omissions) return document;
    const merged = { ...document, sections: await mergeSections(tx, context, document, patch) };
    const saved = new Set(patch.sections?.map(({ key }) => key));
    const answered = applyAnswers(merged, patch, saved);
    const removed = removedSentences(document, answered.sections);
    refuseTooLong(document, { ...answered, removed });
    const checked = await checkUnlessDrafting(tx, context, document, {
      ...answered,
      removed,
      addenda: document.addenda,
    });
    if (isSameContent(checked, document)) return document;
    await addVersion(tx, context, document, checked, patch.sections?.length ? "edit" : "answer", user);
    return withUpdates(tx, context, user, document, checked);
  });
}

/** @throws {AppError} `too_large` if a save makes a document longer than it can be. */
function refuseTooLong(before: VisitDocument, after: Pick<VisitDocument, "sections" | "removed">): void {
  const size = sizeOf(after);
  if (size <= maxContentSize || size <= sizeOf(before)) return;
  throw new AppError("too_large", `This ${nounOf(before)} is as long as it can be. Shorten it, then save again.`);
}

/**
 * Time in seconds for which a growing note is not drafted after a save, or after a person began to edit it. While the
 * editor is open, it renews this every 10 s (see holdWhileEditing.ts).
 */
const holdSeconds = 30;

/**
 * Returns the newest version, in which sentences on a changed line have an update to choose: an undo or a restore can
 * bring back a sentence that was written before the correction.
 */
async function withUpdates(
  tx: Queryable,
  context: NotesContext,
  user: CurrentUser,
  { id, visit_id: visitId }: VisitDocument,
  checked: DocumentContent,
): Promise<VisitDocument> {
  if (needsUpdates(checked.sections)) await recheckDocuments(tx, context, visitId);
  return requireDocument(tx, context, user, id);
}

/**
 * Restores the sections of an earlier version as the next version, which is checked again. Each sentence keeps the
 * writer that it had in that version. The newest version need not be readable.
 * @throws {AppError} `not_found` also for an unknown version; `conflict` also while the document is being drafted;
 * `note_signed`.
 */
export async function restoreDocument(
  context: NotesContext,
  user: CurrentUser,
  documentId: string,
  version: number,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const document = await requireDocument(tx, context, user, documentId, { lock: true, unreadable: true });
    requireWritable(document);
    if (document.drafting || document.growing)
      throw new AppError(
        "conflict",
        `The ${nounOf(document)} is still being drafted. Restore it when the draft is complete.`,
      );
    const old = await new DocumentsRepository(tx, context.vault).byVersion(documentId, version);
    if (!old) throw new AppError("not_found", "This version was not found.");
    const { sections, removed } = old;
    const { omissions, addenda } = document;
    const checked = await checkUnlessDrafting(tx, context, document, { sections, omissions, removed, addenda });
    await addVersion(tx, context, document, checked, "restore", user);
    if (document.unreadable) await publishChange(tx, document.visit_id, "visit"); // it is no longer `note_unreadable`
    return withUpdates(tx, context, user, document, checked);
  });
}

/**
 * Writes the next version of a document that the transaction has locked, publishes the change, and updates the visit's
 * counts. With the cause `sign` it also marks the document as signed. Returns the document at the new version.
 */
export async function addVersion(
  tx: Queryable,
  context: ServerContext,
  document: VisitDocument,
  content: DocumentContent,
  cause: DocumentVersion["cause"],
  user: CurrentUser,
): Promise<VisitDocument> {
  const documents = new DocumentsRepository(tx, context.vault);
  const signed = cause === "sign" || cause === "addendum";
  await documents.addVersion(document.id, document.version + 1, {
    content: {
      sections: content.sections,
      omissions: content.omissions,
      removed: content.removed,
      addenda: content.addenda,
      ...(content.unchecked && { unchecked: true }),
    },
    cause,
    savedBy: user.displayName,
    signed,
  });
  if (cause === "sign") await documents.markSigned(document.id, user.displayName);
  const next = await documents.byId(document.id);
  if (!next) throw new AppError("not_found", "This document was not found. It may have been deleted.");
  await publishChange(tx, document.visit_id, "document", document.id);
  await updateVisitCounts(tx, next);
  return next;
}

/** Returns the document's sections with those of the save merged in. */
async function mergeSections(
  tx: Queryable,
  context: ServerContext,
  document: VisitDocument,
  patch: z.output<typeof patchDocumentSchema>,
): Promise<VisitDocument["sections"]> {
  if (!patch.sections?.length) return document.sections;
  const documents = new DocumentsRepository(tx, context.vault);
  const { base_version: baseVersion = document.version } = patch;
  const base = baseVersion === document.version ? document : await documents.byVersion(document.id, baseVersion);
  // Only the newest drafts of a growing note are kept. If the base is gone, every section with text counts as changed.
  if (!base && !(document.growing && baseVersion < document.version))
    throw new AppError("invalid_input", "There is no such version. Load the document again, then save.");
  const merged = mergeSave(base?.sections ?? [], document, patch.sections, randomUUID);
  if ("sections" in merged) return merged.sections;
  const at = new Date(document.saved_at).toISOString().slice(11, 16);
  const how = document.drafted ? "by the draft so far" : "in another window";
  throw new AppError("note_conflict", `This section was also changed ${how} at ${at} UTC. Both are kept.`, {
    current: document,
  });
}

/** Checks the content against the transcript; returns it unchanged while the document is being drafted. */
async function checkUnlessDrafting(
  tx: Queryable,
  context: NotesContext,
  document: VisitDocument,
  content: DocumentContent,
): Promise<DocumentContent> {
  if (document.drafting) return content; // checked once the draft is complete
  const turns = await new UtterancesRepository(tx, context.vault).listByVisit(document.visit_id, context.log);
  const template = await sectionsOfDocument(tx, context.vault, document);
  return checkContent(context.noteThreads, content, {
    kind: document.kind,
    turns,
    template,
    earlier: document,
    limits: "whileAsked",
    isGrowing: document.growing === true,
  });
}
