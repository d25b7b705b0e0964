import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { draftSentences } from "../../../../src/server/notes/writing/draftSentences";
import { builtInTemplates } from "../../../../src/shared/templates/builtInTemplates";
import type { Speaker } from "../../../../src/shared/transcription/utterance";
import { type SeededError, seedError } from "./seedError";

/**
 * How the server answers. `errors` are put into the note, one into each of the first sentences that allow it; `repairs`
 * says whether a faulty sentence is written without its error when asked again. `maxLength` is the number of characters
 * above which a request exceeds the context. `around` are words before and after the JSON.
 */
export interface ChatBehavior {
  errors?: readonly SeededError[];
  repairs?: boolean;
  /** Translates a line of a request for a translation; null leaves it out. Absent: the line in guillemets. */
  translate?: (line: string) => string | null;
  /** Changes the sentences of the note. */
  alter?: (sentences: Sentence[]) => void;
  /** Changes the sentences of a repair. */
  alterRepair?: (sentences: Sentence[]) => void;
  fault?:
    "cut" | "hang" | "silent" | "reset" | "html" | "prose" | "refusal" | "wrongTurns" | "noTurns" | "empty" | "endless";
  status?: { code: number; retryAfterS?: number; body?: unknown };
  refuses?: readonly ("json_schema" | "json_object" | "stream_options" | "temperature")[];
  maxLength?: number;
  around?: readonly [string, string];
  /** Counts of tokens that the answer reports; 1,000 and 200 by default. */
  usage?: object;
  /** Milliseconds between two pieces. */
  slowMs?: number;
}

interface ChatBody {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  response_format?: { type: "json_schema" | "json_object" };
  stream_options?: object;
  temperature?: number;
}

/** When a request came, and when its first sentence and all of its answer were sent; null: not yet. */
interface ChatTimes {
  asked: number;
  firstSentence: number | null;
  ended: number | null;
}

interface Sentence {
  section: string;
  text: string;
  turns: number[];
}

/**
 * A server with OpenAI's `/v1/chat/completions`, streamed. Its model writes what the built-in drafter writes of the
 * turns in the request, with seeded errors.
 */
export class ChatServer {
  readonly requests: { body: ChatBody; headers: IncomingMessage["headers"]; isRepair: boolean; times: ChatTimes }[] =
    [];
  /** Connections that the client closed before the answer was complete. */
  aborted = 0;
  private readonly queue: ChatBehavior[] = [];
  private readonly server: Server;

  constructor(public behavior: ChatBehavior = {}) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  /** The value for CHARTSIDE_NOTES_BASE_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Sets the behaviors of the next requests, one each, before `behavior`. */
  next(...behaviors: ChatBehavior[]): void {
    this.queue.push(...behaviors);
  }

  /** The text of the newest request to the model. */
  get prompt(): string {
    return (
      this.requests
        .at(-1)
        ?.body.messages.map(({ content }) => content)
        .join("\n") ?? ""
    );
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readBody(request)) as ChatBody;
    const user = body.messages.at(-1)?.content ?? "";
    const isRepair = user.startsWith("This sentence of the note");
    const times: ChatTimes = { asked: performance.now(), firstSentence: null, ended: null };
    this.requests.push({ body, headers: request.headers, isRepair, times });
    const now = this.queue.shift() ?? this.behavior;
    response.on("close", () => void (this.aborted += response.writableFinished ? 0 : 1));
    if (now.fault === "hang") return;
    if (now.fault === "reset") return void request.socket.resetAndDestroy();
    if (now.fault === "html") return void response.setHeader("content-type", "text/html").end("<html>Sign in</html>");
    const refused = this.refusal(now, body, user);
    if (refused) {
      if (refused.retryAfterS !== undefined) response.setHeader("retry-after", String(refused.retryAfterS));
      response.writeHead(refused.code, { "content-type": "application/json" });
      return void response.end(JSON.stringify(refused.body ?? { error: { message: "no", code: null } }));
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (now.fault === "silent") return void response.write(piece({ role: "assistant", content: "" }));
    if (body.messages[0]?.content.startsWith("You translate"))
      return this.stream(response, translationText(now, user), now, times);
    await this.stream(response, isRepair ? repairedText(now, user) : noteText(now, user), now, times);
  }

