import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { VisitEventsRepository } from "../../../src/server/visits/VisitEventsRepository";
import type { Queryable } from "../../../src/server/platform/database/Database";
import { publishChange } from "../../../src/server/visits/VisitEventsRepository";
import { UtterancesRepository } from "../../../src/server/transcription/UtterancesRepository";
import { requireVisit } from "../../../src/server/visits/requireVisit";
import type { Visit } from "../../../src/shared/visits/visit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { EventReader, finalState } from "./EventReader";

let server: TestServer;
let user: TestUser;
let visitId: string;
let readers: EventReader[];
beforeEach(async () => {
  server = await startTestServer();
  user = await server.newUser();
  visitId = ((await (await call("POST", "/visits", { patient_name: "Ines Carvalho" })).json()) as Visit).id;
  readers = [];
});
afterEach(async () => {
  for (const reader of readers) reader.leave();
  await server.stop();
});

const call = (method: string, path: string, json?: unknown): Promise<Response> =>
  server.call(user, method, `/api/v1${path}`, json);
async function open(lastEventId?: string | null): Promise<EventReader> {
  const reader = await EventReader.open(server, user, visitId, lastEventId);
  readers.push(reader);
  return reader;
}
const setReason = (reason: string): Promise<Response> => call("PATCH", `/visits/${visitId}`, { reason });
const reasonIs =
  (reason: string) =>
  (reader: EventReader): boolean =>
    reader.events.some(({ type, data }) => type === "visit" && data.reason === reason);

async function addTake(tx: Queryable, seq: number): Promise<string> {
  const id = randomUUID();
  await tx.query("insert into takes (id, visit_id, seq, mime, source) values ($1, $2, $3, 'audio/ogg', 'microphone')", [
    id,
    visitId,
    seq,
  ]);
  await publishChange(tx, visitId, "take", id);
  return id;
}

/** Inserts a typed utterance. */
async function addLine(tx: Queryable, position: number, text: string): Promise<void> {
  const line = {
    takeId: null,
    position,
    startMs: 0,
    endMs: 0,
    speaker: "patient",
    speakerSource: "user",
    confidence: null,
    text,
  } as const;
  const id = await new UtterancesRepository(tx, server.context.vault).insert(visitId, line);
  if (!id) throw new Error("The utterance exists already");
  await publishChange(tx, visitId, "utterance", id);
}

/** The state that a new stream begins with. */
async function presentState(): Promise<Record<string, unknown>> {
  const reader = await (await open()).until(({ lastEventId }) => lastEventId !== null);
  reader.leave();
  return finalState(reader.events);
}

