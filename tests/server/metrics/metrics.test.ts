import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Metrics, metricsSchema } from "../../../src/shared/metrics/metrics";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { makeVisitKey } from "../makeVisitKey";

let server: TestServer;
let admin: TestUser;
let nora: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [admin, nora] = await Promise.all([server.newUser("admin"), server.newUser("pro")]);
});
afterAll(() => server.stop());
beforeEach(() => server.context.database.query("delete from visits"));

interface Recorded {
  owner?: TestUser;
  organizationId?: string;
  startedAt: string;
  minutes?: number;
  stoppedAt?: string;
  signedAt?: string;
  /** Numbers of findings that must be resolved, and of those for review. */
  open?: [toAnswer: number, toCheck: number];
  deleted?: boolean;
}

/** Inserts a visit as recording and signing leave it. */
async function recorded(visit: Recorded): Promise<void> {
  const { owner = nora, startedAt, minutes = 10, stoppedAt, signedAt, open = [0, 0], deleted = false } = visit;
  const id = randomUUID();
  const { database } = server.context;
  const organizationId = visit.organizationId ?? owner.organizationId;
  const key = await makeVisitKey(server.context, id, organizationId);
  await database.query(
    `insert into visits (id, organization_id, owner_id, sealed, status, started_at, duration_ms, to_answer, to_check,
       signed_at, deleted_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $11 then now() end)`,
    [
      id,
      organizationId,
      owner.id,
      key.sealJson({ title: null, patient_name: "Ellen Canary", reason: null }, `visit:${id}`),
      signedAt ? "signed" : "ready",
      startedAt,
      minutes * 60_000,
      ...open,
      signedAt ?? null,
      deleted,
    ],
  );
  if (stoppedAt)
    await database.query(
      `insert into takes (id, visit_id, seq, mime, source, state, finished_at)
       values ($1, $2, 1, 'audio/ogg', 'microphone', 'finished', $3)`,
      [randomUUID(), id, stoppedAt],
    );
}

const ask = (query: string, user = admin): Promise<Response> => server.call(user, "GET", `/api/v1/metrics?${query}`);
const read = async (query: string): Promise<Metrics> => {
  const response = await ask(query);
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return metricsSchema.parse(body);
};

