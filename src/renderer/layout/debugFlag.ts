import { z } from "zod";

const key = "debug-storage";
const flag = z.object({ showDebugInfo: z.boolean() });
/** In the envelope it is written in, or on its own. */
const stored = z.union([z.object({ state: flag }).transform(({ state }) => state), flag]);

/** The switch as this browser keeps it (product text §3); what cannot be read counts as off. */
export function readDebugFlag(): boolean {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(key) ?? "null")).showDebugInfo;
  } catch {
    return false;
  }
}

export function writeDebugFlag(showDebugInfo: boolean): void {
  try {
    localStorage.setItem(key, JSON.stringify({ state: { showDebugInfo }, version: 0 }));
  } catch {
    // storage is blocked or full: the choice holds until the page closes
  }
}
