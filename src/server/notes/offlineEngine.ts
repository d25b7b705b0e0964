import { draftOffline } from "./offline/draftOffline";
import type { NoteEngine } from "./noteEngine";

/** The built-in drafter as an engine: always available, offline and deterministic. */
export const offlineEngine: NoteEngine = {
  name: "offline",
  async *draft(input, signal) {
    for (const sentence of draftOffline(input)) {
      if (signal.aborted) return;
      yield sentence;
    }
  },
};
