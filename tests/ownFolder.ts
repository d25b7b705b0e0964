import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/*
 * Each worker has a folder of its own for temporary files, emptied after each test file: the databases, browser
 * profiles and packaged apps of a whole run took 4 GB. Files that a process writes while it exits are deleted at the
 * end of the run (scripts/vitest.mjs). The folder itself is kept, because Playwright reads its path only once.
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
