import { setTimeout as delay } from "node:timers/promises";
import type { Utterance } from "../../../src/shared/transcription/utterance";
import type { Client } from "../client";
import { spokenParts } from "../ogg";
import { percentile, type Result } from "../result";

/** How long a silence must last before an utterance is over; the recognizer cannot be asked sooner. */
const engineMs = 200;

/** One visit at the speed of speech: when each utterance reaches the screen's stream, and how fast parts are acknowledged. */
export async function measureLiveVisit(client: Client): Promise<Result[]> {
  const { parts, seconds } = spokenParts(0.75);
  const recording = await client.startTake();
  const arrivals: { utterance: Utterance; at: number }[] = [];
  const stop = new AbortController();
  const following = client.follow(
    recording.visitId,
    (event) => void (event.type === "utterance" && arrivals.push({ utterance: event.data, at: performance.now() })),
    stop.signal,
  );
  const started = performance.now();
  const acknowledged: number[] = [];
  for (const [second, part] of parts.entries()) {
    await delay(Math.max(0, started + (second + 1) * 1000 - performance.now())); // a page is there when its second is over
    acknowledged.push(await recording.send(part));
  }
  await recording.finish(seconds);
  await recording.note();
  stop.abort();
  await following;
  const first = new Map(arrivals.toReversed().map(({ utterance, at }) => [utterance.id, { utterance, at }]));
  // An utterance's end falls anywhere in its page, which leaves the recorder when the page is full: counted from there.
  const lags = [...first.values()].map(
    ({ utterance, at }) => at - (started + Math.ceil(utterance.end_ms / 1000) * 1000) - engineMs,
  );
  return [
    {
      name: "utterance on the stream after its page, engine time taken off (p95)",
      value: percentile(lags, 0.95),
      unit: "ms",
      budget: 600,
    },
    { name: "part acknowledged, one visit (p95)", value: percentile(acknowledged, 0.95), unit: "ms", budget: 50 },
  ];
}

/** A whole visit sent faster than it was spoken, then: stop → the whole note. */
export async function measureStopToNote(client: Client, minutes: number): Promise<Result> {
  const { parts, seconds } = spokenParts(minutes);
  const recording = await client.startTake();
  for (const part of parts) await recording.send(part);
  await transcribedUpTo(client, recording, (seconds - 15) * 1000);
  const stopped = performance.now();
  await recording.finish(seconds);
  await recording.note();
  return {
    name: `stop → whole note, ${minutes} min visit`,
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

export { engineMs };
