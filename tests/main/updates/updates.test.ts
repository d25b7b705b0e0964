import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { channel, cut, installer, type LocalFeed, sha512, slowly, startLocalFeed } from "./localFeed";
import { updatesOn } from "./updatesOnFeed";

let feed: LocalFeed;
beforeEach(async () => {
  feed = await startLocalFeed();
});
afterEach(() => feed.stop());

const until = (condition: () => void) => vi.waitFor(condition, { timeout: 15_000, interval: 10 });
const offer = (version: string, notes?: string) =>
  feed.files
    .set("latest.yml", channel(version, undefined, undefined, notes))
    .set(`Chartside-${version}.exe`, installer);
const pendingOf = (folder: string) => readdirSync(join(folder, "chartside-updater", "pending"));

test("the updater reports version, notes, percent and speed while it downloads and verifies an update [P3.13 P3.14 P4.60 P4.61]", async () => {
  offer("1.6.0", '"- Findings by the keyboard alone.\\n- <b>Faster</b>."').set(
    "Chartside-1.6.0.exe",
    slowly(installer),
  );
  const { updates, states, stateNames, settings, folder } = updatesOn(feed.url);
  await updates.check();
  await until(() => expect(states.at(-1)?.status).toBe("downloaded"));
  expect(stateNames()).toEqual(["checking", "available", "downloading", "downloaded"]);
  const info = { version: "1.6.0", releaseNotes: "- Findings by the keyboard alone.\n- <b>Faster</b>." };
  expect(states[1]).toEqual({ status: "available", ...info });
  expect(states.at(-1)).toEqual({ status: "downloaded", ...info });
  const progress = states.filter((state) => state.status === "downloading");
  expect(progress[0]).toEqual({ status: "downloading", ...info, percent: 0, bytesPerSecond: 0 });
  expect(progress.length).toBeGreaterThan(1);
  for (const { percent, bytesPerSecond } of progress.slice(1)) {
    expect(percent).toBeGreaterThan(50);
    expect(percent).toBeLessThan(100);
    expect(bytesPerSecond).toBeGreaterThan(100_000);
  }
  expect(sha512(readFileSync(join(folder, "chartside-updater", "pending", "Chartside-1.6.0.exe")))).toBe(
    sha512(installer),
  );
  expect(Date.parse(settings.updates.checkedAt ?? "")).toBeLessThanOrEqual(Date.now());
});

test("the updater ignores the same or an older version", async () => {
  for (const version of ["1.5.1", "1.5.0", "0.9.0"]) {
    offer(version);
    const { updates, stateNames, settings } = updatesOn(feed.url);
    const { state, checkedAt } = await updates.check();
    expect(stateNames()).toEqual(["checking", "not-available"]);
    expect(state).toEqual({ status: "not-available", checkedAt });
    expect(settings.updates.checkedAt).toBe(checkedAt);
    expect(feed.asked.some((name) => name.endsWith(".exe"))).toBe(false);
  }
});

test("the updater downloads nothing unrequested until auto-download is switched on [P7.44]", async () => {
  offer("1.6.0");
  const { updates, stateNames } = updatesOn(feed.url, { choices: { autoDownload: false } });
  expect((await updates.check()).state).toMatchObject({ status: "available", version: "1.6.0" });
  expect(feed.asked).toEqual(["latest.yml"]);
  await updates.check(); // again: still only checked
  expect(feed.asked).toEqual(["latest.yml", "latest.yml"]);
  expect((await updates.download()).state.status).toBe("downloaded");
  expect(stateNames()).toEqual(["checking", "available", "checking", "available", "downloading", "downloaded"]);

  const other = updatesOn(feed.url, { choices: { autoDownload: false } });
  await other.updates.check();
  expect(other.updates.setAutoDownload(true)).toMatchObject({ autoDownload: true, state: { status: "downloading" } });
  await until(() => expect(other.states.at(-1)?.status).toBe("downloaded"));
});

test("the updater neither checks nor downloads again while an update is ready to install", async () => {
  offer("1.6.0");
  const { updates } = updatesOn(feed.url, { choices: { autoDownload: false } });
  await updates.check();
  await updates.download();
  feed.asked.length = 0;
  expect((await updates.check()).state.status).toBe("downloaded");
  expect((await updates.download()).state.status).toBe("downloaded");
  expect(feed.asked).toEqual([]);
});

