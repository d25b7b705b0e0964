import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partContext, PartsRepository } from "../../../src/server/recording/PartsRepository";
import { storeTake } from "../../../src/server/recording/storeTake";
import { TakesRepository } from "../../../src/server/recording/TakesRepository";
import { readParts, TakeReader } from "../../../src/server/recording/TakeReader";
import { spokenParts } from "../../bench/ogg";
import { startTestServer, type TestServer } from "../testServer";
import { bytesOf, RecordingClient, takeOf } from "./RecordingClient";

let server: TestServer;
const { parts } = spokenParts(1.2);
const whole = Buffer.concat(parts);
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/**
 * A finished take. Its parts go one by one: 72 at once would wait for the connection pool until some are answered with
 * 503.
 */
async function finishedTake(): Promise<RecordingClient> {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts);
  expect((await client.finish(parts.length)).status).toBe(200);
  return client;
}

async function expectReadable(client: RecordingClient): Promise<void> {
  expect(await bytesOf(await client.audio())).toEqual(whole);
  for (const [from, limit] of [
    [0, 5],
    [30, 7],
    [63, 3],
    [parts.length - 2, 10],
  ] as const) {
    const read = await readParts(server.context, client.takeId, from, limit);
    expect(read.map(({ seq }) => seq)).toEqual([...parts.keys()].slice(from, from + limit));
    expect(Buffer.concat(read.map(({ bytes }) => bytes))).toEqual(Buffer.concat(parts.slice(from, from + limit)));
  }
  expect(await readParts(server.context, client.takeId, parts.length, 5)).toEqual([]);
}

