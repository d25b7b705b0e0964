import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { newVisit, RecordingClient } from "../recording/recordingClient";
import { spokenParts } from "../../bench/ogg";
import type { Note } from "../../../src/shared/notes/note";
import type { Transcript } from "../../../src/shared/transcription/utterance";

interface Route {
  method: string;
  path: string;
}

let server: TestServer;
let owner: TestUser;
let stranger: TestUser;
let routes: Route[];
/** Ids of things that are the owner's. */
let owned: Record<string, string>;

/** Routes that answer everybody. */
const open = new Set(["GET /health", "POST /auth/lookup-email"]);
const named = ({ method, path }: Route): string => `${method} ${path.replace("/api/v1", "")}`;
const hasId = ({ path }: Route): boolean => path.includes("{");

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser();
  stranger = await server.newUser();
  const document = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== "head")
      .map((method) => ({ method: method.toUpperCase(), path })),
  );
  owned = await thingsOf(owner);
});
afterAll(() => server.stop());

/** A visit with a take, a line and a note. */
async function thingsOf(user: TestUser): Promise<Record<string, string>> {
  const visit = await newVisit(server, user);
  const client = new RecordingClient(server, user, visit);
  await client.begin();
  await client.putAll(spokenParts(0.1).parts.slice(0, 2));
  const transcript = await server.call(user, "PUT", `/api/v1/visits/${visit}/transcript`, { text: "Patient: Hello." });
  const { utterances } = (await transcript.json()) as Transcript;
  const note = (await (await server.call(user, "POST", `/api/v1/visits/${visit}/notes`, {})).json()) as Note;
  return { visit, take: client.takeId, utterance: utterances[0]?.id ?? "", note: note.id };
}

/** The route's address with these ids in it. */
function addressOf(route: Route, ids: Record<string, string>): string {
  const isNote = route.path.startsWith("/api/v1/notes/");
  return route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "id") return ids[isNote ? "note" : "visit"] ?? "";
    return ids[name] ?? (name === "seq" ? "0" : name === "version" ? "1" : (ids["other"] ?? randomUUID()));
  });
}

/** A body that the route would take of its owner: what is refused is refused for whose it is. */
function bodyOf({ method, path }: Route): { json?: unknown; init?: RequestInit } {
  if (method === "GET" || method === "DELETE") return {};
  if (path.includes("/parts/")) {
    return { init: { body: new Uint8Array(3), headers: { "content-type": "application/octet-stream" } } };
  }
  const at = new Date().toISOString();
  if (path.endsWith("/takes")) return { json: { id: randomUUID() } };
  if (path.endsWith("/finish")) return { json: { parts: 2, duration_ms: 2_000 } };
  if (path.endsWith("/transcript")) return { json: { text: "Patient: Stolen." } };
  if (path.includes("/transcript/")) return { json: { text: "Stolen." } };
  if (path.endsWith("/sign")) return { json: { version: 1 } };
  if (path.endsWith("/restore") && path.includes("/notes/")) return { json: { version: 1 } };
  if (path.endsWith("/addenda") || path.endsWith("/addendum")) return { json: { text: "Stolen." } };
  if (path === "/api/v1/notes/{id}") return { json: { base_version: 1, sections: [] } };
  if (method === "PATCH") return { json: { title: "Stolen", consent: { given: true, method: "spoken", at } } };
  return { json: {} };
}

async function send(user: TestUser | null, route: Route, ids: Record<string, string>): Promise<Response> {
  const { json, init = {} } = bodyOf(route);
  const leaving = new AbortController();
  const response = await server.call(user, route.method, addressOf(route, ids), json, {
    ...init,
    signal: leaving.signal,
  });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (isStream) leaving.abort();
  return response;
}

test("the table is the whole of it", () => {
  expect(routes.length).toBeGreaterThan(25);
  expect(routes.map(named)).toEqual(expect.arrayContaining(["GET /visits", "GET /visits/{id}/events"]));
});

test("without a token every route answers 401, and with a wrong one", async () => {
  const answers: string[] = [];
  for (const route of routes.filter((each) => !open.has(named(each)))) {
    for (const user of [null, { ...owner, bearer: "Bearer not.a.token" }]) {
      const { status } = await send(user, route, owned);
      if (status !== 401) answers.push(`${named(route)}: ${status}`);
    }
  }
  expect(answers).toEqual([]);
});

