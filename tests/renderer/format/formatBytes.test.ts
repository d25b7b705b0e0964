import { describe, expect, test } from "vitest";
import { formatBytes, formatFileSize } from "../../../src/renderer/format/formatBytes";

describe("formatBytes", () => {
  test.each([
    [0, "0 B"],
    [999, "999 B"],
    [1_000, "1 kB"],
    [104_857_600, "104.9 MB"],
    [1_250_000_000, "1.3 GB"],
    [4e15, "4,000.0 TB"],
  ] as const)("%i bytes are shown as %s", (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});

describe("formatFileSize", () => {
  test.each([
    [undefined, "–"],
    [0, "0 kB"],
    [200, "1 kB"],
    [312_000, "312 kB"],
    [4_100_000, "4.1 MB"],
    [10_700_000_000, "10.7 GB"],
  ])("%s bytes are shown as %s", (bytes, words) => {
    expect(formatFileSize(bytes)).toBe(words);
  });
});