test("GET /takes/{id}/audio answers the whole audio and ranges, before and after storeTake", async () => {
  const client = await finishedTake();
  const size = whole.length;
  const ranges = [
    ["bytes=0-0", 0, 1],
    [`bytes=100-${size - 200}`, 100, size - 199],
    ["bytes=5000-", 5000, size],
    ["bytes=-300", size - 300, size],
    [`bytes=10-${size + 999}`, 10, size],
  ] as const;
  const expectRanges = async (): Promise<void> => {
    await expectReadable(client);
    for (const [header, start, end] of ranges) {
      const response = await client.audio(header);
      expect([response.status, response.headers.get("content-range")]).toEqual([
        206,
        `bytes ${start}-${end - 1}/${size}`,
      ]);
      expect(await bytesOf(response)).toEqual(whole.subarray(start, end));
    }
    const outside = await client.audio(`bytes=${size}-`);
    expect([outside.status, outside.headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
    const backwards = await client.audio("bytes=5-3"); // invalid, so that the header is ignored (RFC 9110)
    expect([backwards.status, (await backwards.arrayBuffer()).byteLength]).toEqual([200, size]);
    const severalRanges = await client.audio("bytes=0-1,5-6");
    expect(severalRanges.status).toBe(200);
    expect(severalRanges.headers.get("cache-control")).toBe("no-store");
    expect(severalRanges.headers.get("content-type")).toContain("audio/ogg");
    await severalRanges.arrayBuffer();
  };
  await expectRanges();
  await storeTake(server.context, client.takeId);
  await expectRanges();
});

test("storeTake moves the encrypted audio out of the database", async () => {
  const client = await finishedTake();
  await storeTake(server.context, client.takeId);
  const { rows } = await server.context.database.query<{ held: number; key: string; bytes: number }>(
    `select count(sealed)::integer as held, min(stored_key) as key, min(stored_bytes)::integer as bytes
     from take_parts join takes on takes.id = take_id where take_id = $1`,
    [client.takeId],
  );
  expect(rows[0]?.held).toBe(0);
  const object = Buffer.from(await server.context.audioStore.read(rows[0]?.key ?? "", 0, rows[0]?.bytes ?? 0));
  expect(object.includes(Buffer.from("OpusHead"))).toBe(false);
  expect(object.length).toBeLessThan(whole.length * 1.01 + 1_000);
  expect((await client.put(4, parts[4] ?? new Uint8Array())).status).toBe(204);
  expect((await client.put(4, parts[5] ?? new Uint8Array())).status).toBe(409);
});

test("storeTake can be repeated, run twice at the same time and run again after a crash", async () => {
  const client = await finishedTake();
  await server.context.audioStore.put(`take/${client.takeId}`, half());
  await Promise.all([storeTake(server.context, client.takeId), storeTake(server.context, client.takeId)]);
  await storeTake(server.context, client.takeId);
  await expectReadable(client);
});

/** What a crashed `storeTake` left: other bytes than the take's. */
async function* half(): AsyncIterable<Uint8Array> {
  yield randomBytes(1_000);
}

test("a take that is being recorded is not stored and reads up to its first gap", async () => {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts.slice(0, 2));
  await client.put(4, parts[4] ?? new Uint8Array());
  await storeTake(server.context, client.takeId);
  expect((await readParts(server.context, client.takeId, 0, 10)).map(({ seq }) => seq)).toEqual([0, 1]);
  expect(await readParts(server.context, client.takeId, 3, 10)).toEqual([]);
  expect(await bytesOf(await client.audio())).toEqual(Buffer.concat(parts.slice(0, 2)));
});

test("deleted audio answers 404", async () => {
  const client = await finishedTake();
  await server.context.database.query("update takes set audio_deleted_at = now() where id = $1", [client.takeId]);
  expect((await client.audio()).status).toBe(404);
  expect(await readParts(server.context, client.takeId, 0, 5)).toEqual([]);
  expect((await client.state()).has_audio).toBe(false);
});

test(
  "an 8-hour take accepts parts, finishes and answers any range, before and after storeTake",
  { timeout: 600_000 },
  async () => {
    const client = await RecordingClient.recording(server);
    const count = 8 * 3_600;
    await fill(client.takeId, count);
    const next = parts[3] ?? new Uint8Array();
    for (let seq = count; seq < count + 20; seq++) expect((await client.put(seq, next)).status).toBe(201);
    expect(await client.state()).toMatchObject({ received: count + 20, next: count + 20, missing: [] });
    expect((await client.finish(count + 20)).status).toBe(200);
    const range = "bytes=20000000-20004095";
    const partial = async (): Promise<Buffer> => {
      const answer = await client.audio(range);
      expect(answer.status).toBe(206);
      return bytesOf(answer);
    };
    const before = await partial();
    await storeTake(server.context, client.takeId);
    expect(await partial()).toEqual(before);
    expect(await readThrough(client.takeId)).toBe(count + 20);
  },
);

/** Reads a stored take as the transcriber does. @returns the number of parts. */
async function readThrough(takeId: string): Promise<number> {
  const reader = new TakeReader(server.context, takeId);
  let seq = 0;
  for (let found = 1; found > 0; seq += found) found = (await reader.parts(seq, 32)).length;
  return seq;
}

/** Inserts `count` parts, each the same second of speech. */
async function fill(takeId: string, count: number): Promise<void> {
  const { database, vault } = server.context;
  const bytes = parts[0] ?? new Uint8Array();
  const visitId = (await new TakesRepository(database).rowById(takeId))?.visit_id ?? "";
  const key = await vault.key(database, "visit", visitId);
  await new PartsRepository(database).insert(takeId, {
    seq: 0,
    sha256: randomBytes(32),
    bytes: bytes.length,
    sealed: key.seal(bytes, partContext(takeId, 0)),
  });
  for (let from = 1; from < count; from += 1_000) {
    const seqs = Array.from({ length: Math.min(1_000, count - from) }, (_, index) => from + index);
    await database.query(
      `insert into take_parts (take_id, seq, sha256, bytes, sealed)
       select $1, seq, sha256($3), $4, sealed from unnest($2::integer[], $5::bytea[]) as part (seq, sealed)`,
      [takeId, seqs, bytes, bytes.length, seqs.map((seq) => key.seal(bytes, partContext(takeId, seq)))],
    );
  }
  await database.query(
    `update takes set received = $2, next_part = $2, highest_part = $2 - 1, packet_samples = $2 * 48000::bigint
     where id = $1`,
    [takeId, count],
  );
}

test("POST /takes/{id}/finish returns the take with its audio and progress", async () => {
  const client = await RecordingClient.recording(server);
  await client.putAll(parts.slice(0, 3));
  const take = await takeOf(await client.finish(3));
  expect(take).toMatchObject({ has_audio: true, transcribed_ms: 0, source: "microphone", visit_id: client.visitId });
});