test("what is another user's answers 404, and stays as it was", async () => {
  const before = await everythingOf();
  const answers: string[] = [];
  for (const route of routes.filter(hasId)) {
    const { status } = await send(stranger, route, owned);
    if (status !== 404) answers.push(`${named(route)}: ${status}`);
  }
  expect(answers).toEqual([]);
  expect(await everythingOf()).toEqual(before);
});

test("the same addresses answer their owner", async () => {
  const answers: string[] = [];
  for (const route of routes.filter((each) => each.method === "GET" && /visits|notes/.test(each.path) && hasId(each))) {
    const { status } = await send(owner, route, owned);
    if (status !== 200) answers.push(`${named(route)}: ${status}`);
  }
  expect(answers).toEqual([]);
});

async function everythingOf(): Promise<unknown[]> {
  const paths = ["", "/takes", "/transcript", "/notes"].map((path) => `/api/v1/visits/${owned["visit"]}${path}`);
  const all = await Promise.all(
    paths.map(async (path) => (await (await server.call(owner, "GET", path)).json()) as object),
  );
  return all.map((one) => JSON.parse(JSON.stringify(one), (key, value: unknown) => (key === "idle_ms" ? 0 : value)));
}

describe("ids that cannot be any are refused, never an error of ours", () => {
  const malformed = [
    "x",
    "0",
    "-1",
    "null",
    "%00",
    "%F0%9F%92%A9",
    "'; drop table visits; --",
    "../visits",
    "a".repeat(3_000),
  ];
  test.each(malformed)("%s", async (id) => {
    const answers: string[] = [];
    for (const route of routes.filter(hasId)) {
      const encoded = id.startsWith("%") ? id : encodeURIComponent(id);
      const ids = { visit: encoded, take: encoded, utterance: encoded, note: encoded, seq: encoded, other: encoded };
      const { status } = await send(owner, route, ids);
      if (status < 400 || status >= 500) answers.push(`${named(route)}: ${status}`);
    }
    expect(answers).toEqual([]);
  });
});

test("SQL and HTML come back from every text field as they were typed", async () => {
  const nasty = `<img src=x onerror="alert(1)">'; drop table visits; -- \\' \${7*7} {{7*7}} 🩺 \u202e`;
  const created = await server.call(owner, "POST", "/api/v1/visits", {
    title: nasty,
    patient_name: nasty,
    reason: nasty,
  });
  const visit = (await created.json()) as { id: string };
  expect(visit).toMatchObject({ title: nasty, patient_name: nasty, reason: nasty });
  const put = await server.call(owner, "PUT", `/api/v1/visits/${visit.id}/transcript`, { text: `Patient: ${nasty}` });
  const { utterances } = (await put.json()) as Transcript;
  expect(utterances.map(({ text }) => text)).toEqual([nasty]);
  const line = `/api/v1/visits/${visit.id}/transcript/${utterances[0]?.id}`;
  expect(await (await server.call(owner, "PATCH", line, { text: `${nasty}!` })).json()).toMatchObject({
    text: `${nasty}!`,
    original_text: nasty,
  });
  await server.call(owner, "PUT", "/api/v1/vocabulary", { words: ["<b>x</b>", "'; --"] });
  expect(await (await server.call(owner, "GET", "/api/v1/vocabulary")).json()).toEqual({
    words: ["<b>x</b>", "'; --"],
  });
  const found = await server.call(owner, "GET", `/api/v1/visits?q=${encodeURIComponent(nasty)}`);
  expect(found.status).toBe(200);
  expect(((await found.json()) as { items: unknown[] }).items).toHaveLength(1);
});

test("pages come with a policy that runs no foreign script and is shown in no frame", async () => {
  const { headers } = await fetch(`${server.url}/api/v1/health`);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("x-powered-by")).toBeNull();
});

test("no token, password or patient's word is in the log", async () => {
  await server.call(owner, "GET", `/api/v1/visits/${randomUUID()}`);
  await server.call({ ...owner, bearer: `${owner.bearer}x` }, "GET", "/api/v1/visits");
  await server.call(owner, "POST", "/api/v1/visits", { title: { nested: "Quokkason" } });
  const log = server.logLines.join("");
  for (const secret of [owner.bearer.slice(7), owner.bearer.slice(-40), "Knee-pain-2-weeks", "Quokkason"])
    expect(log).not.toContain(secret);
  expect(log.length).toBeGreaterThan(100);
});
