import { type IncomingHttpHeaders, type IncomingMessage, request as ask } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { PrivatePlace } from "../../server/embeddedMessages";
import { launchTokenHeader } from "../../server/platform/http/launchToken";

/** Of one connection, or of a browser among origins: neither is the server's affair, and none of them may be pretended. */
const notPassedOn = new Set([
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
const withoutBody = new Set([101, 204, 205, 304]);

/**
 * Passes a call of the page on to the server's private socket. Both bodies are streamed: neither is ever whole in memory, and
 * a stream that the page no longer reads ends at the server too.
 * @param path with its query. @throws what `node:http` does where nobody answers, e.g. ECONNREFUSED.
 */
export async function passOn(call: Request, path: string, { socketPath, token }: PrivatePlace): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { ...headersOf(call.headers), [launchTokenHeader]: token };
  const asked = ask({ socketPath, path, method: call.method, headers }, resolve);
  asked.once("error", reject);
  if (call.body) pipeline(Readable.fromWeb(call.body as NodeStream), asked).catch(reject);
  else asked.end();
  return responseOf(await promise);
}

function headersOf(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !notPassedOn.has(name)));
}

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const init = { status, headers: responseHeaders(answer.headers) };
  if (!withoutBody.has(status)) return new Response(bodyOf(answer), init);
  answer.resume();
  return new Response(null, init);
}

/** As the page reads it, no faster. Closing the page cancels the body, which is the only notice there is of it. */
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

/** What the server set for pages of its own: the document's policy is the shell's, cookies there are none. */
function responseHeaders(headers: IncomingHttpHeaders): Headers {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || notPassedOn.has(name) || name === "set-cookie") continue;
    passed.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return passed;
}
