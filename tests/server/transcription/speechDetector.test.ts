import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type DetectorStream, SpeechDetector } from "../../../src/server/transcription/detection/SpeechDetector";
import type { Segment } from "../../../src/server/transcription/detection/UtteranceCutter";
import { spokenParts } from "./spokenVisit";

const lines = ["Do you have a fever?", "No fever. I feel tired all the time.", "Are you allergic to anything?"];
const detector = new SpeechDetector();
let parts: Buffer[];
let seconds: number;
beforeAll(() => {
  ({ parts, seconds } = spokenParts(lines));
});
afterAll(() => detector.stop());

async function detect(pieces: readonly Uint8Array[], from = 0) {
  const stream = await detector.open(from);
  const segments: Segment[] = [];
  for (const piece of pieces) segments.push(...(await stream.push(piece)).segments);
  const end = await stream.finish();
  stream.close();
  return { ...end, segments: [...segments, ...end.segments] };
}
const times = (segments: readonly Segment[]): number[][] => segments.map(({ start, end }) => [start, end]);

describe("SpeechDetector", () => {
  test("detects one segment per spoken line", async () => {
    const result = await detect(parts);
    expect(result.segments).toHaveLength(lines.length);
    expect(result.position / 16_000).toBeCloseTo(seconds, 2);
    expect(result.settled).toBe(result.position);
    expect(result.faults).toBe(0);
  });

  test("detects the same segments for any split of the bytes", async () => {
    const all = Buffer.concat(parts);
    const pieces = Array.from({ length: Math.ceil(all.length / 777) }, (_, index) =>
      all.subarray(index * 777, (index + 1) * 777),
    );
    expect(times((await detect(pieces)).segments)).toEqual(times((await detect(parts)).segments));
  });

  test("continues from a checkpoint, sample for sample", async () => {
    const whole = (await detect(parts)).segments;
    const rest = (await detect(parts, whole[0]?.end)).segments;
    expect(times(rest)).toEqual(times(whole.slice(1)));
    expect(rest[0]?.pcm).toEqual(whole[1]?.pcm);
  });

  test("serves others between the steps of one person's long finished takes", async () => {
    const all = Buffer.concat(parts);
    const long = 40 * 48_000; // as steps of a long take, which fill a batch
    const busy = await detector.open(0);
    const takes = await Promise.all([0, 1, 2, 3].map(async () => detector.open(0)));
    const [first, second, other, live] = takes as [DetectorStream, DetectorStream, DetectorStream, DetectorStream];
    const order: string[] = [];
    const mine = { person: "a", isFinished: true, since: 1, samples: long };
    const push = async (stream: DetectorStream, name: string, urgency: object) => {
      await stream.push(all, urgency);
      order.push(name);
    };
    const holding = push(busy, "busy", { person: "z", samples: long });
    await Promise.all([
      holding,
      ...Array.from({ length: 4 }, () => [push(first, "a", mine), push(second, "a", mine)]).flat(),
      push(other, "b", { person: "b", isFinished: true, since: 2 }),
      push(live, "c", { person: "c", since: 3 }),
    ]);
    for (const stream of [busy, ...takes]) stream.close();
    expect(order.indexOf("b")).toBeLessThanOrEqual(3);
    expect(order.indexOf("c")).toBeLessThanOrEqual(4);
  });

  test("serves finished takes first, then the take that has waited longest", async () => {
    const all = Buffer.concat(parts);
    const busy = await detector.open(0);
    const takes = await Promise.all(["late", "early", "finished"].map(async () => detector.open(0)));
    const [late, early, finished] = takes as [DetectorStream, DetectorStream, DetectorStream];
    const order: string[] = [];
    const served = (name: string) => () => void order.push(name);
    const waiting = [
      busy.push(all).then(served("busy")), // while the thread has this one, the others line up
      late.push(all, { since: 2 }).then(served("late")),
      early.push(all, { since: 1 }).then(served("early")),
      finished.push(all, { since: 3, isFinished: true }).then(served("finished")),
    ];
    await Promise.all(waiting);
    expect(order).toEqual(["busy", "finished", "early", "late"]);
    for (const stream of [busy, ...takes]) stream.close();
  });

  test("releases the memory of a take that is closed", async () => {
    await vi.waitFor(() => expect(detector.openStreams).toBe(0)); // those of the tests before
    const stream = await detector.open(0);
    await stream.push(parts[0] ?? Buffer.alloc(0));
    expect(detector.openStreams).toBe(1);
    stream.close();
    await vi.waitFor(() => expect(detector.openStreams).toBe(0));
    await expect(stream.push(parts[1] ?? Buffer.alloc(0))).rejects.toThrow("closed");
  });

  test("a damaged Ogg page does not shift the time of what follows", async () => {
    const whole = (await detect(parts)).segments;
    const second = Math.floor((whole[1]?.start ?? 0) / 16_000) + 1;
    const damaged = parts.map((part) => Buffer.from(part));
    damaged[second]?.fill(0, 200, 260);
    const result = await detect(damaged);
    expect(result.faults).toBe(1);
    expect(result.position / 16_000).toBeCloseTo(seconds, 2);
    expect(times(result.segments).at(-1)).toEqual(times(whole).at(-1));
  });

  test("ends before an Ogg page that is cut off", async () => {
    const cut = Buffer.concat(parts).subarray(0, -500);
    const result = await detect([cut]);
    expect(result.faults).toBe(1);
    expect(result.segments.length).toBeGreaterThanOrEqual(2);
    expect(result.position / 16_000).toBeGreaterThan(seconds - 2);
  });

  test("finds no segments in bytes that are not Ogg", async () => {
    const result = await detect([Buffer.from("<html>OggS is not here, or OggS is broken</html>")]);
    expect(result.segments).toEqual([]);
    expect(result.position).toBe(0);
  });
});
