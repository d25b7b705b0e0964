import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { sampleRate } from "../detection/OpusStream";
import { Slots } from "./Slots";
import { type SpeechEngine, SpeechEngineError, type SpeechHint, type Transcription } from "./SpeechEngine";
import { toWav } from "./toWav";

interface Options {
  /** e.g. `http://localhost:8000/v1` */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** For one attempt. */
  timeoutMs: number;
  parallel: number;
  /** Delay before the second attempt; doubles with each. */
  backoffMs?: number;
  log: FastifyBaseLogger;
}

const tries = 4;
const longestWaitMs = 30_000;
const promptLimit = 800;

/** Answer of `/audio/transcriptions`: `text`, and in the verbose form words and segments. */
const answerSchema = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).nullish(),
  segments: z.array(z.object({ avg_logprob: z.number().nullish() })).nullish(),
});

/** A failure that a retry can fix. `waitMs`: as requested by the server. */
class PassingFailure extends Error {
  constructor(
    message: string,
    readonly waitMs: number | null = null,
  ) {
    super(message);
  }
}

/** Any server with OpenAI's `/audio/transcriptions`: OpenAI, Groq, speaches, vLLM, whisper.cpp's server. */
export class OpenaiEngine implements SpeechEngine {
  readonly parallel: number;
  private readonly slots: Slots;
  /** Some models answer only the short form; learned from the first refusal. */
  private isVerbose = true;

  constructor(private readonly options: Options) {
    this.parallel = options.parallel;
    this.slots = new Slots(options.parallel);
  }

  transcribe(pcm: Float32Array, hints: readonly SpeechHint[], signal: AbortSignal): Promise<Transcription> {
    return this.slots.run(signal, async () => {
      const wav = new Blob([new Uint8Array(toWav(pcm, sampleRate))], { type: "audio/wav" });
      const begun = performance.now();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.tryOnce(wav, hints, signal);
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof PassingFailure)) throw error;
          this.options.log.warn({ attempt, problem: error.message }, "The speech engine failed");
          const isLate = performance.now() - begun > this.options.timeoutMs; // an engine that hangs is not retried four times
          if (attempt === tries || isLate) throw new SpeechEngineError(error.message);
          await delay(this.waitBefore(attempt, error.waitMs), undefined, { signal });
        }
      }
    });
  }

  private waitBefore(attempt: number, asked: number | null): number {
    const backoff = (this.options.backoffMs ?? 500) * 2 ** (attempt - 1) * (0.5 + Math.random());
    return Math.min(longestWaitMs, Math.max(asked ?? 0, backoff));
  }

  private async tryOnce(wav: Blob, hints: readonly SpeechHint[], signal: AbortSignal): Promise<Transcription> {
    const late = AbortSignal.timeout(this.options.timeoutMs);
    let status: number;
    let body: string;
    let retryAfter: string | null;
    try {
      const response = await fetch(`${this.options.baseUrl.replace(/(?<!\/)\/+$/, "")}/audio/transcriptions`, {
        method: "POST",
        headers: this.options.apiKey ? { authorization: `Bearer ${this.options.apiKey}` } : {},
        body: this.form(wav, hints),
        signal: AbortSignal.any([signal, late]),
      });
      status = response.status;
      retryAfter = response.headers.get("retry-after");
      body = await response.text();
    } catch {
      throw new PassingFailure(late.aborted ? "the speech engine took too long" : "the speech engine did not answer");
    }
    if (status < 200 || status >= 300)
      return this.refused(status, retryAfter, body, () => this.tryOnce(wav, hints, signal));
    return read(body);
  }

  private form(wav: Blob, hints: readonly SpeechHint[]): FormData {
    const form = new FormData();
    form.append("file", wav, "utterance.wav");
    form.append("model", this.options.model);
    if (hints.length > 0)
      form.append(
        "prompt",
        hints
          .map(({ text }) => text)
          .join(", ")
          .slice(0, promptLimit),
      );
    form.append("response_format", this.isVerbose ? "verbose_json" : "json");
    if (this.isVerbose) form.append("timestamp_granularities[]", "word");
    return form;
  }

  private refused(
    status: number,
    retryAfter: string | null,
    body: string,
    again: () => Promise<Transcription>,
  ): Promise<Transcription> {
    if (status === 400 && this.isVerbose && /response_format|verbose_json|timestamp_granularities/.test(body)) {
      this.isVerbose = false;
      return again();
    }
    if (status === 429) throw new PassingFailure("the speech engine is too busy", waitAsked(retryAfter));
    if (status >= 500 || status === 408) throw new PassingFailure("the speech engine failed", waitAsked(retryAfter));
    this.options.log.error({ status }, "The speech engine refused an utterance");
    if (status === 401 || status === 403) throw new SpeechEngineError("the speech engine refused the key");
    if (status === 404) throw new SpeechEngineError("the speech engine does not know this model or address");
    throw new SpeechEngineError(`the speech engine rejected the audio (${status})`);
  }
}

/** Parses `Retry-After` (seconds or a date) as milliseconds from now. */
function waitAsked(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

function read(body: string): Transcription {
  const parsed = answerSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new PassingFailure("the speech engine answered something that is not a transcript");
  const { text, words, segments } = parsed.data;
  const trimmed = text.replaceAll(/\s+/g, " ").trim();
  const logs = (segments ?? []).flatMap(({ avg_logprob }) => (typeof avg_logprob === "number" ? [avg_logprob] : []));
  const confidence =
    logs.length > 0 ? Math.exp(Math.min(0, logs.reduce((sum, log) => sum + log, 0) / logs.length)) : null;
  return {
    text: trimmed,
    words: (words ?? []).map(({ word, start, end }) => ({
      text: word.trim(),
      start_ms: Math.max(0, Math.round(start * 1_000)),
      end_ms: Math.max(0, Math.round(end * 1_000)),
    })),
    confidence: trimmed ? confidence : null,
    speaker: null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
