import type { VisitsStore } from "../visits/VisitsStore";

/** Notes not signed yet. */
export const toFinish = (visits: VisitsStore): number => (visits as unknown as { toFinish?: number }).toFinish ?? 0;
