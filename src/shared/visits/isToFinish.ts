import type { VisitStatus } from "./visit";

/**
 * Returns whether a visit with this status has a note to finish: it is not signed, and something was recorded or
 * typed.
 */
export const isToFinish = (status: VisitStatus): boolean => status !== "signed" && status !== "open";
