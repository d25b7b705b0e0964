import { draftOffline } from "../../shared/notes/offline/draftOffline";
import type { NoteEngine } from "../../shared/notes/noteEngine";

/** The built-in drafter as an engine: always there, asks nobody, the same words give the same note. */
export const offlineEngine: NoteEngine = {
  name: "offline",
  async *draft(input, signal) {
    for (const sentence of draftOffline(input)) {
      if (signal.aborted) return;
      yield sentence;
    }
  },
};

/** The engine that drafts here. A language model takes its place where one is set; the offline one is its fallback. */
export function noteEngine(): NoteEngine {
  return offlineEngine;
}
