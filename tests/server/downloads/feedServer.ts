import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** An update feed: a web server on a free port. */
export interface FeedServer {
  /** Address of the feed's folder, without a trailing slash. */
  url: string;
  /** The requested paths, in order. */
  requested: string[];
  stop(): Promise<void>;
}

/** Content or handler by path; every other path answers 404. */
export type FeedFiles = Record<string, string | RequestListener>;

export async function startFeed(files: FeedFiles): Promise<FeedServer> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requested.push(path);
    const answer = files[path.replace("/feed/", "")];
    if (typeof answer === "function") answer(request, response);
    else response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`,
    requested,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const sha512 = `${"Ab1/".repeat(21)}Ab==`;

/** latest.yml as electron-builder 26 writes it. */
export const windowsChannel = `version: 1.6.0
files:
  - url: Chartside Setup 1.6.0-arm64.exe
    sha512: ${sha512}
    size: 101000000
  - url: Chartside%20Setup%201.6.0-x64.exe
    sha512: ${sha512}
    size: 104857600
path: Chartside Setup 1.6.0-arm64.exe
sha512: ${sha512}
releaseDate: '2026-11-02T09:30:00.000Z'
releaseNotes: |
  Faster start.
  Notes open where you left them.
`;

export const macChannel = `version: 1.5.9
files:
  - url: Chartside-1.5.9-arm64-mac.zip
    sha512: ${sha512}
    size: 98000000
  - url: https://mirror.example.org/Chartside-1.5.9-universal.dmg
    sha512: ${sha512}
    size: 99000000
releaseDate: '2026-10-20T08:00:00.000Z'
releaseNotes:
  - version: 1.5.9
    note: Dark mode.
  - version: 1.5.8
    note: null
`;

export const linuxChannel = (name: string, version = "1.6.0"): string => `version: ${version}
files:
  - url: ${name}
    sha512: ${sha512}
    size: 110000000
    blockMapSize: 120000
path: ${name}
sha512: ${sha512}
releaseDate: '2026-11-02T09:31:00.000Z'
`;
