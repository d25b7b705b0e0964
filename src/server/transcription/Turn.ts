import type { Speaker, Utterance } from "../../shared/transcription/utterance";

/** An utterance without its times: the input of note engines and of the facts of a visit. */
export interface Turn {
  id: string;
  speaker: Speaker;
  /** Who the speaker `other` is, if a person named them. */
  speaker_name?: string | null;
  /** How the speaker was found; `user` if a person named them, which is never changed. */
  speaker_source?: Utterance["speaker_source"];
  text: string;
  /** 0 to 1 if the engine reports it. */
  confidence?: number | null;
  /** The engine's text if the text was corrected. */
  original_text?: string | null;
}
