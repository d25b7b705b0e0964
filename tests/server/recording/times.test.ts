import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { metricsSchema } from "../../../src/shared/metrics/metrics";
import { sealOggPage } from "../../../src/shared/recording/oggPage";
import { maxTakeMs } from "../../../src/shared/recording/take";
import { visitPageSchema } from "../../../src/shared/visits/visit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { problemOf, RecordingClient, takeOf } from "./RecordingClient";

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser("admin");
});
afterAll(() => server.stop());

const second = 48_000;
const preSkip = 312;
/** A packet of 20 ms: mono, one frame (configuration 19 of RFC 6716). */
const packet = Uint8Array.of(19 << 3, 0, 0);

/** A page of `seconds` of packets that claims to end at `granule`. */
function page(number: number, granule: number | bigint, seconds = 1): Uint8Array {
  const packets = Array.from({ length: seconds * 50 }, () => packet);
  return sealOggPage({ packets, granule: granule as number, flags: 0, serial: 7, number });
}

function headers(): Uint8Array[] {
  const head = Buffer.alloc(19);
  head.write("OpusHead", "latin1");
  head.set([1, 1, preSkip & 255, preSkip >> 8, 0x80, 0xbb], 8); // version 1, one channel, pre-skip, 48,000 Hz
  const tags = Buffer.concat([Buffer.from("OpusTags"), Buffer.alloc(8)]);
  return [head, tags].map((bytes, number) =>
    sealOggPage({ packets: [bytes], granule: 0, flags: number === 0 ? 2 : 0, serial: 7, number }),
  );
}

/** Parts of a second whose times are those of their packets, beginning at `start`. */
const honest = (count: number, start = 0): Uint8Array[] =>
  Array.from({ length: count }, (_, seq) => {
    const audio = page(seq + 2, start + (seq + 1) * second);
    return seq === 0 ? Buffer.concat([...headers(), audio]) : audio;
  });

const recording = (): Promise<RecordingClient> => RecordingClient.recording(server, owner);

describe("the times of a part", () => {
  test.each([
    ["2^62", 2n ** 62n, 413, "too_large"],
    ["more than 24 h", 24 * 3_600 * second + 1, 413, "too_large"],
    ["an hour that was not sent", 3_600 * second, 415, "unsupported_audio"],
    ["four seconds instead of two", 4 * second, 415, "unsupported_audio"],
  ])("that claim %s are refused", async (_, granule, status, code) => {
    const client = await recording();
    const [first, last] = honest(2);
    await client.putAll([first as Uint8Array]);
    expect(await problemOf(await client.put(1, page(3, granule)))).toEqual({ status, code });
    expect(await client.state()).toMatchObject({ received: 1, next: 1 });
    expect((await client.put(1, last as Uint8Array)).status).toBe(201);
    expect(await takeOf(await client.finish(2))).toMatchObject({ duration_ms: Math.round(2_000 - preSkip / 48) });
  });

  test("that arrives early are compared with its own packets", async () => {
    const client = await recording();
    await client.putAll(honest(1));
    const pages = Buffer.concat([page(8, 6 * second), page(9, 60 * second)]);
    expect(await problemOf(await client.put(5, pages))).toEqual({ status: 415, code: "unsupported_audio" });
  });

  test("that arrives early make the finished take no longer than its packets", async () => {
    const client = await recording();
    const parts = honest(3);
    expect((await client.put(2, page(4, 3_600 * second))).status).toBe(201); // parts 0 and 1 could hold an hour
    for (const seq of [0, 1]) expect((await client.put(seq, parts[seq] as Uint8Array)).status).toBe(201);
    const { duration_ms: ms } = await takeOf(await client.finish(3, 3_600_000));
    expect(ms).toBe(3_000);
  });

  test("can start above zero, as in imports", async () => {
    const client = await recording();
    await client.putAll(honest(3, 90 * second));
    expect(await takeOf(await client.finish(3))).toMatchObject({ duration_ms: Math.round(3_000 - preSkip / 48) });
  });

  test("decide the length of the take with its packets, whatever length the recorder reports", async () => {
    const client = await recording();
    await client.putAll([...honest(1), page(3, -1)]); // -1: a page without a time
    const { duration_ms: ms } = await takeOf(await client.finish(2, 10 * maxTakeMs));
    expect(ms).toBe(2_000);
  });
});

test("the visit list and the metrics answer after parts with wrong times were sent", async () => {
  const list = await server.call(owner, "GET", "/api/v1/visits");
  expect(list.status).toBe(200);
  expect(visitPageSchema.parse(await list.json()).items.length).toBeGreaterThan(5);
  const metrics = await server.call(owner, "GET", "/api/v1/metrics");
  expect(metrics.status).toBe(200);
  expect(metricsSchema.parse(await metrics.json()).totals.recorded_ms).toBeLessThan(60_000);
});
