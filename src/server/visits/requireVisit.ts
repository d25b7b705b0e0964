import { AppError } from "../../shared/errors";
import type { Queryable } from "../platform/database/Database";
import type { Owner } from "../platform/http/currentUser";
import { type VisitHandle, VisitsRepository } from "./VisitsRepository";

/**
 * Returns the visit if it belongs to this user and is not deleted. `not_found` also for another user's visit, so that
 * ids cannot be probed.
 * @param lock locks the row until the transaction ends; rows that refer to it (events, takes) can still be added.
 * @throws {AppError} `not_found`.
 */
export async function requireVisit(
  db: Queryable,
  user: Owner,
  visitId: string,
  { lock = false } = {},
): Promise<VisitHandle> {
  const visit = await new VisitsRepository(db).owned(user, visitId, { lock });
  if (!visit) throw new AppError("not_found", "This session was not found. It may have been deleted.");
  return visit;
}
