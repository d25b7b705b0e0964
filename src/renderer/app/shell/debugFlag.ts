import { z } from "zod";

const key = "debug-storage";
const flag = z.object({ showDebugInfo: z.boolean() });
/** Accepts the stored flag inside `state`, as written here, or on its own. */
const stored = z.union([z.object({ state: flag }).transform(({ state }) => state), flag]);

/** The flag in local storage that shows debug info (product text §3). */
export const debugFlag = {
  /** Returns the flag; false if it cannot be read. */
  read(): boolean {
    try {
      return stored.parse(JSON.parse(localStorage.getItem(key) ?? "null")).showDebugInfo;
    } catch {
      return false;
    }
  },

  /** Stores the flag. Never throws. */
  write(showDebugInfo: boolean): void {
    try {
      localStorage.setItem(key, JSON.stringify({ state: { showDebugInfo }, version: 0 }));
    } catch {
      // storage is blocked or full: the setting lasts until the page closes
    }
  },
};
