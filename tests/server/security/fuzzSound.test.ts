import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SpeechDetector } from "../../../src/server/transcription/detection/SpeechDetector";
import { sealOggPage } from "../../../src/shared/recording/oggPage";
import { spokenParts } from "../../bench/ogg";
import { newVisit, problemOf, RecordingClient } from "../recording/RecordingClient";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { withinBounds } from "./withinBounds";
import { hostileParts } from "./hostileParts";

/** `CHARTSIDE_FUZZ=50` runs fifty times as many cases, `CHARTSIDE_FUZZ_SEED=7` other ones. */
const times = Number(process.env["CHARTSIDE_FUZZ"] ?? 1);
const seed = Number(process.env["CHARTSIDE_FUZZ_SEED"] ?? 1122);
const runs = (count: number): fc.Parameters<unknown> => ({ numRuns: count * times, seed, endOnFailure: true });
const timeout = 240_000 * times;

/** Samples a second of decoded sound. */
const rate = 16_000;
let server: TestServer;
let owner: TestUser;
let parts: Uint8Array[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser();
  ({ parts } = spokenParts(0.1));
});
afterAll(() => server.stop());

test("no bytes of a part, recorded or imported, make a route fail or block the server", { timeout }, async () => {
  const source = fc.constantFrom("microphone", "import");
  const takes = fc.array(hostileParts(parts), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(takes, source, fc.nat(90_000), fc.nat(), async (pieces, from, count, ms) => {
      const client = new RecordingClient(server, owner, await newVisit(server, owner));
      expect((await client.begin({ source: from })).status).toBe(201);
      for (const [seq, bytes] of pieces.entries()) {
        const { status } = await withinBounds("PUT part", () => client.put(seq, bytes));
        expect(status).toBeLessThan(500);
      }
      const { received } = await client.state();
      const finished = await withinBounds("POST finish", () => client.finish(count % 2 === 0 ? received : count, ms));
      expect(finished.status).toBeLessThan(500);
      const audio = await withinBounds("GET audio", async () => {
        const response = await client.audio();
        await response.arrayBuffer();
        return response;
      });
      expect(audio.status).toBeLessThan(500);
      const list = await withinBounds("GET takes", () => server.call(owner, "GET", client.path));
      expect(list.status).toBe(200);
      await list.body?.cancel();
    }),
    runs(40),
  );
});

test(
  "audio that the server accepts is decoded in bounded time and does not affect the next take",
  { timeout },
  async () => {
    const detector = new SpeechDetector();
    await fc.assert(
      fc.asyncProperty(hostileParts(parts), async (bytes) => {
        const client = new RecordingClient(server, owner, await newVisit(server, owner));
        await client.begin();
        if ((await client.put(0, bytes)).status !== 201) return;
        const stream = await detector.open(0);
        const { position } = await stream.push(bytes);
        await stream.finish();
        stream.close();
        expect(position / rate).toBeLessThanOrEqual(60);
      }),
      runs(40),
    );
    const stream = await detector.open(0);
    const { position } = await stream.push(Buffer.concat(parts));
    expect(position / rate).toBeGreaterThan(5);
    await detector.stop();
  },
);

test("a take is unchanged after a refused part with hours of audio in a few bytes", async () => {
  const client = await RecordingClient.recording(server, owner);
  await client.putAll(parts.slice(0, 1));
  const packets = Array.from({ length: 255 }, () => Uint8Array.of(0x1b, 2)); // 120 ms each
  const pages = Array.from({ length: 600 }, (_, index) =>
    sealOggPage({ packets, granule: (index + 1) * 255 * 5_760, flags: 0, serial: 1, number: index }),
  );
  const refused = await client.put(1, Buffer.concat(pages));
  expect(await problemOf(refused)).toEqual({ status: 413, code: "too_large" });
  expect((await client.put(1, pages[0] as Uint8Array)).status).toBe(201); // half a minute
  expect(await client.state()).toMatchObject({ received: 2 });
});
