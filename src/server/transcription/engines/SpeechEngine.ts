import type { Speaker, Word } from "../../../shared/transcription/utterance";

/** The transcription of one utterance. Word times count from the start of the audio. */
export interface Transcription {
  /** Empty if it contains no words. */
  text: string;
  words: Word[];
  /** 0 to 1, if the engine reports it. */
  confidence: number | null;
  /** If the engine reports who speaks. */
  speaker: Speaker | null;
}

/** A name or term that is likely to be said. */
export interface SpeechHint {
  text: string;
  /** It names the patient. */
  isPatient: boolean;
}

/** Transcribes the audio of one utterance. Limits its own concurrency and time, and retries. */
export interface SpeechEngine {
  /** How many utterances it works on at once; more wait. */
  readonly parallel: number;
  /**
   * @param pcm mono, 16 kHz.
   * @param hints names and terms that are likely; engines that cannot use them ignore them.
   * @throws {SpeechEngineError} if the engine failed; the reason of `signal` if it aborted.
   */
  transcribe(pcm: Float32Array, hints: readonly SpeechHint[], signal: AbortSignal): Promise<Transcription>;
}

/**
 * The engine failed, after its own retries. `message` is the second half of a sentence ("the speech engine did not
 * answer") and never contains speech.
 */
export class SpeechEngineError extends Error {
  override readonly name = "SpeechEngineError";
}
