import type { VisitStatus } from "./visit";

type WithStatus = { status: VisitStatus } | null | undefined;

/** Returns whether a visit is being recorded, including while the recording is paused. */
export const isBeingRecorded = (visit: WithStatus): boolean =>
  visit?.status === "recording" || visit?.status === "paused";

/** Returns whether a visit is being recorded or transcribed. Until that is over, its note is not reviewed or signed. */
export const isInProgress = (visit: WithStatus): boolean => isBeingRecorded(visit) || visit?.status === "transcribing";
