import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { checkPeriodically } from "../../../src/main/updates/checkPeriodically";
import { isSafeAddress, updateFeed } from "../../../src/main/updates/updateFeed";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chartside-feed-"));
});
const paths = () => ({
  packagedPath: join(folder, "app-update.yml"),
  ownPath: join(folder, "own", "update-feed.yml"),
});
const packaged = (text: string) => writeFileSync(join(folder, "app-update.yml"), text);

test("the update feed is the feed that the app was packaged with", async () => {
  packaged("provider: generic\nurl: https://downloads.example.org/chartside\npublisherName:\n  - Chartside\n");
  const feed = await updateFeed({ address: undefined, ...paths() });
  expect(feed.url.href).toBe("https://downloads.example.org/chartside");
  expect(feed.configPath).toBe(paths().packagedPath);
});

test("the update feed can have another address", async () => {
  packaged("provider: generic\nurl: https://downloads.example.org/chartside\npublisherName:\n  - Chartside\n");
  const feed = await updateFeed({ address: "https://mirror.example.org/", ...paths() });
  expect(parse(readFileSync(feed.configPath, "utf8"))).toEqual({
    provider: "generic",
    url: "https://mirror.example.org/",
    publisherName: ["Chartside"],
    updaterCacheDirName: "chartside-updater",
    useMultipleRangeRequest: false,
  });
});

test.each([
  "http://downloads.example.org/chartside",
  "http://127.0.0.1.example.org/",
  "ftp://127.0.0.1/",
  "file:///srv/feed",
  "https://nora:secret@downloads.example.org/",
  "downloads.example.org",
])("the update feed rejects %s", async (address) => {
  await expect(updateFeed({ address, ...paths() })).rejects.toThrow();
  packaged(`provider: generic\nurl: ${address}\n`);
  await expect(updateFeed({ address: undefined, ...paths() })).rejects.toThrow();
});

test("the update feed is absent from an app without a feed or with one of another kind", async () => {
  await expect(updateFeed({ address: undefined, ...paths() })).rejects.toThrow("no update feed");
  packaged("provider: github\nowner: someone\nrepo: something\n");
  await expect(updateFeed({ address: undefined, ...paths() })).rejects.toThrow();
});

test("the update feed requires https, except on this computer", () => {
  const safe = (address: string) => isSafeAddress(new URL(address));
  expect(["https://a.example/", "http://127.0.0.1:8/", "http://localhost/", "http://[::1]:4600/"].map(safe)).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(["http://a.example/", "http://192.168.1.4/", "ws://localhost/"].map(safe)).toEqual([false, false, false]);
});

test("the update feed is checked soon after the start and every four hours, except during a recording", () => {
  vi.useFakeTimers();
  const check = vi.fn();
  const recording = { isRunning: false };
  checkPeriodically({ check }, () => recording.isRunning);
  vi.advanceTimersByTime(19_000);
  expect(check).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1_000);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4 * 3_600_000);
  expect(check).toHaveBeenCalledTimes(2);
  recording.isRunning = true;
  vi.advanceTimersByTime(8 * 3_600_000);
  expect(check).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
