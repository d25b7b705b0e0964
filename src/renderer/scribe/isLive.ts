import type { DashboardStores } from "../base/useStores";

/** Whether the open session is being recorded in this window right now. */
export const isLive = ({ openVisit, recorder }: Pick<DashboardStores, "openVisit" | "recorder">): boolean =>
  recorder.state !== "idle" && recorder.visitId !== null && recorder.visitId === openVisit.visitId;
