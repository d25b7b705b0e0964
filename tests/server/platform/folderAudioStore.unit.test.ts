import { mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { FolderAudioStore } from "../../../src/server/platform/audioStore/FolderAudioStore";

let folder: string;
let store: FolderAudioStore;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "chartside-audio-")), "audio");
  store = new FolderAudioStore(folder);
});

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}
const files = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe("FolderAudioStore", () => {
  test("reads an object whole, in part and past its end", async () => {
    await expect(store.put("take/1", chunks("hello ", "", "world"))).resolves.toEqual({ bytes: 11 });
    const read = async (start: number, end: number) => Buffer.from(await store.read("take/1", start, end)).toString();
    await expect(read(0, 11)).resolves.toBe("hello world");
    await expect(read(4, 8)).resolves.toBe("o wo");
    await expect(read(6, 100)).resolves.toBe("world");
    await expect(read(5, 5)).resolves.toBe("");
  });

  test("replaces on a repeated put and deletes idempotently", async () => {
    await store.put("take/1", chunks("one"));
    await store.put("take/1", chunks("two"));
    expect(Buffer.from(await store.read("take/1", 0, 9)).toString()).toBe("two");
    await store.delete("take/1");
    await store.delete("take/1");
    await expect(store.read("take/1", 0, 9)).rejects.toMatchObject({ code: "not_found" });
  });

  test("leaves the object unchanged if a put fails", async () => {
    await store.put("take/1", chunks("whole"));
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("half");
      throw new Error("the source broke");
    }
    await expect(store.put("take/1", failing())).rejects.toThrow("the source broke");
    expect(Buffer.from(await store.read("take/1", 0, 9)).toString()).toBe("whole");
    expect(files()).toHaveLength(1);
  });

  test("removes only the files of an interrupted put", async () => {
    await store.put("take/1", chunks("whole"));
    writeFileSync(`${files()[0]}.0b9c.tmp`, "half");
    await store.removeLeftovers();
    expect(files()).toHaveLength(1);
    expect(Buffer.from(await store.read("take/1", 0, 9)).toString()).toBe("whole");
  });

  test("keeps every key inside the folder, readable by the owner only", async () => {
    await store.put("../../escape", chunks("x"));
    const [file = ""] = files();
    expect(file.startsWith(folder)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
});
