import type { Detected, SoundForm } from "./TakeDetector.ts";

/**
 * A request from the server to the detector thread; `stream` is a number chosen by the server. Requests are sent in
 * batches. Each batch is answered by one message with an answer to each request, in order.
 */
export type DetectorRequest = { call: number; stream: number } & (
  | { kind: "open"; from: number; form: SoundForm }
  | { kind: "push"; bytes: Uint8Array }
  | { kind: "finish" }
  | { kind: "close" }
);

/** The answer to a request. `detected` is null for `open` and `close`. */
export type DetectorAnswer = { call: number } & ({ detected: Detected | null } | { failure: string });

/** Paths of the files that the detector thread reads. */
export interface DetectorFiles {
  model: string;
  kernels: string;
}
