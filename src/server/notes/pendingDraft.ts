import type { Vault } from "../platform/crypto/vault";
import type { Queryable } from "../platform/database/database";

/** The draft a visit waits for, as `visit_work.draft` holds it. */
export interface PendingDraft {
  note_id: string;
  template_id: string;
  instructions: string | null;
  /** Key of the one section to draft; null for the whole note. */
  section: string | null;
}

const context = (visitId: string): string => `draft:${visitId}`;

/** @returns what is to be drafted, with its sealed form (the mark by which `clearPendingDraft` knows it). */
export async function pendingDraft(
  db: Queryable,
  vault: Vault,
  visitId: string,
): Promise<{ draft: PendingDraft; sealed: Buffer } | null> {
  const { rows } = await db.query<{ draft: Buffer | null }>("select draft from visit_work where visit_id = $1", [
    visitId,
  ]);
  const sealed = rows[0]?.draft;
  return sealed ? { draft: vault.openJson<PendingDraft>(sealed, context(visitId)), sealed } : null;
}

/** Call it with `wakeWorkers`, which makes the row. */
export async function storePendingDraft(tx: Queryable, vault: Vault, visitId: string, draft: PendingDraft) {
  await tx.query("update visit_work set draft = $2 where visit_id = $1", [
    visitId,
    vault.sealJson(draft, context(visitId)),
  ]);
}

/** Strikes the draft off, unless another one was asked for meanwhile. */
export async function clearPendingDraft(tx: Queryable, visitId: string, sealed: Buffer): Promise<void> {
  await tx.query("update visit_work set draft = null where visit_id = $1 and draft = $2", [visitId, sealed]);
}
