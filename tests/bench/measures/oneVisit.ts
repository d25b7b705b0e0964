import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "../Client";
import { spokenParts } from "../ogg";
import { percentile, type Result } from "../result";

/** Latency of the stub speech engine per utterance, in milliseconds. */
export const engineMs = 200;

/** Measures how fast the parts of one visit in real time are acknowledged. */
export async function measureLiveVisit(client: Client): Promise<Result> {
  const { parts, seconds } = spokenParts(0.75);
  const recording = await client.startTake();
  const started = performance.now();
  const acknowledged: number[] = [];
  for (const [second, part] of parts.entries()) {
    // a part is ready at the end of its second
    await delay(Math.max(0, started + (second + 1) * 1000 - performance.now()));
    acknowledged.push(await recording.send(part));
  }
  await recording.finish(seconds);
  await recording.note();
  return {
    name: "part acknowledged, one visit (p95)",
    value: percentile(acknowledged, 0.95),
    unit: "ms",
    budget: 50,
  };
}

/** Sends a whole visit faster than real time and measures the time from stop to the complete note. */
export async function measureStopToNote(client: Client, minutes: number): Promise<Result> {
  const { parts, seconds } = spokenParts(minutes);
  const recording = await client.startTake();
  for (const part of parts) await recording.send(part);
  // an utterance is transcribed when it ends: the last seconds have no line yet
  await transcribedUpTo(client, recording, (seconds - 15) * 1000);
  const stopped = performance.now();
  await recording.finish(seconds);
  await recording.note();
  return {
    name: `stop → complete note, ${minutes} min visit`,
    value: performance.now() - stopped - engineMs,
    unit: "ms",
    budget: 2_000,
  };
}

async function transcribedUpTo(client: Client, recording: { visitId: string }, ms: number): Promise<void> {
  const stop = new AbortController();
  await client.follow(
    recording.visitId,
    (event) => void (event.type === "utterance" && event.data.end_ms >= ms && stop.abort()),
    stop.signal,
  );
}
