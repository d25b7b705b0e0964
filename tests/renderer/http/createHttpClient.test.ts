// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttpClient } from "../../../src/renderer/http/createHttpClient";
import { type HttpSession } from "../../../src/renderer/http/HttpSession";
import { AppError, type ErrorCode } from "../../../src/shared/errors";

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
let url = "";
const expire = vi.fn();
let signingOut = new AbortController();
const renewedToken = vi.fn<HttpSession["renewedToken"]>();
const sessionOf = (token: string | null, previewType: string | null = null): HttpSession => ({
  accessToken: async () => token,
  renewedToken,
  expire,
  untilSignedOut: signingOut.signal,
  previewType,
});
const client = (token: string | null = "abc", previewType: string | null = null) =>
  createHttpClient(url, sessionOf(token, previewType));

beforeEach(async () => {
  signingOut = new AbortController();
  renewedToken.mockReset().mockResolvedValue(null);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  expire.mockClear();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function problem(status: number, code: ErrorCode, more: object = {}): void {
  answer = (_request, response) => {
    response.writeHead(status, { "content-type": "application/problem+json" });
    const body = { type: `urn:chartside:error:${code}`, title: code, status, detail: "In words.", code, ...more };
    response.end(JSON.stringify(body));
  };
}
const failure = (path: string, options = {}): Promise<AppError> =>
  client()
    .request({ url: path, ...options })
    .then(
      () => Promise.reject(new Error("answered")),
      (error: unknown) => error as AppError,
    );

test("calls carry the token, if there is one [P7.03 P7.04]", async () => {
  const seen: (string | undefined)[] = [];
  answer = (request, response) => {
    seen.push(request.headers.authorization);
    response.end("{}");
  };
  await client().get("/api/v1/visits");
  await client(null).get("/api/v1/visits");
  expect(seen).toEqual(["Bearer abc", undefined]);
});

test("GET requests bypass the browser's cache, whose files would be named after the address", async () => {
  const seen: (string | undefined)[] = [];
  answer = (request, response) => {
    seen.push(request.headers["cache-control"]); // fetch sends it for `no-store`
    response.end("{}");
  };
  await client().get("/api/v1/visits?search=Quokkason");
  expect(seen).toEqual(["no-cache"]);
});

test("a call times out after 600000 ms [P7.05 P9.01]", () => {
  expect(client().defaults.timeout).toBe(600_000);
});

test("calls carry the previewed type during a preview only [P6.32 P6.33]", async () => {
  const seen: (string | string[] | undefined)[] = [];
  answer = (request, response) => {
    seen.push(request.headers["x-preview-mode"]);
    response.end("{}");
  };
  await client("abc", "pro").get("/api/v1/visits");
  await client("abc").get("/api/v1/visits");
  expect(seen).toEqual(["pro", undefined]);
});

test("a problem document becomes the AppError it was, with its reference and missing parts", async () => {
  problem(409, "parts_missing", { missing: [3, 4], request_id: "r-1" });
  const error = await failure("/api/v1/visits/1/takes/2/finish");
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: "parts_missing", message: "In words.", missing: [3, 4], requestId: "r-1" });
});

test("a problem document is read even if the call expects bytes", async () => {
  problem(404, "not_found");
  expect(await failure("/api/v1/visits/1/takes/2/audio", { responseType: "arraybuffer" })).toMatchObject({
    code: "not_found",
  });
});

test("HTML instead of an answer is reported as unavailable", async () => {
  answer = (_request, response) => void response.writeHead(502).end("<h1>Bad Gateway</h1>");
  expect((await failure("/api/v1/visits")).code).toBe("unavailable");
});

test("an unreachable server is reported as offline", async () => {
  const http = createHttpClient("http://127.0.0.1:9", sessionOf(null));
  await expect(http.get("/")).rejects.toMatchObject({ code: "offline" });
  expect(expire).not.toHaveBeenCalled();
});

test("a call that takes too long is reported as timeout", async () => {
  answer = () => {};
  expect((await failure("/api/v1/visits", { timeout: 30 })).code).toBe("timeout");
});

test("an aborted call is reported as cancelled", async () => {
  answer = () => {};
  expect((await failure("/api/v1/visits", { signal: AbortSignal.timeout(30) })).code).toBe("cancelled");
});

/** Accepts only this token. */
function acceptOnly(token: string, status = 401, date?: string): string[] {
  const seen: string[] = [];
  answer = (request, response) => {
    seen.push(String(request.headers.authorization));
    if (date !== undefined) response.setHeader("date", date);
    response.writeHead(request.headers.authorization === `Bearer ${token}` ? 200 : status).end("{}");
  };
  return seen;
}

