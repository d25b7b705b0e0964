import type { VisitDocument } from "../../shared/notes/document";
import { countOpen } from "../../shared/notes/countOpen";
import { isInProgress } from "../../shared/visits/isInProgress";
import type { VisitStatus } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/Database";
import { VisitsRepository } from "../visits/VisitsRepository";
import { publishChange } from "../visits/VisitEventsRepository";

/**
 * Locks a visit's row until the transaction ends. Every writer of documents locks in the same order (work, visit,
 * document), so that saves, signatures and drafts of a document cannot deadlock.
 * @returns the visit's status, its template (null if unset), and whether it is being recorded (also when paused) or
 * transcribed. A visit that does not exist counts as `open`.
 */
export async function lockVisit(
  tx: Queryable,
  visitId: string,
): Promise<{ status: VisitStatus; templateId: string | null; isInProgress: boolean }> {
  const visit = await new VisitsRepository(tx).lock(visitId);
  const status = visit?.status ?? "open";
  return {
    status,
    templateId: visit?.templateId ?? null,
    isInProgress: isInProgress({ status }),
  };
}

/**
 * Updates the visit's counts of open findings and its signature from its note, in the same transaction. Publishes a
 * change if any of them differs. Does nothing for documents of other kinds.
 */
export async function updateVisitCounts(tx: Queryable, note: VisitDocument): Promise<void> {
  if (note.kind !== "note") return;
  const { toResolve, toReview } = countOpen(note);
  const state = { toResolve, toReview, signedAt: note.signed_at };
  if (await new VisitsRepository(tx).setNoteState(note.visit_id, state))
    await publishChange(tx, note.visit_id, "visit");
}

/**
 * Sets the visit's template to that of its note, so that a draft after more speech keeps it. Publishes a change if it
 * differs. Does nothing for documents of other kinds.
 */
export async function setVisitTemplate(
  tx: Queryable,
  { kind, visit_id: visitId, template_id: id }: Pick<VisitDocument, "kind" | "visit_id" | "template_id">,
): Promise<void> {
  if (kind === "note" && (await new VisitsRepository(tx).setTemplate(visitId, id)))
    await publishChange(tx, visitId, "visit");
}
