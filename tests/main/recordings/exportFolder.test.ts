import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { ExportFolder } from "../../../src/main/recordings/ExportFolder";
import { bridge } from "../../../src/shared/bridge/contract";

let folder = "";
let exported: ExportFolder;
const sound = (text: string) => new TextEncoder().encode(text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chartside-export-"));
  exported = new ExportFolder(() => Promise.resolve(folder));
});

test("ExportFolder exports several recordings into the chosen folder without overwriting files", async () => {
  writeFileSync(join(folder, "recording-2026-11-21-0930.ogg"), "another's");
  const { ticket } = await exported.choose();
  await exported.save(ticket!, "recording-2026-11-21-0930.ogg", sound("first"));
  await exported.save(ticket!, "recording-2026-11-21-0930.ogg", sound("second"));
  await exported.save(ticket!, "recording-2026-11-21-1000.ogg", sound("third"));
  expect(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")])).toEqual([
    ["recording-2026-11-21-0930 (2).ogg", "first"],
    ["recording-2026-11-21-0930 (3).ogg", "second"],
    ["recording-2026-11-21-0930.ogg", "another's"],
    ["recording-2026-11-21-1000.ogg", "third"],
  ]);
});

test("ExportFolder requires the ticket of the folder chosen last", async () => {
  await expect(exported.save("", "a.ogg", sound("x"))).rejects.toMatchObject({ code: "forbidden" });
  const { ticket: before } = await exported.choose();
  await exported.choose();
  await expect(exported.save(before!, "a.ogg", sound("x"))).rejects.toMatchObject({ code: "forbidden" });
  expect(readdirSync(folder)).toEqual([]);
  expect(await new ExportFolder(() => Promise.resolve(null)).choose()).toEqual({ ticket: null });
});

test("ExportFolder rejects with a readable message if the folder is missing", async () => {
  const { ticket } = await exported.choose();
  rmSync(folder, { recursive: true });
  await expect(exported.save(ticket!, "a.ogg", sound("x"))).rejects.toMatchObject({
    code: "bad_request",
    message: "This folder cannot be written to.",
  });
});

test("the bridge accepts only names of .ogg files without a path", () => {
  const { input } = bridge.recordings.requests.saveSound;
  const allowed = (name: string) => input.safeParse({ ticket: "t", name, bytes: new Uint8Array() }).success;
  expect(allowed("recording-2026-11-21-0930.ogg")).toBe(true);
  for (const name of ["../a.ogg", "a/b.ogg", "a\\b.ogg", "C:a.ogg", ".ogg", "a.exe", "a.ogg\n"])
    expect([name, allowed(name)]).toEqual([name, false]);
});
