import type { Visit } from "../../shared/visits/visit";

/** Whether a visit needs attention because its draft failed. Only the text of the status reason shows the cause. */
export function hasFailedDraft(visit: Pick<Visit, "status" | "status_reason"> | null): boolean {
  return visit?.status === "needs_attention" && /note could not be drafted/i.test(visit.status_reason ?? "");
}
