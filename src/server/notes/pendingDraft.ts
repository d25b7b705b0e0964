import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { VisitWorkRepository } from "../visits/VisitWorkRepository";

/** The draft request of a visit, as stored in `draft_work.draft`. */
export interface PendingDraft {
  note_id: string;
  template_id: string;
  template_version: number;
  /** Whether the draft uses the newest version of its template, also if that changes while it runs. */
  latest: boolean;
  /** The visit's template when the draft was requested. */
  visit_template_id: string | null;
  instructions: string | null;
  /** Key of the section to draft; null for the whole note. */
  section: string | null;
}

/** Returns the context with which a draft request is sealed. */
const sealContext = (visitId: string): string => `draft:${visitId}`;

/**
 * Returns the pending request with its sealed form, by which `clearPendingDraft` recognizes it; null if none is
 * pending.
 */
export async function pendingDraft(
  db: Queryable,
  vault: Vault,
  visitId: string,
): Promise<{ draft: PendingDraft; sealed: Buffer } | null> {
  const sealed = await new VisitWorkRepository(db).draft(visitId);
  if (!sealed) return null;
  const keys = await vault.opener(db, [sealed]);
  return { draft: keys.openJson<PendingDraft>(sealed, sealContext(visitId)), sealed };
}

/**
 * Stores the draft request of a visit in place of any other. Call it after `wakeDrafters`, which creates the row in
 * `draft_work`.
 */
export async function storePendingDraft(tx: Queryable, vault: Vault, visitId: string, draft: PendingDraft) {
  const key = await vault.key(tx, "visit", visitId);
  await new VisitWorkRepository(tx).setDraft(visitId, key.sealJson(draft, sealContext(visitId)));
}

/** Clears the request with this sealed form; a request that has replaced it is kept. */
export async function clearPendingDraft(tx: Queryable, visitId: string, sealed: Buffer): Promise<void> {
  await new VisitWorkRepository(tx).clearDraft(visitId, sealed);
}
