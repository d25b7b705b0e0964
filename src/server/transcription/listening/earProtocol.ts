import type { Heard, SoundForm } from "./takeListener.ts";

/** What the server asks of the listening thread; `stream` is a number the server chose. Each gets one answer, in order. */
export type EarRequest = { call: number; stream: number } & (
  | { kind: "open"; from: number; form: SoundForm }
  | { kind: "push"; bytes: Uint8Array }
  | { kind: "finish" }
  | { kind: "close" }
);

export type EarAnswer = { call: number } & ({ heard: Heard | null } | { failure: string });
