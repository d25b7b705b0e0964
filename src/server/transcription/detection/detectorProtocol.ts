import type { Detected, SoundForm } from "./TakeDetector.ts";

/**
 * Requests of the server to the detector thread, and their answers; `stream` is a number chosen by the server. Each
 * gets one answer, in order.
 */
export type DetectorRequest = { call: number; stream: number } & (
  | { kind: "open"; from: number; form: SoundForm }
  | { kind: "push"; bytes: Uint8Array }
  | { kind: "finish" }
  | { kind: "close" }
);

export type DetectorAnswer = { call: number } & ({ detected: Detected | null } | { failure: string });
