import { beforeEach, expect, test, vi } from "vitest";
import type { CallTarget } from "../../../src/main/window/serveApp";

type Handler = (request: Request) => Promise<Response>;
const electron = vi.hoisted(() => ({ handler: null as unknown }));
vi.mock("electron", () => ({
  protocol: { handle: (_scheme: string, handler: unknown) => void (electron.handler = handler) },
}));
vi.resetModules(); // other tests of the window load it with another Electron
const { serveApp } = await import("../../../src/main/window/serveApp");

const asked: string[] = [];
let contentType = "text/html";
/** A practice's server that answers with a page, as a malicious one would. */
const practice: CallTarget = {
  isCall: (pathname) => pathname.startsWith("/practice/") || pathname.startsWith("/api/"),
  answer: (call) => {
    asked.push(call.url);
    const headers = { "content-type": contentType, "content-security-policy": "default-src *" };
    return Promise.resolve(new Response("<script>alert(1)</script>", { headers }));
  },
};
const fetchApp = (path: string, headers: Record<string, string>) =>
  (electron.handler as Handler)(new Request(`app://chartside${path}`, { headers }));

beforeEach(() => {
  asked.length = 0;
  serveApp("/nowhere", [practice]);
});

test.each([
  ["/practice/api/v1/visits", { "sec-fetch-dest": "document" }],
  ["/practice/auth/v1/verify", { "sec-fetch-dest": "iframe" }],
  ["/api/v1/health", { "sec-fetch-dest": "embed" }],
  ["/api/v1/health", { accept: "text/html,application/xhtml+xml;q=0.9" }], // where the shell sends no destination
])("%s is not shown as a page (%j) and reaches no server", async (path, headers) => {
  expect((await fetchApp(path, headers)).status).toBe(404);
  expect(asked).toEqual([]);
});

test.each([
  ["/practice/api/v1/visits", { "sec-fetch-dest": "empty", accept: "*/*" }],
  ["/api/v1/health", { accept: "application/json, text/plain, */*" }],
  ["/api/v1/health", {}],
])("a proxied answer to %s (%j) cannot run scripts", async (path, headers) => {
  const answer = await fetchApp(path, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
});

test.each(["text/javascript", "text/css", "text/html; charset=utf-8", "image/svg+xml", "application/wasm", ""])(
  "an answer of type %j becomes bytes, so that no script or style element of the page can use it",
  async (type) => {
    contentType = type;
    const answer = await fetchApp("/practice/api/v1/visits", { "sec-fetch-dest": "script", accept: "*/*" });
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
  },
);

test.each([
  "application/json; charset=utf-8",
  "application/problem+json",
  "text/event-stream; charset=utf-8",
  "audio/ogg",
])("an answer of type %s keeps it", async (type) => {
  contentType = type;
  const answer = await fetchApp("/practice/api/v1/visits", { accept: "*/*" });
  expect(answer.headers.get("content-type")).toBe(type);
});
