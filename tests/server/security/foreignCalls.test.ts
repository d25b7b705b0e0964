import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { send, noIds } from "./routeClient";
import { nameOf, routesOf } from "./routeList";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_PUBLIC_URL: "https://scribe.example.org/" });
  user = await server.newUser("admin");
});
afterAll(() => server.stop());

const createVisit = (headers: Record<string, string>) =>
  server.app.inject({
    method: "POST",
    url: "/api/v1/visits",
    headers: { authorization: user.bearer, ...headers },
    payload: {},
  });

describe("Host", () => {
  test.each([
    "evil.example",
    "localhost.evil.example",
    "scribe.example.org.evil.example",
    "evil.example:4600",
    "localhost@evil.example",
    "10.0.0.1",
    "0.0.0.0",
    "[::2]",
    "localhost/..",
  ])("%o is answered with 421 on pages, calls and accounts", async (host) => {
    for (const url of ["/", "/config.json", "/api/v1/health", "/auth/v1/settings", "/api/v1/docs", "/nothing"]) {
      const { statusCode, headers } = await server.app.inject({ url, headers: { host } });
      expect([url, statusCode]).toEqual([url, 421]);
      expect(headers["content-type"]).toMatch(/json/);
    }
  });

  test.each([
    "localhost",
    "localhost:4600",
    "LOCALHOST",
    "127.0.0.1:1",
    "[::1]:4600",
    "scribe.example.org",
    "Scribe.Example.org:443",
  ])("%s is this server", async (host) => {
    expect((await server.app.inject({ url: "/api/v1/health", headers: { host } })).statusCode).toBe(200);
  });

  test("may be the address that the connection came in on", async () => {
    const { origin, port } = new URL(server.url);
    expect((await fetch(`${origin}/api/v1/health`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200);
  });

  test("is answered with 421 if it is sent twice", async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.end("GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 421 /);
  });
});

describe("a change sent by another site is refused", () => {
  test.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "http://localhost:3000", host: "localhost:4600", "sec-fetch-site": "same-site" }],
    [{ origin: "null" }],
    [{ origin: "null", "sec-fetch-site": "same-site" }],
    [{ origin: "http://scribe.example.org", host: "scribe.example.org" }],
    [{ origin: "not an origin" }],
  ])("%j", async (headers) => {
    expect((await createVisit(headers)).statusCode).toBe(403);
  });

  test.each([
    [{}],
    [{ "sec-fetch-site": "same-origin", origin: "https://scribe.example.org" }],
    [{ origin: "http://localhost:4600", host: "localhost:4600" }],
    [{ origin: "https://scribe.example.org", host: "127.0.0.1:4600" }],
    [{ origin: "null", "sec-fetch-site": "same-origin" }],
  ])("but not one sent by our own pages: %j", async (headers) => {
    expect((await createVisit(headers)).statusCode).toBe(201);
  });

  test("on every route that changes something", async () => {
    const open: string[] = [];
    const changing = routesOf(server.app).filter(({ method }) => method !== "GET");
    for (const route of changing) {
      const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
      const { status } = await send(server, user, route, noIds(), headers);
      if (status !== 403) open.push(`${nameOf(route)}: ${status}`);
    }
    expect(changing.length).toBeGreaterThan(35);
    expect(open).toEqual([]);
  });

  test("on every route with a body, with each content type that needs no preflight", async () => {
    const open: string[] = [];
    const types = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
    const formPattern = /^POST \/(api\/v1\/billing\/test|auth\/v1\/verify\/link)/; // protected by tokens and origin
    const changing = routesOf(server.app).filter((route) => route.method !== "GET" && !formPattern.test(nameOf(route)));
    for (const route of changing)
      for (const type of types) {
        const { status } = await server.call(
          user,
          route.method,
          route.path.replaceAll(/:\w+(\|:\w+)?/g, "x"),
          undefined,
          {
            body: "{}",
            headers: { "content-type": type },
          },
        );
        if (status !== 400 && status !== 415) open.push(`${nameOf(route)} as ${type}: ${status}`);
      }
    expect(open).toEqual([]);
  });
});

describe("a URL with an invalid value is refused with 400", () => {
  test.each(["q=%00", "q=a%00b", "q=%ED%A0%80", "q=%FF", "status=%00", "cursor=%00", "q=%E0%A4%A", "from=0000-01-01"])(
    "GET /visits?%s",
    async (query) => {
      expect((await server.call(user, "GET", `/api/v1/visits?${query}`)).status).toBe(400);
    },
  );

  test.each([
    `visits?cursor=${Buffer.from("0000-01-01T00:00:00.000000Z|00000000-0000-4000-8000-000000000000").toString("base64url")}`,
    "visits?limit=0x10",
    "visits?limit=1e1",
    "visits?limit=%201",
    "visits?to=0000-12-31",
    "appointments?from=0000-01-01",
    "metrics?from=0000-01-01&to=0000-01-05",
    "metrics?to=0001-01-01",
    "metrics?time_zone=%00",
    "templates/%00",
    "documents/%ED%B0%80",
  ])("GET /%s", async (path) => {
    expect((await server.call(user, "GET", `/api/v1/${path}`)).status).toBe(400);
  });

  test("a version in hexadecimal is a version that does not exist", async () => {
    const { id } = (await (await server.call(user, "POST", "/api/v1/visits", {})).json()) as { id: string };
    const note = (await (await server.call(user, "POST", `/api/v1/visits/${id}/documents`, {})).json()) as {
      id: string;
    };
    expect((await server.call(user, "GET", `/api/v1/documents/${note.id}/versions/1`)).status).toBe(200);
    expect((await server.call(user, "GET", `/api/v1/documents/${note.id}/versions/0x1`)).status).toBe(404);
  });
});
