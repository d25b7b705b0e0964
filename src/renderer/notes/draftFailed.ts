import type { Visit } from "../../shared/visits/visit";

/** Whether a visit needs attention because of its draft, not its transcript. The status reason is the only sign of it. */
export function draftFailed(visit: Pick<Visit, "status" | "status_reason"> | null): boolean {
  return visit?.status === "needs_attention" && /note could not be drafted/i.test(visit.status_reason ?? "");
}
