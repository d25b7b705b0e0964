import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/*
 * Each test file has a folder of its own for temporary files, which goes with it: the databases, browser profiles and
 * packaged apps of a whole run took 4 GB. What a process that is still ending writes goes with the run (scripts/vitest.mjs).
 */
const before = process.env["TMPDIR"];
const folder = mkdtempSync(join(tmpdir(), "f-"));
process.env["TMPDIR"] = folder;

afterAll(() => {
  if (before === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = before;
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
  }
});
