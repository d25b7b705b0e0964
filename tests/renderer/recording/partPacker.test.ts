import { beforeEach, expect, test } from "vitest";
import { PartPacker } from "../../../src/renderer/recording/capture/PartPacker";
import type { Part } from "../../../src/shared/recording/part";
import { lastGranule, opusPreSkip, readOggPages } from "../../../src/shared/recording/oggPage";

const preSkip = 312;
/** A packet of 20 ms, as from an Opus encoder. */
const samples = 960;
const packet = (size = 60) => ({ bytes: new Uint8Array(size).fill(7), samples });

let parts: Part[];
let writer: PartPacker;
beforeEach(() => {
  parts = [];
  writer = new PartPacker((part) => parts.push(part));
  const head = new Uint8Array(19);
  head.set(new TextEncoder().encode("OpusHead"));
  new DataView(head.buffer).setUint16(10, preSkip, true);
  writer.begin(head);
});
const add = (count: number): void => {
  for (let n = 0; n < count; n++) writer.add(packet());
};

test("a part of at most a second is emitted when the next packet would not fit", () => {
  add(50);
  expect(parts).toHaveLength(0);
  add(1);
  expect(parts).toMatchObject([{ seq: 0 }]);
  expect(lastGranule(readOggPages(parts[0]?.bytes ?? new Uint8Array()))).toBe(48_000);
});

test("every part has whole Ogg pages, the first with the stream's headers", () => {
  add(151);
  expect(parts.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  const [first, second] = parts.map(({ bytes }) => readOggPages(bytes));
  expect(first).toHaveLength(3);
  expect(first?.[0] && opusPreSkip(first[0])).toBe(preSkip);
  expect(second).toHaveLength(1);
});

test("a pause ends the part with the packet that reaches it", () => {
  add(10);
  writer.endPartAt(12 * samples);
  add(1);
  expect(parts).toHaveLength(0);
  add(1);
  expect(parts).toMatchObject([{ seq: 0, endMs: Math.round((12 * samples - preSkip) / 48) }]);
  writer.endPartAt(12 * samples);
  expect(parts).toHaveLength(1); // nothing new, no empty part
});

test("the end is trimmed to what was recorded", () => {
  add(10);
  writer.finish(9_000);
  expect(lastGranule(readOggPages(parts[0]?.bytes ?? new Uint8Array()))).toBe(9_000 + preSkip);
});

test("a packet longer than one lacing value stays one packet", () => {
  writer.add(packet(600));
  writer.finish(samples);
  const [, , part] = readOggPages(parts[0]?.bytes ?? new Uint8Array());
  expect(part?.body).toHaveLength(600);
});

test("a part that fills up before the end of speech is followed by one that ends there", () => {
  add(48);
  writer.endPartAt(52 * samples);
  add(4);
  expect(parts.map(({ seq }) => seq)).toEqual([0, 1]);
});
