import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/*
 * Each worker has a folder of its own for temporary files, emptied after each test file: the databases, browser profiles and
 * packaged apps of a whole run took 4 GB. What a process that is still ending writes goes with the run (scripts/vitest.mjs).
 * The folder itself stays, since Playwright asks for it once.
 */
const worker = globalThis as { testFolder?: string };
const folder = (worker.testFolder ??= mkdtempSync(join(tmpdir(), "f-")));
process.env["TMPDIR"] = folder;

afterAll(() => {
  for (const name of readdirSync(folder)) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
    }
  }
});
