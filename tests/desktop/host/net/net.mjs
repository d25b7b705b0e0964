import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { handlers } from "../addresses/mapping.mjs";
import { markGaps } from "../gaps.mjs";
import { ClientRequest } from "./clientRequest.mjs";

const contentTypes = {
  ".css": "text/css",
  ".html": "text/html",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

class Net {
  online = process.env.DESKTOP_HOST_OFFLINE !== "1";

  isOnline() {
    return this.online;
  }

  request(options) {
    return new ClientRequest(options);
  }

  fetch(input, init) {
    return fetchAsMain(input, init);
  }
}

export const net = new (markGaps("Net", Net))();

/** Implements `net.fetch` for the web, files and the application's own schemes. */
export async function fetchAsMain(input, init) {
  const url = new URL(typeof input === "string" || input instanceof URL ? input : input.url);
  if (url.protocol === "file:") return readAsResponse(fileURLToPath(url));
  const handler = handlers.get(url.protocol.slice(0, -1));
  if (handler && !init?.bypassCustomProtocolHandlers) return handler(new Request(input, init));
  return fetch(input, init);
}

async function readAsResponse(path) {
  let bytes;
  try {
    bytes = await readFile(path);
  } catch {
    throw new Error("net::ERR_FILE_NOT_FOUND");
  }
  return new Response(bytes, {
    headers: { "content-type": contentTypes[extname(path)] ?? "application/octet-stream" },
  });
}
