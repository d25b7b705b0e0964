import type { Microphone } from "./capture/Microphone";
import type { WriterProcess } from "./capture/WriterProcess";

/** One take being written. */
export interface RecordingSession {
  takeId: string;
  writer: WriterProcess;
  microphone: Microphone | null;
  release: () => void;
  /** Replaced microphones that are still read up to the change. */
  replaced: Microphone[];
  /** Called when all parts are on the disk, with the milliseconds of lost audio. */
  finished: (lostMs: number) => void;
}
