import type { Visit } from "../../shared/visits/visit";

/** Whether the visit is still being recorded or transcribed. Until then the note is neither checked nor signed. */
export const isGrowing = (visit: Visit | null): boolean =>
  visit !== null && ["recording", "paused", "transcribing"].includes(visit.status);
