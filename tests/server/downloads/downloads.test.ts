import { afterEach, expect, test } from "vitest";
import { type DownloadFile, type Downloads, downloadsSchema } from "../../../src/shared/downloads/downloads";
import { UpdateFeed } from "../../../src/server/downloads/UpdateFeed";
import { startTestServer } from "../testServer";
import {
  type FeedFiles,
  type FeedServer,
  linuxChannel,
  macChannel,
  sha512,
  startFeed,
  windowsChannel,
} from "./feedServer";

const running: FeedServer[] = [];
afterEach(async () => {
  for (const feed of running.splice(0)) await feed.stop();
});

const silent = { warn: () => {} };

async function feedOf(files: FeedFiles): Promise<FeedServer> {
  const feed = await startFeed(files);
  running.push(feed);
  return feed;
}

/** The releases as `platform version: names`, with the feed's state and failures. */
function summary({ feed, releases, failing }: Downloads): object {
  const names = (files: DownloadFile[]) => files.map(({ name }) => name).join(",");
  const short = releases.map(({ platform, version, files }) => `${platform} ${version}: ${names(files)}`);
  return { feed, releases: short, failing };
}

test("GET /downloads returns version, date, notes, sizes, digests and absolute addresses to everyone [P2.12]", async () => {
  const { url } = await feedOf({
    "latest.yml": windowsChannel,
    "latest-mac.yml": macChannel,
    "latest-linux.yml": linuxChannel("Chartside-1.6.0.AppImage"),
    "latest-linux-arm64.yml": linuxChannel("Chartside-1.6.0-arm64.AppImage"),
  });
  const server = await startTestServer({ CHARTSIDE_UPDATE_FEED_URL: url });
  const response = await server.call(null, "GET", "/api/v1/downloads");
  expect(response.status).toBe(200);
  const downloads = downloadsSchema.parse(await response.json());
  await server.stop();

  expect(summary(downloads)).toEqual({
    feed: "ok",
    releases: [
      "windows 1.6.0: Chartside Setup 1.6.0-arm64.exe,Chartside Setup 1.6.0-x64.exe",
      "mac 1.5.9: Chartside-1.5.9-universal.dmg,Chartside-1.5.9-arm64-mac.zip",
      "linux 1.6.0: Chartside-1.6.0.AppImage,Chartside-1.6.0-arm64.AppImage",
    ],
    failing: [],
  });
  const [windows, mac] = downloads.releases;
  expect(windows).toMatchObject({
    released_at: "2026-11-02T09:30:00.000Z",
    notes: "Faster start.\nNotes open where you left them.",
  });
  expect(windows?.files[1]).toEqual({
    name: "Chartside Setup 1.6.0-x64.exe",
    url: `${url}/Chartside%20Setup%201.6.0-x64.exe`,
    bytes: 104_857_600,
    sha512,
    architecture: "x64",
  });
  expect(mac?.notes).toBe("1.5.9\nDark mode.\n\n1.5.8");
  expect(mac?.files[0]).toMatchObject({
    url: "https://mirror.example.org/Chartside-1.5.9-universal.dmg",
    architecture: "universal",
  });
});

test("a missing feed differs from an empty one", async () => {
  expect(await new UpdateFeed(undefined, silent).downloads()).toEqual({ feed: "not_set", releases: [], failing: [] });
  const { url } = await feedOf({});
  expect(await new UpdateFeed(url, silent).downloads()).toEqual({ feed: "ok", releases: [], failing: [] });
});

test("different versions for two Linux architectures are kept apart", async () => {
  const { url } = await feedOf({
    "latest-linux.yml": linuxChannel("Chartside.AppImage", "1.6.0"),
    "latest-linux-arm64.yml": linuxChannel("Chartside-arm64.AppImage", "1.5.2"),
  });
  expect(summary(await new UpdateFeed(`${url}/`, silent).downloads())).toEqual({
    feed: "ok",
    releases: ["linux 1.6.0: Chartside.AppImage", "linux 1.5.2: Chartside-arm64.AppImage"],
    failing: [],
  });
});

