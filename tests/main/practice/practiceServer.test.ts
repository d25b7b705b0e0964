import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PracticeServer } from "../../../src/main/practice/PracticeServer";
import type { AppSettings } from "../../../src/main/settings/AppSettings";
import { serverAddress } from "../../../src/main/settings/serverAddress";

vi.mock("electron", () => ({ net: { fetch: (url: string, init?: RequestInit) => fetch(url, init) } }));

const config = {
  version: "1.5.1",
  company: "Lakeside",
  supabase_url: "",
  supabase_key: "chartside",
  signup: "open",
  billing: "test",
  idle_minutes: 15,
  dev_features: false,
};

/** A practice's server that records the requests it receives. */
class Practice {
  readonly requests: { path: string; method: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  config: unknown = config;
  answer: (response: ServerResponse) => void = (response) => response.end("{}");
  private readonly server: Server = createServer((request, response) => void this.receive(request, response));

  async start(): Promise<this> {
    await once(this.server.listen(0, "127.0.0.1"), "listening");
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { url = "", method = "", headers } = request;
    if (url === "/config.json") return void response.end(JSON.stringify(this.config));
    this.requests.push({ path: url, method, headers, body: Buffer.concat(pieces).toString() });
    this.answer(response);
  }
}

let practice: Practice;
let settings: {
  serverUrl: string | null;
  serverConfig: unknown;
  deviceCookies: { name: string; value: string }[];
  useServer: (origin: string, serverConfig: object) => void;
};
let server: PracticeServer;

beforeEach(async () => {
  practice = await new Practice().start();
  settings = {
    serverUrl: null,
    serverConfig: null,
    deviceCookies: [],
    useServer: (origin, serverConfig) => Object.assign(settings, { serverUrl: origin, serverConfig }),
  };
  server = new PracticeServer(settings as unknown as AppSettings);
});
afterEach(() => practice.stop());

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  server.answer(new Request(`http://page.example${path}`, init));

describe("practice address", () => {
  test.each([
    ["https://scribe.example.org", "https://scribe.example.org"],
    [" scribe.example.org ", "https://scribe.example.org"],
    ["https://scribe.example.org:8443/", "https://scribe.example.org:8443"],
    ["HTTPS://Scribe.Example.org", "https://scribe.example.org"],
    ["http://localhost:4600", "http://localhost:4600"],
    ["http://127.0.0.1:4600", "http://127.0.0.1:4600"],
    ["http://[::1]:4600", "http://[::1]:4600"],
  ])("reads %j as %s", (text, origin) => expect(serverAddress(text)).toBe(origin));

  test.each([
    "",
    "   ",
    "http://scribe.example.org",
    "http://localhost.example.org",
    "http://127.0.0.1.example.org",
    "http://192.168.1.10:4600",
    "ftp://scribe.example.org",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://nora:secret@scribe.example.org",
    "https://scribe.example.org/app",
    "https://scribe.example.org/?a=b",
    "https://scribe.example.org/#a",
    "https://",
    "https://scribe example.org",
  ])("rejects %j", (text) => {
    expect(() => serverAddress(text)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  test("is saved once a Chartside server has answered there", async () => {
    await server.use(practice.origin);
    expect(settings.serverUrl).toBe(practice.origin);
  });

  test.each([
    ["no server", () => practice.stop()],
    ["something else", () => void (practice.config = { hello: "world" })],
  ])("is not saved if %s answers", async (_who, spoil) => {
    const { origin } = practice;
    await spoil();
    await expect(server.use(origin)).rejects.toMatchObject({ code: "unavailable" });
    expect(settings.serverUrl).toBeNull();
  });
});

describe("practice calls of the renderer", () => {
  beforeEach(() => server.use(practice.origin));

  test("reach the server with token and body, without headers that identify the page", async () => {
    practice.answer = (response) => response.writeHead(201, { "x-request-id": "7" }).end('{"id":1}');
    const headers = { authorization: "Bearer t", "content-type": "application/json", cookie: "a=b", origin: "app://x" };
    const answer = await ask("/practice/api/v1/visits?limit=5", { method: "POST", body: '{"title":"x"}', headers });
    expect([answer.status, answer.headers.get("x-request-id"), await answer.text()]).toEqual([201, "7", '{"id":1}']);
    expect(practice.requests).toMatchObject([
      { path: "/api/v1/visits?limit=5", method: "POST", body: '{"title":"x"}' },
    ]);
    expect(practice.requests[0]?.headers).toMatchObject({ authorization: "Bearer t" });
    expect(Object.keys(practice.requests[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(["cookie"]));
    expect(practice.requests[0]?.headers["origin"]).toBeUndefined();
  });

  test("stream the answer as it arrives", async () => {
    let more: ServerResponse | null = null;
    practice.answer = (response) => {
      more = response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: 1\n\n");
    };
    const reader = (await ask("/practice/api/v1/visits/1/events")).body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe("data: 1\n\n");
    (more as ServerResponse | null)?.write("data: 2\n\n");
    expect(await next()).toBe("data: 2\n\n");
    const closed = once(more as unknown as ServerResponse, "close");
    await reader?.cancel();
    await closed;
  });

  test("make this computer known to the practice's accounts, by a cookie that the page does not see", async () => {
    const cookies = ["chartside_device_aB3=sealed-1; Path=/auth/v1; HttpOnly", "other=1"];
    practice.answer = (response) => response.writeHead(200, { "set-cookie": cookies }).end("{}");
    const signIn = () => ask("/practice/auth/v1/token?grant_type=password", { method: "POST", body: "{}" });
    expect((await signIn()).headers.getSetCookie()).toEqual([]);
    practice.answer = (response) => response.end("{}");
    await signIn();
    await ask("/practice/api/v1/visits");
    expect(practice.requests.map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      "chartside_device_aB3=sealed-1",
      undefined,
    ]);
  });

  test("return a compressed answer decompressed, with matching headers", async () => {
    practice.answer = (response) =>
      response.writeHead(200, { "content-encoding": "gzip", "set-cookie": "a=b" }).end(gzipSync("{}"));
    const answer = await ask("/practice/api/v1/health");
    expect([await answer.text(), answer.headers.get("content-encoding"), answer.headers.get("set-cookie")]).toEqual([
      "{}",
      null,
      null,
    ]);
  });

  test.each(["/practice/", "/practice/index.html", "/practice/api/v1/../../secret", "/practice/api/v2/visits"])(
    "reject %s without a request",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
      expect(practice.requests).toEqual([]);
    },
  );

  test("do not follow redirects, so that the token goes nowhere else", async () => {
    const elsewhere = await new Practice().start();
    practice.answer = (response) => response.writeHead(302, { location: `${elsewhere.origin}/api/v1/visits` }).end();
    await expect(ask("/practice/api/v1/visits", { headers: { authorization: "Bearer t" } })).rejects.toThrow();
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.stop();
  });

  test("send account calls to the hosted auth service and all others to the practice", async () => {
    const hosted = await new Practice().start();
    practice.config = { ...config, supabase_url: hosted.origin };
    await server.use(practice.origin);
    await ask("/practice/auth/v1/token?grant_type=password", { method: "POST", body: "{}" });
    await ask("/practice/api/v1/visits");
    expect(hosted.requests.map(({ path }) => path)).toEqual(["/auth/v1/token?grant_type=password"]);
    expect(practice.requests.map(({ path }) => path)).toEqual(["/api/v1/visits"]);
    await hosted.stop();
  });

  test("reject a hosted auth service without https", async () => {
    practice.config = { ...config, supabase_url: "http://accounts.example.org" };
    await server.use(practice.origin);
    await expect(ask("/practice/auth/v1/token", { method: "POST", body: "{}" })).rejects.toMatchObject({
      code: "invalid_input",
    });
  });

  test("use the last known configuration without a network", async () => {
    await practice.stop();
    expect(await (await ask("/practice/config.json")).json()).toEqual(config);
    await expect(ask("/practice/api/v1/visits")).rejects.toThrow();
  });
});

test("paths below /practice/ are calls to the practice, which fail without its address", async () => {
  expect((await ask("/practice/config.json")).status).toBe(404);
  expect([
    server.isCall("/practice/api/v1/visits"),
    server.isCall("/api/v1/visits"),
    server.isCall("/practices"),
  ]).toEqual([true, false, false]);
});
