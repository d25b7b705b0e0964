import type { Visit } from "../../shared/visits/visit";

/** More is being said or written down: the note is not at its end, so it is neither checked nor signed yet. */
export const isGrowing = (visit: Visit | null): boolean =>
  visit !== null && ["recording", "paused", "transcribing"].includes(visit.status);