test.each([
  { fault: "invalid YAML", text: "version: [1.6.0\nfiles: {" },
  { fault: "an HTML page", text: "<!doctype html><title>Sign in</title>" },
  { fault: "no files", text: "version: 1.6.0\nfiles: []\n" },
  { fault: "an invalid version", text: windowsChannel.replace("version: 1.6.0", "version: newest") },
  { fault: "an invalid digest", text: windowsChannel.replaceAll(sha512, "abc") },
  { fault: "a script as an address", text: windowsChannel.replaceAll(/url: .*/g, "url: javascript:alert(1)") },
  { fault: "aliases that multiply", text: bomb() },
  { fault: "bytes that are not UTF-8", text: Buffer.from([0x76, 0xff, 0xfe]).toString("latin1") },
])("only the platform whose channel file has $fault fails", async ({ text }) => {
  const broken = Buffer.from(text, "latin1");
  const { url } = await feedOf({
    "latest.yml": (_request, response) => void response.end(broken),
    "latest-mac.yml": macChannel,
  });
  const faults: string[] = [];
  const log = { warn: (about: object) => void faults.push(JSON.stringify(about)) };
  const { feed, releases, failing } = await new UpdateFeed(url, log as never).downloads();
  expect({ feed, failing, platforms: releases.map(({ platform }) => platform) }).toEqual({
    feed: "ok",
    failing: ["windows"],
    platforms: ["mac"],
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]?.length).toBeLessThan(400);
});

/** Nine levels of nine aliases: 387 million items if expanded. */
function bomb(): string {
  const levels = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  const lines = levels.map((name, at) => {
    const inside = at === 0 ? '"x"' : `*${levels[at - 1]}`;
    return `${name}: &${name} [${Array.from({ length: 9 }, () => inside).join(",")}]`;
  });
  return `${lines.join("\n")}\nversion: 1.6.0\nfiles: *i\n`;
}

test("a feed that is down, failing, slow or huge is reported as unavailable within the timeout", async () => {
  const limits = { timeoutMs: 200, maxBytes: 10_000 };
  const stopped = await startFeed({});
  await stopped.stop();
  const failing = await feedOf({ "latest.yml": (_request, response) => void response.writeHead(500).end("no") });
  const slowHead = await feedOf({ "latest.yml": () => {} });
  const slowBody = await feedOf({ "latest.yml": (_request, response) => void response.write("version: 1.6.0\n") });
  let sent = 0;
  const huge = await feedOf({
    "latest.yml": (_request, response) => {
      const more = (): void => {
        while (!response.destroyed && sent < 1e9 && response.write("#".repeat(1_000))) sent += 1_000;
      };
      response.on("drain", more);
      more();
    },
  });
  for (const { url } of [stopped, failing, slowHead, slowBody, huge]) {
    const downloads = await new UpdateFeed(url, silent, limits).downloads();
    expect({ url, ...downloads, failing: downloads.failing.includes("windows") }).toEqual({
      url,
      feed: "unavailable",
      releases: [],
      failing: true,
    });
  }
  expect(sent).toBeLessThan(50_000_000);
});

test("the feed is cached for five minutes or, after a failure, 30 s", async () => {
  let isBroken = false;
  const feed = await feedOf({
    "latest.yml": (_request, response) => void response.end(isBroken ? "no: [" : windowsChannel),
  });
  let now = 0;
  const reader = new UpdateFeed(feed.url, silent, undefined, () => now);
  await Promise.all([reader.downloads(), reader.downloads(), reader.downloads()]);
  now = 5 * 60_000 - 1;
  await reader.downloads();
  expect(feed.requested).toHaveLength(4); // one request per file
  isBroken = true;
  now = 5 * 60_000;
  expect(await reader.downloads()).toMatchObject({ feed: "unavailable" });
  isBroken = false;
  expect(await reader.downloads()).toMatchObject({ feed: "unavailable" });
  now += 30_000;
  expect(await reader.downloads()).toMatchObject({ feed: "ok", failing: [] });
  expect(feed.requested).toHaveLength(12);
});

test("the server refuses to start with a password in the feed's address, which everyone would see", async () => {
  await expect(startTestServer({ CHARTSIDE_UPDATE_FEED_URL: "https://me:secret@example.org/feed" })).rejects.toThrow(
    "CHARTSIDE_UPDATE_FEED_URL",
  );
});