test("signing out aborts reads and keeps writes", async () => {
  const arrived = new Set<string | undefined>();
  const { promise: signedOut, resolve: signOut } = Promise.withResolvers<void>();
  answer = (request, response) => {
    arrived.add(request.method);
    if (arrived.size === 2) signOut();
    if (request.method === "PUT") void signedOut.then(() => response.end("{}"));
  };
  const http = client();
  const calls = [http.get("/read"), http.put("/keep", {})].map((call) =>
    call.then(
      () => "done",
      (error: AppError) => error.code,
    ),
  );
  await signedOut;
  signingOut.abort();
  expect(await Promise.all(calls)).toEqual(["cancelled", "done"]);
});

test("a rejected call is retried once with a newer token and its body [P8.07]", async () => {
  const bodies: string[] = [];
  answer = (request, response) => {
    let body = "";
    request.on("data", (data) => (body += String(data)));
    request.on("end", () => {
      bodies.push(body);
      response.writeHead(request.headers.authorization === "Bearer new" ? 200 : 401).end('{"ok":true}');
    });
  };
  renewedToken.mockResolvedValue("new");
  const { data } = await client("old").post<unknown>("/api/v1/visits", { reason: "knee" });
  expect(data).toEqual({ ok: true });
  expect(bodies).toEqual(['{"reason":"knee"}', '{"reason":"knee"}']);
  expect(renewedToken).toHaveBeenCalledExactlyOnceWith("old", expect.any(Number));
  expect(expire).not.toHaveBeenCalled();
});

test("a second rejection ends the session without a third try [P8.07]", async () => {
  const seen = acceptOnly("nobody's");
  renewedToken.mockResolvedValue("new");
  await failure("/api/v1/visits");
  expect(seen).toEqual(["Bearer abc", "Bearer new"]);
  expect(expire).toHaveBeenCalledOnce();
});

test("a rejection carries the server's clock", async () => {
  acceptOnly("nobody's", 401, "Sat, 21 Nov 2026 15:00:00 GMT");
  await failure("/api/v1/visits");
  expect(renewedToken).toHaveBeenCalledWith("abc", Date.UTC(2026, 10, 21, 15));
});

test("an unreachable auth service ends no session", async () => {
  acceptOnly("nobody's");
  renewedToken.mockRejectedValue(new AppError("unavailable", "Chartside can’t be reached. Try again in a moment."));
  expect((await failure("/api/v1/visits")).code).toBe("unavailable");
  expect(expire).not.toHaveBeenCalled();
});

test("a 403 of an account call ends the session without a retry", async () => {
  const seen = acceptOnly("nobody's", 403);
  renewedToken.mockResolvedValue("new");
  await failure("/api/v1/auth/user/me");
  expect([seen.length, expire.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  { status: 401, path: "/api/v1/visits", ends: true },
  { status: 403, path: "/api/v1/auth/user/me", ends: true },
  { status: 401, path: "/api/v1/billing/subscription-status", ends: true },
  { status: 401, path: "/api/v1/auth/user/me", ends: true },
  { status: 403, path: "/api/v1/billing/customer-portal", ends: false },
  { status: 403, path: "/api/v1/visits", ends: false },
  { status: 401, method: "put", path: "/api/v1/visits/1/takes/2/parts/3", ends: false },
  { status: 401, method: "post", path: "/api/v1/visits/1/takes", ends: false },
  { status: 401, method: "post", path: "/api/v1/visits/1/takes/2/finish", ends: false },
  { status: 401, path: "/api/v1/visits/1/takes/2", ends: false },
  { status: 401, path: "/api/v1/visits/1/takes", ends: true },
  { status: 401, path: "/api/v1/visits/1/takes/2/audio", ends: true },
  { status: 401, method: "post", path: "/api/v1/visits/1/takes/2/finish-without-rest", ends: true },
  { status: 401, path: "/api/v1/telemetry", ends: false },
  { status: 404, path: "/api/v1/auth/user/me", ends: false },
])("$status of $path ends the session: $ends [P8.01 P8.02 P8.03 P8.04 P8.05]", async (call) => {
  const { status, path, ends } = call;
  problem(status, status === 401 ? "signed_out" : "forbidden");
  await failure(path, { method: "method" in call ? call.method : "get" });
  expect(expire).toHaveBeenCalledTimes(ends ? 1 : 0);
});