describe("unusable feed", () => {
  test.each([
    { fault: "a missing file", answer: undefined, code: "ERR_UPDATER_CHANNEL_FILE_NOT_FOUND" },
    { fault: "an HTML page", answer: "<!doctype html><title>Sign in</title>", code: "ERR_UPDATER_INVALID_VERSION" },
    { fault: "an invalid version", answer: channel("newest"), code: "ERR_UPDATER_INVALID_VERSION" },
    { fault: "invalid YAML", answer: "version: [1.6.0\nfiles: {", code: "ERR_UPDATER_INVALID_UPDATE_INFO" },
    { fault: "bytes", answer: Buffer.from([0, 255, 254]), code: "ERR_UPDATER_INVALID_UPDATE_INFO" },
    { fault: "an empty file", answer: "", code: "ERR_UPDATER_INVALID_UPDATE_INFO" },
  ])("with $fault fails the check with the product's message and can be retried [P8.39]", async ({ answer, code }) => {
    if (answer !== undefined) feed.files.set("latest.yml", answer);
    const { updates, stateNames, failures, settings } = updatesOn(feed.url);
    expect((await updates.check()).state).toEqual({
      status: "error",
      step: "check",
      text: "Failed to check for updates",
      update: null,
    });
    expect(failures).toEqual([`check ${code}`]);
    expect(settings.updates.checkedAt).toBeNull();
    offer("1.5.1");
    await updates.check();
    expect(stateNames()).toEqual(["checking", "error", "checking", "not-available"]);
  });

  test("fails the check on a server error and an unreachable server [P8.39]", async () => {
    feed.files.set("latest.yml", (_request, response) => void response.writeHead(503).end("no"));
    const failing = updatesOn(feed.url);
    expect((await failing.updates.check()).state).toMatchObject({ text: "Failed to check for updates" });
    await feed.stop();
    const down = updatesOn(feed.url);
    expect((await down.updates.check()).state).toMatchObject({ text: "Failed to check for updates" });
    expect([failing.failures, down.failures]).toEqual([["check HTTP_ERROR_503"], ["check ECONNREFUSED"]]);
    feed = await startLocalFeed();
  });

  test("does not download a version without files", async () => {
    feed.files.set("latest.yml", "version: 1.6.0\nfiles: []\n");
    const { updates, states } = updatesOn(feed.url);
    await updates.check();
    await until(() => expect(states.at(-1)).toMatchObject({ status: "error", text: "Failed to download update" }));
  });
});

describe("failed download", () => {
  const failed = {
    status: "error",
    step: "download",
    text: "Failed to download update",
    update: { version: "1.6.0", releaseNotes: null },
  };

  test("discards a file that does not match the feed's digest [P8.40]", async () => {
    const changed = Buffer.from(installer);
    changed[1_000] = (changed[1_000] ?? 0) ^ 1;
    offer("1.6.0").set("Chartside-1.6.0.exe", changed);
    const { updates, states, failures, folder, quits } = updatesOn(feed.url);
    await updates.check();
    await until(() => expect(states.at(-1)).toEqual(failed));
    expect(failures).toEqual(["download ERR_CHECKSUM_MISMATCH"]);
    expect(pendingOf(folder)).toEqual([]);
    updates.install();
    updates.installAtExit();
    expect(quits()).toBe(0);
  });

  test("reports a missing file [P8.40]", async () => {
    offer("1.6.0").delete("Chartside-1.6.0.exe");
    const { updates, states } = updatesOn(feed.url);
    await updates.check();
    await until(() => expect(states.at(-1)).toEqual(failed));
  });

  test("succeeds when it is retried after an interruption, which leaves no file", async () => {
    offer("1.6.0").set("Chartside-1.6.0.exe", cut(installer));
    const { updates, states, folder, stateNames } = updatesOn(feed.url);
    await updates.check();
    await until(() => expect(states.at(-1)).toEqual(failed));
    expect(pendingOf(folder)).toEqual([]);
    offer("1.6.0");
    expect((await updates.download()).state.status).toBe("downloaded");
    expect(stateNames()).toEqual(["checking", "available", "downloading", "error", "downloading", "downloaded"]);
  });

  test("does not follow a redirect to an insecure address", async () => {
    const elsewhere = "http://mirror.example.invalid/Chartside-1.6.0.exe";
    offer("1.6.0").set("Chartside-1.6.0.exe", (_request, response) => {
      response.writeHead(302, { location: elsewhere }).end();
    });
    const led = updatesOn(feed.url);
    await led.updates.check();
    await until(() => expect(led.states.at(-1)).toEqual(failed));
    feed.files.set("latest.yml", channel("1.6.0", elsewhere));
    const named = updatesOn(feed.url);
    await named.updates.check();
    await until(() => expect(named.states.at(-1)).toEqual(failed));
    // not ENOTFOUND: never requested
    expect([...led.failures, ...named.failures]).toEqual(["download Error", "download Error"]);
  });
});

