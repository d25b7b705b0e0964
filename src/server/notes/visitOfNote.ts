import type { Note } from "../../shared/notes/note";
import { countOpen } from "../../shared/notes/openAnswers";
import type { VisitStatus } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/database";
import { publishChange } from "../platform/events/visitEvents";

/**
 * Locks a visit's row until the transaction ends. Everyone who writes notes locks in one order (work, visit, note), so
 * that saves, signatures and drafts of the same note never deadlock.
 */
export async function lockVisit(
  tx: Queryable,
  visitId: string,
): Promise<{ status: VisitStatus; templateId: string | null; isRecording: boolean }> {
  const { rows } = await tx.query<{ status: VisitStatus; template_id: string | null }>(
    "select status, template_id from visits where id = $1 for update",
    [visitId],
  );
  const status = rows[0]?.status ?? "open";
  return {
    status,
    templateId: rows[0]?.template_id ?? null,
    isRecording: status === "recording" || status === "paused",
  };
}

/** Keeps the visit's counts and signature as its note has them, in the same transaction; tells the screens of a change. */
export async function keepVisitCounts(tx: Queryable, note: Note): Promise<void> {
  const { must, look } = countOpen(note);
  const { rowCount } = await tx.query(
    `update visits set to_answer = $2, to_check = $3, signed_at = $4, updated_at = now()
     where id = $1 and (to_answer, to_check, signed_at) is distinct from ($2, $3, $4::timestamptz)`,
    [note.visit_id, must, look, note.signed_at],
  );
  if (rowCount > 0) await publishChange(tx, note.visit_id, "visit");
}
