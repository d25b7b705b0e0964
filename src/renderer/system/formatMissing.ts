import type { SpeechStatus } from "../../shared/system/speechStatus";

/** Explains that there is no transcript while the speech engine is turned off, not set up or not ready. Pure. */
export function formatMissing({ engine, is_off }: SpeechStatus): string {
  if (is_off) return "Speech recognition is turned off. You can record; the transcript follows once it is turned on.";
  return engine === "none"
    ? "No speech engine is set up. You can record; the transcript follows once one is."
    : "The speech engine is not ready. You can record; the transcript follows once it is.";
}
