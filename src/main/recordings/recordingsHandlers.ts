import type { BridgeHandlers } from "../bridge/registerBridge";
import type { ExportFolder } from "./ExportFolder";
import type { PartIntake } from "./PartIntake";
import type { Recordings } from "./Recordings";

/** Returns the handlers of the bridge's `recordings` domain. */
export const recordingsHandlers = (
  recordings: Recordings,
  intake: PartIntake,
  exported: ExportFolder,
): BridgeHandlers<"recordings"> => ({
  takes: () => recordings.takes(),
  begin: ({ take }) => intake.begin(take),
  parts: ({ takeId, from, limit }) => recordings.parts(takeId, from, limit),
  async change({ takeId, change }) {
    if (change.state === "stopped") intake.end(takeId);
    await recordings.change(takeId, change);
  },
  async remove({ takeId }) {
    intake.end(takeId);
    await recordings.remove(takeId);
  },
  chooseFolder: () => exported.choose(),
  saveSound: ({ ticket, name, bytes }) => exported.save(ticket, name, bytes),
  storage: () => recordings.storage(),
  setLimit: ({ bytes }) => recordings.setLimit(bytes),
});
