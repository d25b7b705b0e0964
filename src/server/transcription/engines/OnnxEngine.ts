import type { FastifyBaseLogger } from "fastify";
import type { ModelFolder } from "../models/ModelFolder";
import { Recognizer, RecognizerFailure } from "./Recognizer";
import { recognizerConfig } from "./recognizerConfig";
import type { Recognized } from "./recognizerProtocol";
import { Slots } from "./Slots";
import { type SpeechEngine, SpeechEngineError, type SpeechHint, type Transcription } from "./SpeechEngine";
import { wordsOf } from "./wordsOf";

interface Options {
  /** Limit for recognizing one utterance, without waiting and loading; loading has `loadTimeoutMs`. */
  timeoutMs: number;
  loadTimeoutMs?: number;
  /** Idle time after which the model is unloaded and its memory released. */
  idleMs?: number;
  log: FastifyBaseLogger;
}

const defaultLoadTimeoutMs = 120_000;
const defaultIdleMs = 10 * 60_000;
/** Shorter audio, in samples at 16 kHz, is padded with silence: some models need a quarter of a second. */
const minSamples = 8_000;

/** A local model, run by sherpa-onnx in a process of its own: loaded at first use, one utterance at a time. */
export class OnnxEngine implements SpeechEngine {
  readonly parallel = 2; // one being recognized, one waiting
  private readonly turns = new Slots(1);
  private loaded: Promise<Recognizer> | null = null;
  private recognizer: Recognizer | null = null;
  private idle: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly folder: ModelFolder,
    private readonly options: Options,
  ) {}

  get modelId(): string {
    return this.folder.model.id;
  }

  /** Whether the engine has a process, with the model loaded or loading. */
  get isLoaded(): boolean {
    return this.recognizer !== null;
  }

  transcribe(
    pcm: Float32Array,
    _hints: readonly SpeechHint[],
    signal: AbortSignal,
    person?: string,
  ): Promise<Transcription> {
    const work = this.turns.run(signal, () => this.recognize(padded(pcm)), person);
    return withSignal(work, signal); // native code cannot be interrupted: its result is ignored
  }

  /** Ends the process permanently; pending and later calls fail. Another model gets another engine. */
  close(): void {
    this.isClosed = true;
    this.unload();
  }

  private async recognize(pcm: Float32Array): Promise<Transcription> {
    if (this.idle) clearTimeout(this.idle);
    try {
      const recognizer = await this.load();
      const recognized = await this.inTime(recognizer.recognize(pcm), this.options.timeoutMs);
      return read(recognized);
    } catch (error) {
      throw this.failure(error);
    } finally {
      this.idle = setTimeout(() => this.unload(), this.options.idleMs ?? defaultIdleMs).unref();
    }
  }

  private load(): Promise<Recognizer> {
    if (this.isClosed) return Promise.reject(new SpeechEngineError("the speech model was removed"));
    if (this.loaded && this.recognizer?.isAlive) return this.loaded;
    this.recognizer = new Recognizer();
    this.loaded = this.loadInto(this.recognizer);
    this.loaded.catch(() => {}); // the calls that wait for it report it
    return this.loaded;
  }

  private async loadInto(recognizer: Recognizer): Promise<Recognizer> {
    const begun = performance.now();
    if (this.folder.isBroken) throw new SpeechEngineError(cannotLoad, { isLasting: true });
    this.folder.loading();
    try {
      await this.inTime(
        recognizer.load(recognizerConfig(this.folder)),
        this.options.loadTimeoutMs ?? defaultLoadTimeoutMs,
      );
    } catch (error) {
      // No crash if the recognizer reported an error, took too long on a busy machine, or was closed.
      const isCrash = !(error instanceof RecognizerFailure || error instanceof SpeechEngineError || this.isClosed);
      if (!isCrash) this.folder.loaded();
      throw error instanceof SpeechEngineError
        ? error
        : new SpeechEngineError(cannotLoad, { isLasting: true, cause: error });
    }
    this.folder.loaded();
    this.options.log.info({ model: this.modelId, ms: Math.round(performance.now() - begun) }, "Speech model loaded");
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

  /** Logs a failure and ends the recognizer. @returns the error to throw. */
  private failure(error: unknown): SpeechEngineError {
    const failed =
      error instanceof SpeechEngineError ? error : new SpeechEngineError("the speech engine stopped", { cause: error });
    this.options.log.warn({ model: this.modelId, err: failed.cause ?? failed }, "The speech model failed");
    this.unload();
    return this.isClosed ? new SpeechEngineError("the speech model was removed") : failed;
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
    const leave = (): void => reject(signal.reason as Error);
    signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

function padded(pcm: Float32Array): Float32Array {
  if (pcm.length >= minSamples) return pcm;
  const longer = new Float32Array(minSamples);
  longer.set(pcm);
  return longer;
}

function read({ text, tokens = [], timestamps = [], ys_log_probs: logs = [] }: Recognized): Transcription {
  const trimmed = text.replaceAll(/\s+/g, " ").trim();
  const confidence =
    logs.length > 0 ? Math.exp(Math.min(0, logs.reduce((sum, log) => sum + log, 0) / logs.length)) : null;
  return { text: trimmed, words: wordsOf(tokens, timestamps), confidence: trimmed ? confidence : null, speaker: null };
}
