import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * An answer of the stub: a transcript or a fault. `hang` never answers, `reset` cuts the connection, `slow` sends one
 * byte of its answer each 20 ms. `retryAfter` is in seconds or a date.
 */
export type StubBehavior =
  | { kind: "text"; text: string }
  | { kind: "slow"; text: string }
  | { kind: "hang" }
  | { kind: "reset" }
  | { kind: "html" }
  | { kind: "empty" }
  | { kind: "status"; status: number; retryAfter?: number | string; location?: string; body?: string };

export interface SpeechStub {
  /** The value for CHARTSIDE_SPEECH_BASE_URL. */
  url: string;
  /** Sets the answer to all further calls. */
  behave(behavior: StubBehavior): void;
  /** Sets the answers to the next calls, one each, before that of `behave`. */
  next(...behaviors: StubBehavior[]): void;
  /** The next `count` calls fail like that. */
  fail(count: number, fault: StubBehavior): void;
  /** The calls so far: form fields, seconds of audio, and the client's port, which names the connection. */
  readonly calls: { fields: Record<string, string>; seconds: number; port: number | undefined }[];
  stop(): Promise<void>;
}

/** A speech server (`/v1/audio/transcriptions`) with a fixed latency that returns a fixed text or a fault. */
export async function startSpeechStub({ latencyMs, text }: { latencyMs: number; text: string }): Promise<SpeechStub> {
  let behavior: StubBehavior = { kind: "text", text };
  const queue: StubBehavior[] = [];
  const calls: SpeechStub["calls"] = [];
  const server: Server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = await readForm(request);
    calls.push(form);
    const now = queue.shift() ?? behavior;
    await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (now.kind === "hang") return;
    if (now.kind === "reset") return void request.socket.resetAndDestroy();
    if (now.kind === "html") response.setHeader("content-type", "text/html").end("<html><body>Sign in</body></html>");
    else if (now.kind === "empty") response.end();
    else if (now.kind === "status") {
      if (now.retryAfter !== undefined) response.setHeader("retry-after", String(now.retryAfter));
      if (now.location !== undefined) response.setHeader("location", now.location);
      response.writeHead(now.status).end(now.body ?? "");
    } else {
      response.setHeader("content-type", "application/json");
      const body = transcriptOf(now.text, form.fields["response_format"] === "verbose_json");
      if (now.kind === "slow") trickle(response, body);
      else response.end(body);
    }
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (next) => void (behavior = next),
    next: (...behaviors) => void queue.push(...behaviors),
    fail: (count, fault) => void queue.push(...Array.from({ length: count }, () => fault)),
    calls,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function transcriptOf(text: string, isVerbose: boolean): string {
  if (!isVerbose) return JSON.stringify({ text });
  const words = text.split(" ").map((word, index) => ({ word, start: index * 0.3, end: index * 0.3 + 0.25 }));
  return JSON.stringify({ text, words, segments: [{ avg_logprob: -0.1 }] });
}

/** Sends one byte each 20 ms until the client leaves. */
function trickle(response: ServerResponse, body: string): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < body.length) response.write(body[sent++]);
    else response.end();
  }, 20);
  response.once("close", () => clearInterval(timer));
}

async function readForm(request: IncomingMessage): Promise<SpeechStub["calls"][number]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = new Blob([Buffer.concat(chunks)]);
  const type = request.headers["content-type"] ?? "";
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") fields[name] = value;
  const file = form.get("file") as File | null;
  // 44 bytes of header, then 16,000 samples a second of two bytes
  return { fields, seconds: file ? (file.size - 44) / 32_000 : 0, port: request.socket.remotePort };
}
