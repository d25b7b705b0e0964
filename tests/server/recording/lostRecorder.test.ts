import { afterAll, beforeAll, expect, test } from "vitest";
import { spokenParts } from "../../bench/ogg";
import { storeTake } from "../../../src/server/recording/storeTake";
import { purgeDeleted } from "../../../src/server/pipeline/purgeDeleted";
import { finishableAfterMs } from "../../../src/shared/recording/takeState";
import { startTestServer, type TestServer } from "../testServer";
import { bytesOf, newVisit, problemOf, RecordingClient, takeOf } from "./RecordingClient";

let server: TestServer;
const { parts } = spokenParts(0.2);
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const sql = (text: string, values: unknown[]) => server.context.database.query(text, values);
const finishIncomplete = ({ user, path, takeId }: RecordingClient): Promise<Response> =>
  server.call(user, "POST", `${path}/${takeId}/finish-without-rest`);
/** Moves the take's last part into the past, by default so far that the take can be finished without the rest. */
const fallSilent = ({ takeId }: RecordingClient, seconds = finishableAfterMs / 1000 + 1): Promise<unknown> =>
  sql(
    `update takes set created_at = now() - interval '1 hour', last_part_at = now() - make_interval(secs => $2) where id = $1`,
    [takeId, seconds],
  );

test("POST /finish-without-rest finishes a take of a lost recorder at its first gap", async () => {
  const client = await RecordingClient.recording(server);
  for (const seq of [0, 1, 2, 4]) await client.put(seq, parts[seq] ?? new Uint8Array());
  await fallSilent(client);
  expect((await client.state()).idle_ms).toBeGreaterThanOrEqual(61_000);
  const response = await finishIncomplete(client);
  expect(response.status).toBe(200);
  const take = await takeOf(response);
  expect(take).toMatchObject({ state: "finished", parts: 3 });
  expect(take.duration_ms).toBeGreaterThan(2_000);
  expect((await client.visit()).status).toBe("transcribing");
  expect(await (await finishIncomplete(client)).json()).toEqual(take);
  const audio = async () => bytesOf(await client.audio());
  expect(await audio()).toEqual(Buffer.concat(parts.slice(0, 3)));
  await storeTake(server.context, client.takeId);
  expect(await audio()).toEqual(Buffer.concat(parts.slice(0, 3)));
  const { rows } = await sql("select seq from take_parts where take_id = $1 and sealed is not null", [client.takeId]);
  expect(rows, "parts after the gap are kept").toEqual([{ seq: 4 }]);
});

test("POST /finish-without-rest refuses a take whose parts can still be arriving", async () => {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts.slice(0, 2));
  await fallSilent(client, finishableAfterMs / 1000 - 20);
  expect(await problemOf(await finishIncomplete(client))).toEqual({ status: 409, code: "conflict" });
  expect((await client.state()).state).toBe("recording");
});

test("POST /finish-without-rest finishes a take without parts", async () => {
  const client = await RecordingClient.recording(server);
  await fallSilent(client);
  expect(await takeOf(await finishIncomplete(client))).toMatchObject({ state: "finished", parts: 0, duration_ms: 0 });
});

test("POST /finish-without-rest lets the returning recorder finish with the same number of parts and refuses more", async () => {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts.slice(0, 3));
  await fallSilent(client);
  await finishIncomplete(client);
  expect((await client.finish(3)).status).toBe(200);
  expect(await problemOf(await client.put(3, parts[3] ?? new Uint8Array()))).toEqual({
    status: 409,
    code: "take_finished",
  });
});

test("POST /finish-without-rest answers 404 for another user's take", async () => {
  const client = await RecordingClient.recording(server);
  await fallSilent(client);
  const { path, takeId } = client;
  const response = await server.call(await server.newUser(), "POST", `${path}/${takeId}/finish-without-rest`);
  expect(response.status).toBe(404);
});

test("a visit stays signed when further parts arrive", async () => {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts.slice(0, 2));
  await sql("update visits set status = 'signed' where id = $1", [client.visitId]);
  await client.put(2, parts[2] ?? new Uint8Array());
  expect((await client.finish(3)).status).toBe(200);
  expect((await client.visit()).status).toBe("signed");
  expect(await bytesOf(await client.audio())).toEqual(Buffer.concat(parts.slice(0, 3)));
});

test("POST /takes records the take's consent unless a later refusal is recorded", async () => {
  const user = await server.newUser();
  const given = { given: true, method: "spoken", at: new Date().toISOString() };
  const fresh = new RecordingClient(server, user, await newVisit(server, user, null));
  expect((await fresh.begin({ consent: given })).status).toBe(201);
  expect((await fresh.visit()).consent).toMatchObject({ given: true, method: "spoken" });

  const refused = { given: false, method: "refused", at: new Date(Date.now() + 1_000).toISOString() };
  const later = new RecordingClient(server, user, await newVisit(server, user, refused));
  expect(await problemOf(await later.begin({ consent: given }))).toEqual({ status: 409, code: "consent_missing" });
  expect((await later.visit()).consent).toMatchObject({ given: false });
});

test("a take stored while its visit is purged leaves no audio behind", async () => {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts.slice(0, 3));
  await client.finish(3);
  const { audioStore } = server.context;
  /** Purges the visit as soon as the take's audio is in the store. */
  const purgingContext = {
    ...server.context,
    audioStore: Object.assign(Object.create(audioStore) as typeof audioStore, {
      put: async (key: string, content: AsyncIterable<Uint8Array>) => {
        const result = await audioStore.put(key, content);
        await sql("update visits set deleted_at = now() - interval '1 hour' where id = $1", [client.visitId]);
        await purgeDeleted(server.context);
        return result;
      },
    }),
  };
  await storeTake(purgingContext, client.takeId);
  await expect(audioStore.read(`take/${client.takeId}`, 0, 10)).rejects.toMatchObject({ code: "not_found" });
});