  private refusal(now: ChatBehavior, body: ChatBody, user: string): ChatBehavior["status"] | null {
    if (now.status) return now.status;
    const format = body.response_format?.type;
    const complaint =
      format && now.refuses?.includes(format)
        ? `'response_format' of type '${format}' is not supported`
        : body.stream_options && now.refuses?.includes("stream_options")
          ? "Unknown field: stream_options"
          : body.temperature !== undefined && now.refuses?.includes("temperature")
            ? "Unsupported value: 'temperature' does not support 0"
            : null;
    if (complaint) return { code: 400, body: { error: { message: complaint, code: null } } };
    if (now.maxLength === undefined || user.length <= now.maxLength) return null;
    const message = "This model's maximum context length is 4096 tokens.";
    return { code: 400, body: { error: { message, code: "context_length_exceeded" } } };
  }

  private async stream(response: ServerResponse, text: string, now: ChatBehavior, times: ChatTimes): Promise<void> {
    if (now.fault === "refusal") {
      response.write(piece({ refusal: "I cannot help with that." }));
      return void response.end("data: [DONE]\n\n");
    }
    const whole = now.fault === "cut" ? text.slice(0, Math.ceil(text.length * 0.6)) : text;
    for (let at = 0; at < whole.length; at += 24) {
      response.write(piece({ content: whole.slice(at, at + 24) }));
      if (times.firstSentence === null && whole.slice(0, at + 24).includes("}"))
        times.firstSentence = performance.now();
      if (now.slowMs !== undefined) await new Promise((resolve) => setTimeout(resolve, now.slowMs));
      if (response.destroyed) return;
    }
    while (now.fault === "endless" && !response.destroyed) {
      response.write(piece({ content: "more " }));
      await new Promise((resolve) => setImmediate(resolve));
    }
    const usage = now.usage ?? { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 };
    response.write(`data: ${JSON.stringify({ ...frame, choices: [], usage })}\n\n`);
    response.end("data: [DONE]\n\n");
    times.ended = performance.now();
  }
}

const frame = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "test-model" };

const piece = (delta: object): string =>
  `data: ${JSON.stringify({ ...frame, choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;

/** Returns the answer: a note of the request's transcript with the seeded errors. */
function noteText(now: ChatBehavior, user: string): string {
  if (now.fault === "prose") return "I am sorry, but I cannot write a note about this.";
  const [before, after] = now.around ?? ["", ""];
  if (now.fault === "empty") return JSON.stringify({ sentences: [] });
  const sentences = draftOf(user).map((sentence) => ({ ...sentence }));
  now.alter?.(sentences);
  for (const error of now.errors ?? []) seedError(error, sentences);
  const cited = sentences.map((sentence) => {
    if (now.fault === "wrongTurns") return { ...sentence, turns: sentence.turns.map((turn) => turn + 10_000) };
    return now.fault === "noTurns" ? { section: sentence.section, text: sentence.text } : sentence;
  });
  return `${before}${JSON.stringify({ sentences: cited })}${after}`;
}

/** Returns the answer to a request for a translation. */
function translationText({ translate = (line) => `«${line}»`, fault }: ChatBehavior, user: string): string {
  if (fault === "prose") return "I am sorry, but I cannot translate this.";
  const lines = [...user.matchAll(/^(\d+): (.*)$/gm)].flatMap(([, n = "", line = ""]) => {
    const text = translate(line);
    return text === null ? [] : [{ n: Number(n), text }];
  });
  return JSON.stringify({ lines });
}

/** Returns what the built-in drafter writes of the turns around the faulty sentence, in its section. */
function repairedText(now: ChatBehavior, user: string): string {
  const section = /for the section “([^”]+)”/.exec(user)?.[1] ?? "";
  const faulty = user.split("\n")[1] ?? "";
  const right = draftOf(user, "SOAP").filter((sentence) => sentence.section === section);
  const last = /^\[(?<turns>[\d, ]+)\]/m.exec(user)?.groups?.["turns"]?.split(", ").map(Number) ?? [1];
  const sentences = now.repairs === false ? [{ section, text: faulty, turns: last }] : right.slice(0, 1);
  now.alterRepair?.(sentences);
  return JSON.stringify({ sentences });
}

/** Drafts with the built-in drafter from the transcript in a request, for the template that it names. */
function draftOf(user: string, title = /^# Template: (.*)$/m.exec(user)?.[1] ?? ""): Sentence[] {
  const template = builtInTemplates.find((each) => each.title === title);
  if (!template) throw new Error(`The chat server does not know the template ${title}.`);
  const [, transcript = ""] = user.split(/^# Transcript.*$/m);
  const turns = [...transcript.matchAll(/^(\d+) (\w+): (.*)$/gm)].map(([, number = "", speaker = "", text = ""]) => ({
    id: number,
    speaker: speaker as Speaker,
    text,
  }));
  return draftSentences({ kind: "note", turns, template, instructions: null, withheld: null, context: {} }).map(
    ({ section, text, evidence }) => ({
      section,
      text,
      turns: evidence.map(Number),
    }),
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
