import type { VisitsStore } from "../visits/VisitsStore";

/** Notes of today not signed yet. */
export const toFinish = (visits: VisitsStore): number => visits.toFinish;
