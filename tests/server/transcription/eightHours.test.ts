import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guessNewestSpeakers } from "../../../src/server/transcription/guessSpeakers";
import { NoteThreads } from "../../../src/server/notes/thread/NoteThreads";
import { startVisitWork } from "../../../src/server/pipeline/startVisitWork";
import { UtterancesRepository } from "../../../src/server/transcription/UtterancesRepository";
import { addSpokenWords } from "../../../src/server/visits/addSpokenWords";
import type { Transcript } from "../../../src/shared/transcription/utterance";
import type { Visit } from "../../../src/shared/visits/visit";
import { visitLines } from "../../web/support/speech";
import { newVisit } from "../recording/RecordingClient";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { until } from "./VisitClient";

/** Utterances of eight hours, one every 4.8 seconds. */
const count = 6_000;
/** Limits for a busy machine: the product's are for one that drafts an hour in half a second. */
const minutes = { runMs: 200_000, waitMs: 200_000 };
const threads = new NoteThreads({ whileAsked: minutes, whileLocked: minutes, inBackground: minutes });
let server: TestServer;
let user: TestUser;
let long: Spoken;

interface Spoken {
  visitId: string;
  takeId: string;
}

beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.context, { noteThreads: threads, noteEngine: threads.engine });
  user = await server.newUser();
  long = await begin();
  for (let from = 0; from < count; from += 500)
    await server.context.database.transaction(async (tx) => {
      for (let position = from; position < from + 500; position++)
        await say(new UtterancesRepository(tx, server.context.vault), long, position);
    });
});
afterAll(async () => {
  await server.stop();
  await threads.stop();
});

async function begin(): Promise<Spoken> {
  const spoken = { visitId: await newVisit(server, user), takeId: randomUUID() };
  await server.context.database.query(
    "insert into takes (id, visit_id, seq, mime, source, state, transcribed, parts) values ($1, $2, 0, 'audio/ogg', 'microphone', 'finished', true, 0)",
    [spoken.takeId, spoken.visitId],
  );
  return spoken;
}

async function say(utterances: UtterancesRepository, { visitId, takeId }: Spoken, position: number): Promise<string> {
  const text = visitLines[position % visitLines.length] ?? "";
  const [startMs, endMs] = [position * 4_800, position * 4_800 + 4_000];
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

/** Stores the next utterance of that visit. @returns the milliseconds it took. */
async function store(spoken: Spoken, position: number): Promise<number> {
  const { database, vault } = server.context;
  const started = performance.now();
  await database.transaction(async (tx) => {
    await addSpokenWords(tx, vault, spoken.visitId, await say(new UtterancesRepository(tx, vault), spoken, position));
    await guessNewestSpeakers(tx, server.context, spoken.visitId);
  });
  return performance.now() - started;
}
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

test("storing an utterance takes no longer after eight hours of them", async () => {
  const short = await begin();
  for (let position = 0; position < 12; position++) await store(short, position);
  const times = { long: [] as number[], short: [] as number[] };
  for (let position = 12; position < 27; position++) {
    times.long.push(await store(long, count + position)); // in turns, so that load on the machine slows both
    times.short.push(await store(short, position));
  }
  expect(median(times.long)).toBeLessThan(30 * median(times.short));
});

test("a transcript of eight hours can be read, corrected and drafted", async () => {
  const path = `/api/v1/visits/${long.visitId}`;
  const answer = await server.call(user, "GET", `${path}/transcript`);
  const lines = ((await answer.json()) as Transcript).utterances;
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, position) => position));
  expect(lines.length).toBeGreaterThanOrEqual(count);
  const line = `${path}/transcript/${lines[3_000]?.id}`;
  expect((await server.call(user, "PATCH", line, { text: "No fever at all." })).status).toBe(200);
  const work = await startVisitWork(server.context);
  expect((await server.call(user, "POST", `${path}/documents`, {})).status).toBe(202);
  await until(
    async () => (await (await server.call(user, "GET", path)).json()) as Visit,
    ({ status }) => status === "ready",
    100,
  );
  await work.stop();
});
