import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Returns the path of a program that replaces llama.cpp's server, see `localModelProgram.mjs`. */
export function standIn(): string {
  const file = join(mkdtempSync(join(tmpdir(), "program-")), "llama-server");
  const script = join(import.meta.dirname, "localModelProgram.mjs");
  writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}
