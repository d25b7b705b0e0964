import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { makeRelease } from "./support/release";

let whole = "";
beforeAll(async () => {
  whole = await makeRelease("1.6.0", "latest");
});

/** A copy of the release to spoil. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), "chartside-release-"));
  cpSync(whole, folder, { recursive: true });
  return folder;
}

async function verify(folder: string, args = ["--last=1.5.1"], feed = "") {
  const env = { ...process.env, CHARTSIDE_UPDATE_FEED_URL: feed };
  const child = spawn(process.execPath, ["scripts/verifyRelease.mjs", folder, ...args], { env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (said += data.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

function change(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

/** Overwrites one byte in the middle. */
function flip(path: string): void {
  const data = readFileSync(path);
  data[data.length >> 1]! ^= 1;
  writeFileSync(path, data);
}

test("a release that electron-builder described is found to be so", async () => {
  expect(await verify(whole)).toEqual({ code: 0, said: expect.stringContaining("1.6.0: 5 files") as string });
  expect((await verify(whole, ["--last=none"])).code).toBe(0);
});

const exe = "Chartside-Setup-1.6.0-x64.exe";
const image = "Chartside-1.6.0-x86_64.AppImage";

test.each<[string, (folder: string) => void, RegExp]>([
  [
    "a file that is listed is not there",
    (folder) => rmSync(join(folder, exe)),
    /latest\.yml: .*x64\.exe is listed and not there/,
  ],
  ["a file was cut", (folder) => truncateSync(join(folder, exe), 301_999), /has 301999 bytes, not the 302000/],
  [
    "a file was changed",
    (folder) => flip(join(folder, exe)),
    /x64\.exe is not the file that was announced: its SHA-512/,
  ],
  [
    "a digest was changed",
    (folder) => change(join(folder, "latest-mac.yml"), /sha512: \S{4}/, "sha512: AAAA"),
    /latest-mac\.yml: .*universal\.zip is not the file/,
  ],
  ["a blockmap is missing", (folder) => rmSync(join(folder, `${exe}.blockmap`)), /x64\.exe\.blockmap is not there/],
  [
    "a blockmap is of another file",
    (folder) => cpSync(join(folder, `${exe}.blockmap`), join(folder, "Chartside-1.6.0-universal.dmg.blockmap")),
    /dmg: its blockmap describes 302000 bytes, there are 301000/,
  ],
  [
    "a blockmap is no blockmap",
    (folder) => writeFileSync(join(folder, `${exe}.blockmap`), "x"),
    /blockmap of .*exe cannot be read/,
  ],
  [
    "an AppImage's blockmap is not at its end",
    (folder) => change(join(folder, "latest-linux.yml"), /blockMapSize: \d+/, "blockMapSize: 12"),
    /AppImage has no blockmap at its end/,
  ],
  [
    "a pre-release stands where everybody looks",
    (folder) => change(join(folder, "latest.yml"), "version: 1.6.0", "version: 1.6.0-beta.1"),
    /1\.6\.0-beta\.1 is a pre-release: it belongs in a beta\*\.yml/,
  ],
  [
    "systems are told of different versions",
    (folder) => change(join(folder, "latest-linux.yml"), "version: 1.6.0", "version: 1.6.1"),
    /Different versions in one release/,
  ],
  [
    "nobody is told of an installer",
    (folder) => renameSync(join(folder, image), join(folder, "Other.AppImage")),
    /Other\.AppImage is in no metadata file/,
  ],
  [
    "a file lies somewhere else",
    (folder) => change(join(folder, "latest.yml"), `url: ${exe}`, `url: ../${exe}`),
    /is not the name of a file beside it/,
  ],
  [
    "metadata is for a channel that no app asks",
    (folder) => renameSync(join(folder, "latest.yml"), join(folder, "alpha.yml")),
    /alpha\.yml: no app asks/,
  ],
  ["metadata is empty", (folder) => writeFileSync(join(folder, "latest.yml"), ""), /latest\.yml: lists no files/],
  [
    "metadata is no YAML",
    (folder) => writeFileSync(join(folder, "latest.yml"), "a: [b"),
    /latest\.yml: cannot be read/,
  ],
  [
    "macOS has nothing to update from",
    (folder) => change(join(folder, "latest-mac.yml"), / {2}- url: \S+\.zip\n {4}sha512: \S+\n {4}size: \d+\n/, ""),
    /latest-mac\.yml: lists no \.zip to install updates from/,
  ],
])("%s", async (_title, spoil, sentence) => {
  const folder = copy();
  spoil(folder);
  const { code, said } = await verify(folder);
  expect(said).toMatch(sentence);
  expect(code).toBe(1);
  expect(said).toContain("Do not publish this.");
});

test("a release that is not newer than the last is refused, as the feed has it too", async () => {
  for (const last of ["1.6.0", "1.7.0-beta.1"])
    expect((await verify(whole, [`--last=${last}`])).said).toContain(`1.6.0 is not newer than ${last}`);
  const published = createServer((_request, response) => response.end("version: 1.6.0\n")).listen(0, "127.0.0.1");
  await once(published, "listening");
  const feed = `http://127.0.0.1:${(published.address() as AddressInfo).port}/updates`;
  expect((await verify(whole, [], feed)).said).toContain("1.6.0 is not newer than 1.6.0, the last release");
  published.close();
  expect(await verify(whole, [], feed)).toMatchObject({
    code: 1,
    said: expect.stringContaining("ECONNREFUSED") as string,
  });
  expect((await verify(whole, [])).said).toContain("What is the last release?");
});

test("pre-releases stand in files of their own", async () => {
  const folder = await makeRelease("1.6.0-beta.2", "beta");
  expect(await verify(folder)).toMatchObject({ code: 0 });
  expect((await verify(folder, ["--last=1.6.0-beta.2"])).code).toBe(1);
});
