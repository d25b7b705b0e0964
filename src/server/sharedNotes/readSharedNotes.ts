import { AppError } from "../../shared/errors";
import type { SharedNote, SharedVisit, SharedVisitPage } from "../../shared/sharedNotes/sharedNote";
import type { Visit } from "../../shared/visits/visit";
import { printDocument } from "../../shared/notes/printDocument";
import { DocumentsRepository } from "../notes/DocumentsRepository";
import { recordAudit } from "../platform/audit/recordAudit";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { templateOfVisit } from "../templates/findTemplate";
import type { VisitFilter } from "../visits/visitFilter";
import { indexSharedVisit } from "../visits/indexSharedVisit";
import { SharedVisitsRepository } from "../visits/SharedVisitsRepository";
import { Visits } from "../visits/Visits";

/** Returns a page of the signed visits of the user's practice; an empty one if the practice does not share them. */
export async function listSharedNotes(
  context: ServerContext,
  user: CurrentUser,
  filter: VisitFilter,
): Promise<SharedVisitPage> {
  const { database, vault, log } = context;
  if (filter.q) await indexNewlyShared(context, user.organizationId);
  const { items, next_cursor } = await new Visits(database, vault).list(user, { ...filter, scope: "practice" }, log);
  const ids = items.map(({ id }) => id);
  const signers = await new DocumentsRepository(database, vault).signersOf(ids, log);
  const own = new Set(await new SharedVisitsRepository(database).ownOf(user, ids));
  return { items: items.map((visit) => toShared(visit, signers.get(visit.id), own.has(visit.id))), next_cursor };
}

/**
 * Returns a signed visit of the user's practice with its signed documents. Reading a colleague's is recorded in the
 * audit log.
 * @throws {AppError} `not_found`, also for a visit that is not signed and if the practice does not share signed notes.
 */
export async function readSharedNote(
  { database, vault, log }: ServerContext,
  user: CurrentUser,
  id: string,
): Promise<SharedNote> {
  const ownerId = await new SharedVisitsRepository(database).ownerOf(user.organizationId, id);
  if (ownerId === null) throw new AppError("not_found", "This session was not found. It may have been deleted.");
  const visit = await new Visits(database, vault).get(id);
  const documents = await new DocumentsRepository(database, vault).signedByVisit(id, log);
  const author = documents.find(({ kind }) => kind === "note")?.signed_by ?? undefined;
  const shown = await Promise.all(
    documents.map(async (document) => {
      const { template_id, template_version } = document;
      if (document.unreadable) return { id: document.id, kind: document.kind, content: null };
      const { title } = await templateOfVisit(database, vault, id, template_id, template_version);
      const content = printDocument(document, { title, clinician: document.signed_by ?? unknownAuthor, visit });
      return { id: document.id, kind: document.kind, content };
    }),
  );
  if (ownerId !== user.id) {
    const detail = { visit: id, user: ownerId };
    await recordAudit(database, { action: "shared_note_read", userId: user.id, sessionId: user.sessionId, detail });
  }
  return { ...toShared(visit, author, ownerId === user.id), documents: shown };
}

/** Maximum number of visits that a search indexes first: those shared since `renewSearchTokens` ran, every minute. */
const maxIndexed = 200;

/** Stores the search tokens of newly shared visits. One that cannot be read is logged and left out. */
async function indexNewlyShared(context: ServerContext, organizationId: string): Promise<void> {
  const shared = new SharedVisitsRepository(context.database);
  for (const id of await shared.withoutTokens(organizationId, null, maxIndexed))
    try {
      await indexSharedVisit(context, id);
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown"; // a message could quote what was read
      context.log.warn({ visit: id, reason }, "Indexing a shared visit failed");
    }
}

const unknownAuthor = "A colleague";

function toShared(visit: Visit, author: string | undefined, isOwn: boolean): SharedVisit {
  const { id, title, patient, patient_name, reason, time_zone, started_at, created_at, signed_at } = visit;
  return {
    ...{ id, title, patient, patient_name, reason, time_zone, started_at, created_at, signed_at },
    author: author ?? unknownAuthor,
    is_own: isOwn,
  };
}
