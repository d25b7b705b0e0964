import { beforeEach, expect, test } from "vitest";
import { OpusPages } from "../../../src/renderer/recording/capture/OpusPages";
import type { Page } from "../../../src/renderer/recording/journal/JournalDisk";
import { lastGranule, opusPreSkip, readOggPages } from "../../../src/shared/recording/oggPages";

const preSkip = 312;
/** A packet of 20 ms, as Opus makes them. */
const samples = 960;
const packet = (size = 60) => ({ bytes: new Uint8Array(size).fill(7), samples });

let pages: Page[];
let writer: OpusPages;
beforeEach(() => {
  pages = [];
  writer = new OpusPages((page) => pages.push(page));
  const head = new Uint8Array(19);
  head.set(new TextEncoder().encode("OpusHead"));
  new DataView(head.buffer).setUint16(10, preSkip, true);
  writer.begin(head);
});
const add = (count: number): void => {
  for (let n = 0; n < count; n++) writer.add(packet());
};

test("a page is a second long at most, and is out as soon as the next packet would not fit", () => {
  add(50);
  expect(pages).toHaveLength(0);
  add(1);
  expect(pages).toMatchObject([{ seq: 0 }]);
  expect(lastGranule(readOggPages(pages[0]?.bytes ?? new Uint8Array()))).toBe(48_000);
});

test("the first page brings the stream's headers, every page is whole by itself", () => {
  add(151);
  expect(pages.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  const [first, second] = pages.map(({ bytes }) => readOggPages(bytes));
  expect(first).toHaveLength(3);
  expect(first?.[0] && opusPreSkip(first[0])).toBe(preSkip);
  expect(second).toHaveLength(1);
});

test("a pause ends the page with the packet that reaches it", () => {
  add(10);
  writer.endPageAt(12 * samples);
  add(1);
  expect(pages).toHaveLength(0);
  add(1);
  expect(pages).toMatchObject([{ seq: 0, endMs: Math.round((12 * samples - preSkip) / 48) }]);
  writer.endPageAt(12 * samples);
  expect(pages).toHaveLength(1); // nothing new, no empty page
});

test("the end keeps no more than was spoken", () => {
  add(10);
  writer.finish(9_000);
  expect(lastGranule(readOggPages(pages[0]?.bytes ?? new Uint8Array()))).toBe(9_000 + preSkip);
});

test("a packet longer than one lacing value stays one packet", () => {
  writer.add(packet(600));
  writer.finish(samples);
  const [, , page] = readOggPages(pages[0]?.bytes ?? new Uint8Array());
  expect(page?.body).toHaveLength(600);
});