describe("GET /visits/{id}/events", () => {
  test("begins with the current state: visit, takes and utterances in order", async () => {
    await server.context.database.transaction(async (tx) => {
      await addTake(tx, 1);
      await addTake(tx, 0);
      for (const n of [2, 0, 1]) await addLine(tx, n, `line ${n}`);
    });
    const reader = await (await open()).until(({ events }) => events.length >= 6);
    expect(reader.response.headers.get("content-type")).toContain("text/event-stream");
    expect(reader.response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(reader.events.map(({ type }) => type)).toEqual([
      "visit",
      "take",
      "take",
      "utterance",
      "utterance",
      "utterance",
    ]);
    expect(reader.events[0]?.data).toMatchObject({ id: visitId, patient_name: "Ines Carvalho" });
    expect(reader.events.flatMap(({ type, data }) => (type === "take" ? [data.seq] : []))).toEqual([0, 1]);
    expect(reader.events.flatMap(({ type, data }) => (type === "utterance" ? [data.text] : []))).toEqual([
      "line 0",
      "line 1",
      "line 2",
    ]);
  });

  test("sends a change to every open stream, as the whole resource", async () => {
    const [one, two] = [await open(), await open()];
    await Promise.all([one.until(({ events }) => events.length > 0), two.until(({ events }) => events.length > 0)]);
    await setReason("Asthma review");
    for (const reader of [one, two]) {
      await reader.until(reasonIs("Asthma review"));
      expect(reader.events.at(-1)?.data).toMatchObject({ patient_name: "Ines Carvalho", reason: "Asthma review" });
    }
  });

  test("does not send changes of another visit", async () => {
    const reader = await (await open()).until(({ events }) => events.length > 0);
    const other = (await (await call("POST", "/visits", {})).json()) as Visit;
    await call("PATCH", `/visits/${other.id}`, { reason: "elsewhere" });
    await setReason("here");
    await reader.until(reasonIs("here"));
    expect(reader.events.every(({ data }) => !("id" in data) || data.id === visitId)).toBe(true);
  });

  test("leads to the same state when resumed from any point", async () => {
    const cursors: (string | null)[] = [];
    const first = await (await open()).until(({ lastEventId }) => lastEventId !== null);
    cursors.push(first.lastEventId);
    for (let step = 0; step < 8; step++) {
      const before = first.events.length;
      await server.context.database.transaction(async (tx) => {
        if (step % 3 === 0) await addTake(tx, step);
        await addLine(tx, step, `said ${step}`);
      });
      await setReason(`reason ${step}`);
      await first.until((reader) => reasonIs(`reason ${step}`)(reader) && reader.events.length > before);
      cursors.push(first.lastEventId);
    }
    const whole = await presentState();
    expect(finalState(first.events)).toEqual(whole);
    for (const [index, cursor] of cursors.entries()) {
      const resumed = await open(cursor);
      await setReason(`last ${index}`);
      await resumed.until(reasonIs(`last ${index}`));
      // What the reader knew when it was disconnected, and what came after it resumed.
      const known = first.events.slice(
        0,
        first.events.findLastIndex(({ data }) => "reason" in data && data.reason === `reason ${index - 1}`) + 1,
      );
      expect(finalState([...known, ...resumed.events])).toEqual(await presentState());
    }
  });

  test("does not skip an event that was written before another and committed after it", async () => {
    const live = await (await open()).until(({ lastEventId }) => lastEventId !== null);
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let written: () => void = () => {};
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const slow = server.context.database.transaction(async (tx) => {
      await addLine(tx, 0, "written first, committed last");
      written();
      await held;
    });
    await isWritten;
    await setReason("committed first");
    await live.until(reasonIs("committed first"));
    const cursor = live.lastEventId;
    expect(live.events.some(({ type }) => type === "utterance")).toBe(false);
    release();
    await slow;
    await live.until(({ events }) => events.some(({ type }) => type === "utterance"));
    await (await open(cursor)).until(({ events }) => events.some(({ type }) => type === "utterance"));
  });

  test("delivers every utterance of many concurrent writers", async () => {
    const reader = await (await open()).until(({ events }) => events.length > 0);
    const total = 120;
    await Promise.all(
      Array.from({ length: total }, (_, n) =>
        server.context.database.transaction(async (tx) => {
          await addLine(tx, n, `line ${n}`);
          await tx.query("select pg_sleep(random() / 20)");
        }),
      ),
    );
    const texts = (): Set<string> =>
      new Set(reader.events.flatMap(({ type, data }) => (type === "utterance" ? [data.text] : [])));
    await reader.until(() => texts().size === total);
  });

  test("sends a burst of changes to one resource as its newest state", async () => {
    const reader = await (await open()).until(({ events }) => events.length > 0);
    const before = reader.events.length;
    await server.context.database.transaction(async (tx) => {
      for (let n = 0; n < 200; n++) await publishChange(tx, visitId, "visit");
      await requireVisit(tx, user, visitId);
    });
    await setReason("after the burst");
    await reader.until(reasonIs("after the burst"));
    expect(reader.events.length - before).toBeLessThanOrEqual(2);
  });

  test.each(["0", "999999999999999999", "nonsense", "-1", "1e9", "9".repeat(40), "1;drop table visits"])(
    "leads to the current state with Last-Event-ID %j",
    async (lastEventId) => {
      await server.context.database.transaction((tx) => addLine(tx, 0, "only line"));
      const reader = await open(lastEventId);
      await reader.until(({ events }) => events.some(({ type }) => type === "utterance"));
      expect(finalState(reader.events)).toEqual(await presentState());
    },
  );

  test("loses nothing for a resumed stream when old events are compacted", async () => {
    const first = await (await open()).until(({ lastEventId }) => lastEventId !== null);
    first.leave();
    await server.context.database.transaction((tx) => addLine(tx, 0, "old line"));
    for (let n = 0; n < 5; n++) await setReason(`old ${n}`);
    await server.context.database.query("update visit_events set created_at = created_at - interval '2 hours'");
    expect(await new VisitEventsRepository(server.context.database).compact()).toBeGreaterThanOrEqual(5);
    const resumed = await (await open(first.lastEventId)).until(reasonIs("old 4"));
    expect(finalState([...first.events, ...resumed.events])).toEqual(await presentState());
  });

  test("sends what changed while the LISTEN connection was lost", async () => {
    const reader = await (await open()).until(({ events }) => events.length > 0);
    const { database } = server.context;
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %'`,
    );
    await setReason("while disconnected");
    await reader.until(reasonIs("while disconnected"));
  });

  test("sends the deletion of the visit and ends", async () => {
    const reader = await (await open()).until(({ events }) => events.length > 0);
    await call("DELETE", `/visits/${visitId}`);
    await reader.until(({ isOver }) => isOver);
    expect(reader.events.at(-1)).toMatchObject({ type: "visit", data: { deleted_at: expect.any(String) } });
    expect((await open()).response.status).toBe(404);
  });

  test("answers 404 to another user", async () => {
    const other = await server.newUser();
    const response = await server.call(other, "GET", `/api/v1/visits/${visitId}/events`);
    expect(response.status).toBe(404);
  });

  test("ends immediately when the server stops", async () => {
    const reader = await (await open()).until(({ events }) => events.length > 0);
    const started = performance.now();
    await server.app.close();
    expect(performance.now() - started).toBeLessThan(5_000); // a stream is written to every 15 s
    await reader.until(({ isOver }) => isOver);
  });
});
