import type { Speaker } from "../../shared/transcription/utterance";

/** An utterance as the readers and drafters of a visit see it. */
export interface Turn {
  id: string;
  speaker: Speaker;
  text: string;
  /** 0 to 1 if the engine reports it. */
  confidence?: number | null;
  /** The engine's text if the text was corrected. */
  original_text?: string | null;
}
