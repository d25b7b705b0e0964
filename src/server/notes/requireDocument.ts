import { AppError } from "../../shared/errors";
import type { VisitDocument } from "../../shared/notes/document";
import type { Queryable } from "../platform/database/Database";
import type { Owner } from "../platform/http/currentUser";
import { isUuid } from "../platform/isUuid";
import type { ServerContext } from "../platform/ServerContext";
import { requireVisit } from "../visits/requireVisit";
import { DocumentsRepository } from "./DocumentsRepository";

const notFound = (): AppError => new AppError("not_found", "This document was not found. It may have been deleted.");

/** Returns `id` if it is a UUID. @throws {AppError} `not_found` otherwise, as for a document that does not exist. */
function requireUuid(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id;
}

/**
 * Checks that a document's visit belongs to this user and is not deleted, without reading the document's content.
 * @param lock whether to lock the visit's row until the transaction ends.
 * @throws {AppError} `not_found`.
 */
export async function requireOwnDocument(
  db: Queryable,
  { vault }: Pick<ServerContext, "vault">,
  user: Owner,
  documentId: string,
  { lock = false } = {},
): Promise<void> {
  const visitId = await new DocumentsRepository(db, vault).visitIdOf(requireUuid(documentId), user.organizationId);
  if (!visitId) throw notFound();
  await requireVisit(db, user, visitId, { lock }).catch((error: unknown) => {
    // `not_found` with the same text also for another user's document, so that ids cannot be probed.
    throw error instanceof AppError && error.code === "not_found" ? notFound() : error;
  });
}

/**
 * Returns the newest version of a document, if its visit belongs to this user and is not deleted.
 * @param lock locks the rows of the visit and the document until the transaction ends; required before any change.
 * @param unreadable whether a document whose text is damaged is returned too, without text.
 * @throws {AppError} `not_found`.
 * @throws {UnreadableError} if it is damaged or its key is missing.
 */
export async function requireDocument(
  db: Queryable,
  context: Pick<ServerContext, "vault">,
  user: Owner,
  documentId: string,
  { lock = false, unreadable = false } = {},
): Promise<VisitDocument> {
  await requireOwnDocument(db, context, user, documentId, { lock });
  const document = await new DocumentsRepository(db, context.vault).byId(documentId, { lock, unreadable });
  if (!document) throw notFound();
  return document;
}

/** Returns the message about a document whose stored text is damaged. @param next a sentence that says what to do. */
export const damagedText = (document: Pick<VisitDocument, "kind">, next: string): string =>
  `This ${nounOf(document)} can’t be read, because its stored text is damaged. ${next}`;

/** Returns what messages call a document: "note" or "document". */
export const nounOf = ({ kind }: Pick<VisitDocument, "kind">): string => (kind === "note" ? "note" : "document");

/**
 * Rejects a document that can no longer be edited.
 * @throws {AppError} `note_signed`, or `conflict` if it is superseded or its draft failed.
 */
export function requireWritable(document: VisitDocument): void {
  if (document.status === "signed")
    throw new AppError(
      "note_signed",
      `This ${nounOf(document)} is signed and can’t be edited. Add an addendum instead.`,
    );
  if (document.status === "failed")
    throw new AppError("conflict", `This ${nounOf(document)} could not be drafted. Redraft it to continue.`);
  if (document.status === "superseded")
    throw new AppError(
      "conflict",
      `Another draft is now used instead of this ${nounOf(document)}. Open that one to continue.`,
    );
}
