import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pushScript } from "./pushScript";

/** A note as the server stored it, which the tests compare with what was to be filled in. */
export interface SavedNote {
  /** The patient that the server filed it under, as internal id. */
  pid: string;
  /** The patient that the form named; differs from `pid` if the note was filed in the wrong chart. */
  formPid: string;
  encounter: string | null;
  /** By the form's own field names. */
  sections: Record<string, string>;
}

/** What the server can make a person's open page do. */
export type Push =
  { kind: "alert" | "confirm" | "modal"; text: string } | { kind: "go"; /** Path of the EHR. */ text: string };

/** A sign-in at the EHR. Some EHRs keep the current patient here. */
export interface EhrSession {
  pid: string | null;
  encounter: string | null;
}

export interface EhrRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  session: EhrSession;
}

export type EhrAnswer = { html: string } | { redirect: string } | { json: unknown };

/** The pages of a test EHR, and how they are served. */
export interface EhrPages {
  /** Path of the first page after the sign-in. */
  home: string;
  /** Encoding of pages and forms. */
  charset?: "utf-8" | "iso-8859-1";
  /** Whether the browser may keep pages, to show them again when a person goes back. */
  isKept?: boolean;
  /** @returns the answer; undefined for 404. */
  answer: (request: EhrRequest, save: (note: SavedNote) => void) => EhrAnswer | undefined;
}

/** A running test EHR on a free port of 127.0.0.1. */
export interface TestEhr {
  /** e.g. "http://127.0.0.1:40123" */
  origin: string;
  /** Address that signs in and opens the first page. */
  entry: string;
  /** Returns the notes that the server has stored, oldest first. */
  saved: () => SavedNote[];
  /** Returns method and path with query of each request so far, without those of the push channel. */
  requests: () => string[];
  /** Ends every sign-in without notifying the open pages. */
  expire: () => void;
  /** Makes the open pages show or do something. */
  push: (what: Push) => void;
  /** Returns what was answered to pushed alerts ("alert") and confirms ("true", "false"). */
  answers: () => string[];
  close: () => Promise<void>;
}

/** Starts a test EHR with its sign-in, its push channel and its store. Any user name and password is accepted. */
export async function serveEhr(pages: EhrPages): Promise<TestEhr> {
  const state = new EhrState(pages);
  const server = createServer((request, response) => void state.serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    entry: `${origin}/enter`,
    saved: () => structuredClone(state.notes),
    requests: () => [...state.requests],
    expire: () => state.sessions.clear(),
    push: (what) => state.push(what),
    answers: () => [...state.answers],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

class EhrState {
  readonly notes: SavedNote[] = [];
  readonly requests: string[] = [];
  readonly answers: string[] = [];
  readonly sessions = new Map<string, EhrSession>();
  private readonly channels = new Set<ServerResponse>();

  constructor(private readonly pages: EhrPages) {}

  push(what: Push): void {
    for (const channel of this.channels) channel.write(`data: ${JSON.stringify(what)}\n\n`);
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url!, "http://ehr");
    if (path === "/push") return this.openChannel(response);
    if (path === "/answered") this.answers.push(query.get("value")!);
    else if (path !== "/push.js" && path !== "/favicon.ico") this.requests.push(`${request.method} ${request.url}`);
    const form = readForm(await bodyOf(request), this.pages.charset);
    const session = this.sessions.get(/ehr=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "");
    const method = request.method!;
    if (path === "/push.js") response.setHeader("content-type", "text/javascript").end(pushScript);
    else if (path === "/answered" || path === "/favicon.ico") response.writeHead(204).end();
    else if (path === "/login" && method === "GET") this.reply(response, { html: loginPage });
    else if (path === "/login" || path === "/enter") this.signIn(response);
    else if (!session) this.reply(response, { redirect: "/login" });
    else {
      const answer = this.pages.answer({ method, path, query, form, session }, (note) => this.notes.push(note));
      this.reply(response, answer);
    }
  }

  private signIn(response: ServerResponse): void {
    const id = randomUUID();
    this.sessions.set(id, { pid: null, encounter: null });
    response.setHeader("set-cookie", `ehr=${id}; Path=/; HttpOnly`);
    this.reply(response, { redirect: this.pages.home });
  }

  private openChannel(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": open\n\n");
    this.channels.add(response);
    response.on("close", () => this.channels.delete(response));
  }

  private reply(response: ServerResponse, answer: EhrAnswer | undefined): void {
    const charset = this.pages.charset ?? "utf-8";
    if (!answer) response.writeHead(404).end();
    else if ("redirect" in answer) response.writeHead(303, { location: answer.redirect }).end();
    else if ("json" in answer) response.setHeader("content-type", "application/json").end(JSON.stringify(answer.json));
    else
      response
        .setHeader("content-type", `text/html; charset=${charset}`)
        .setHeader("cache-control", this.pages.isKept ? "no-cache" : "no-store")
        .end(Buffer.from(answer.html, charset === "utf-8" ? "utf8" : "latin1"));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("latin1");
}

/**
 * Reads an urlencoded form, with its line ends as "\n". An ISO-8859-1 form arrives as windows-1252, other characters as
 * numeric entities.
 */
function readForm(body: string, charset: EhrPages["charset"]): URLSearchParams {
  if (charset !== "iso-8859-1")
    return new URLSearchParams(Buffer.from(body, "latin1").toString().replaceAll("%0D%0A", "%0A"));
  const decoder = new TextDecoder("windows-1252");
  const decode = (text: string) => {
    const raw = text
      .replaceAll("%0D%0A", "%0A")
      .replaceAll("+", " ")
      .replace(/%(..)/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return decoder
      .decode(Buffer.from(raw, "latin1"))
      .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(+code));
  };
  return new URLSearchParams(
    body
      .split("&")
      .filter(Boolean)
      .map((pair) => pair.split("=").map(decode) as [string, string]),
  );
}

const loginPage = `<!doctype html><title>Sign in</title><h1>Sign in</h1>
<form method="post" action="/login"><label>User <input name="user" autofocus></label>
<label>Password <input name="password" type="password"></label><button>Sign in</button></form>`;

/** Escapes text for HTML. */
export const html = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** Returns a page with the push channel: for the outermost page of an EHR. */
export const topPage = (title: string, body: string): string =>
  `<!doctype html><title>${html(title)}</title><script src="/push.js"></script>${body}`;
