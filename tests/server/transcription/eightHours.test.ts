import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guessSpeakers } from "../../../src/server/transcription/speakerGuesses";
import { startVisitWork } from "../../../src/server/transcription/startVisitWork";
import { UtterancesRepository } from "../../../src/server/transcription/utterancesRepository";
import { addSpokenWords } from "../../../src/server/visits/searchTokens";
import type { Transcript } from "../../../src/shared/transcription/utterance";
import type { Visit } from "../../../src/shared/visits/visit";
import { visitLines } from "../../web/support/speech";
import { newVisit } from "../recording/recordingClient";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { until } from "./visitClient";

/** An utterance every 4.8 seconds of eight hours. */
const count = 6_000;
let server: TestServer;
let user: TestUser;
let visitId: string;
let takeId: string;

beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
  visitId = await newVisit(server, user);
  takeId = randomUUID();
  const { database } = server.platform;
  await database.query(
    "insert into takes (id, visit_id, seq, mime, source, state, transcribed, parts) values ($1, $2, 0, 'audio/ogg', 'microphone', 'finished', true, 0)",
    [takeId, visitId],
  );
  for (let from = 0; from < count; from += 500)
    await database.transaction(async (tx) => {
      for (let place = from; place < from + 500; place++)
        await say(new UtterancesRepository(tx, server.platform.vault), place);
    });
}, 120_000);
afterAll(() => server.stop());

async function say(utterances: UtterancesRepository, place: number): Promise<string> {
  const text = visitLines[place % visitLines.length] ?? "";
  const [startMs, endMs] = [place * 4_800, place * 4_800 + 4_000];
  const words = text
    .split(" ")
    .map((word, at) => ({ text: word, start_ms: startMs + at * 300, end_ms: startMs + at * 300 + 250 }));
  await utterances.insert(visitId, {
    takeId,
    startMs,
    endMs,
    speaker: "unknown",
    speakerSource: "inferred",
    confidence: 0.9,
    text,
    words,
  });
  return text;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

test("after eight hours the next utterance is kept as fast as it is said", async () => {
  const { database, vault } = server.platform;
  const times: number[] = [];
  for (let place = count; place < count + 15; place++)
    times.push(
      await timed(() =>
        database.transaction(async (tx) => {
          await addSpokenWords(tx, vault, visitId, await say(new UtterancesRepository(tx, vault), place));
          await guessSpeakers(tx, vault, visitId);
        }),
      ),
    );
  expect(median(times)).toBeLessThan(150);
});

test("the transcript of eight hours is read, corrected and drafted while somebody waits", async () => {
  const path = `/api/v1/visits/${visitId}`;
  let lines: Transcript["utterances"] = [];
  const reading = await timed(async () => {
    lines = ((await (await server.call(user, "GET", `${path}/transcript`)).json()) as Transcript).utterances;
  });
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, place) => place));
  expect(lines.length).toBeGreaterThanOrEqual(count);
  expect(reading).toBeLessThan(5_000);
  const line = `${path}/transcript/${lines[3_000]?.id}`;
  expect(await timed(() => server.call(user, "PATCH", line, { text: "No fever at all." }))).toBeLessThan(5_000);
  const work = await startVisitWork(server.platform);
  const drafting = await timed(async () => {
    expect((await server.call(user, "POST", `${path}/notes`, {})).status).toBe(202);
    await until(
      async () => (await (await server.call(user, "GET", path)).json()) as Visit,
      ({ status }) => status === "ready",
    );
  });
  await work.stop();
  expect(drafting).toBeLessThan(30_000);
}, 60_000);
