import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transcript } from "../../../src/shared/transcription/utterance";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { createOneOfEach, type Ids } from "./routeClient";

// Values that the database can store but that no list can show.

let server: TestServer;
let owner: TestUser;
let good: Ids;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser("admin");
  good = await createOneOfEach(server, owner);
});
afterAll(() => server.stop());

const damage = (sql: string, ...values: unknown[]) => server.context.database.query(sql, values);
async function idsOf(path: string): Promise<string[]> {
  const response = await server.call(owner, "GET", `/api/v1${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return ((await response.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
}

/** Log lines that name this row. */
const named = (id: string): string[] =>
  server.logLines.filter((line) => line.includes(`"${id}"`) && line.includes("left out"));

test.each(["infinity", "-infinity", "5000-01-01"])("a visit whose next try is at %s is listed", async (retryAt) => {
  const fresh = await createOneOfEach(server, owner);
  await damage("update visits set retry_at = $2 where id = $1", fresh.visit, retryAt);
  expect(await idsOf("/visits")).toEqual(expect.arrayContaining([good.visit, fresh.visit]));
  expect((await server.call(owner, "GET", `/api/v1/visits/${fresh.visit}`)).status).toBe(200);
});

test("a line of a transcript with impossible times keeps its place without text", async () => {
  const { visit, utterance } = await createOneOfEach(server, owner);
  await server.call(owner, "PUT", `/api/v1/visits/${visit}/transcript`, { text: "Patient: Hello.\nDoctor: Good." });
  const path = `/api/v1/visits/${visit}/transcript`;
  const read = async () => {
    const response = await server.call(owner, "GET", path);
    expect(response.status).toBe(200);
    return ((await response.json()) as Transcript).utterances;
  };
  const [first, second] = await read();
  expect(first?.id).not.toBe(utterance);
  await damage("update utterances set start_ms = $2, end_ms = $2 where id = $1", second?.id, "9223372036854775807");
  expect(await read()).toMatchObject([{ text: "Hello." }, { id: second?.id, text: "", unreadable: true, end_ms: 0 }]);
});

test.each([
  ["an unknown shape", "detail", '[1, {"user": 2}]', true],
  ["a nested value", "detail", '{"fields": ["name"]}', true],
  ["a user id that is not a UUID", "detail", '{"user": "nobody"}', false],
  ["an endless time", "at", "infinity", true],
])("an entry of the audit log with %s does not make the list fail", async (_, column, value, isLeftOut) => {
  const add = async (): Promise<string> => {
    const { rows } = await server.context.database.query<{ id: string }>(
      `insert into audit_events (action, organization_id, user_id, entry) values ('person_enabled', $1, $2, $3)
       returning id::text`,
      [owner.organizationId, owner.id, randomUUID()],
    );
    return rows[0]?.id ?? "";
  };
  const [kept, odd] = [await add(), await add()];
  await damage(
    `insert into audit_events (id, action, organization_id, user_id, entry, ${column})
     overriding system value values (-$1::bigint, 'person_enabled', $2, $3, $4, $5)`,
    ...[odd, owner.organizationId, owner.id, randomUUID(), value],
  );
  const ids = await idsOf("/audit?limit=200");
  expect(ids).toContain(kept);
  expect(ids.includes(`-${odd}`)).toBe(!isLeftOut);
  expect(named(`-${odd}`)).toHaveLength(isLeftOut ? 1 : 0);
});

test("a sign-in whose times cannot be read is left out of the person’s list", async () => {
  const person = await server.newUser("pro", "own");
  const id = randomUUID();
  await damage(
    `insert into auth_sessions (id, user_id, refresh_key, refresh_counter, amr, client, created_at, last_active_at)
     select $2, user_id, refresh_key, refresh_counter, amr, client, 'infinity', last_active_at
     from auth_sessions where id = $1`,
    ...[person.sessionId, id],
  );
  const response = await server.call(person, "GET", "/api/v1/auth/sessions");
  expect(response.status).toBe(200);
  const { items } = (await response.json()) as { items: { id: string }[] };
  expect(items.map((each) => each.id)).toEqual([person.sessionId]);
  expect(named(id)).toHaveLength(1);
});

test("a visit with impossible counts is left out of the metrics and named in the log", async () => {
  const metrics = async () => {
    const response = await server.call(owner, "GET", "/api/v1/metrics");
    expect(response.status).toBe(200);
    return ((await response.json()) as { totals: { sessions: number; recorded_ms: number } }).totals;
  };
  const before = await metrics();
  for (const change of ["duration_ms = 9223372036854775807", "to_answer = 2147483647, to_check = 2147483647"]) {
    const fresh = await createOneOfEach(server, owner);
    expect((await metrics()).sessions).toBe(before.sessions + 1);
    await damage(`update visits set ${change} where id = $1`, fresh.visit);
    expect(await metrics()).toEqual(before);
    expect(named(fresh.visit)).toHaveLength(1);
  }
});
