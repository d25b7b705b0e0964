import type { Speaker, Word } from "../../../shared/transcription/utterance";

/** The transcription of one utterance. Word times count from the start of the audio. */
export interface Transcription {
  /** Empty if it contains no words. */
  text: string;
  words: Word[];
  /** 0 to 1; null if the engine does not report it. */
  confidence: number | null;
  /** Null if the engine does not report who speaks. */
  speaker: Speaker | null;
  /** Name of the fallback engine, if that engine transcribed the utterance. */
  engine?: string;
}

/** A name or term that is likely to be said. */
export interface SpeechHint {
  text: string;
  /** Whether the hint is the patient's name, which no engine may pass on (see `hintTexts`). */
  isPatient: boolean;
}

/** Transcribes the audio of one utterance. Limits its own concurrency and time. */
export interface SpeechEngine {
  /** How many utterances the engine works on at the same time; more wait. */
  readonly parallel: number;
  /**
   * @param pcm mono, 16 kHz.
   * @param hints names and terms that are likely; engines that cannot use them ignore them.
   * @param person id of the clinician; when many utterances wait, clinicians take turns.
   * @throws {SpeechEngineError} if the engine failed; the reason of `signal` if it aborted.
   */
  transcribe(
    pcm: Float32Array,
    hints: readonly SpeechHint[],
    signal: AbortSignal,
    person?: string,
  ): Promise<Transcription>;
  /** Releases what the engine holds, e.g. a process. */
  close?(): void;
}

/**
 * The engine failed, after its own second attempt if it makes one. `message` is the second half of a sentence ("the
 * speech service does not answer") and never contains speech.
 */
export class SpeechEngineError extends Error {
  override readonly name = "SpeechEngineError";
  /** Whether only a person can repair it (a refused key, an unknown model): retrying soon does not help. */
  readonly isLasting: boolean;
  /** Wait that the engine asked for, in milliseconds from now; 0 if it did not ask. */
  readonly retryAfterMs: number;

  constructor(
    message: string,
    {
      isLasting = false,
      retryAfterMs = 0,
      cause,
    }: { isLasting?: boolean; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isLasting = isLasting;
    this.retryAfterMs = retryAfterMs;
  }
}
