import type { PartTarget } from "../journal/JournalDisk";

/**
 * Messages to the worker that writes a take. `listen` transfers the audio stream of a microphone; `flush` writes the
 * sound so far immediately, because the page may be closed; `convert` and `encode` import a file. `deliveredMs`: sound
 * that the current (for `listen`, the previous) microphone has delivered so far, in milliseconds; null if unknown.
 */
export type ToWriter =
  | { kind: "begin"; takeId: string; target: PartTarget }
  | { kind: "listen"; sound: ReadableStream<AudioData>; deliveredMs: number | null }
  | { kind: "pause"; deliveredMs: number | null }
  | { kind: "resume"; deliveredMs: number | null }
  | { kind: "flush" }
  | { kind: "finish"; deliveredMs: number | null }
  | { kind: "convert"; takeId: string; target: PartTarget; file: File }
  | { kind: "encode"; takeId: string; target: PartTarget; channels: Float32Array<ArrayBuffer>[]; sampleRate: number };

/**
 * Messages from the worker. `levels` is sent 5 times a second, with two levels (root mean square, 0 to 1), the oldest
 * first; `saved` when a part is on the disk; `ended` when the microphone was disconnected; `released` when a replaced
 * microphone is no longer read; `progress` with the share of a file that is converted, 0 to 1; `finished` when all
 * parts are on the disk, with the length of lost audio; `failed` when the take cannot be continued, once the parts
 * encoded so far are saved. Its reason is `full` if the disk is full, `unreadable` if the file has no readable audio,
 * otherwise `broken`. `endMs` and `elapsedMs` are times in the take. All times and lengths are in milliseconds.
 */
export type FromWriter =
  | { kind: "levels"; levels: readonly number[]; elapsedMs: number }
  | { kind: "saved"; seq: number; endMs: number }
  | { kind: "ended" }
  | { kind: "released" }
  | { kind: "progress"; share: number }
  | { kind: "finished"; parts: number; lostMs: number }
  | { kind: "failed"; reason: "full" | "unreadable" | "broken" };
