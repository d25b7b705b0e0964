import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { updateKey } from "../../../src/main/updates/updateKey";
import { updateErrorTexts } from "../../../src/shared/bridge/updatesBridge";
import { channel, installer, type LocalFeed, startLocalFeed } from "./localFeed";
import { updatesOn } from "./updatesOnFeed";

const { privateKey, publicKey: key } = generateKeyPairSync("ed25519");
const otherKey = generateKeyPairSync("ed25519").privateKey;
const image = "Chartside-1.6.0-x86_64.AppImage";
const dated = (version: string, signedAt: Date | string) =>
  `${channel(version, image)}signedAt: '${new Date(signedAt).toISOString()}'\n`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const text = dated("1.6.0", daysAgo(1));
const signed = (content: string, by = privateKey) => sign(null, Buffer.from(content), by).toString("base64");

let feed: LocalFeed;
beforeEach(async () => {
  feed = await startLocalFeed();
  vi.stubEnv("APPIMAGE", join(mkdtempSync(join(tmpdir(), "chartside-installed-")), "Chartside-1.5.1.AppImage"));
  const name = process.arch === "arm64" ? "latest-linux-arm64.yml" : "latest-linux.yml";
  feed.files.set(name, "").set(image, installer);
  publish(text);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await feed.stop();
});

const channelFile = () => [...feed.files.keys()][0] ?? "";
const publish = (content: string) =>
  feed.files.set(channelFile(), content).set(`${channelFile()}.sig`, `${signed(content)}\n`);

test("an update of a feed that the app's key signed is downloaded", async () => {
  const { updates, states } = updatesOn(feed.url, { kind: "appImage", key });
  await updates.check();
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe("downloaded"), { timeout: 15_000, interval: 10 });
});

test.each<[string, () => void]>([
  ["changed", () => feed.files.set(channelFile(), channel("1.7.0", image))],
  ["signed with another key", () => feed.files.set(`${channelFile()}.sig`, signed(text, otherKey))],
  ["not signed", () => feed.files.delete(`${channelFile()}.sig`)],
  ["signed without a date", () => publish(channel("1.6.0", image))],
  ["signed with an empty signature", () => feed.files.set(`${channelFile()}.sig`, "")],
])("the app says why it downloads nothing from a feed that was %s", async (_case, change) => {
  change();
  const { updates, failures } = updatesOn(feed.url, { kind: "appImage", key });
  const { state } = await updates.check();
  expect(state).toMatchObject({ status: "error", step: "check", text: updateErrorTexts.notSigned });
  expect(failures).toEqual(["check ERR_FEED_NOT_SIGNED"]);
  expect(feed.asked).not.toContain(image);
});

test("a feed older than the last one is refused, with another message after three days", async () => {
  publish(dated("1.6.0", daysAgo(1)));
  const options = { kind: "appImage", key } as const;
  const { updates, failures, settings } = updatesOn(feed.url, { ...options, choices: { autoDownload: false } });
  expect((await updates.check()).state).toMatchObject({ status: "available", version: "1.6.0" });
  publish(dated("1.5.1", daysAgo(2))); // validly signed, but older: a delayed mirror, or an attempt to withhold 1.6.0
  const refused = (text: string) => ({ status: "error", step: "check", text });
  expect((await updates.check()).state).toMatchObject(refused(updateErrorTexts.behind));
  expect(failures).toEqual(["check ERR_FEED_OUTDATED"]);
  const [date = { name: "", signedAt: "" }] = settings.updates.feedDates;
  const afterDays = (days: number) => {
    const feedDates = [{ ...date, behindSince: daysAgo(days).toISOString() }];
    return updatesOn(feed.url, { ...options, choices: { ...settings.updates, feedDates } });
  };
  expect((await afterDays(2.9).updates.check()).state).toMatchObject(refused(updateErrorTexts.behind));
  const late = afterDays(3);
  expect((await late.updates.check()).state).toMatchObject(refused(updateErrorTexts.outdated));
  publish(dated("1.6.0", daysAgo(1)));
  expect((await late.updates.check()).state).toMatchObject({ status: "available" });
  publish(dated("1.5.1", daysAgo(2)));
  expect((await late.updates.check()).state).toMatchObject(refused(updateErrorTexts.behind));
});

test("a signature that does not match yet is requested again, so that a delayed mirror is not reported as unsigned", async () => {
  const older = signed(dated("1.5.1", daysAgo(3)));
  const current = signed(text);
  const answers = [older, older, current];
  feed.files.set(`${channelFile()}.sig`, (_request, response) => void response.end(answers.shift()));
  const { updates, failures } = updatesOn(feed.url, { kind: "appImage", key, choices: { autoDownload: false } });
  expect((await updates.check()).state).toMatchObject({ status: "available", version: "1.6.0" });
  expect(failures).toEqual([]);
});

test("a feed with a date in the future does not block later updates", async () => {
  publish(dated("1.5.1", daysAgo(-400))); // the publisher's clock was wrong
  const { updates } = updatesOn(feed.url, { kind: "appImage", key, choices: { autoDownload: false } });
  expect((await updates.check()).state).toMatchObject({ status: "not-available" });
  publish(text);
  expect((await updates.check()).state).toMatchObject({ status: "available", version: "1.6.0" });
});

test("a release that was withdrawn by a newer feed is no longer offered", async () => {
  const { updates } = updatesOn(feed.url, { kind: "appImage", key, choices: { autoDownload: false } });
  await updates.check();
  publish(dated("1.5.1", new Date()));
  expect((await updates.check()).state).toMatchObject({ status: "not-available" });
});

test("a feed that was signed more than 90 days ago is reported until a newer one is read", async () => {
  const { updates } = updatesOn(feed.url, { kind: "appImage", key, choices: { autoDownload: false } });
  expect((await updates.check()).oldFeedAt).toBeNull();
  const old = daysAgo(91).toISOString();
  const late = updatesOn(feed.url, { kind: "appImage", key, choices: { autoDownload: false } });
  publish(dated("1.5.1", old));
  expect(await late.updates.check()).toMatchObject({ state: { status: "not-available" }, oldFeedAt: old });
  publish(text);
  expect(await late.updates.check()).toMatchObject({ state: { status: "available" }, oldFeedAt: null });
});

test("the key is read from the app's package.json", () => {
  const folder = mkdtempSync(join(tmpdir(), "chartside-app-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ updateKey: key.export({ format: "jwk" }).x }));
  expect(updateKey(folder)?.equals(key)).toBe(true);
  writeFileSync(join(folder, "package.json"), "{}");
  expect(updateKey(folder)).toBeNull();
});
