import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { purgeDeleted } from "../../../src/server/pipeline/purgeDeleted";
import type { Visit, VisitPage } from "../../../src/shared/visits/visit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const call = (method: string, path: string, json?: unknown): Promise<Response> =>
  server.call(user, method, `/api/v1${path}`, json);
const sql = (text: string, values: unknown[] = []): Promise<{ rows: unknown[]; rowCount: number }> =>
  server.context.database.query(text, values);
async function visit(json: unknown = {}): Promise<string> {
  return ((await (await call("POST", "/visits", json)).json()) as Visit).id;
}
async function addTake(
  visitId: string,
  state: string,
  more: { key?: string; minutesAgo?: number } = {},
): Promise<void> {
  await sql(
    `insert into takes (id, visit_id, seq, mime, source, state, stored_key, created_at)
     values ($1, $2, 0, 'audio/ogg', 'microphone', $3, $4, now() - make_interval(mins => $5))`,
    [randomUUID(), visitId, state, more.key ?? null, more.minutesAgo ?? 0],
  );
}
const statuses = async (...responses: Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(responses)).map(({ status }) => status);

test("a deleted visit answers 404 everywhere until it is restored", async () => {
  const id = await visit({ patient_name: "Gone Girl" });
  expect(await statuses(call("DELETE", `/visits/${id}`))).toEqual([204]);
  expect(
    await statuses(call("DELETE", `/visits/${id}`), call("GET", `/visits/${id}`), call("PATCH", `/visits/${id}`, {})),
  ).toEqual([404, 404, 404]);
  const found = async (): Promise<number> =>
    ((await (await call("GET", "/visits?q=gone")).json()) as VisitPage).items.length;
  expect(await found()).toBe(0);
  expect(await statuses(call("POST", "/visits", { id }))).toEqual([409]);
  const restored = await call("POST", `/visits/${id}/restore`);
  expect(await restored.json()).toMatchObject({ id, patient_name: "Gone Girl", deleted_at: null });
  expect(await found()).toBe(1);
});

test("DELETE refuses a visit that is being recorded, unless its recorder has been silent for long", async () => {
  const id = await visit();
  await addTake(id, "recording", { minutesAgo: 5 });
  for (const status of ["recording", "paused"]) {
    await sql("update visits set status = $2 where id = $1", [id, status]);
    const refused = await call("DELETE", `/visits/${id}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      detail: "This session is being recorded. Stop the recording, then delete it.",
    });
  }
  await sql("update takes set created_at = now() - interval '2 hours' where visit_id = $1", [id]);
  expect(await statuses(call("DELETE", `/visits/${id}`))).toEqual([204]);
});

test("purgeDeleted removes a visit with its audio ten minutes after its deletion", async () => {
  const [late, fresh] = [await visit(), await visit()];
  const store = server.context.audioStore;
  for (const id of [late, fresh]) {
    await store.put(
      `take-of-${id}`,
      (async function* () {
        yield Buffer.from("sound");
      })(),
    );
    await addTake(id, "finished", { key: `take-of-${id}` });
    await call("DELETE", `/visits/${id}`);
  }
  await sql("update visits set deleted_at = now() - interval '11 minutes' where id = $1", [late]);
  expect(await statuses(call("POST", `/visits/${late}/restore`))).toEqual([404]);

  expect(await purgeDeleted(server.context)).toBe(1);
  expect(await purgeDeleted(server.context)).toBe(0);
  expect((await sql("select 1 from takes where visit_id = $1", [late])).rowCount).toBe(0);
  await expect(store.read(`take-of-${late}`, 0, 5)).rejects.toMatchObject({ code: "not_found" });
  expect(Buffer.from(await store.read(`take-of-${fresh}`, 0, 5)).toString()).toBe("sound");
  expect(await statuses(call("POST", `/visits/${fresh}/restore`))).toEqual([200]);
});
