import type { DocumentKind } from "../../shared/notes/document";
import type { SectionForm } from "../../shared/templates/sectionForm";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { VisitWorkRepository } from "../visits/VisitWorkRepository";

/** A draft request of a visit, as stored in `pending_drafts`. */
export interface PendingDraft {
  document_id: string;
  kind: DocumentKind;
  template_id: string;
  template_version: number;
  /** Whether the draft uses the newest version of its template, even if that changes while it runs. */
  latest: boolean;
  /** The visit's template when the draft was requested. */
  visit_template_id: string | null;
  /**
   * The template that the visit gets back if the draft is cancelled: `visit_template_id`, or the one before it if the
   * draft was requested again because another template was chosen while it ran.
   */
  template_before: string | null;
  instructions: string | null;
  /** Key of the section to draft; null for the whole document. */
  section: string | null;
  /** The form (style and length) that was requested for `section`, or for all sections. */
  form: SectionForm;
  /** The forms of the sections that differ from the template, by the sections' ids. */
  forms: Record<string, SectionForm>;
}

/** Returns the context with which a draft request is sealed. */
const sealContext = (visitId: string, kind: DocumentKind): string => `draft:${visitId}:${kind}`;

/**
 * Returns the pending request for a document of this kind with its sealed form, by which `clearPendingDraft` recognizes
 * it; null if none is pending.
 * @param kind null for the next request of any kind.
 */
export async function pendingDraft(
  db: Queryable,
  vault: Vault,
  visitId: string,
  kind: DocumentKind | null,
): Promise<{ draft: PendingDraft; sealed: Buffer } | null> {
  const found = await new VisitWorkRepository(db).draft(visitId, kind);
  if (!found) return null;
  const keys = await vault.opener(db, [found.sealed]);
  return { draft: keys.openJson<PendingDraft>(found.sealed, sealContext(visitId, found.kind)), sealed: found.sealed };
}

/**
 * Stores the draft request of a visit in place of any other of its kind. Call it after `wakeDrafters`, which creates
 * the row in `draft_work`.
 */
export async function storePendingDraft(tx: Queryable, vault: Vault, visitId: string, draft: PendingDraft) {
  const key = await vault.key(tx, "visit", visitId);
  const { kind } = draft;
  await new VisitWorkRepository(tx).setDraft(visitId, {
    kind,
    sealed: key.sealJson(draft, sealContext(visitId, kind)),
  });
}

/** Clears the request with this sealed form; a request that has replaced it is kept. */
export async function clearPendingDraft(tx: Queryable, visitId: string, sealed: Buffer): Promise<void> {
  await new VisitWorkRepository(tx).clearDraft(visitId, sealed);
}
