import { expect, test } from "vitest";
import { barsOf, oggChunks, peaksOf } from "../../../src/renderer/playback/computePeaks";

/** An Ogg page whose body is `size` bytes of `fill`. */
function page(size: number, fill: number): Uint8Array {
  const lacing = [...Array.from({ length: Math.floor(size / 255) }, () => 255), size % 255];
  const bytes = new Uint8Array(27 + lacing.length + size).fill(fill, 27 + lacing.length);
  bytes.set(new TextEncoder().encode("OggS"));
  bytes[26] = lacing.length;
  bytes.set(lacing, 27);
  return bytes;
}
function joined(pages: Uint8Array[]): Uint8Array {
  return new Uint8Array(pages.flatMap((bytes) => [...bytes]));
}

test("every chunk of a long file starts with the header pages and holds whole pages", () => {
  const header = [page(19, 1), page(30, 2)];
  const sound = [page(300, 3), page(255, 4), page(10, 5)];
  const chunks = oggChunks(joined([...header, ...sound]), 2);
  expect(chunks).toEqual([joined([...header, ...sound.slice(0, 2)]), joined([...header, ...sound.slice(2)])]);
});

test("a truncated page is left out", () => {
  const whole = joined([page(19, 1), page(30, 2), page(300, 3)]);
  const cut = joined([whole, page(300, 4).subarray(0, 200)]);
  expect(oggChunks(cut)).toEqual([whole]);
});

test.each([[new Uint8Array()], [new TextEncoder().encode("<html>not audio at all, though long enough</html>")]])(
  "bytes that are not Ogg give no chunks",
  (bytes) => expect(oggChunks(bytes)).toEqual([]),
);

test("there is a peak for each tenth of a second", () => {
  const samples = new Float32Array(24_000);
  samples[4_800 * 2] = -0.5;
  expect(peaksOf(samples)).toEqual([0, 0, 0.5, 0, 0]);
});

test("the height of a bar is the root of its loudest peak relative to the loudest of all", () => {
  const pieces = [
    { startMs: 0, durationMs: 200, peaks: [0.1, 0.4] },
    { startMs: 200, durationMs: 200, peaks: [] },
  ];
  expect(barsOf(pieces, 0, 400, 4)).toEqual([0.5, 1, 0.06, 0.06]);
});
