import { plainLine } from "../../platform/plainLine";
import type { FastifyBaseLogger } from "fastify";
import type { SpeechModelFolder } from "../models/modelToUse";
import { Recognizer, RecognizerFailure } from "./Recognizer";
import { recognizerConfig } from "./recognizerConfig";
import type { Recognized } from "./recognizerProtocol";
import { Slots } from "./Slots";
import { type SpeechEngine, SpeechEngineError, type SpeechHint, type Transcription } from "./SpeechEngine";
import { wordsOf } from "./wordsOf";

interface Options {
  /** Limit for recognizing one utterance, not counting time spent waiting or loading. */
  timeoutMs: number;
  loadTimeoutMs?: number;
  /** Idle time after which the model is unloaded and its memory released. */
  idleMs?: number;
  log: FastifyBaseLogger;
}

const defaultLoadTimeoutMs = 120_000;
const defaultIdleMs = 10 * 60_000;
/**
 * Audio with fewer samples (at 16 kHz) is padded with silence to half a second: some models need at least a quarter.
 */
const minSamples = 8_000;

/**
 * A local model, run by sherpa-onnx in its own process (in the desktop app: a thread). Loaded at first use; recognizes
 * one utterance at a time.
 */
export class OnnxEngine implements SpeechEngine {
  readonly parallel = 2; // one is recognized; a second is accepted so that it can start without a gap
  private readonly slots = new Slots(1);
  private loaded: Promise<Recognizer> | null = null;
  private recognizer: Recognizer | null = null;
  private idle: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly folder: SpeechModelFolder,
    private readonly options: Options,
  ) {}

  get modelId(): string {
    return this.folder.model.id;
  }

  /** Whether the model is loaded or loading. */
  get hasRecognizer(): boolean {
    return this.recognizer !== null;
  }

  transcribe(
    pcm: Float32Array,
    _hints: readonly SpeechHint[],
    signal: AbortSignal,
    person?: string,
  ): Promise<Transcription> {
    const work = this.slots.run(signal, () => this.recognize(padded(pcm)), person);
    return withSignal(work, signal); // native code cannot be interrupted: its result is ignored
  }

  /** Ends the recognizer permanently; pending and later calls fail. To use another model, create another engine. */
  close(): void {
    this.isClosed = true;
    this.unload();
  }

  private async recognize(pcm: Float32Array): Promise<Transcription> {
    if (this.idle) clearTimeout(this.idle);
    try {
      const recognizer = await this.load();
      const recognized = await this.inTime(recognizer.recognize(pcm), this.options.timeoutMs);
      return toTranscription(recognized);
    } catch (error) {
      throw this.failure(error);
    } finally {
      this.idle = setTimeout(() => this.unload(), this.options.idleMs ?? defaultIdleMs).unref();
    }
  }

  private load(): Promise<Recognizer> {
    if (this.isClosed) return Promise.reject(new SpeechEngineError("the speech model is no longer in use"));
    if (this.loaded && this.recognizer?.isAlive) return this.loaded;
    this.recognizer = new Recognizer();
    this.loaded = this.loadInto(this.recognizer);
    this.loaded.catch(() => {}); // avoids an unhandled rejection; callers of load() get the error
    return this.loaded;
  }

  private async loadInto(recognizer: Recognizer): Promise<Recognizer> {
    const startedAt = performance.now();
    if (this.folder.isBroken) throw new SpeechEngineError(cannotLoad, { isLasting: true });
    this.folder.recordLoadStart();
    try {
      await this.inTime(
        recognizer.load(recognizerConfig(this.folder)),
        this.options.loadTimeoutMs ?? defaultLoadTimeoutMs,
      );
    } catch (error) {
      // It is not a crash if the recognizer reported an error or timed out, or this engine was closed.
      const isCrash = !(error instanceof RecognizerFailure || error instanceof SpeechEngineError || this.isClosed);
      if (!isCrash) this.folder.recordNoCrash();
      throw error instanceof SpeechEngineError
        ? error
        : new SpeechEngineError(cannotLoad, { isLasting: true, cause: error });
    }
    this.folder.recordNoCrash();
    this.options.log.info(
      { model: this.modelId, ms: Math.round(performance.now() - startedAt) },
      "Speech model loaded",
    );
    return recognizer;
  }

  /** Returns the result of `work`. @throws {SpeechEngineError} after `ms`; `failure` then ends the recognizer. */
  private async inTime<T>(work: Promise<T>, ms: number): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new SpeechEngineError("the speech engine took too long")), ms);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the recognizer and logs the failure, unless the engine was closed. @returns the error to throw. */
  private failure(error: unknown): SpeechEngineError {
    const failed =
      error instanceof SpeechEngineError ? error : new SpeechEngineError("the speech engine failed", { cause: error });
    this.unload();
    if (this.isClosed) return new SpeechEngineError("the speech model is no longer in use");
    this.options.log.warn({ model: this.modelId, err: failed.cause ?? failed }, "The speech model failed");
    return failed;
  }

  private unload(): void {
    if (this.idle) clearTimeout(this.idle);
    this.recognizer?.end();
    this.recognizer = null;
    this.loaded = null;
  }
}

const cannotLoad = "the speech model could not be loaded. Delete it in the settings and download it again";

/** Returns the result of `work`; rejects with the signal's reason when it aborts. */
function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    signal.addEventListener("abort", onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

function padded(pcm: Float32Array): Float32Array {
  if (pcm.length >= minSamples) return pcm;
  const longer = new Float32Array(minSamples);
  longer.set(pcm);
  return longer;
}

function toTranscription({
  text,
  tokens = [],
  timestamps = [],
  ys_log_probs: logProbs = [],
}: Recognized): Transcription {
  const trimmed = plainLine(text);
  const confidence =
    logProbs.length > 0 ? Math.exp(Math.min(0, logProbs.reduce((sum, each) => sum + each, 0) / logProbs.length)) : null;
  return { text: trimmed, words: wordsOf(tokens, timestamps), confidence: trimmed ? confidence : null, speaker: null };
}
