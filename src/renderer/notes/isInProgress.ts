import type { Visit } from "../../shared/visits/visit";

/** Whether the visit is still being recorded or transcribed; until that is over, its note is not reviewed or signed. */
export const isInProgress = (visit: Visit | null): boolean =>
  visit !== null && ["recording", "paused", "transcribing"].includes(visit.status);
