import { expect, test } from "vitest";
import { DownloadsStore } from "../../../src/renderer/downloads/DownloadsStore";
import { formatFile, hexDigest } from "../../../src/renderer/downloads/formatFile";
import { formatUtcDay } from "../../../src/renderer/format/formatDay";
import { visitorPlatform } from "../../../src/renderer/downloads/visitorPlatform";
import type { Downloads } from "../../../src/shared/downloads/downloads";

test.each([
  { who: "Edge on Windows", userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Edg/140", at: "windows" },
  { who: "Safari on a Mac", userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605", at: "mac" },
  { who: "Firefox on Linux", userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0", at: "linux" },
  { who: "an iPhone", userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile", at: null },
  { who: "an Android phone", userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile", at: null },
  { who: "a Chromebook", userAgent: "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140", at: null },
  { who: "something unknown", userAgent: "curl/8", at: null },
])("$who is offered $at", ({ userAgent, at }) => {
  expect(visitorPlatform({ userAgent, maxTouchPoints: 0 })).toBe(at);
});

test("an iPad that identifies as a Mac is recognized by its touch screen", () => {
  expect(visitorPlatform({ userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", maxTouchPoints: 5 })).toBe(
    null,
  );
});

test("a file is described by its kind and architecture", () => {
  const of = (name: string, architecture: "x64" | "arm64" | "universal" | null) =>
    ({ name, architecture, url: "https://example.org/x", bytes: 1, sha512: "" }) as const;
  expect(formatFile(of("a.exe", "x64"), "windows")).toBe("Installer, 64-bit");
  expect(formatFile(of("a.dmg", "arm64"), "mac")).toBe("Disk image, Apple silicon");
  expect(formatFile(of("a.AppImage", "arm64"), "linux")).toBe("AppImage, ARM, 64-bit");
  expect(formatFile(of("a.bin", null), "linux")).toBe("File");
});

test("a release has its day in UTC", () => expect(formatUtcDay("2026-11-02T23:30:00.000Z")).toBe("Nov 2, 2026"));

test("a digest in base64 is shown in hexadecimal digits", () =>
  expect(hexDigest(Buffer.from([0, 15, 255]).toString("base64"))).toBe("000fff"));

test("the visitor's platform comes first, the others in their order", async () => {
  const release = (platform: "windows" | "mac" | "linux") => ({
    platform,
    version: "1.0.0",
    released_at: null,
    notes: null,
    files: [{ name: "a", url: "https://example.org/a", bytes: null, sha512: "", architecture: null }],
  });
  const answer: Downloads = { feed: "ok", releases: (["windows", "mac", "linux"] as const).map(release), failing: [] };
  const http = { get: () => Promise.resolve({ data: answer }) };
  const orderFor = async (here: "linux" | null): Promise<string[]> => {
    const store = new DownloadsStore(http as never, here);
    await store.load();
    return store.releases.map(({ platform }) => platform);
  };
  expect(await orderFor("linux")).toEqual(["linux", "windows", "mac"]);
  expect(await orderFor(null)).toEqual(["windows", "mac", "linux"]);
});
