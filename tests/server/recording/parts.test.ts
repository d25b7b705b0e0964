import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oggPageBorders, sealOggPage } from "../../../src/shared/recording/oggPage";
import { maxPartBytes } from "../../../src/shared/recording/take";
import { spokenParts } from "../../bench/ogg";
import { startTestServer, type TestServer } from "../testServer";
import { bytesOf, contentDigest, partsState, problemOf, RecordingClient } from "./RecordingClient";

let server: TestServer;
const { parts } = spokenParts(0.2);
const part = (seq: number): Uint8Array => parts[seq] ?? new Uint8Array();
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe("PUT /takes/{id}/parts/{seq}", () => {
  test("accepts parts in any order and answers which are missing", async () => {
    const client = await RecordingClient.recording(server);
    const order = [...parts.keys()].map((index) => (index * 5) % parts.length);
    expect(new Set(order).size).toBe(parts.length);
    const held = new Set<number>();
    for (const seq of order) {
      const response = await client.put(seq, part(seq));
      held.add(seq);
      const highest = Math.max(...held);
      const missing = Array.from({ length: highest }, (_, index) => index).filter((index) => !held.has(index));
      const next = missing[0] ?? highest + 1;
      expect(response.status).toBe(201);
      expect(await partsState(response)).toEqual({ received: held.size, next, missing });
    }
    expect(await bytesOf(await client.audio())).toEqual(Buffer.concat(parts));
  });

  test("answers 204 to a repeated part and 409 to other bytes under its number", async () => {
    const client = await RecordingClient.recording(server);
    await client.put(0, part(0));
    await client.put(3, part(3));
    const again = await client.put(3, part(3));
    expect([again.status, again.headers.get("chartside-next"), again.headers.get("chartside-missing")]).toEqual([
      204,
      "1",
      "1,2",
    ]);
    expect(await problemOf(await client.put(3, part(4)))).toEqual({ status: 409, code: "part_conflict" });
    expect(await client.state()).toMatchObject({ received: 2, next: 1, missing: [1, 2] });
  });

  test("stores a part once for concurrent calls", async () => {
    const client = await RecordingClient.recording(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.put(0, part(0))));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 204)]);
    expect(await client.state()).toMatchObject({ received: 1, next: 1 });
  });

  test("stores one of two parts sent under one number at the same time", async () => {
    const client = await RecordingClient.recording(server);
    await client.put(0, part(0));
    const answers = await Promise.all([client.put(1, part(1)), client.put(1, part(2))]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
  });

  test("stores all parts sent at the same time", async () => {
    const client = await RecordingClient.recording(server);
    const answers = await Promise.all(parts.map((bytes, seq) => client.put(seq, bytes)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await client.state()).toMatchObject({ received: parts.length, next: parts.length, missing: [] });
    expect((await client.finish(parts.length)).status).toBe(200);
  });

  test("refuses a wrong, missing or malformed digest", async () => {
    const client = await RecordingClient.recording(server);
    for (const digest of [contentDigest(part(1)), "", "sha-256=abc", "sha-512=:AAAA:", "sha-256=::"]) {
      const response = await client.put(0, part(0), { "content-digest": digest });
      expect(await problemOf(response)).toEqual({ status: 400, code: "digest_mismatch" });
    }
    const severalAlgorithms = `sha-512=:AAAA:, ${contentDigest(part(0))}`;
    expect((await client.put(0, part(0), { "content-digest": severalAlgorithms })).status).toBe(201);
  });

  test("refuses bytes that are not whole Ogg pages", async () => {
    const client = await RecordingClient.recording(server);
    const good = Buffer.from(part(0));
    const flipped = Buffer.from(good);
    flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
    const inputs = [
      Buffer.from("RIFF....WAVEfmt not ogg at all, just words that are long enough"),
      Buffer.from("OggS"),
      good.subarray(0, good.length - 1),
      good.subarray(1),
      good.subarray(0, 20),
      Buffer.concat([good, Buffer.from("tail")]),
      flipped,
      Buffer.alloc(0),
    ];
    for (const bytes of inputs) {
      expect(await problemOf(await client.put(0, bytes))).toEqual({ status: 415, code: "not_ogg" });
    }
    expect(await client.state()).toMatchObject({ received: 0, next: 0, missing: [] });
  });

  test("refuses a first part that does not begin an Opus stream", async () => {
    const client = await RecordingClient.recording(server);
    expect(await problemOf(await client.put(0, part(1)))).toEqual({ status: 415, code: "unsupported_audio" });
  });

  describe("refuses an Opus stream that the product does not record", () => {
    test.each<[string, (head: Buffer) => void]>([
      ["no channels", (head) => (head[9] = 0)],
      ["three channels", (head) => (head[9] = 3)],
      ["255 channels", (head) => (head[9] = 255)],
      ["the map of surround sound", (head) => (head[18] = 1)],
      ["the map of ambisonics", (head) => (head[18] = 3)],
      ["an unknown map", (head) => (head[18] = 255)],
      ["an unknown version", (head) => (head[8] = 16)],
    ])("with %s, at its beginning or later", async (_case, change) => {
      const client = await RecordingClient.recording(server);
      const [end = 0, ...rest] = oggPageBorders(part(0)).slice(1);
      const head = Buffer.from(part(0).subarray(end - 19, end));
      change(head);
      const page = sealOggPage({ packets: [head], granule: 0, flags: 2, serial: 7, number: 0 });
      const unknown = Buffer.concat([page, part(0).subarray(end, rest.at(-1))]);
      const refused = { status: 415, code: "unsupported_audio" };
      expect(await problemOf(await client.put(0, unknown))).toEqual(refused);
      expect((await client.put(0, part(0))).status).toBe(201);
      expect(await problemOf(await client.put(1, Buffer.concat([part(1), page])))).toEqual(refused);
      expect(await client.state()).toMatchObject({ received: 1 });
    });

    test("with a map of its channels behind the header", async () => {
      const client = await RecordingClient.recording(server);
      const end = oggPageBorders(part(0))[1] ?? 0;
      const mapped = Buffer.concat([part(0).subarray(end - 19, end), Buffer.from([1, 1, 0, 1])]);
      const page = sealOggPage({ packets: [mapped], granule: 0, flags: 2, serial: 7, number: 0 });
      const bytes = Buffer.concat([page, part(0).subarray(end)]);
      expect(await problemOf(await client.put(0, bytes))).toEqual({ status: 415, code: "unsupported_audio" });
    });
  });

  test("refuses a part that is too large", async () => {
    const client = await RecordingClient.recording(server);
    const response = await client.put(0, new Uint8Array(maxPartBytes + 1));
    expect(await problemOf(response)).toEqual({ status: 413, code: "too_large" });
  });

  test("accepts a part only as audio/ogg or application/octet-stream", async () => {
    const client = await RecordingClient.recording(server);
    const types = ["audio/ogg; codecs=opus", "application/octet-stream"];
    for (const [seq, type] of types.entries())
      expect((await client.put(seq, part(seq), { "content-type": type })).status, type).toBe(201);
    for (const type of ["application/x-www-form-urlencoded", "text/plain", "application/json"]) {
      const response = await client.put(types.length, part(types.length), { "content-type": type });
      expect(await problemOf(response), type).toEqual({ status: 400, code: "bad_request" });
    }
    expect(await bytesOf(await client.audio())).toEqual(Buffer.concat(parts.slice(0, types.length)));
  });

  test.each(["0x10", "1e1", " 1", "-0", "1.0", "", "86400"])("refuses %j as a part's number", async (seq) => {
    const client = await RecordingClient.recording(server);
    const { status } = await client.put(encodeURIComponent(seq), part(0));
    expect([400, 404]).toContain(status);
    expect(await client.state()).toMatchObject({ received: 0 });
  });

  test("accepts only repeated parts for a finished take", async () => {
    const client = await RecordingClient.recording(server);
    await client.putAll(parts.slice(0, 3));
    await client.finish(3);
    expect((await client.put(2, part(2))).status).toBe(204);
    expect(await problemOf(await client.put(3, part(3)))).toEqual({ status: 409, code: "take_finished" });
    expect(await problemOf(await client.put(2, part(3)))).toEqual({ status: 409, code: "part_conflict" });
  });

  test("stores no plain audio and logs no visit id", async () => {
    const client = await RecordingClient.recording(server);
    await client.put(0, part(0));
    const { rows } = await server.context.database.query<{ sealed: Buffer }>(
      "select sealed from take_parts where take_id = $1",
      [client.takeId],
    );
    expect(rows[0]?.sealed.includes(Buffer.from("OpusHead"))).toBe(false);
    expect(server.logLines.join("").includes(client.visitId)).toBe(false);
  });

  test("wakes the workers for each part", async () => {
    const client = await RecordingClient.recording(server);
    const woken: (string | null)[] = [];
    const stop = server.context.notifications.on("visit_work", (payload) => void woken.push(payload));
    await client.put(0, part(0));
    await expect.poll(() => woken).toContain(`${client.visitId}:later`);
    stop();
  });
});
