import type { DashboardStores } from "../base/useStores";

/** Whether the open visit is the one that this window's recorder works on, including while paused. */
export const isLive = ({ openVisit, recorder }: Pick<DashboardStores, "openVisit" | "recorder">): boolean =>
  recorder.state !== "idle" && recorder.visitId !== null && recorder.visitId === openVisit.visitId;
