import type { Speaker, Word } from "../../../shared/transcription/utterance";

/** What an engine heard in one utterance. Word times count from the start of the sound it was given. */
export interface Transcription {
  /** Empty when there were no words in it. */
  text: string;
  words: Word[];
  /** 0 to 1 where the engine tells. */
  confidence: number | null;
  /** Where the engine tells who speaks. */
  speaker: Speaker | null;
}

/** Turns the sound of one utterance into words. Bounds its own parallelism and time, and tries again where that helps. */
export interface SpeechEngine {
  /** How many utterances it works on at once; more wait. */
  readonly parallel: number;
  /**
   * @param pcm mono, 16 kHz.
   * @param hints names and words that are likely to be said; engines that cannot use them ignore them.
   * @throws {SpeechEngineError} when the engine failed; whatever `signal` aborted with when it did.
   */
  transcribe(pcm: Float32Array, hints: readonly string[], signal: AbortSignal): Promise<Transcription>;
}

/**
 * The engine failed, after its own retries. `message` is the second half of a sentence ("the speech engine did not
 * answer") and holds nothing that was said.
 */
export class SpeechEngineError extends Error {
  override readonly name = "SpeechEngineError";
}
