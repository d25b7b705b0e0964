// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttpClient } from "../../../src/renderer/http/httpClient";
import { AppError, type ErrorCode } from "../../../src/shared/errors";

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
let url = "";
const expire = vi.fn();
const client = (token: string | null = "abc") => createHttpClient(url, { accessToken: async () => token, expire });

beforeEach(async () => {
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
    .get(path, options)
    .then(
      () => Promise.reject(new Error("answered")),
      (error: unknown) => error as AppError,
    );

test("the token goes along; without one nothing does", async () => {
  const seen: (string | undefined)[] = [];
  answer = (request, response) => {
    seen.push(request.headers.authorization);
    response.end("{}");
  };
  await client().get("/api/v1/visits");
  await client(null).get("/api/v1/visits");
  expect(seen).toEqual(["Bearer abc", undefined]);
});

test("a problem comes back as the AppError it was, with its reference and what is missing", async () => {
  problem(409, "parts_missing", { missing: [3, 4], request_id: "r-1" });
  const error = await failure("/api/v1/visits/1/takes/2/finish");
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: "parts_missing", message: "In words.", missing: [3, 4], requestId: "r-1" });
});

test("a problem is read also where the call asked for bytes", async () => {
  problem(404, "not_found");
  expect(await failure("/api/v1/visits/1/takes/2/audio", { responseType: "arraybuffer" })).toMatchObject({
    code: "not_found",
  });
});

test("HTML in place of an answer is told as unavailable", async () => {
  answer = (_request, response) => void response.writeHead(502).end("<h1>Bad Gateway</h1>");
  expect((await failure("/api/v1/visits")).code).toBe("unavailable");
});

test("no server is told as offline", async () => {
  const http = createHttpClient("http://127.0.0.1:9", { accessToken: async () => null, expire });
  await expect(http.get("/")).rejects.toMatchObject({ code: "offline" });
  expect(expire).not.toHaveBeenCalled();
});

test("an answer that does not come in time is told as such", async () => {
  answer = () => {};
  expect((await failure("/api/v1/visits", { timeout: 30 })).code).toBe("timeout");
});

test("a call that was called off is told as cancelled", async () => {
  answer = () => {};
  expect((await failure("/api/v1/visits", { signal: AbortSignal.timeout(30) })).code).toBe("cancelled");
});

test.each([
  { status: 401, path: "/api/v1/visits", ends: true },
  { status: 403, path: "/api/v1/auth/user/me", ends: true },
  { status: 403, path: "/api/v1/visits", ends: false },
  { status: 401, path: "/api/v1/visits/1/takes/2/parts/3", ends: false },
  { status: 401, path: "/api/v1/telemetry", ends: false },
  { status: 404, path: "/api/v1/auth/user/me", ends: false },
])("$status of $path ends the session: $ends", async ({ status, path, ends }) => {
  problem(status, status === 401 ? "signed_out" : "forbidden");
  await failure(path);
  expect(expire).toHaveBeenCalledTimes(ends ? 1 : 0);
});