describe("pre-releases", () => {
  test("are not offered until they are allowed, whatever file lists them [P7.44]", async () => {
    offer("1.6.0-beta.1");
    feed.files.set("beta.yml", channel("1.6.0-beta.2"));
    const { updates } = updatesOn(feed.url, { choices: { autoDownload: false } });
    expect((await updates.check()).state.status).toBe("not-available");
    expect(feed.asked).toEqual(["latest.yml"]);
    expect(updates.setAllowPrerelease(true)).toMatchObject({ allowPrerelease: true, state: { status: "idle" } });
    expect((await updates.check()).state).toMatchObject({ status: "available", version: "1.6.0-beta.2" });
  });

  const betas = { choices: { autoDownload: false, allowPrerelease: true } };
  test.each([
    { stable: "1.6.0", beta: "1.6.0-beta.2", version: "1.6.0" },
    { stable: "1.6.0", beta: "1.7.0-beta.1", version: "1.7.0-beta.1" },
    { stable: "1.5.1", beta: "1.6.0-beta.2", version: "1.6.0-beta.2" },
    { stable: "1.6.0", beta: "1.5.0", version: "1.6.0" },
    { stable: "1.6.0", beta: null, version: "1.6.0" },
  ])("with $stable and $beta in the feed, $version is downloaded", async ({ stable, beta, version }) => {
    offer(stable);
    const bytes = Buffer.from("a pre-release");
    if (beta) feed.files.set("beta.yml", channel(beta, "beta.exe", bytes)).set("beta.exe", bytes);
    const { updates } = updatesOn(feed.url, betas);
    expect((await updates.check()).state).toMatchObject({ status: "available", version });
    feed.asked.length = 0;
    expect((await updates.download()).state).toMatchObject({ status: "downloaded", version });
    expect(feed.asked).toEqual([version === beta ? "beta.exe" : `Chartside-${version}.exe`]);
  });

  test("are not offered if older than the installed version", async () => {
    offer("1.5.1").set("beta.yml", channel("1.5.1-beta.4"));
    const { updates } = updatesOn(feed.url, betas);
    expect((await updates.check()).state.status).toBe("not-available");
    const onBeta = updatesOn(feed.url, { ...betas, installed: "1.6.0-beta.3" });
    expect((await onBeta.updates.check()).state.status).toBe("not-available");
  });

  test("are discarded while downloading or downloaded once they are not allowed", async () => {
    offer("1.5.1").set("beta.yml", channel("1.6.0-beta.2", "beta.exe")).set("beta.exe", slowly(installer));
    const { updates, states, quits } = updatesOn(feed.url, { choices: { allowPrerelease: true } });
    await updates.check();
    await until(() => expect(feed.asked).toContain("beta.exe"));
    expect(updates.setAllowPrerelease(false).state).toEqual({ status: "idle" });
    feed.asked.length = 0;
    expect((await updates.check()).state.status).toBe("not-available");
    expect(states.slice(-3).map(({ status }) => status)).toEqual(["idle", "checking", "not-available"]);

    feed.files.set("beta.exe", installer);
    updates.setAllowPrerelease(true);
    updates.setAutoDownload(false);
    await updates.check();
    await updates.download();
    expect(updates.setAllowPrerelease(false).state).toEqual({ status: "idle" });
    updates.install();
    expect(quits()).toBe(0);
  });

  test("leave a stable update in place when they are switched on or off", async () => {
    offer("1.6.0");
    const { updates } = updatesOn(feed.url, { choices: { autoDownload: false } });
    await updates.check();
    await updates.download();
    expect(updates.setAllowPrerelease(true).state.status).toBe("downloaded");
    expect(updates.setAllowPrerelease(false).state.status).toBe("downloaded");
  });
});
