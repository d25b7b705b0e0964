import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { VisitStream } from "../../../src/server/events/VisitStream";
import { Database } from "../../../src/server/platform/database/Database";
import { Notifications } from "../../../src/server/platform/Notifications";
import { VisitWorker } from "../../../src/server/pipeline/VisitWorker";
import { publishChange } from "../../../src/server/visits/VisitEventsRepository";
import { visitChannels } from "../../../src/server/visits/visitChannels";
import { wakeWorkers } from "../../../src/server/visits/VisitWorkRepository";
import type { Visit } from "../../../src/shared/visits/visit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
let visitId: string;
/** Another server's connections to the same database. */
let other: { database: Database; notifications: Notifications };
let heardHere: (string | null)[];
let heardThere: (string | null)[];
const ends: (() => unknown)[] = [];

beforeEach(async () => {
  server = await startTestServer();
  user = await server.newUser();
  visitId = ((await (await call("POST", "/visits", {})).json()) as Visit).id;
  const { rows } = await server.context.database.query<{ database: string }>("select current_database() as database");
  const database = new Database({ ...inject("serving"), ...rows[0], application_name: "other" }, () => {});
  const notifications = new Notifications(database, visitChannels, () => {});
  await notifications.start();
  other = { database, notifications };
  heardHere = hear(server.context.notifications);
  heardThere = hear(notifications);
  // the notice of the new visit can still be under way
  await untilThere("created");
  await expect.poll(() => heardHere).toContain("created");
  heardHere.length = heardThere.length = 0;
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await other.notifications.close();
  await other.database.close();
  await server.stop();
});

const call = (method: string, path: string, json?: unknown): Promise<Response> =>
  server.call(user, method, `/api/v1${path}`, json);
function hear(notifications: Notifications): (string | null)[] {
  const heard: (string | null)[] = [];
  notifications.on("visit_changed", (payload) => void heard.push(payload));
  return heard;
}

/** Sends a notification and waits until the other server has received it, and with it every earlier one. */
async function untilThere(payload: string): Promise<void> {
  server.context.database.notify("visit_changed", payload);
  await expect.poll(() => heardThere).toContain(payload);
}
describe("Notifications", () => {
  test("reach the listeners of every server once, after the commit", async () => {
    await server.context.database.transaction(async (tx) => {
      tx.notify("visit_changed", "a");
      await tx.query("select 1");
      expect(heardHere).toEqual([]);
    });
    await untilThere("end");
    expect([heardHere, heardThere]).toEqual([
      ["a", "end"],
      ["a", "end"],
    ]);
  });

  test("of a transaction that is rolled back are dropped", async () => {
    const failing = server.context.database.transaction(async (tx) => {
      tx.notify("visit_changed", "a");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await untilThere("end");
    expect([heardHere, heardThere]).toEqual([["end"], ["end"]]);
  });

  test("of many transactions travel together, each payload once", async () => {
    const messages: number[] = [];
    const listener = await other.database.connection();
    ends.push(() => listener.end());
    listener.on("notification", ({ payload }) => void messages.push(payload?.length ?? 0));
    await listener.query("listen server_notices");
    await untilThere("begin");
    const ids = Array.from({ length: 500 }, () => crypto.randomUUID());
    for (const id of [...ids, ...ids]) server.context.database.notify("visit_changed", id);
    await untilThere("end");
    expect(heardThere).toEqual(["begin", ...ids, "end"]);
    await expect.poll(() => messages.length).toBeGreaterThan(1);
    expect(messages.length).toBeLessThan(10);
    expect(Math.max(...messages)).toBeLessThan(8_000);
  });

  test("made while the connection is lost are sent when it is back", async () => {
    await server.context.database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'other' and datname = current_database()",
    );
    other.database.notify("visit_changed", "meanwhile");
    await expect.poll(() => heardHere).toContain("meanwhile");
    expect(heardThere).toEqual(["meanwhile", null]); // null: others could have been missed
  });

  test("are sent before the connection closes", async () => {
    other.database.notify("visit_changed", "last");
    await other.notifications.close();
    await expect.poll(() => heardHere).toContain("last");
  });
});

describe("another server", () => {
  const stream = (heartbeatMs?: number): AsyncGenerator<string> => {
    const left = new AbortController();
    ends.push(() => left.abort());
    const options = { isSignedIn: async () => true, ...(heartbeatMs && { heartbeatMs }) };
    return new VisitStream({ ...server.context, ...other }, visitId, null, options).text(left.signal);
  };
  async function untilReason(texts: AsyncGenerator<string>, reason: string): Promise<void> {
    for await (const text of texts) if (text.includes(reason)) return;
  }

  test("shows a change in its event streams", async () => {
    const texts = stream();
    await texts.next();
    await call("PATCH", `/visits/${visitId}`, { reason: "Cough" });
    await untilReason(texts, "Cough");
  });

  test("shows a change whose notification was lost at the next heartbeat", async () => {
    const texts = stream(100);
    await texts.next();
    server.context.database.sendNoticesWith(() => {});
    await call("PATCH", `/visits/${visitId}`, { reason: "Cough" });
    await untilReason(texts, "Cough");
    expect(heardThere).not.toContain(visitId);
  });

  test("begins due work immediately", async () => {
    const started = Promise.withResolvers<string>();
    const worker = new VisitWorker(
      { ...server.context, ...other },
      {
        table: "visit_work",
        run: async ({ visitId: id }) => {
          started.resolve(id);
          return null;
        },
        afterFailure: async () => true,
      },
    );
    worker.start();
    ends.push(() => worker.stop());
    await server.context.database.transaction(async (tx) => {
      await wakeWorkers(tx, visitId);
      await publishChange(tx, visitId, "visit");
    });
    expect(await started.promise).toBe(visitId);
  });
});
