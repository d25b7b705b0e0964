import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { updatesHandlers } from "../../../src/main/updates/updatesHandlers";
import { updatesBridge } from "../../../src/shared/bridge/updatesBridge";
import { channel, type LocalFeed, startLocalFeed } from "./localFeed";
import { macUpdater, updatesOn } from "./updatesOnFeed";

/** An app in one file, like an AppImage; running it leaves a mark. */
const newApp = Buffer.from('#!/bin/sh\necho "$APPIMAGE_EXIT_AFTER_INSTALL" > "$0.ran"\n');

let feed: LocalFeed;
let folder: string;
beforeEach(async () => {
  feed = await startLocalFeed();
  feed.files
    .set("latest-linux.yml", channel("1.6.0", "Chartside-1.6.0.AppImage", newApp))
    .set("Chartside-1.6.0.AppImage", newApp);
  folder = mkdtempSync(join(tmpdir(), "chartside-installed-"));
  writeFileSync(inFolder("Chartside-1.5.1.AppImage"), "the app before");
  chmodSync(inFolder("Chartside-1.5.1.AppImage"), 0o755);
  vi.stubEnv("APPIMAGE", inFolder("Chartside-1.5.1.AppImage"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await feed.stop();
});

const inFolder = (name: string) => join(folder, name);
const isOld = () => existsSync(inFolder("Chartside-1.5.1.AppImage"));
const until = (condition: () => void) => vi.waitFor(condition, { timeout: 10_000, interval: 10 });

/** A downloaded update, ready to install. */
async function downloaded() {
  const ready = updatesOn(feed.url, { kind: "appImage", choices: { autoDownload: false } });
  await ready.updates.check();
  expect((await ready.updates.download()).state.status, ready.failures.join()).toBe("downloaded");
  return ready;
}

test("the updater quits, then replaces the app and starts the new version [P7.43]", async () => {
  const { updates, quits } = await downloaded();
  updates.install();
  expect([quits(), isOld()]).toEqual([1, true]); // a question about unsaved changes can still cancel the quit
  updates.beforeQuit();
  updates.installAtExit();
  expect(isOld()).toBe(false);
  expect(readFileSync(inFolder("Chartside-1.6.0.AppImage"))).toEqual(newApp);
  await until(() => expect(readFileSync(inFolder("Chartside-1.6.0.AppImage.ran"), "utf8")).toBe("\n"));
});

test("the updater waits for a running recording, on request and when the app quits [P4.63]", async () => {
  const { updates, recording, quits } = await downloaded();
  recording.isRunning = true;
  expect(() => updates.install()).toThrow("Waits until your recording is stopped.");
  updates.beforeQuit();
  recording.isRunning = false; // its window closed
  updates.beforeQuit();
  updates.installAtExit();
  expect([isOld(), quits(), updates.status.state.status]).toEqual([true, 0, "downloaded"]);
  updates.install(); // the recording was stopped in the meantime
  updates.installAtExit();
  expect(isOld()).toBe(false);
});

test("the updater also waits for a recording begun after the installation was requested", async () => {
  const { updates, recording } = await downloaded();
  updates.install();
  recording.isRunning = true;
  updates.beforeQuit();
  recording.isRunning = false;
  updates.installAtExit();
  expect(isOld()).toBe(true);
});

test("the updater installs a downloaded update without starting it when the app quits without a recording", async () => {
  const { updates } = await downloaded();
  updates.beforeQuit();
  updates.installAtExit();
  expect(isOld()).toBe(false);
  expect(readFileSync(inFolder("Chartside-1.6.0.AppImage.ran"), "utf8")).toBe("true\n");
});

test("the updater installs nothing that was not downloaded", async () => {
  const { updates, quits } = updatesOn(feed.url, { kind: "appImage", choices: { autoDownload: false } });
  updates.install();
  await updates.check();
  updates.install();
  updates.installAtExit();
  expect([isOld(), quits(), updates.status.state.status]).toEqual([true, 0, "available"]);
});

test("the updater restores the current version after a failed installation and reports it at the next start [P8.41]", async () => {
  const failing = await downloaded();
  rmSync(inFolder("Chartside-1.5.1.AppImage")); // the app was moved in the meantime
  failing.updates.install();
  failing.updates.installAtExit();
  const failed = { status: "error", step: "install", text: "Failed to install update" };
  expect(failing.states.at(-1)).toMatchObject(failed);
  expect([failing.relaunches(), failing.failures]).toEqual([1, ["install ENOENT"]]);
  const next = updatesOn(feed.url, { kind: "appImage", choices: failing.settings.updates });
  expect(next.updates.status.state).toEqual({ ...failed, update: null });
  expect(next.settings.updates.hasFailed).toBe(false); // reported once
});

test("the updater gives macOS's updater nothing before the installation is requested, because it installs at any exit [P4.63]", async () => {
  const zip = Buffer.from("a zipped app");
  feed.files
    .set("latest-mac.yml", channel("1.6.0", "Chartside-1.6.0-mac.zip", zip))
    .set("Chartside-1.6.0-mac.zip", zip);
  const { updates, recording } = updatesOn(feed.url, { kind: "mac", choices: { autoDownload: false } });
  await updates.check();
  expect((await updates.download()).state.status).toBe("downloaded");
  recording.isRunning = true;
  expect(() => updates.install()).toThrow("Waits until your recording is stopped.");
  recording.isRunning = false;
  updates.installAtExit();
  expect(macUpdater.asked).toEqual(["setFeedURL"]);
  updates.install();
  macUpdater.emit("update-downloaded");
  expect(macUpdater.asked).toEqual(["setFeedURL", "checkForUpdates", "quitAndInstall"]);
});

test("the updater reports a failure of macOS's updater [P8.41]", async () => {
  const zip = Buffer.from("a zipped app");
  feed.files
    .set("latest-mac.yml", channel("1.6.0", "Chartside-1.6.0-mac.zip", zip))
    .set("Chartside-1.6.0-mac.zip", zip);
  const { updates, states } = updatesOn(feed.url, { kind: "mac", choices: { autoDownload: false } });
  await updates.check();
  await updates.download();
  updates.install();
  macUpdater.emit("error", new Error("Code signature at URL did not pass validation"));
  expect(states.at(-1)).toMatchObject({ status: "error", step: "install", text: "Failed to install update" });
});

test("the updater returns the state after each verb of the bridge [P7.43 P7.44]", async () => {
  const { updates, settings, quits } = updatesOn(feed.url, { kind: "appImage" });
  const verbs = updatesHandlers(updates);
  const { output } = updatesBridge.requests.state;
  const parsed = async (answer: unknown) => output.parse(await answer);
  expect(await parsed(verbs.state(undefined))).toEqual({
    state: { status: "idle" },
    installed: "1.5.1",
    checkedAt: null,
    oldFeedAt: null,
    autoDownload: true,
    allowPrerelease: false,
  });
  expect(await parsed(verbs.setAutoDownload(false))).toMatchObject({ autoDownload: false });
  expect(await parsed(verbs.setAllowPrerelease(true))).toMatchObject({ allowPrerelease: true });
  expect(settings.updates).toMatchObject({ autoDownload: false, allowPrerelease: true });
  expect(await parsed(verbs.check(undefined))).toMatchObject({ state: { status: "available", version: "1.6.0" } });
  expect(await parsed(verbs.download(undefined))).toMatchObject({ state: { status: "downloaded" } });
  expect(await parsed(verbs.install(undefined))).toMatchObject({ state: { status: "downloaded" } });
  expect(quits()).toBe(1);
});
