import type { PageTarget } from "../journal/JournalDisk";

/** What the window tells the worker that writes a take. `listen` hands over the sound of a microphone. */
export type ToWriter =
  | { kind: "begin"; takeId: string; target: PageTarget }
  | { kind: "listen"; sound: ReadableStream<AudioData> }
  | { kind: "pause" }
  | { kind: "resume" }
  | { kind: "finish" }
  | { kind: "convert"; takeId: string; target: PageTarget; file: File }
  | { kind: "encode"; takeId: string; target: PageTarget; channels: Float32Array[]; sampleRate: number };

/**
 * What the worker answers. `heard` comes 12 times a second; `saved` when a page is on the disk; `deaf` when the
 * microphone ended by itself. Times in milliseconds of the take; `level` is the loudness (root mean square), 0 to 1.
 */
export type FromWriter =
  | { kind: "heard"; level: number; elapsedMs: number }
  | { kind: "saved"; seq: number; endMs: number }
  | { kind: "deaf" }
  | { kind: "progress"; share: number }
  | { kind: "finished"; pages: number }
  | { kind: "failed"; reason: "full" | "unreadable" | "broken" };
