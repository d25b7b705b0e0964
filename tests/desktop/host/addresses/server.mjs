import { createServer } from "node:http";
import { Readable, Writable } from "node:stream";
import { handlers, toInner, toInnerPolicy, toOuter } from "./mapping.mjs";

/** Headers that HTTP between Chromium and the host needs, but a custom scheme does not have. */
const requestOnly = new Set(["accept-encoding", "connection", "cookie", "host"]);
const responseOnly = new Set(["connection", "content-encoding", "content-length", "set-cookie", "transfer-encoding"]);

let listening = null;

/** Serves the application's schemes to Chromium. @returns {Promise<number>} the port on 127.0.0.1 */
export function listen() {
  listening ??= startListening();
  return listening;
}

async function startListening() {
  const server = createServer((request, response) => void answer(request, response));
  server.keepAliveTimeout = 1000;
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return server.address().port;
}

async function answer(request, response) {
  const found = /^(.+)\.([a-z0-9+-]+)\.localhost$/i.exec(request.headers.host ?? "");
  const handler = found && handlers.get(found[2]);
  if (!handler) {
    fail(response);
    return;
  }
  // Electron gives the handler no signal: the only sign of a closed page is that the response body is canceled.
  const gone = new AbortController();
  response.on("close", () => gone.abort());
  try {
    const result = await handler(toRequest(request, `${found[2]}://${found[1]}${request.url}`));
    await send(result, response, gone.signal);
  } catch (error) {
    console.error("Error in a protocol handler:", error);
    fail(response);
  }
}

/**
 * Fails the page's request with an invalid response, which has two lengths, because Chromium would retry a dropped
 * connection and run the handler twice.
 */
function fail(response) {
  if (response.headersSent) response.destroy();
  else response.socket.end("HTTP/1.1 500 failed\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n");
}

function toRequest(request, address) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!requestOnly.has(name)) headers.set(name, isAddress(name) ? toOuter(value) : String(value));
  }
  const hasBody = !["GET", "HEAD"].includes(request.method);
  const body = hasBody ? { body: Readable.toWeb(request), duplex: "half" } : {};
  return new Request(address, { method: request.method, headers, ...body });
}

const isAddress = (header) => header === "origin" || header === "referer";

async function send(result, response, signal) {
  if (result.type === "error") {
    fail(response);
    return;
  }
  response.writeHead(result.status, innerHeaders(result.headers));
  response.flushHeaders();
  if (!result.body) response.end();
  else await result.body.pipeTo(Writable.toWeb(response), { signal }).catch(() => response.destroy());
}

function innerHeaders(headers) {
  const sent = {};
  for (const [name, value] of headers) {
    if (responseOnly.has(name)) continue;
    if (name.startsWith("content-security-policy")) sent[name] = toInnerPolicy(value);
    else if (name === "location" || name === "access-control-allow-origin") sent[name] = toInner(value);
    else sent[name] = value;
  }
  return sent;
}
