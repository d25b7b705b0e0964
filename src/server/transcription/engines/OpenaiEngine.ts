import { plainLine } from "../../platform/plainLine";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { sampleRate } from "../detection/OpusStream";
import { AttemptTimeout } from "./AttemptTimeout";
import { hintTexts } from "./hintTexts";
import { retryAfterMs } from "./retryAfterMs";
import { Slots } from "./Slots";
import { type SpeechEngine, SpeechEngineError, type SpeechHint, type Transcription } from "./SpeechEngine";
import { toWav } from "./toWav";

interface Options {
  /** e.g. `http://localhost:8000/v1` */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Limit for one attempt; most end earlier, see `AttemptTimeout`. */
  timeoutMs: number;
  parallel: number;
  log: FastifyBaseLogger;
}

/** An utterance as it is sent. */
interface UtteranceAudio {
  wav: Blob;
  seconds: number;
  hints: readonly SpeechHint[];
}

/** Attempts per utterance, enough for a lost connection. Longer failures are retried by `EngineRetries`. */
const maxAttempts = 2;
/** Average pause before the second attempt, in milliseconds. */
const secondAttemptMs = 250;
/** Maximum `Retry-After`, in milliseconds, that is waited for before the second attempt. */
const maxRetryAfterMs = 1_000;
/** Maximum length of the hints, in characters: Whisper reads at most 224 tokens. */
const promptLimit = 800;

/** Maximum size of an answer in bytes. */
const maxAnswerBytes = 1_000_000;
/** Maximum characters of an utterance, more than can be spoken in one. */
const maxTextLength = 10_000;

/** Answer of `/audio/transcriptions`: `text`, and in the verbose form words and segments. */
const answerSchema = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).nullish(),
  segments: z.array(z.object({ avg_logprob: z.number().nullish() })).nullish(),
});

/** Calls a server with OpenAI's `/audio/transcriptions`, such as OpenAI, Groq, speaches, vLLM, whisper.cpp's server. */
export class OpenaiEngine implements SpeechEngine {
  readonly parallel: number;
  private readonly slots: Slots;
  private readonly timeout: AttemptTimeout;
  /** Whether to ask for the verbose form. Set to false at the first refusal, because some models lack that form. */
  private isVerbose = true;

  constructor(private readonly options: Options) {
    this.parallel = options.parallel;
    this.slots = new Slots(options.parallel);
    this.timeout = new AttemptTimeout(options.timeoutMs);
  }

  async transcribe(
    pcm: Float32Array,
    hints: readonly SpeechHint[],
    signal: AbortSignal,
    person?: string,
  ): Promise<Transcription> {
    const wav = new Blob([new Uint8Array(toWav(pcm, sampleRate))], { type: "audio/wav" });
    const audio = { wav, seconds: pcm.length / sampleRate, hints };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.slots.run(signal, () => this.tryOnce(audio, signal), person);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof SpeechEngineError)) throw error;
        this.options.log.warn({ attempt, problem: error.message }, "The speech engine failed");
        if (error.isLasting || attempt === maxAttempts || error.retryAfterMs > maxRetryAfterMs) throw error;
        await delay(Math.max(error.retryAfterMs, secondAttemptMs * (0.5 + Math.random())), undefined, { signal });
      }
    }
  }

  private async tryOnce(audio: UtteranceAudio, signal: AbortSignal): Promise<Transcription> {
    const begun = performance.now();
    const late = AbortSignal.timeout(this.timeout.msFor(audio.seconds));
    let response: Response | undefined;
    let body: string;
    try {
      response = await fetch(`${this.options.baseUrl.replace(/(?<!\/)\/+$/, "")}/audio/transcriptions`, {
        method: "POST",
        headers: this.options.apiKey ? { authorization: `Bearer ${this.options.apiKey}` } : {},
        body: this.form(audio),
        redirect: "manual", // audio is sent only to the configured address
        signal: AbortSignal.any([signal, late]),
      });
      body = await readBody(response);
    } catch (cause) {
      if (cause instanceof SpeechEngineError) throw cause;
      if (late.aborted) this.timeout.recordTimeout(begun);
      throw new SpeechEngineError(response && late.aborted ? tooSlow : noAnswer, { cause });
    }
    this.timeout.recordAnswer(audio.seconds, performance.now() - begun);
    return response.ok ? read(body) : this.refused(response, body, () => this.tryOnce(audio, signal));
  }

  private form({ wav, hints }: UtteranceAudio): FormData {
    const form = new FormData();
    form.append("file", wav, "utterance.wav");
    form.append("model", this.options.model);
    const terms = hintTexts(hints);
    if (terms.length > 0) form.append("prompt", terms.join(", ").slice(0, promptLimit));
    form.append("response_format", this.isVerbose ? "verbose_json" : "json");
    if (this.isVerbose) form.append("timestamp_granularities[]", "word");
    return form;
  }

  /** Handles an error answer: tries again in the short form if the verbose form was refused, else throws. */
  private refused(
    { status, headers }: Response,
    body: string,
    again: () => Promise<Transcription>,
  ): Promise<Transcription> {
    if (status === 400 && this.isVerbose && /response_format|verbose_json|timestamp_granularities/.test(body)) {
      this.isVerbose = false;
      return again();
    }
    const isOutOfCredit = status === 402 || (status === 429 && /insufficient_quota/.test(body));
    const isTemporary = !isOutOfCredit && (status === 429 || status === 408 || status >= 500);
    if (!isTemporary) {
      this.options.log.error({ status }, "The speech engine refused an utterance");
      throw new SpeechEngineError(isOutOfCredit ? noCredit : refusal(status, body), { isLasting: true });
    }
    const problem = status === 429 ? busy : `the speech service reports an error (${status})`;
    throw new SpeechEngineError(problem, { retryAfterMs: retryAfterMs(headers.get("retry-after")) });
  }
}

const noAnswer = "the speech service does not answer";
const tooSlow = "the speech service takes too long";
const busy = "the speech service is too busy";
const tooMuch = "the speech service returns more text than can be said in an utterance";
const noCredit = "the account at the speech service has no credit left. Ask your administrator";

function refusal(status: number, body: string): string {
  if (status === 401 || status === 403) return "the speech service refuses the key. Ask your administrator to check it";
  if (status >= 300 && status < 400)
    return "the speech service redirects to another address. Ask your administrator to check the address";
  if (status === 404 || /\bmodel\b/i.test(body))
    return "the speech service does not know this model or address. Ask your administrator to check them";
  return `the speech service rejects the audio (${status})`;
}

/** Reads an answer of at most `maxAnswerBytes`. @throws {SpeechEngineError} if it is longer. */
async function readBody({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new SpeechEngineError(tooMuch);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function read(body: string): Transcription {
  const parsed = answerSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new SpeechEngineError("the speech service returns no transcript");
  const { text, words, segments } = parsed.data;
  if (text.length > maxTextLength || (words ?? []).length > maxTextLength) throw new SpeechEngineError(tooMuch);
  const trimmed = plainLine(text);
  const logs = (segments ?? []).flatMap(({ avg_logprob }) => (typeof avg_logprob === "number" ? [avg_logprob] : []));
  const confidence =
    logs.length > 0 ? Math.exp(Math.min(0, logs.reduce((sum, log) => sum + log, 0) / logs.length)) : null;
  return {
    text: trimmed,
    words: (words ?? []).map(({ word, start, end }) => ({
      text: plainLine(word),
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
