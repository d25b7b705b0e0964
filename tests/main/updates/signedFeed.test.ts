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
const stranger = generateKeyPairSync("ed25519").privateKey;
const image = "Chartside-1.6.0-x86_64.AppImage";
const text = channel("1.6.0", image);
const signed = (content: string, by = privateKey) => sign(null, Buffer.from(content), by).toString("base64");

let feed: LocalFeed;
beforeEach(async () => {
  feed = await startLocalFeed();
  vi.stubEnv("APPIMAGE", join(mkdtempSync(join(tmpdir(), "chartside-installed-")), "Chartside-1.5.1.AppImage"));
  const name = process.arch === "arm64" ? "latest-linux-arm64.yml" : "latest-linux.yml";
  feed.files
    .set(name, text)
    .set(`${name}.sig`, `${signed(text)}\n`)
    .set(image, installer);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await feed.stop();
});

const nameOf = () => [...feed.files.keys()][0] ?? "";

test("an update of a feed that the app's key signed is downloaded", async () => {
  const { updates, states } = updatesOn(feed.url, { kind: "appImage", key });
  await updates.check();
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe("downloaded"), { timeout: 15_000, interval: 10 });
});

test.each<[string, () => void]>([
  ["changed", () => feed.files.set(nameOf(), channel("1.7.0", image))],
  ["signed with another key", () => feed.files.set(`${nameOf()}.sig`, signed(text, stranger))],
  ["not signed", () => feed.files.delete(`${nameOf()}.sig`)],
  ["signed by an empty file", () => feed.files.set(`${nameOf()}.sig`, "")],
])("nothing is downloaded from a feed that was %s, and the app says why", async (_case, change) => {
  change();
  const { updates, failures } = updatesOn(feed.url, { kind: "appImage", key });
  const { state } = await updates.check();
  expect(state).toMatchObject({ status: "error", step: "check", text: updateErrorTexts.notSigned });
  expect(failures).toEqual(["check ERR_FEED_NOT_SIGNED"]);
  expect(feed.asked).not.toContain(image);
});

test("the key comes from the package of the app", () => {
  const folder = mkdtempSync(join(tmpdir(), "chartside-app-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ updateKey: key.export({ format: "jwk" }).x }));
  expect(updateKey(folder)?.equals(key)).toBe(true);
  writeFileSync(join(folder, "package.json"), "{}");
  expect(updateKey(folder)).toBeNull();
});
