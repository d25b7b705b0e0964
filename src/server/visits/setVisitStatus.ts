import type { VisitStatus } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "./VisitEventsRepository";
import { VisitsRepository } from "./VisitsRepository";

/**
 * Sets the status of a visit and its reason, and publishes the change if there was one.
 * @param reason a sentence for the screens, without patient data; null removes the reason.
 */
export async function setVisitStatus(
  tx: Queryable,
  visitId: string,
  status: VisitStatus,
  reason: string | null = null,
): Promise<void> {
  if (await new VisitsRepository(tx).setStatus(visitId, status, reason)) await publishChange(tx, visitId, "visit");
}
