import type { Speaker } from "../../shared/transcription/utterance";

/** An utterance as the readers and drafters of a visit see it. */
export interface Turn {
  id: string;
  speaker: Speaker;
  text: string;
}
