import type { RootStore } from "../app/RootStore";

/** Whether the open session is being recorded in this window right now. */
export const isLive = ({ openVisit, recorder }: Pick<RootStore, "openVisit" | "recorder">): boolean =>
  recorder.state !== "idle" && recorder.visitId !== null && recorder.visitId === openVisit.visitId;
