import { spawn } from "node:child_process";
import { generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { makeRelease } from "./support/makeRelease";

let whole = "";
beforeAll(async () => {
  whole = await makeRelease("1.6.0", "latest");
});

/** Copies the release so that it can be modified. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), "chartside-release-"));
  cpSync(whole, folder, { recursive: true });
  return folder;
}

async function verify(folder: string, args = ["--last=1.5.1"], feed = "", more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, CHARTSIDE_UPDATE_FEED_URL: feed, CHARTSIDE_UNSIGNED: "on", ...more };
  const child = spawn(process.execPath, ["scripts/verifyRelease.mjs", folder, ...args], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

function change(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

/** Flips a bit in the middle of the file. */
function flip(path: string): void {
  const data = readFileSync(path);
  data[data.length >> 1]! ^= 1;
  writeFileSync(path, data);
}

test("the check accepts a release made by electron-builder", async () => {
  expect(await verify(whole)).toEqual({ code: 0, output: expect.stringContaining("1.6.0: 5 files") as string });
  expect((await verify(whole, ["--last=none"])).code).toBe(0);
});

const exe = "Chartside-Setup-1.6.0-x64.exe";
const image = "Chartside-1.6.0-x86_64.AppImage";

test.each<[string, (folder: string) => void, RegExp]>([
  ["a listed file is missing", (folder) => rmSync(join(folder, exe)), /latest\.yml: .*x64\.exe is listed but missing/],
  ["a file is truncated", (folder) => truncateSync(join(folder, exe), 301_999), /has 301999 bytes instead of 302000/],
  ["a file was modified", (folder) => flip(join(folder, exe)), /x64\.exe does not match its SHA-512 digest/],
  [
    "a digest was modified",
    (folder) => change(join(folder, "latest-mac.yml"), /sha512: \S{4}/, "sha512: AAAA"),
    /latest-mac\.yml: .*universal\.zip does not match/,
  ],
  ["a blockmap is missing", (folder) => rmSync(join(folder, `${exe}.blockmap`)), /x64\.exe\.blockmap is missing/],
  [
    "a blockmap belongs to another file",
    (folder) => cpSync(join(folder, `${exe}.blockmap`), join(folder, "Chartside-1.6.0-universal.dmg.blockmap")),
    /dmg: its blockmap describes 302000 bytes, but the file has 301000/,
  ],
  [
    "a blockmap is invalid",
    (folder) => writeFileSync(join(folder, `${exe}.blockmap`), "x"),
    /blockmap of .*exe cannot be read/,
  ],
  [
    "an AppImage's blockmap is not at its end",
    (folder) => change(join(folder, "latest-linux.yml"), /blockMapSize: \d+/, "blockMapSize: 12"),
    /AppImage has no blockmap at its end/,
  ],
  [
    "a pre-release is in latest.yml",
    (folder) => change(join(folder, "latest.yml"), "version: 1.6.0", "version: 1.6.0-beta.1"),
    /1\.6\.0-beta\.1 is a pre-release and belongs in a beta\*\.yml/,
  ],
  [
    "versions differ between systems",
    (folder) => change(join(folder, "latest-linux.yml"), "version: 1.6.0", "version: 1.6.1"),
    /Different versions in one release/,
  ],
  [
    "an installer is in no metadata file",
    (folder) => renameSync(join(folder, image), join(folder, "Other.AppImage")),
    /Other\.AppImage is not listed in any metadata file/,
  ],
  [
    "a file is in another folder",
    (folder) => change(join(folder, "latest.yml"), `url: ${exe}`, `url: ../${exe}`),
    /is not the name of a file in the same folder/,
  ],
  [
    "metadata has an unknown channel",
    (folder) => renameSync(join(folder, "latest.yml"), join(folder, "alpha.yml")),
    /alpha\.yml: apps do not read/,
  ],
  ["metadata is empty", (folder) => writeFileSync(join(folder, "latest.yml"), ""), /latest\.yml: lists no files/],
  [
    "metadata is not YAML",
    (folder) => writeFileSync(join(folder, "latest.yml"), "a: [b"),
    /latest\.yml: cannot be read/,
  ],
  [
    "macOS has no zip to update from",
    (folder) => change(join(folder, "latest-mac.yml"), / {2}- url: \S+\.zip\n {4}sha512: \S+\n {4}size: \d+\n/, ""),
    /latest-mac\.yml: lists no \.zip, which updates are installed from/,
  ],
])("the check rejects a release if %s", async (_title, spoil, sentence) => {
  const folder = copy();
  spoil(folder);
  const { code, output } = await verify(folder);
  expect(output).toMatch(sentence);
  expect(code).toBe(1);
  expect(output).toContain("Do not publish this release.");
});

test("the check rejects a release that is not newer than the last one, given or read from the feed", async () => {
  for (const last of ["1.6.0", "1.7.0-beta.1"])
    expect((await verify(whole, [`--last=${last}`])).output).toContain(`1.6.0 is not newer than ${last}`);
  const published = createServer((_request, response) => response.end("version: 1.6.0\n")).listen(0, "127.0.0.1");
  await once(published, "listening");
  const feed = `http://127.0.0.1:${(published.address() as AddressInfo).port}/updates`;
  expect((await verify(whole, [], feed)).output).toContain("1.6.0 is not newer than 1.6.0, the last release");
  published.close();
  expect(await verify(whole, [], feed)).toMatchObject({
    code: 1,
    output: expect.stringContaining("ECONNREFUSED") as string,
  });
  expect((await verify(whole, [])).output).toContain("The last release is unknown.");
});

test("the check accepts a pre-release in beta*.yml", async () => {
  const folder = await makeRelease("1.6.0-beta.2", "beta");
  expect(await verify(folder)).toMatchObject({ code: 0 });
  expect((await verify(folder, ["--last=1.6.0-beta.2"])).code).toBe(1);
});

test("a release for Linux must be signed with the update key", async () => {
  const { folder, withKey } = copyWithKey();
  const unsigned = await verify(folder, undefined, "", { CHARTSIDE_UNSIGNED: "" });
  expect(unsigned).toMatchObject({
    code: 1,
    output: expect.stringContaining("latest-linux.yml: is not signed") as string,
  });
  expect((await withKey()).output).toContain("latest.yml: has no signature");
});

test("a feed file's date must exist and not be in the future; signing it again sets today's", async () => {
  const { folder, path, withKey, signFile } = copyWithKey();
  const linux = join(folder, "latest-linux.yml");
  for (const name of feedNames(folder)) signFile(name);
  expect((await withKey()).output).toContain("latest-linux.yml: does not say when it was signed");
  expect(await signFeed(folder, path)).toMatch(/Signed latest-linux\.yml\./);
  expect((await withKey()).code).toBe(0);
  change(linux, /signedAt: .*\n/, `signedAt: '2999-01-01T00:00:00.000Z'\n`);
  signFile("latest-linux.yml");
  expect((await withKey()).output).toContain(
    "latest-linux.yml: was signed on 2999-01-01T00:00:00.000Z, which is in the",
  );
  await signFeed(folder, path); // again, as every month
  expect((await withKey()).code).toBe(0);
  expect(readFileSync(linux, "utf8").match(/^signedAt: /gm)).toHaveLength(1);
});

test("feed files that were changed since they were signed are not signed again", async () => {
  const { folder, path, withKey, signFile } = copyWithKey();
  for (const name of feedNames(folder)) signFile(name);
  change(join(folder, "latest-linux.yml"), /sha512: \S{4}/, "sha512: AAAA");
  expect(await signFeed(folder, path)).toContain("latest-linux.yml: does not match its signature");
  expect((await withKey()).output).toContain("latest-linux.yml: does not match its signature");
  expect(readFileSync(join(folder, "latest.yml"), "utf8")).not.toContain("signedAt");
  rmSync(join(folder, "latest-linux.yml.sig"));
  expect(await signFeed(folder, path)).toContain("latest-linux.yml: has no signature");
});

const feedNames = (folder: string) => readdirSync(folder).filter((name) => /^latest.*\.yml$/.test(name));

/** Copies the release, and makes an update key. `withKey` verifies with it, `signFile` signs a file as it is. */
function copyWithKey() {
  const { privateKey } = generateKeyPairSync("ed25519");
  const folder = copy();
  const path = join(folder, "update-key.pem");
  writeFileSync(path, privateKey.export({ type: "pkcs8", format: "pem" }));
  const signFile = (name: string) =>
    writeFileSync(
      join(folder, `${name}.sig`),
      sign(null, readFileSync(join(folder, name)), privateKey).toString("base64"),
    );
  return { folder, path, signFile, withKey: () => verify(folder, undefined, "", { CHARTSIDE_UPDATE_KEY: path }) };
}

/** Signs the feed files of a folder. @returns the output. */
async function signFeed(folder: string, keyPath: string): Promise<string> {
  const env = { ...process.env, CHARTSIDE_UPDATE_KEY: keyPath };
  const child = spawn(process.execPath, ["scripts/signFeed.mjs", folder], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  await once(child, "close");
  return output;
}
