import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Take } from "../../../src/shared/recording/take";
import { deleteExpiredAudio } from "../../../src/server/recording/deleteExpiredAudio";
import { storeTake } from "../../../src/server/recording/storeTake";
import { spokenParts } from "../../bench/ogg";
import { startTestServer, type TestServer } from "../testServer";
import { RecordingClient } from "./RecordingClient";

let server: TestServer;
const { parts } = spokenParts(0.1);
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** A take that was finished so many days ago. */
async function recordedDaysAgo(days: number, { transcribed = true } = {}): Promise<RecordingClient> {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts);
  await client.finish(parts.length);
  await server.context.database.query(
    "update takes set transcribed = $2, finished_at = now() - make_interval(days => $3, mins => 1) where id = $1",
    [client.takeId, transcribed, days],
  );
  return client;
}
async function audioOf(client: RecordingClient): Promise<[boolean | undefined, number]> {
  const { items } = (await (await server.call(client.user, "GET", client.path)).json()) as { items: Take[] };
  return [items[0]?.has_audio, (await client.audio()).status];
}

describe("retention", () => {
  test("deletes transcribed audio older than 90 days from the store and the database [P1.23]", async () => {
    const [stored, unstored] = [await recordedDaysAgo(90), await recordedDaysAgo(200)];
    await storeTake(server.context, stored.takeId);
    const [young, untranscribed] = [await recordedDaysAgo(89), await recordedDaysAgo(400, { transcribed: false })];

    expect(await deleteExpiredAudio(server.context)).toBe(2);
    expect(await Promise.all([stored, unstored].map(audioOf))).toEqual([
      [false, 404],
      [false, 404],
    ]);
    expect(await Promise.all([young, untranscribed].map(audioOf))).toEqual([
      [true, 200],
      [true, 200],
    ]);
    const { rows } = await server.context.database.query(
      "select 1 from take_parts where take_id = any($1) and sealed is not null",
      [[stored.takeId, unstored.takeId]],
    );
    expect(rows).toEqual([]);
    await expect(server.context.audioStore.read(`take/${stored.takeId}`, 0, 1)).rejects.toThrow("has been deleted");
    expect(await deleteExpiredAudio(server.context)).toBe(0);
  });

  test("is the practice's own if it has set one, with 0 for keeping all", async () => {
    const [short, long, other] = [await recordedDaysAgo(10), await recordedDaysAgo(200), await recordedDaysAgo(10)];
    const { database } = server.context;
    const own = async ({ user }: RecordingClient, days: number) => {
      const { rows } = await database.query<{ id: string }>(
        "insert into organizations (name, retention_days) values ('Own', $1) returning id",
        [days],
      );
      for (const [table, column] of Object.entries({ users: "id", visits: "owner_id" }))
        await database.query(`update ${table} set organization_id = $2 where ${column} = $1`, [user.id, rows[0]?.id]);
    };
    await own(short, 7);
    await own(long, 0);
    expect(await deleteExpiredAudio(server.context)).toBe(1);
    expect(await Promise.all([short, long, other].map(audioOf))).toEqual([
      [false, 404],
      [true, 200],
      [true, 200],
    ]);
  });

  test("deletes nothing with CHARTSIDE_RETENTION_DAYS=0", async () => {
    const old = await recordedDaysAgo(4_000);
    const settings = { ...server.context.settings, CHARTSIDE_RETENTION_DAYS: 0 };
    expect(await deleteExpiredAudio({ ...server.context, settings })).toBe(0);
    expect(await audioOf(old)).toEqual([true, 200]);
  });
});
