import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What a path answers: bytes, or a handler. */
export type FeedAnswer = Buffer | string | ((request: IncomingMessage, response: ServerResponse) => void);

/** A static web server with an update feed on it. */
export interface LocalFeed {
  url: string;
  files: Map<string, FeedAnswer>;
  /** Requested names, in order. */
  asked: string[];
  stop(): Promise<void>;
}

export async function startLocalFeed(): Promise<LocalFeed> {
  const files = new Map<string, FeedAnswer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://feed").pathname.slice(1);
    asked.push(name);
    const answer = files.get(name);
    if (typeof answer === "function") return answer(request, response);
    if (answer === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { "content-length": Buffer.byteLength(answer) }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    files,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const sha512 = (bytes: Buffer): string => createHash("sha512").update(bytes).digest("base64");

export const installer = randomBytes(600_000);

/** Returns a channel file as electron-builder writes it. @param notes in YAML. */
export function channel(version: string, name = `Chartside-${version}.exe`, bytes = installer, notes?: string): string {
  return [
    `version: ${version}`,
    "files:",
    `  - url: ${name}`,
    `    sha512: ${sha512(bytes)}`,
    `    size: ${bytes.length}`,
    `path: ${name}`,
    `sha512: ${sha512(bytes)}`,
    ...(notes ? [`releaseNotes: ${notes}`] : []),
    "releaseDate: '2026-11-20T09:00:00.000Z'",
    "",
  ].join("\n");
}

/** Sends a little at a time, so that there is progress to see: electron-updater reports it once a second. */
export const slowly = (bytes: Buffer): FeedAnswer => heldBack(bytes, Promise.resolve());

/** As `slowly`, but slower from 80 % on and not beyond 98 % until `until` resolves: a late listener sees progress. */
export function heldBack(bytes: Buffer, until: Promise<void>): FeedAnswer {
  const [step, trickle] = [Math.ceil(bytes.length / 12), Math.ceil(bytes.length / 2_000)];
  const send = async (response: ServerResponse): Promise<void> => {
    let isHeld = true;
    void until.then(() => (isHeld = false));
    response.writeHead(200, { "content-length": bytes.length });
    for (let at = 0; at < bytes.length && !response.destroyed;) {
      if (isHeld && at >= 0.98 * bytes.length) await until;
      const next = at + (isHeld && at >= 0.8 * bytes.length ? trickle : step);
      response.write(bytes.subarray(at, next));
      at = next;
      await pause(110);
    }
    response.end();
  };
  return (_request, response) => void send(response);
}

/** Ends the connection in the middle. */
export const cut =
  (bytes: Buffer): FeedAnswer =>
  (_request, response) => {
    response.writeHead(200, { "content-length": bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  };
