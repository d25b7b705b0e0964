import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PersonRequests } from "../../../src/server/platform/http/limitConcurrency";
import { newVisit } from "../recording/RecordingClient";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

test("many changes of one visit at the same time do not block the database for others", async () => {
  const { database } = server.context;
  const [user, colleague] = [await server.newUser(), await server.newUser()];
  const visit = await newVisit(server, user);
  const change = (title: string) => server.call(user, "PATCH", `/api/v1/visits/${visit}`, { title });
  const { changes } = await database.transaction(async (tx) => {
    await tx.query("select from visits where id = $1 for update", [visit]);
    await tx.query("select from visit_work where visit_id = $1 for update", [visit]);
    const begun = Array.from({ length: 40 }, (_, at) => change(`Knee ${at}`));
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await vi.waitFor(async () => expect((await database.query(waiting)).rowCount).toBeGreaterThan(4), 20_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call(colleague, "GET", "/api/v1/visits").then(({ status }) => status)),
    );
    expect(answers).toEqual(Array(20).fill(200));
    expect((await database.query(waiting)).rowCount).toBe(6); // the concurrent requests of one person
    return { changes: begun }; // not awaited, because they wait for the commit
  });
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(Array(40).fill(200));
});

test("a queued request does not act with rights that ended in the meantime", async () => {
  const { database } = server.context;
  const admin = await server.newUser("admin");
  const visit = await newVisit(server, admin);
  const { first, last } = await database.transaction(async (tx) => {
    await tx.query("select from visits where id = $1 for update", [visit]);
    await tx.query("select from visit_work where visit_id = $1 for update", [visit]);
    const change = () => server.call(admin, "PATCH", `/api/v1/visits/${visit}`, { title: "Knee" });
    const working = Array.from({ length: 6 }, change);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await vi.waitFor(async () => expect((await database.query(waiting)).rowCount).toBe(6), 20_000);
    const entered = vi.spyOn(PersonRequests.prototype, "enter");
    const late = server.call(admin, "GET", "/api/v1/users");
    await vi.waitFor(() => expect(entered).toHaveBeenCalled(), 20_000);
    await database.query("update users set account_type = 'pro' where id = $1", [admin.id]);
    return { first: working, last: late };
  });
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await last).status).toBe(403);
});

test("HEAD requests and event streams do not count toward a person's concurrent requests", async () => {
  const user = await server.newUser();
  const visit = await newVisit(server, user);
  const leaving = new AbortController();
  const { signal } = leaving;
  const streams = Array.from({ length: 10 }, () =>
    server.call(user, "GET", `/api/v1/visits/${visit}/events`, undefined, { signal }),
  );
  expect((await Promise.all(streams)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  const heads = Array.from({ length: 30 }, () => server.call(user, "HEAD", "/api/v1/visits"));
  expect((await Promise.all(heads)).map(({ status }) => status)).toEqual(Array(30).fill(200));
  leaving.abort();
});

test("a person's queued requests are limited in number and bytes", async () => {
  const turns = new PersonRequests();
  for (let at = 0; at < 6; at += 1) await turns.enter(0);
  const order: number[] = [];
  const large = turns.enter(60 * 1024 * 1024).then(() => order.push(1));
  await expect(turns.enter(5 * 1024 * 1024)).rejects.toMatchObject({ code: "rate_limited" });
  const others = Array.from({ length: 999 }, () => turns.enter(0).then(() => order.push(2)));
  await expect(turns.enter(0)).rejects.toMatchObject({ code: "rate_limited" });
  turns.leave();
  await large;
  for (let at = 0; at < 1_005; at += 1) turns.leave();
  await Promise.all(others);
  expect([order[0], order.length, turns.isIdle]).toEqual([1, 1_000, true]);
});
