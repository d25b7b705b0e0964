import type { Microphone } from "./capture/Microphone";
import type { WriterProcess } from "./capture/WriterProcess";

/** One take being written. */
export interface RunningTake {
  takeId: string;
  visitId: string;
  writer: WriterProcess;
  microphone: Microphone | null;
  /** Releases the lock of the visit, and what else is held while recording. */
  release: () => void;
  /** Replaced microphones that the worker still reads up to the time of the change; oldest first. */
  replaced: Microphone[];
  /** Called when all parts are on the disk, with the milliseconds of lost audio. */
  finished: (lostMs: number) => void;
}
