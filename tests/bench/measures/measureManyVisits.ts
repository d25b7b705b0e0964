import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { Take } from "../../../src/shared/recording/take";
import type { Client, Recording } from "../Client";
import { spokenParts } from "../ogg";
import { processorMs } from "../processorMs";
import { percentile, residentMb, type Result } from "../result";
import { engineMs } from "./oneVisit";
import { recordedSeconds, stopsInPage } from "./stopInPage";

/** Every client records for a minute, but stops once, at evenly spread times, and continues with another visit. */
const runSeconds = 60;
const firstStopSeconds = 10;
/** Each visit has at most two event streams, and the server allows ten per person. */
const visitsPerClient = 4;
/** Visits that are recorded in Chromium in the meantime, one after another. */
const pageVisits = 2;

export interface Load {
  visits: number;
  /** Budget of the time from stop to the note over the engine's own, in milliseconds; no row if null. */
  noteMs: number | null;
}

interface Loaded {
  recordings: { client: Client; recording: Recording; sent: number }[];
  acknowledged: number[];
  notes: number[];
  memory: number;
}

/** Records many visits at once in real time, on one server process, each with the event stream of its screen. */
export async function measureManyVisits(
  newClient: () => Promise<Client>,
  pid: number,
  { visits, noteMs }: Load,
): Promise<Result[]> {
  const { parts } = spokenParts(runSeconds / 60);
  const loaded: Loaded = { recordings: [], acknowledged: [], notes: [], memory: 0 };
  const clients: Client[] = [];
  while (clients.length * visitsPerClient < visits) clients.push(await newClient());
  const watch = setInterval(() => {
    loaded.memory = Math.max(
      loaded.memory,
      residentMb(pid, (id) => readFileSync(`/proc/${id}/status`, "utf8")),
    );
  }, 1_000);
  const page = noteMs === null ? null : stopsInPage((clients[0] as Client).url, pageVisits);
  const before = processorMs(pid);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: visits }, (_, index) => {
      const stop = Math.round(firstStopSeconds + ((runSeconds - firstStopSeconds) * index) / visits);
      return recordTwo(
        clients[index % clients.length] as Client,
        parts,
        { start: started + (index * 1_000) / visits, stop },
        loaded,
      );
    }),
  );
  const spent = processorMs(pid) - before;
  const onScreen = await page;
  clearInterval(watch);
  const recorded =
    loaded.recordings.reduce((sum, { sent }) => sum + sent, 0) + (onScreen ? pageVisits * recordedSeconds : 0);
  const rows = await lossRows(loaded);
  rows.push(
    row("part acknowledged (p95)", percentile(loaded.acknowledged, 0.95), "ms", 250),
    row("processor time per visit-minute, server and database", spent / 1_000 / (recorded / 60), "s", 0.6, 1.25),
    row("server memory", loaded.memory, "MB", 600),
  );
  if (noteMs !== null) {
    rows.push(row("stop → complete note (p95)", percentile(loaded.notes, 0.95) - engineMs, "ms", noteMs));
    rows.push(
      row(
        "stop → first sentence on screen, in Chromium",
        Math.max(...(onScreen ?? []).map(({ shown }) => shown)),
        "ms",
        noteMs,
      ),
    );
  }
  return rows.map((result) => ({ ...result, name: `${visits} visits at once: ${result.name}` }));
}

const row = (name: string, value: number, unit: Result["unit"], budget: number, before?: number): Result => ({
  name,
  value,
  unit,
  budget,
  ...(before !== undefined && { before }),
});

/** Records a visit until its stop and another one until the end of the minute; waits for both notes. */
async function recordTwo(
  client: Client,
  parts: readonly Uint8Array[],
  { start, stop }: { start: number; stop: number },
  loaded: Loaded,
): Promise<void> {
  const first = record(client, parts.slice(0, stop), start, loaded);
  const { stopped, note } = await first;
  const rest = parts.slice(0, Math.max(firstStopSeconds, runSeconds - stop));
  const second = record(client, rest, start + stop * 1_000, loaded).then((recorded) => recorded.note);
  loaded.notes.push((await note) - stopped);
  await second;
}

/** @returns when the visit was stopped, and when its note was complete, on the clock of `performance`. */
async function record(
  client: Client,
  parts: readonly Uint8Array[],
  start: number,
  loaded: Loaded,
): Promise<{ stopped: number; note: Promise<number> }> {
  await delay(Math.max(0, start - performance.now()));
  const recording = await client.startTake();
  const note = recording.note().then(() => performance.now());
  note.catch(() => {}); // reported by whoever awaits it
  for (const [second, part] of parts.entries()) {
    // a part is ready at the end of its second
    await delay(Math.max(0, start + (second + 1) * 1_000 - performance.now()));
    loaded.acknowledged.push(await recording.send(part));
  }
  loaded.recordings.push({ client, recording, sent: parts.length });
  const stopped = performance.now();
  await recording.finish(parts.length);
  return { stopped, note };
}

/** Audio without a transcript up to this length, in milliseconds, is a rounding difference. */
const roundingMs = 50;

/** Returns the number of parts that the server did not receive, and the seconds of audio that it did not transcribe. */
async function lossRows({ recordings }: Loaded): Promise<Result[]> {
  let [lost, unheard] = [0, 0];
  for (const { client, recording, sent } of recordings) {
    const { items } = await client.json<{ items: Take[] }>("GET", `/visits/${recording.visitId}/takes`);
    const { received = 0, duration_ms: duration = sent * 1_000, transcribed_ms: heard = 0 } = items[0] ?? {};
    lost += sent - received;
    if (duration - heard > roundingMs) unheard += (duration - heard) / 1_000;
  }
  return [row("parts lost", lost, "parts", 0), row("sound without a transcript after the notes", unheard, "s", 0)];
}
