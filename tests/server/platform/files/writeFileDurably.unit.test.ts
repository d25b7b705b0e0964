import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { writeFileDurably } from "../../../../src/server/platform/files/writeFileDurably";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "durably-"))));
const modeOf = (path: string): number => statSync(path).mode & 0o777;

test("text and megabytes of bytes are written whole", () => {
  const bytes = Buffer.alloc(3_000_000, 7);
  writeFileDurably(join(folder, "bytes"), bytes);
  writeFileDurably(join(folder, "text"), "metformin 500 µg");
  expect(readFileSync(join(folder, "bytes")).equals(bytes)).toBe(true);
  expect(readFileSync(join(folder, "text"), "utf8")).toBe("metformin 500 µg");
});

test("only the owner can read the file, also if it replaces an open one", () => {
  const path = join(folder, "key");
  writeFileSync(path, "a longer old content", { mode: 0o644 });
  writeFileDurably(path, "new");
  expect([readFileSync(path, "utf8"), modeOf(path)]).toEqual(["new", 0o600]);
});

test("a replaced file is a new file, so that a process that has the old one open can read it to its end", () => {
  const path = join(folder, "settings");
  writeFileDurably(path, "old");
  const before = statSync(path).ino;
  writeFileDurably(path, "new");
  expect(statSync(path).ino).not.toBe(before);
  expect(readdirSync(folder)).toEqual(["settings"]);
});

test("a failure keeps the old content", () => {
  const path = join(folder, "taken");
  mkdirSync(join(path, "by a folder"), { recursive: true });
  expect(() => writeFileDurably(path, "new")).toThrow();
  expect(readdirSync(folder)).toEqual(["taken"]);
  expect(readdirSync(path)).toEqual(["by a folder"]);
  expect(() => writeFileDurably(join(folder, "missing", "file"), "new")).toThrow("ENOENT");
});
