import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addSpokenWords } from "../../../src/server/visits/addSpokenWords";
import type { Visit, VisitPage } from "../../../src/shared/visits/visit";
import { visitTokensOf } from "../../../src/server/visits/searchTokens";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { renewSearchTokens } from "../../../src/server/pipeline/renewSearchTokens";
import { seedVisits } from "./seedVisits";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

async function list(user: TestUser, query: Record<string, string | number> = {}): Promise<VisitPage> {
  const address = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await server.call(user, "GET", `/api/v1/visits?${address}`);
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body as VisitPage;
}
async function create(user: TestUser, json: unknown = {}): Promise<Visit> {
  return (await (await server.call(user, "POST", "/api/v1/visits", json)).json()) as Visit;
}
const say = (id: string, text: string): Promise<void> =>
  addSpokenWords(server.context.database, server.context.vault, id, text);

describe("GET /visits?q", () => {
  let user: TestUser;
  let harold: Visit;
  let lucia: Visit;
  beforeAll(async () => {
    user = await server.newUser();
    harold = await create(user, { patient_name: "Harold Whitfield", reason: "Blood pressure, left knee" });
    lucia = await create(user, { patient_name: "Lucía Fernández", title: "Prenatal visit" });
    await say(harold.id, "I take metformin, five hundred, twice a day.");
    await say(harold.id, "Metformin, as I said. No, metoprolol!");
  });

  test.each([
    ["har", "harold"],
    ["HAROLD", "harold"],
    ["whit har", "harold"],
    ["lucia fern", "lucia"],
    ["LUCÍA", "lucia"],
    ["pren", "lucia"],
    ["knee pres", "harold"],
    ["metformin", "harold"],
    ["whitf metoprolol", "harold"],
    ["metformin twice knee", "harold"],
    ["metfor", ""],
    ["whit lucia", ""],
    ["as", ""],
    ["lu", "lucia"],
    ["h", "harold"],
    ["le harold", "harold"],
    ["%", "both"],
    ["", "both"],
    ["har%", "harold"],
    ["_", "both"],
  ])("%j finds %j", async (q, found) => {
    const expected = { harold: [harold.id], lucia: [lucia.id], both: [lucia.id, harold.id] }[found] ?? [];
    expect((await list(user, { q })).items.map(({ id }) => id)).toEqual(expected);
  });

  test("pages through the visits that a word of two letters finds", async () => {
    const scanning = await server.newUser();
    const ids: string[] = [];
    for (const patient_name of ["Li Bo", "Nora Wu", "Bo Ng", "Bob Lee"])
      ids.unshift((await create(scanning, { patient_name })).id);
    const first = await list(scanning, { q: "bo", limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
    const second = await list(scanning, { q: "bo", limit: 2, cursor: first.next_cursor ?? "" });
    expect([second.items.map(({ id }) => id), second.next_cursor]).toEqual([[ids[3]], null]);
  });

  test("finds visits whose tokens have another key as soon as they are renewed", async () => {
    const { database, vault } = server.context;
    const early = await server.newUser();
    const visit = await create(early, { patient_name: "Ottoline" });
    const old = ["ott", "ottoline", "amoxicillin"].map((word) => vault.token(word));
    const spoken = { text: "Patient: I take amoxicillin." };
    expect((await server.call(early, "PUT", `/api/v1/visits/${visit.id}/transcript`, spoken)).status).toBe(200);
    await database.query(
      "update visits set search_tokens = $2, transcript_tokens = $2, has_owner_tokens = false where id = $1",
      [visit.id, old],
    );
    const find = async () => {
      const found = [];
      for (const q of ["ott", "ottoline", "amoxicillin"]) found.push((await list(early, { q })).items.length);
      return found;
    };
    expect(await find()).toEqual([0, 0, 0]);
    expect(await renewSearchTokens(server.context, new AbortController().signal)).toBeGreaterThan(0);
    expect(await find()).toEqual([1, 1, 1]);
    const { rows } = await database.query<{ search_tokens: string[]; transcript_tokens: string[] }>(
      "select search_tokens, transcript_tokens from visits where id = $1 and has_owner_tokens",
      [visit.id],
    );
    const ownerTokens = await visitTokensOf(database, vault, early.id);
    expect(rows[0]?.search_tokens).toContain(ownerTokens("ottoline"));
    expect(rows[0]?.transcript_tokens).toContain(ownerTokens("amoxicillin"));
    expect(
      [...(rows[0]?.search_tokens ?? []), ...(rows[0]?.transcript_tokens ?? [])].filter((t) => old.includes(t)),
    ).toEqual([]);
  });

  test("finds a renamed patient by the new name only", async () => {
    const visit = await create(user, { patient_name: "Wrong Name" });
    await server.call(user, "PATCH", `/api/v1/visits/${visit.id}`, { patient_name: "Right Person" });
    expect((await list(user, { q: "right" })).items.map(({ id }) => id)).toEqual([visit.id]);
    expect((await list(user, { q: "wrong" })).items).toEqual([]);
  });
});

describe("GET /visits filters", () => {
  test("status accepts one, several and to_finish", async () => {
    const user = await server.newUser();
    const ids: Record<string, string> = {};
    for (const status of ["open", "ready", "signed", "needs_attention"]) {
      const { id } = await create(user);
      ids[status] = id;
      await server.context.database.query("update visits set status = $2 where id = $1", [id, status]);
    }
    const found = async (status: string): Promise<string[]> =>
      (await list(user, { status })).items.map((visit) => visit.status).sort();
    expect(await found("signed")).toEqual(["signed"]);
    expect(await found("signed,ready")).toEqual(["ready", "signed"]);
    expect(await found("to_finish")).toEqual(["needs_attention", "ready"]);
    expect(await found("to_finish,signed")).toHaveLength(3);
  });

  test("from and to accept whole days and exact times", async () => {
    const user = await server.newUser();
    const times = [
      "2026-11-19T23:59:59.999Z",
      "2026-11-20T00:00:00Z",
      "2026-11-20T23:59:59.999Z",
      "2026-11-21T00:00:00Z",
    ];
    for (const time of times) {
      const { id } = await create(user, { title: time });
      await server.context.database.query("update visits set created_at = $2 where id = $1", [id, time]);
    }
    const found = async (query: Record<string, string>): Promise<string[]> =>
      (await list(user, query)).items.map(({ title }) => title).reverse();
    expect(await found({ from: "2026-11-20", to: "2026-11-20" })).toEqual(times.slice(1, 3));
    expect(await found({ from: "2026-11-20T02:00:00+02:00", to: "2026-11-21T00:00:00Z" })).toEqual(times.slice(1, 3));
    expect(await found({ to: "2026-11-19" })).toEqual(times.slice(0, 1));
    expect(await found({ from: "2026-11-22" })).toEqual([]);
  });

  test.each([
    "status=gone",
    "status=open;drop table visits",
    "from=yesterday",
    "to=2026-02-30",
    "from=0000-01-01",
    "to=9999-12-31T23:59:59-23:59",
    "cursor=abc",
    `cursor=${Buffer.from("2026-99-99T00:00:00.000000Z|00000000-0000-4000-8000-000000000000").toString("base64url")}`,
    "limit=0",
    "limit=201",
    "limit=all",
    "patient_id=1",
    `q=${"x".repeat(201)}`,
  ])("refuse %s with 400", async (query) => {
    const response = await server.call(await server.newUser(), "GET", `/api/v1/visits?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
  });
});

describe("GET /visits over ten thousand visits", () => {
  const total = 10_000;
  let user: TestUser;
  beforeAll(async () => {
    user = await server.newUser();
    await seedVisits(server.context, user, total);
    await seedVisits(server.context, await server.newUser(), 2_000);
    await server.context.database.query("analyze visits"); // autovacuum would do this a minute later
  }, 300_000);

  test("pages through each visit once and in order while others are added", { timeout: 300_000 }, async () => {
    const seen: Visit[] = [];
    let cursor: string | null = "";
    for (let page = 0; cursor !== null; page++) {
      const answer: VisitPage = await list(user, { limit: 200, ...(cursor && { cursor }) });
      seen.push(...answer.items);
      cursor = answer.next_cursor;
      if (page % 10 === 0) await create(user, { title: "added meanwhile" });
    }
    const sortKeys = seen.map(({ created_at, id }) => `${created_at} ${id}`);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.filter(({ title }) => title !== "added meanwhile")).toHaveLength(total);
    expect([...sortKeys].sort().reverse()).toEqual(sortKeys);
  });
});
