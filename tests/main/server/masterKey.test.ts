import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { MasterKey } from "../../../src/main/server/MasterKey";
import { TestKeychain } from "../recordings/takes";

let folder: string;
let keychain: TestKeychain;
const plainPath = () => join(folder, "master.key");
const sealedPath = () => join(folder, "master.key.sealed");
const open = () => new MasterKey(folder, keychain).open();
const files = () => readdirSync(folder).toSorted();
const makeData = () => mkdirSync(join(folder, "postgres"));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chartside-master-key-"));
  keychain = new TestKeychain();
});

describe("master key at the first start", () => {
  test("is sealed by the keychain and the same at the next start", async () => {
    const first = await open();
    expect(first).toEqual({ hex: expect.stringMatching(/^[0-9a-f]{64}$/) as string, isInKeychain: true });
    expect(files()).toEqual(["master.key.sealed"]);
    expect(readFileSync(sealedPath(), "latin1")).not.toContain(Buffer.from(first.hex, "hex").toString("base64"));
    expect(await open()).toEqual(first);
  });

  test("is a file that only its owner can read if there is no keychain", async () => {
    keychain.isThere = false;
    const first = await open();
    expect(first.isInKeychain).toBe(false);
    expect(files()).toEqual(["master.key"]);
    expect(statSync(plainPath()).mode & 0o777).toBe(0o600);
    expect(await open()).toEqual(first);
  });

  test("stays in the file if the keychain refuses to seal", async () => {
    keychain.seal = () => Promise.reject(new Error("denied"));
    const first = await open();
    expect([first.isInKeychain, files()]).toEqual([false, ["master.key"]]);
  });
});

describe("unsealed master key", () => {
  const plainKey = Buffer.alloc(32, 7);
  beforeEach(() => {
    makeData();
    writeFileSync(plainPath(), `${plainKey.toString("base64")}\n`, { mode: 0o600 });
  });

  test("is sealed and removed at the next start with a keychain", async () => {
    expect(await open()).toEqual({ hex: plainKey.toString("hex"), isInKeychain: true });
    expect(files()).toEqual(["master.key.sealed", "postgres"]);
    expect(await open()).toEqual({ hex: plainKey.toString("hex"), isInKeychain: true });
  });

  test.each([
    ["returns something else", () => Promise.resolve({ text: Buffer.alloc(32, 8).toString("base64"), isStale: false })],
    ["opens nothing", () => Promise.reject(new Error("closed"))],
  ])("stays in place if the keychain %s", async (_what, opens) => {
    keychain.open = opens;
    expect(await open()).toEqual({ hex: plainKey.toString("hex"), isInKeychain: false });
    expect(files()).toEqual(["master.key", "postgres"]);
  });

  test("is removed by the next start if the start that sealed it was killed before that", async () => {
    await open();
    writeFileSync(plainPath(), plainKey.toString("base64"));
    expect(await open()).toEqual({ hex: plainKey.toString("hex"), isInKeychain: true });
    expect(existsSync(plainPath())).toBe(false);
  });

  test("is used beside another sealed key without changing either", async () => {
    await open();
    const other = Buffer.alloc(32, 9);
    writeFileSync(plainPath(), other.toString("base64"));
    const sealed = readFileSync(sealedPath());
    expect(await open()).toEqual({ hex: other.toString("hex"), isInKeychain: false });
    expect(files()).toEqual(["master.key", "master.key.sealed", "postgres"]);
    expect(readFileSync(sealedPath()).equals(sealed)).toBe(true);
  });
});

describe("unavailable master key", () => {
  test("is reported while the keychain is locked, without creating another key", async () => {
    const first = await open();
    makeData();
    keychain.isThere = false;
    keychain.open = () => Promise.reject(new Error("closed"));
    const key = new MasterKey(folder, keychain);
    await expect(key.open()).rejects.toMatchObject({
      code: "key_closed",
      message: expect.stringContaining("keychain") as string,
    });
    expect(files()).toEqual(["master.key.sealed", "postgres"]);
    keychain = new TestKeychain();
    expect(await open()).toEqual(first);
  });

  test("is reported missing if there is data", async () => {
    makeData();
    await expect(open()).rejects.toMatchObject({
      message: expect.stringContaining("The key to your data is missing") as string,
    });
    expect(files()).toEqual(["postgres"]);
  });

  test("is requested again by the same MasterKey after a failure", async () => {
    const first = await open();
    const works = keychain.open.bind(keychain);
    keychain.open = () => Promise.reject(new Error("closed"));
    const key = new MasterKey(folder, keychain);
    await expect(key.open()).rejects.toThrow();
    keychain.open = works;
    expect(await key.open()).toEqual(first);
  });
});

test("the master key is sealed again after the keychain's own key changed, unless the new file does not open", async () => {
  const first = await open();
  const before = readFileSync(sealedPath());
  const [seals, opens] = [keychain.seal.bind(keychain), keychain.open.bind(keychain)];
  const newPrefix = Buffer.from("new"); // what the new key of the keychain seals begins with this
  keychain.open = async (sealed) => {
    const isNew = sealed.subarray(0, newPrefix.length).equals(newPrefix);
    return { ...(await opens(isNew ? sealed.subarray(newPrefix.length) : sealed)), isStale: !isNew };
  };
  keychain.seal = () => Promise.resolve(Buffer.from("nothing that opens"));
  expect(await open()).toEqual(first);
  expect(readFileSync(sealedPath()).equals(before)).toBe(true);
  keychain.seal = async (text) => Buffer.concat([newPrefix, await seals(text)]);
  expect(await open()).toEqual(first);
  expect(readFileSync(sealedPath()).subarray(0, newPrefix.length).equals(newPrefix)).toBe(true);
  expect(await open()).toEqual(first);
});
