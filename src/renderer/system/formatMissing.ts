import type { SpeechStatus } from "../../shared/system/speechStatus";

/** Explains what a missing engine means for recording now. Pure. */
export function formatMissing({ engine, is_off }: SpeechStatus): string {
  if (is_off) return "Speech recognition is turned off. Recording works; the transcript comes when it is turned on.";
  return engine === "none"
    ? "There is no speech engine yet. Recording works; the transcript comes when one is set."
    : "The speech engine is not ready. Recording works; the transcript comes when it is.";
}
