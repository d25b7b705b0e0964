import { AppError } from "../../shared/errors";
import type { VisitStatus } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/database";
import { publishChange } from "../platform/events/visitEvents";
import type { CurrentUser } from "../platform/http/currentUser";

/** The visit as other domains need it. */
export interface VisitHandle {
  id: string;
  organizationId: string;
  ownerId: string;
  status: VisitStatus;
  templateId: string | null;
}

/**
 * The visit, if it is this user's and not deleted: another user's is as absent as one that never was.
 * @param lock holds the row until the transaction ends; rows that refer to it (events, takes) may be added meanwhile.
 * @throws {AppError} `not_found`.
 */
export async function requireVisit(
  db: Queryable,
  user: Pick<CurrentUser, "id">,
  visitId: string,
  { lock = false } = {},
): Promise<VisitHandle> {
  const { rows } = await db.query<VisitHandle>(
    `select id, organization_id as "organizationId", owner_id as "ownerId", status, template_id as "templateId"
     from visits where id = $1 and owner_id = $2 and deleted_at is null ${lock ? "for no key update" : ""}`,
    [visitId, user.id],
  );
  const visit = rows[0];
  if (!visit) throw new AppError("not_found", "This session was not found. It may have been deleted.");
  return visit;
}

/** Moves a visit to a status and tells the screens. `reason` (a sentence, no patient data) goes with `needs_attention`. */
export async function setVisitStatus(
  tx: Queryable,
  visitId: string,
  status: VisitStatus,
  reason: string | null = null,
): Promise<void> {
  const { rowCount } = await tx.query(
    `update visits set status = $2, status_reason = $3, updated_at = now()
     where id = $1 and (status, status_reason) is distinct from ($2, $3)`,
    [visitId, status, reason],
  );
  if (rowCount > 0) await publishChange(tx, visitId, "visit");
}
