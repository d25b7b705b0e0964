import { type IncomingHttpHeaders, type IncomingMessage, request as ask } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { SocketEndpoint } from "../../server/embeddedMessages";
import { launchTokenHeader } from "../../server/platform/http/requireLaunchToken";

/**
 * Headers that are not proxied: those of a connection, cookies, the browser's origin, and those that a page could
 * forge.
 */
const droppedHeaders = new Set([
  "host",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "cookie",
  "origin",
  "referer",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  launchTokenHeader,
]);
/** Statuses with which a `Response` cannot have a body. */
const withoutBody = new Set([101, 204, 205, 304]);

/**
 * Proxies a call of the page to the server's socket. Both bodies are streamed and never held in memory; if the page
 * stops reading, the server's response is closed.
 * @param path with its query.
 * @throws what `node:http` throws if the server does not answer, e.g. ECONNREFUSED.
 */
export async function proxyToServer(
  call: Request,
  path: string,
  { socketPath, token }: SocketEndpoint,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { ...headersOf(call.headers), [launchTokenHeader]: token };
  const request = ask({ socketPath, path, method: call.method, headers }, resolve);
  request.once("error", reject);
  if (call.body) pipeline(Readable.fromWeb(call.body as NodeStream), request).catch(reject);
  else request.end();
  return responseOf(await promise);
}

function headersOf(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !droppedHeaders.has(name)));
}

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const init = { status, headers: responseHeaders(answer.headers) };
  if (!withoutBody.has(status)) return new Response(bodyOf(answer), init);
  answer.resume();
  return new Response(null, init);
}

/** Streams the body as fast as the page reads it. Cancellation is the only sign that the page was closed. */
function bodyOf(answer: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = answer.iterator({ destroyOnReturn: true }) as AsyncIterator<Uint8Array>;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel() {
        answer.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Copies the response headers except connection headers and cookies. */
function responseHeaders(headers: IncomingHttpHeaders): Headers {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || droppedHeaders.has(name) || name === "set-cookie") continue;
    passed.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return passed;
}
