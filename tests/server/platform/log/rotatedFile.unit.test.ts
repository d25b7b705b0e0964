import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RotatedFile } from "../../../../src/server/platform/log/RotatedFile";

const newFolder = (): string => mkdtempSync(join(tmpdir(), "chartside-log-"));

describe("RotatedFile", () => {
  test("begins a new file when one is full", () => {
    const folder = join(newFolder(), "logs");
    const file = new RotatedFile(join(folder, "main.log"), { maxBytes: 10, files: 3 });
    for (let line = 0; line < 9; line += 1) file.write(`line ${line}\n`);
    expect(readdirSync(folder).toSorted()).toEqual(["main.1.log", "main.2.log", "main.log"]);
    expect(readFileSync(join(folder, "main.log"), "utf8")).toBe("line 8\n");
    expect(readFileSync(join(folder, "main.1.log"), "utf8")).toBe("line 6\nline 7\n");
    expect(readFileSync(join(folder, "main.2.log"), "utf8")).toBe("line 4\nline 5\n");
  });

  test("continues the file of the last start, which only its owner can read", () => {
    const path = join(newFolder(), "main.log");
    new RotatedFile(path).write("first\n");
    new RotatedFile(path).write("second\n");
    expect(readFileSync(path, "utf8")).toBe("first\nsecond\n");
    if (process.platform !== "win32") expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test("drops lines that cannot be written", () => {
    const folder = newFolder();
    const path = join(folder, "main.log");
    mkdirSync(path); // a folder in the file's place
    const file = new RotatedFile(path);
    expect(() => file.write("lost\n")).not.toThrow();
  });
});