describe("GET /metrics", () => {
  test("counts visits, recorded time, signed notes, time to sign and open findings [P1.08]", async () => {
    await recorded({
      startedAt: "2026-11-18T09:00:00Z",
      minutes: 12,
      stoppedAt: "2026-11-18T09:12:00Z",
      signedAt: "2026-11-18T09:14:00Z",
    });
    await recorded({
      startedAt: "2026-11-19T09:00:00Z",
      minutes: 8,
      stoppedAt: "2026-11-19T09:08:00Z",
      signedAt: "2026-11-19T09:18:00Z",
    });
    await recorded({ owner: admin, startedAt: "2026-11-19T10:00:00Z", minutes: 5, open: [2, 1] });
    const { totals, by_day, by_clinician } = await read("from=2026-11-18&to=2026-11-20");
    expect(totals).toEqual({
      sessions: 3,
      recorded_ms: 25 * 60_000,
      notes_signed: 2,
      stop_to_signed_ms: 6 * 60_000, // the median of 2 and 10 minutes
      open_findings: 3,
    });
    expect(by_day).toEqual([
      { day: "2026-11-18", sessions: 1, recorded_ms: 12 * 60_000, notes_signed: 1 },
      { day: "2026-11-19", sessions: 2, recorded_ms: 13 * 60_000, notes_signed: 1 },
      { day: "2026-11-20", sessions: 0, recorded_ms: 0, notes_signed: 0 },
    ]);
    const mine = by_clinician.find(({ user_id }) => user_id === admin.id);
    const noras = by_clinician.find(({ user_id }) => user_id === nora.id);
    expect(by_clinician).toHaveLength(2);
    expect(mine).toMatchObject({ sessions: 1, notes_signed: 0, stop_to_signed_ms: null, open_findings: 3 });
    expect(noras).toMatchObject({ name: "Nora Lindqvist", sessions: 2, recorded_ms: 20 * 60_000, notes_signed: 2 });
  });

  test("returns zeros without visits", async () => {
    const { totals, by_day, by_clinician } = await read("from=2026-11-18&to=2026-11-19");
    expect(totals).toEqual({
      sessions: 0,
      recorded_ms: 0,
      notes_signed: 0,
      stop_to_signed_ms: null,
      open_findings: 0,
    });
    expect(by_day.map(({ day }) => day)).toEqual(["2026-11-18", "2026-11-19"]);
    expect(by_clinician).toEqual([]);
  });

  test("leaves out deleted and unrecorded visits and other practices", async () => {
    const { rows } = await server.context.database.query<{ id: string }>(
      "insert into organizations (name) values ('Elsewhere') returning id",
    );
    await recorded({ startedAt: "2026-11-18T09:00:00Z", deleted: true });
    await recorded({ startedAt: "2026-11-18T09:00:00Z", organizationId: rows[0]?.id ?? "" });
    await server.call(nora, "POST", "/api/v1/visits", {});
    expect((await read("from=2026-11-18&to=2026-11-18")).totals).toMatchObject({ sessions: 0, notes_signed: 0 });
  });

  test("counts a note on the day it was signed, without open findings", async () => {
    await recorded({
      startedAt: "2026-11-10T09:00:00Z",
      stoppedAt: "2026-11-10T09:10:00Z",
      signedAt: "2026-11-18T09:10:00Z",
      open: [0, 4],
    });
    const { totals } = await read("from=2026-11-18&to=2026-11-18");
    expect(totals).toMatchObject({ sessions: 0, notes_signed: 1, open_findings: 0 });
    expect((await read("from=2026-11-10&to=2026-11-10")).totals.open_findings).toBe(0);
  });

  test("ignores a recording made after signing in the time to sign", async () => {
    await recorded({
      startedAt: "2026-11-18T09:00:00Z",
      stoppedAt: "2026-11-18T11:00:00Z",
      signedAt: "2026-11-18T10:00:00Z",
    });
    expect((await read("from=2026-11-18&to=2026-11-18")).totals).toMatchObject({
      notes_signed: 1,
      stop_to_signed_ms: null,
    });
  });

  test("counts days in the requested time zone, also across a clock change", async () => {
    await recorded({ startedAt: "2026-11-01T03:30:00Z" }); // Oct 31, 22:30 in Chicago
    await recorded({ startedAt: "2026-11-02T05:30:00Z" }); // Nov 1, 23:30, after the night of 25 hours
    const inChicago = await read("from=2026-10-31&to=2026-11-01&time_zone=America/Chicago");
    expect(inChicago.by_day.map(({ day, sessions }) => [day, sessions])).toEqual([
      ["2026-10-31", 1],
      ["2026-11-01", 1],
    ]);
    expect((await read("from=2026-10-31&to=2026-11-01")).by_day.map(({ sessions }) => sessions)).toEqual([0, 1]);
  });
});

describe("the query of GET /metrics", () => {
  test("defaults to the four weeks up to today", async () => {
    const { from, to, by_day, time_zone } = await read("");
    expect(to).toBe(new Date().toISOString().slice(0, 10));
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(27);
    expect(by_day).toHaveLength(28);
    expect(time_zone).toBe("UTC");
  });

  test.each([
    "from=2026-11-20&to=2026-11-19",
    "from=2020-01-01&to=2026-11-19",
    "from=yesterday",
    "to=2026-02-30",
    "time_zone=Nowhere/Land",
    "time_zone=%2B05:30",
    "time_zone=UTC'; drop table visits; --",
  ])("%s is refused with a sentence", async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { detail: string }).detail).toMatch(/\.$/);
  });
});
