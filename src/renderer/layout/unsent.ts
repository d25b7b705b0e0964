import type { RecorderStore } from "../recording/RecorderStore";

/** Sound recorded on this computer that the practice does not have yet, in milliseconds. */
export const unsentMs = (recorder: RecorderStore): number =>
  recorder.state === "idle" ? 0 : Math.max(0, (recorder.savedMs ?? 0) - (recorder.sentMs ?? 0));
