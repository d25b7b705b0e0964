import { setImmediate } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import OpenAI, { APIConnectionError, APIError } from "openai";
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import { cutText } from "../../../shared/cutText";
import { ModelError } from "./ModelError";
import { directFetch, PrivateAddressError } from "./restrictedFetch";

/** Address and limits of an OpenAI-compatible chat service. */
export interface ChatModelOptions {
  /** e.g. `http://localhost:11434/v1` */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Maximum time in milliseconds to the first piece of an answer, retries included, and between two pieces. */
  silenceMs: number;
  log: FastifyBaseLogger;
  /**
   * Sends the requests; absent: `directFetch`, to any address. Must not follow redirects, which could send what was
   * said to another address.
   */
  fetch?: typeof fetch;
}

/** Tokens and time of one answer; tokens are null if the service does not say how many. */
export interface AnswerUse {
  promptTokens: number | null;
  answerTokens: number | null;
  ms: number;
  /** The `response_format` with which the service was asked for JSON. */
  format: (typeof formats)[number];
}

/** Callbacks of the caller that reads an answer. */
export interface AnswerListener {
  /** Whether the caller needs no more of the answer, which then ends once the numbers of tokens have arrived. */
  isOver?: () => boolean;
  /** Called once, when the answer has ended or failed. */
  onUse?: (use: AnswerUse) => void;
}

/** One request: what the model is given, and the JSON schema of its answer. */
export interface ChatRequest {
  system: string;
  user: string;
  schema: { name: string; schema: Record<string, unknown> };
}

/** Response formats, strictest first. If an endpoint refuses one, the next one is used from then on. */
const formats = ["json_schema", "json_object", "none"] as const;

/** Maximum time of an answer in milliseconds, for a model that never ends it. */
const maxAnswerMs = 10 * 60_000;

/**
 * How long to wait for the numbers of tokens after the end of the JSON, in milliseconds and in pieces of the answer, so
 * that a service that never sends them does not delay the draft.
 */
const afterEndMs = 500;
const afterEndPieces = 50;

/** Retries of a request that was refused with 408, 409, 429 or 5xx, or not answered. */
const maxRetries = 2;

/** A language model behind OpenAI's chat completions: OpenAI, vLLM, Ollama, llama.cpp's server and others. */
export class ChatModel {
  private readonly client: OpenAI;
  private format = 0;
  private canCountTokens = true;
  private canSetTemperature = true;

