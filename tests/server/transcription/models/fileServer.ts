import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CatalogModel } from "../../../../src/server/transcription/models/catalog";

/** Handler of one request; null answers normally, with ranges. */
export type Answer = ((request: IncomingMessage, response: ServerResponse) => void) | null;

/** A real HTTP server whose answers can be replaced by faults, request by request. */
export interface FileServer {
  url: string;
  /** The requests in order, as `GET /file bytes=10-`. */
  requests: string[];
  /** Content by path. */
  files: Map<string, Buffer>;
  /** Answers to the next requests, first in, first out. */
  next: Answer[];
  /** Closes every connection. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startFileServer(): Promise<FileServer> {
  const files = new Map<string, Buffer>();
  const requests: string[] = [];
  const next: Answer[] = [];
  const server: Server = createServer((request, response) => {
    requests.push([request.method, request.url, request.headers.range].filter(Boolean).join(" "));
    const answer = next.shift();
    if (answer) return answer(request, response);
    serve(files.get(request.url ?? ""), request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { url, requests, files, next, cut: () => server.closeAllConnections(), stop };
}

export function serve(content: Buffer | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (!content) return void response.writeHead(404).end("not found");
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(from)) return void response.writeHead(200, { "content-length": content.length }).end(content);
  if (from >= content.length) return void response.writeHead(416).end();
  const range = `bytes ${from}-${content.length - 1}/${content.length}`;
  const headers = { "content-range": range, "content-length": content.length - from };
  response.writeHead(206, headers).end(content.subarray(from));
}

/** Puts a model of two files on the server, the first with `bytes` of random content. */
export function modelOn(server: FileServer, id = "tiny", bytes = 300_000): CatalogModel {
  const contents = { "encoder.onnx": randomBytes(bytes), "tokens.txt": Buffer.from("<blk> 0\n") };
  const files = Object.entries(contents).map(([name, content], i) => {
    server.files.set(`/${id}/${name}`, content);
    const sha256 = createHash("sha256").update(content).digest("hex");
    return {
      role: i === 0 ? "encoder" : "tokens",
      name,
      url: `${server.url}/${id}/${name}`,
      bytes: content.length,
      sha256,
    };
  });
  return {
    id,
    name: "Tiny",
    goodAt: "Tests.",
    languages: "English",
    licence: { name: "MIT", url: "https://example.org/licence" },
    family: "nemoTransducer",
    files,
  };
}

/** Sends the first `bytes` of the requested range and keeps the connection open until `cut`. */
export const hangAfter =
  (server: FileServer, bytes: number): Answer =>
  (request, response) => {
    const content = server.files.get(request.url ?? "") as Buffer;
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    if (from > 0) response.setHeader("content-range", `bytes ${from}-${content.length - 1}/${content.length}`);
    response.writeHead(from > 0 ? 206 : 200, { "content-length": content.length - from });
    response.write(content.subarray(from, from + bytes));
  };

export const status =
  (code: number, body = ""): Answer =>
  (_request, response) =>
    void response.writeHead(code, { "content-length": Buffer.byteLength(body) }).end(body);
