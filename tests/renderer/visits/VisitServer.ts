import { isToFinish } from "../../../src/shared/visits/isToFinish";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { randomUUID } from "node:crypto";
import type { AxiosInstance } from "axios";
import { createHttpClient } from "../../../src/renderer/http/createHttpClient";
import type { HttpSession } from "../../../src/renderer/http/HttpSession";
import { ServerProbe } from "../../../src/renderer/http/ServerProbe";
import { noSession } from "../../../src/renderer/http/noSession";
import { type OpenStream, openStreams } from "../../../src/renderer/http/openStreams";
import { AppError } from "../../../src/shared/errors";
import type { VisitEvent } from "../../../src/shared/events/visitEvent";
import type { Utterance } from "../../../src/shared/transcription/utterance";
import type { Visit } from "../../../src/shared/visits/visit";

/** A visit as the server returns it. */
export function visitOf(more: Partial<Visit> = {}): Visit {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    title: more.patient_name ?? "Unnamed session",
    patient_id: null,
    patient: null,
    amendments: [],
    time_zone: null,
    patient_name: null,
    reason: null,
    template_id: "soap",
    status: "open",
    status_reason: null,
    retry_in_ms: null,
    consent: null,
    started_at: null,
    duration_ms: 0,
    to_answer: 0,
    to_check: 0,
    signed_at: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    ...more,
  };
}

/** The visits routes over real HTTP, in memory: requests of the screen, and events on demand. */
export class VisitServer {
  visits: Visit[] = [];
  utterances: Utterance[] = [];
  /** Every request as "METHOD path?query". */
  readonly calls: string[] = [];
  /** Last-Event-ID of each stream that was opened; "" without one. */
  readonly resumed: string[] = [];
  /** Rejects every request with this. */
  failure: AppError | null = null;
  private readonly streams = new Set<ServerResponse>();
  private readonly server: Server;
  private onChange: () => void = () => {};

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(): Promise<VisitServer> {
    const server = new VisitServer();
    await new Promise<void>((resolve) => server.server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  readonly session: HttpSession = { ...noSession, accessToken: () => Promise.resolve("token") };

  openStream(): OpenStream {
    return openStreams(this.client(), this.session, new ServerProbe(`${this.url}/api/v1/health`));
  }

  /** The product's own client of this server. */
  client(): AxiosInstance {
    const http = createHttpClient(this.url, this.session);
    http.defaults.adapter = "http"; // jsdom's XMLHttpRequest would need CORS
    return http;
  }

  /** Sends to every open stream. */
  send(event: VisitEvent, id?: string): void {
    this.sendText(`event: ${event.type}\n${id ? `id: ${id}\n` : ""}data: ${JSON.stringify(event.data)}\n\n`);
  }

  sendText(text: string | Uint8Array): void {
    for (const stream of this.streams) stream.write(text);
  }

  /** Cuts every open stream, like a lost network. */
  cut(): void {
    for (const stream of this.streams) stream.destroy();
    this.streams.clear();
  }

  /** Ends every open stream as the server does. */
  endStreams(): void {
    for (const stream of this.streams) stream.end();
    this.streams.clear();
  }

  get openStreams(): number {
    return this.streams.size;
  }

  /** Resolves when this many streams have been opened since the start. */
  async streamsOpened(count: number): Promise<void> {
    while (this.resumed.length < count) await new Promise<void>((resolve) => (this.onChange = resolve));
  }

  async stop(): Promise<void> {
    this.cut();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "" } = request;
    this.calls.push(`${method} ${url}`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const body = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Partial<Visit>) : {};
    const address = new URL(url, this.url);
    if (!this.failure && address.pathname.endsWith("/events")) this.stream(request, response);
    else this.json(response, this.failure ?? this.result(method, address, body));
    this.onChange();
  }

  private stream(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": connected\n\n");
    this.streams.add(response);
    response.on("close", () => {
      this.streams.delete(response);
      this.onChange();
    });
    this.resumed.push(String(request.headers["last-event-id"] ?? ""));
  }

  private json(response: ServerResponse, result: unknown): void {
    const problem = result instanceof AppError ? result.toProblem() : null;
    response.writeHead(problem?.status ?? 200, {
      "content-type": problem ? "application/problem+json" : "application/json",
    });
    response.end(JSON.stringify(problem ?? result));
  }

  private result(method: string, { pathname, searchParams }: URL, body: Partial<Visit>): unknown {
    const [, id, verb] = /^\/api\/v1\/visits(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (pathname.endsWith("/templates")) return { items: ["soap", "progress"].map(template) };
    if (!id && method === "POST")
      return this.keep(visitOf({ ...body, title: body.title || body.patient_name || "Unnamed session" }));
    if (!id) return this.page(searchParams);
    if (verb === "transcript") return { utterances: this.utterances };
    const visit = this.visits.find((known) => known.id === id);
    if (!visit) return new AppError("not_found", "This session was not found. It may have been deleted.");
    const updated_at = new Date().toISOString();
    if (method === "DELETE") return this.keep({ ...visit, deleted_at: updated_at, updated_at });
    if (verb === "restore") return this.keep({ ...visit, deleted_at: null, updated_at });
    return this.keep({ ...visit, ...body, title: body.patient_name ?? visit.title, updated_at });
  }

  private keep(visit: Visit): Visit {
    this.visits = [...this.visits.filter(({ id }) => id !== visit.id), visit];
    return visit;
  }

  private page(query: URLSearchParams): unknown {
    const [q, status, from, to] = ["q", "status", "from", "to"].map((name) => query.get(name) ?? "");
    const limit = Number(query.get("limit") ?? 50);
    const start = Number(query.get("cursor") ?? 0);
    const found = this.visits
      .filter((visit) => visit.deleted_at === null)
      .filter((visit) => !q || `${visit.title} ${visit.reason}`.toLowerCase().includes(q.toLowerCase()))
      .filter((visit) => !status || (status === "to_finish" ? isToFinish(visit.status) : visit.status === status))
      .filter(({ created_at }) => (!from || created_at >= from) && (!to || created_at < to))
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
    const items = found.slice(start, start + limit);
    return { items, next_cursor: start + limit < found.length ? String(start + limit) : null };
  }
}

const template = (id: string) => ({
  id,
  version: 1,
  title: id.toUpperCase(),
  description: "",
  built_in: true,
  sections: [],
});
