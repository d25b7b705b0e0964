import { type LookupAddress, lookup } from "node:dns";
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { pipeline, type Readable, Transform } from "node:stream";
import { ReadableStream as WebStream } from "node:stream/web";
import { wholeMessages } from "./wholeMessages";

/** A request to an address in the server's own network. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";

  constructor() {
    super("The address is in the server's own network");
  }
}

/**
 * Addresses that are not on the internet: of this computer, local networks, clouds' internal services, and reserved
 * ones.
 */
const inside = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inside.addSubnet(network, bits, "ipv4");
/** Tunnels to IPv4 addresses and addresses of examples, within the part of IPv6 used on the internet (2000::/3). */
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  inside.addSubnet(network, bits, "ipv6");
const internet6 = new BlockList();
internet6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is not on the internet. */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 4) return inside.check(address, "ipv4");
  return !internet6.check(address, "ipv6") || inside.check(address, "ipv6");
}

/** Resolves a name, unless one of its addresses is refused. The connection is made to an address that was checked. */
const lookUp =
  (isRefused: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error("The name has no address"), "");
      if (found.some(({ address }) => isRefused(address))) return callback(new PrivateAddressError(), "");
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });

/**
 * Returns a `fetch` that follows no redirect, and throws `PrivateAddressError` for addresses that are refused, before
 * it connects. It sends the method, the headers and a text body of the request.
 * @param isRefused whether an IP address is refused.
 */
export function restrictedFetch(isRefused: (address: string) => boolean): typeof fetch {
  // Agents of its own, so that no connection is used that another part of the server opened without the check.
  const options = { keepAlive: true, lookup: lookUp(isRefused) };
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) > 0 && isRefused(host)) throw new PrivateAddressError();
    const isSecure = url.protocol === "https:";
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const request = (isSecure ? httpsRequest : httpRequest)(
      url,
      {
        method: init.method ?? "GET",
        headers: Object.fromEntries(new Headers(init.headers)),
        agent: isSecure ? agents.https : agents.http,
        ...(init.signal && { signal: init.signal }),
      },
      resolve,
    );
    request.on("error", reject);
    request.end(typeof init.body === "string" ? init.body : undefined);
    const answer = await promise;
    try {
      return asResponse(answer);
    } catch (error) {
      answer.destroy(); // otherwise the connection stays open
      throw error;
    }
  };
}

/** Maximum size of an answer in bytes: many times that of the longest note. */
const maxAnswerBytes = 8 * 1024 * 1024;

/** Returns the body of an answer as a stream that fails once it is larger than `maxAnswerBytes`. */
function limited(answer: IncomingMessage): Readable {
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxAnswerBytes) done(new Error("The answer is too large"));
      else done(null, chunk);
    },
  });
  return pipeline(answer, counter, () => {}); // if one ends, so does the other; the reader of the answer gets the error
}

function asResponse(answer: IncomingMessage): Response {
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const status = answer.statusCode ?? 500;
  const isEmpty = status === 204 || status === 205 || status === 304;
  // Not Readable.toWeb: data that arrives while the reader cancels is an uncaught error there, which ends the server.
  const body = isEmpty ? null : (WebStream.from(wholeMessages(limited(answer))) as ReadableStream<Uint8Array>);
  if (isEmpty) answer.resume();
  return new Response(body, { status, headers });
}

/**
 * `fetch` for addresses that the server's settings name or allow. Redirects are not followed, so that transcripts are
 * sent to that address only, and the size of answers is limited.
 */
export const directFetch = restrictedFetch(() => false);

/**
 * `fetch` for addresses that the admin of a practice enters on a server of several practices: it connects only to the
 * internet.
 */
export const publicFetch = restrictedFetch(isPrivateAddress);
