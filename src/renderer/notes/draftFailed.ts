import type { Visit } from "../../shared/visits/visit";

/** Whether it is the draft that needs attention, not the transcript: the visit's reason is one sentence for both. */
export function draftFailed(visit: Pick<Visit, "status" | "status_reason"> | null): boolean {
  return visit?.status === "needs_attention" && /note could not be drafted/i.test(visit.status_reason ?? "");
}
