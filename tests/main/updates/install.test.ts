import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { updatesHandlers } from "../../../src/main/updates/updatesHandlers";
import { updatesBridge } from "../../../src/shared/bridge/updatesBridge";
import { channel, type LocalFeed, startLocalFeed } from "./localFeed";
import { macUpdater, updatesOn } from "./updatesOnFeed";

/** An app of one file, as AppImages are: what runs it sees it leave a mark. */
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

/** An update that waits to be installed. */
async function downloaded() {
  const ready = updatesOn(feed.url, { kind: "appImage", choices: { autoDownload: false } });
  await ready.updates.check();
  expect((await ready.updates.download()).state.status, ready.failures.join()).toBe("downloaded");
  return ready;
}

test("installing quits; at the very end the new version is put in place and started [P7.43]", async () => {
  const { updates, quits } = await downloaded();
  updates.install();
  expect([quits(), isOld()]).toEqual([1, true]); // the person may still be asked something, and stay
  updates.beginEnd();
  updates.installAtEnd();
  expect(isOld()).toBe(false);
  expect(readFileSync(inFolder("Chartside-1.6.0.AppImage"))).toEqual(newApp);
  await until(() => expect(readFileSync(inFolder("Chartside-1.6.0.AppImage.ran"), "utf8")).toBe("\n"));
});

test("a running recording holds it, at a person's word and when the app quits [P4.63]", async () => {
  const { updates, recording, quits } = await downloaded();
  recording.isRunning = true;
  expect(() => updates.install()).toThrow("Waits until your recording is stopped.");
  updates.beginEnd();
  recording.isRunning = false; // its window closed
  updates.beginEnd();
  updates.installAtEnd();
  expect([isOld(), quits(), updates.status.state.status]).toEqual([true, 0, "downloaded"]);
  updates.install(); // it went on, and was stopped
  updates.installAtEnd();
  expect(isOld()).toBe(false);
});

test("a recording begun after somebody asked for the new version holds it too", async () => {
  const { updates, recording } = await downloaded();
  updates.install();
  recording.isRunning = true;
  updates.beginEnd();
  recording.isRunning = false;
  updates.installAtEnd();
  expect(isOld()).toBe(true);
});

test("when the app quits without a recording, a waiting update is put in place and not started", async () => {
  const { updates } = await downloaded();
  updates.beginEnd();
  updates.installAtEnd();
  expect(isOld()).toBe(false);
  expect(readFileSync(inFolder("Chartside-1.6.0.AppImage.ran"), "utf8")).toBe("true\n");
});

test("nothing is installed that was not downloaded", async () => {
  const { updates, quits } = updatesOn(feed.url, { kind: "appImage", choices: { autoDownload: false } });
  updates.install();
  await updates.check();
  updates.install();
  updates.installAtEnd();
  expect([isOld(), quits(), updates.status.state.status]).toEqual([true, 0, "available"]);
});

test("an installation that fails brings this version back, and the next start says so [P8.41]", async () => {
  const failing = await downloaded();
  rmSync(inFolder("Chartside-1.5.1.AppImage")); // somebody moved the app meanwhile
  failing.updates.install();
  failing.updates.installAtEnd();
  const failed = { status: "error", step: "install", text: "Failed to install update" };
  expect(failing.states.at(-1)).toMatchObject(failed);
  expect([failing.relaunches(), failing.failures]).toEqual([1, ["install ENOENT"]]);
  const next = updatesOn(feed.url, { kind: "appImage", choices: failing.settings.updates });
  expect(next.updates.status.state).toEqual({ ...failed, update: null });
  expect(next.settings.updates.hasFailed).toBe(false); // said once
});

test("macOS's own updater gets nothing before somebody asks for the new version: what it has it installs at any end [P4.63]", async () => {
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
  updates.installAtEnd();
  expect(macUpdater.asked).toEqual(["setFeedURL"]);
  updates.install();
  macUpdater.emit("update-downloaded");
  expect(macUpdater.asked).toEqual(["setFeedURL", "checkForUpdates", "quitAndInstall"]);
});

test("a failure of macOS's own updater is told [P8.41]", async () => {
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

test("each verb of the bridge answers how things stand after it [P7.43 P7.44]", async () => {
  const { updates, settings, quits } = updatesOn(feed.url, { kind: "appImage" });
  const verbs = updatesHandlers(updates);
  const { output } = updatesBridge.requests.state;
  const stands = async (answer: unknown) => output.parse(await answer);
  expect(await stands(verbs.state(undefined))).toEqual({
    state: { status: "idle" },
    installed: "1.5.1",
    checkedAt: null,
    autoDownload: true,
    allowPrerelease: false,
  });
  expect(await stands(verbs.setAutoDownload(false))).toMatchObject({ autoDownload: false });
  expect(await stands(verbs.setAllowPrerelease(true))).toMatchObject({ allowPrerelease: true });
  expect(settings.updates).toMatchObject({ autoDownload: false, allowPrerelease: true });
  expect(await stands(verbs.check(undefined))).toMatchObject({ state: { status: "available", version: "1.6.0" } });
  expect(await stands(verbs.download(undefined))).toMatchObject({ state: { status: "downloaded" } });
  expect(await stands(verbs.install(undefined))).toMatchObject({ state: { status: "downloaded" } });
  expect(quits()).toBe(1);
});