  constructor(private readonly options: ChatModelOptions) {
    const { baseUrl, apiKey, silenceMs, fetch = directFetch } = options;
    this.client = new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey ?? "none",
      maxRetries,
      timeout: silenceMs,
      organization: null,
      project: null,
      logLevel: "off",
      fetch,
    });
  }

  /**
   * Yields the pieces of the answer as they arrive.
   * @throws {ModelError} if the model refuses, fails or stays silent, or the request is too long for it;
   * `signal.reason` if it is aborted.
   */
  async *answer(request: ChatRequest, signal: AbortSignal, listener: AnswerListener = {}): AsyncGenerator<string> {
    const silence = new AbortController();
    const restart = (ms = this.options.silenceMs): NodeJS.Timeout => setTimeout(() => silence.abort(), ms);
    let timer = restart();
    const begun = performance.now();
    let usage: ChatCompletionChunk["usage"] = null;
    let afterEnd = 0; // pieces since the caller needs no more
    try {
      const stream = await this.open(request, AbortSignal.any([signal, silence.signal]));
      for await (const chunk of stream) {
        usage = chunk.usage ?? usage;
        if (afterEnd > 0 && (usage || (afterEnd += 1) > afterEndPieces)) break;
        if (afterEnd > 0) continue;
        clearTimeout(timer); // the time in which the caller handles a piece does not count
        const delta = chunk.choices[0]?.delta;
        if (delta?.refusal) throw new ModelError("The language model refused to write this note.");
        if (delta?.content) yield* inSlices(delta.content);
        if (listener.isOver?.()) afterEnd = 1;
        if (performance.now() - begun > maxAnswerMs) throw new ModelError(silent);
        timer = restart(afterEnd > 0 ? afterEndMs : undefined);
      }
      signal.throwIfAborted();
      if (silence.signal.aborted && afterEnd === 0) throw new ModelError(silent);
    } catch (error) {
      signal.throwIfAborted();
      if (afterEnd === 0) throw silence.signal.aborted ? new ModelError(silent, { cause: error }) : asModelError(error);
    } finally {
      clearTimeout(timer);
      silence.abort(); // ends the connection if the answer is not read to its end
      this.report(usage, performance.now() - begun, listener);
    }
  }

  private report(usage: ChatCompletionChunk["usage"], ms: number, { onUse }: AnswerListener): void {
    const [promptTokens, answerTokens] = [countOf(usage?.prompt_tokens), countOf(usage?.completion_tokens)];
    this.options.log.info({ promptTokens, answerTokens, ms }, "The language model answered");
    onUse?.({ promptTokens, answerTokens, ms, format: formats[this.format] ?? "none" });
  }

  /** Sends the request, again with fewer options (see `relax`) if the endpoint refuses one of them. */
  private async open(request: ChatRequest, signal: AbortSignal): Promise<AsyncIterable<ChatCompletionChunk>> {
    for (;;) {
      const { format } = this;
      try {
        return await this.client.chat.completions.create(this.body(request), { signal });
      } catch (error) {
        if (!(error instanceof APIError) || error.status !== 400) throw error;
        if (!this.relax(error.message, format)) throw error;
      }
    }
  }

  private body({ system, user, schema }: ChatRequest): ChatCompletionCreateParamsStreaming {
    const format = formats[this.format];
    return {
      model: this.options.model,
      messages: [
        { role: "system", content: system },
        { role: "user", content: user },
      ],
      stream: true,
      ...(this.canSetTemperature && { temperature: 0 }),
      ...(this.canCountTokens && { stream_options: { include_usage: true } }),
      ...(format === "json_schema" && {
        response_format: { type: format, json_schema: { ...schema, strict: true } },
      }),
      ...(format === "json_object" && { response_format: { type: format } }),
    };
  }

  /**
   * Stops using the option that the endpoint refused: the response format, the token counts or the temperature.
   * @param complaint the endpoint's error message.
   * @param refused index in `formats` of the request's format, which a concurrent request may have replaced already.
   * @returns false if the error is about something else.
   */
  private relax(complaint: string, refused: number): boolean {
    const isAboutFormat = /response_format|json_?schema|json_?object/i.test(complaint);
    if (isAboutFormat && refused < formats.length - 1) this.format = Math.max(this.format, refused + 1);
    else if (this.canCountTokens && /stream_options|include_usage/i.test(complaint)) this.canCountTokens = false;
    else if (this.canSetTemperature && /temperature/i.test(complaint)) this.canSetTemperature = false;
    else return false;
    this.options.log.info({ format: formats[this.format] }, "The language model is asked in a simpler way");
    return true;
  }
}

/** Length in characters of the slices in which a long piece of an answer is read; other requests run between them. */
const sliceLength = 16 * 1024;

async function* inSlices(content: string): AsyncGenerator<string> {
  for (let at = 0; at < content.length;) {
    const part = cutText(content.slice(at, at + sliceLength + 1), sliceLength);
    yield part;
    at += part.length;
    if (at < content.length) await setImmediate();
  }
}

/**
 * Maximum number of tokens of one answer: far more than any model takes, and few enough that sums of years are exact.
 */
const maxTokens = 1_000_000_000;

/** Returns a number of tokens that a service reports; null for any other value, e.g. a text. */
const countOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= maxTokens ? value : null;

const silent = "The language model did not answer in time.";

/** Returns an error, its cause, the cause of that one and so on. */
function causes(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...causes(error.cause)] : [error];
}

function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError && causes(error).some((cause) => cause instanceof PrivateAddressError))
    return new ModelError("The language model's address leads into the server's own network, which is not allowed.", {
      cause: error,
    });
  if (error instanceof APIConnectionError)
    return new ModelError("The language model could not be reached.", { cause: error });
  if (!(error instanceof APIError)) return new ModelError("The language model's answer broke off.", { cause: error });
  const { status, code, message } = error;
  if (status === 401 || status === 403)
    return new ModelError("The language model refuses the key. Ask your administrator to check it.", { cause: error });
  if (status === 404)
    return new ModelError("The language model's address or name is not known. Ask your administrator to check them.", {
      cause: error,
    });
  if (status === 402 || code === "insufficient_quota")
    return new ModelError("The account at the language model has no credit left. Ask your administrator.", {
      cause: error,
    });
  if (status === 429) return new ModelError("The language model is too busy.", { cause: error });
  const isTooLong =
    code === "context_length_exceeded" ||
    status === 413 ||
    (status === 400 && /context|too long|too many tokens|maximum .{0,40}tokens|token limit/i.test(message));
  if (isTooLong) return new ModelError("The visit is too long for the language model.", { cause: error, isTooLong });
  return new ModelError(`The language model reports an error (${status ?? "without a status"}).`, { cause: error });
}
