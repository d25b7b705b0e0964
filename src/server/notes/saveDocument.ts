import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../../shared/errors";
import { applyAnswers } from "./applyAnswers";
import { checkContent } from "./checkContent";
import type { NotesContext } from "./NotesContext";
import { mergeSave } from "./mergeSave";
import type { VisitDocument, DocumentVersion, patchDocumentSchema } from "../../shared/notes/document";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { UtterancesRepository } from "../transcription/UtterancesRepository";
import { requireDocument, requireWritable } from "./requireDocument";
import { isSameContent, type DocumentContent } from "./documentContent";
import { DocumentsRepository } from "./DocumentsRepository";
import { sectionsOfDocument } from "./sectionsOfDocument";
import { removedSentences } from "./removedSentences";
import { updateVisitCounts } from "./lockVisit";

/**
 * Saves sections and answers as the next version, merging saves of other sections since `base_version`. A save without
 * changes adds no version, so that a repeated call is harmless.
 * @returns the note at its newest version.
 * @throws {AppError} `note_conflict` with the current note if a section of this save was changed to other text since
 * its `base_version`; `note_signed` or `conflict` if the note can no longer be edited; `not_found`; `invalid_input` for
 * an unknown section or version.
 */
export async function saveDocument(
  context: NotesContext,
  user: CurrentUser,
  noteId: string,
  patch: z.output<typeof patchDocumentSchema>,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const note = await requireDocument(tx, context, user, noteId, { lock: true });
    requireWritable(note);
    const merged = { ...note, sections: await mergeSections(tx, context, note, patch) };
    const saved = new Set(patch.sections?.map(({ key }) => key));
    const answered = applyAnswers(merged, patch, saved);
    const removed = removedSentences(note, answered.sections);
    const checked = await checkUnlessDrafting(tx, context, note, { ...answered, removed, addenda: note.addenda });
    if (isSameContent(checked, note)) return note;
    return addVersion(tx, context, note, checked, patch.sections?.length ? "edit" : "answer", user);
  });
}

/**
 * Restores the sections of an earlier version as the next version, which is checked again. Each sentence keeps the
 * writer that it had in that version.
 * @throws {AppError} `not_found` also for an unknown version; `conflict` also while the note is being drafted;
 * `note_signed`.
 */
export async function restoreDocument(
  context: NotesContext,
  user: CurrentUser,
  noteId: string,
  version: number,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const note = await requireDocument(tx, context, user, noteId, { lock: true });
    requireWritable(note);
    if (note.drafting)
      throw new AppError("conflict", "The note is still being drafted. Restore it when the draft is complete.");
    const old = await new DocumentsRepository(tx, context.vault).byVersion(noteId, version);
    if (!old) throw new AppError("not_found", "This version was not found.");
    const { sections, removed } = old;
    const { omissions, addenda } = note;
    const checked = await checkUnlessDrafting(tx, context, note, { sections, omissions, removed, addenda });
    return addVersion(tx, context, note, checked, "restore", user);
  });
}

/**
 * Writes the next version of a note that the transaction has locked, publishes the change, and updates the visit's
 * counts. With the cause `sign` it also marks the note as signed. Returns the note at the new version.
 */
export async function addVersion(
  tx: Queryable,
  context: ServerContext,
  note: VisitDocument,
  content: DocumentContent,
  cause: DocumentVersion["cause"],
  user: CurrentUser,
): Promise<VisitDocument> {
  const notes = new DocumentsRepository(tx, context.vault);
  const signed = cause === "sign" || cause === "addendum";
  await notes.addVersion(note.id, note.version + 1, {
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
  if (cause === "sign") await notes.markSigned(note.id, user.displayName);
  const next = await notes.byId(note.id);
  if (!next) throw new AppError("not_found", "This note was not found. It may have been deleted.");
  await publishChange(tx, note.visit_id, "note", note.id);
  await updateVisitCounts(tx, next);
  return next;
}

/** Returns the note's sections with those of the save merged in. */
async function mergeSections(
  tx: Queryable,
  context: ServerContext,
  note: VisitDocument,
  patch: z.output<typeof patchDocumentSchema>,
): Promise<VisitDocument["sections"]> {
  if (!patch.sections?.length) return note.sections;
  const notes = new DocumentsRepository(tx, context.vault);
  const { base_version: baseVersion = note.version } = patch;
  const base = baseVersion === note.version ? note : await notes.byVersion(note.id, baseVersion);
  if (!base) throw new AppError("invalid_input", "This note has no such version. Load the note again, then save.");
  const merged = mergeSave(base.sections, note.sections, patch.sections, randomUUID);
  if ("sections" in merged) return merged.sections;
  const at = new Date(note.saved_at).toISOString().slice(11, 16);
  throw new AppError("note_conflict", `This section was also changed in another window at ${at} UTC. Both are kept.`, {
    current: note,
  });
}

/** Checks the content against the transcript; returns it unchanged while the note is being drafted. */
async function checkUnlessDrafting(
  tx: Queryable,
  context: NotesContext,
  note: VisitDocument,
  content: DocumentContent,
): Promise<DocumentContent> {
  if (note.drafting) return content; // checked once the draft is complete
  const turns = await new UtterancesRepository(tx, context.vault).listByVisit(note.visit_id);
  const template = await sectionsOfDocument(tx, context.vault, note);
  return checkContent(context.noteThreads, content, { turns, template, earlier: note, inRequest: true });
}
