import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transcript } from "../../../src/shared/transcription/utterance";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { everyId, hasId, send } from "./routeClient";
import { nameOf, routesOf } from "./routeList";

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser("admin"); // has access to every route
});
afterAll(() => server.stop());

describe("a malformed id is refused with 4xx on every route", () => {
  const malformed = ["x", "0", "-1", "null", "%00", "%F0%9F%92%A9", "'; drop table visits; --", "../visits"];
  test.each([...malformed.map((id) => [id, id]), ["3000 letters", "a".repeat(3_000)]])("%s", async (_, id = "") => {
    const answers: string[] = [];
    for (const route of routesOf(server.app).filter(hasId)) {
      const encoded = id.startsWith("%") ? id : encodeURIComponent(id);
      const { status } = await send(server, owner, route, everyId(encoded));
      if (status < 400 || status >= 500) answers.push(`${nameOf(route)}: ${status}`);
    }
    expect(answers).toEqual([]);
  });
});

test.each([
  ["NUL", '{"title":"a\\u0000b"}'],
  ["half of a surrogate pair", '{"title":"a\\ud800b"}'],
  ["a field name with NUL", '{"a\\u0000b":1}'],
  ["a time in the year 0", '{"started_at":"0000-01-01T00:00:00Z"}'],
])("%s in a body is refused with 400", async (_, body) => {
  const headers = { "content-type": "application/json" };
  expect((await server.call(owner, "POST", "/api/v1/visits", undefined, { body, headers })).status).toBe(400);
});

test("text fields return SQL and HTML as typed, except for marks that reverse text", async () => {
  const nasty = `<img src=x onerror="alert(1)">'; drop table visits; -- \\' \${7*7} {{7*7}} 🩺 \u202e`;
  const created = await server.call(owner, "POST", "/api/v1/visits", {
    title: nasty,
    patient_name: nasty,
    reason: nasty,
  });
  const visit = (await created.json()) as { id: string };
  const shown = nasty.replace(" \u202e", ""); // marks that reverse the order of letters are removed
  expect(visit).toMatchObject({ title: shown, patient_name: shown, reason: shown });
  const put = await server.call(owner, "PUT", `/api/v1/visits/${visit.id}/transcript`, { text: `Patient: ${nasty}` });
  const { utterances } = (await put.json()) as Transcript;
  expect(utterances.map(({ text }) => text)).toEqual([shown]);
  const line = `/api/v1/visits/${visit.id}/transcript/${utterances[0]?.id}`;
  expect(await (await server.call(owner, "PATCH", line, { text: `${nasty}!` })).json()).toMatchObject({
    text: `${shown} !`,
    original_text: shown,
  });
  await server.call(owner, "PUT", "/api/v1/vocabulary", { words: ["<b>x</b>", "'; --"] });
  expect(await (await server.call(owner, "GET", "/api/v1/vocabulary")).json()).toEqual({
    words: ["<b>x</b>", "'; --"],
  });
  const found = await server.call(owner, "GET", `/api/v1/visits?q=${encodeURIComponent(nasty)}`);
  expect(found.status).toBe(200);
  expect(((await found.json()) as { items: unknown[] }).items).toHaveLength(1);
});

test("responses have a content security policy without foreign scripts and frames", async () => {
  const { headers } = await fetch(`${server.url}/api/v1/health`);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("x-powered-by")).toBeNull();
});

test("the log has no token, password or patient text", async () => {
  await server.call(owner, "GET", `/api/v1/visits/${randomUUID()}`);
  await server.call({ ...owner, bearer: `${owner.bearer}x` }, "GET", "/api/v1/visits");
  await server.call(owner, "POST", "/api/v1/visits", { title: { nested: "Quokkason" } });
  const log = server.logLines.join("");
  for (const secret of [owner.bearer.slice(7), owner.bearer.slice(-40), "Knee-pain-2-weeks", "Quokkason"])
    expect(log).not.toContain(secret);
  expect(log.length).toBeGreaterThan(100);
});
