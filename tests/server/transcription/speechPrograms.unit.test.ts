import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findPocketsphinx } from "../../../src/server/transcription/engines/speechPrograms";

let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "chartside-programs-"));
  vi.stubEnv("PATH", join(dataDir, "nothing-installed"));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Creates files below `pocketsphinx` in the data folder, as unpacked Debian packages have them. */
function unpacked(...paths: string[]): void {
  for (const path of paths) {
    const file = join(dataDir, "pocketsphinx", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
    chmodSync(file, 0o755);
  }
}

test("findPocketsphinx finds the model and the unpacked libraries below usr/lib and lib", () => {
  unpacked(
    "usr/bin/pocketsphinx_continuous",
    "usr/share/pocketsphinx/model/en-us/en-us.lm.bin",
    "usr/lib/x86_64-linux-gnu/libpocketsphinx.so.3",
    "usr/lib/x86_64-linux-gnu/blas/libblas.so.3",
    "lib/x86_64-linux-gnu/libdbus-1.so.3",
  );
  const program = findPocketsphinx(dataDir);
  const root = join(dataDir, "pocketsphinx");
  expect(program?.command).toBe(join(root, "usr/bin/pocketsphinx_continuous"));
  expect(program?.args).toContain(join(root, "usr/share/pocketsphinx/model/en-us/en-us.lm.bin"));
  expect(program?.env?.["LD_LIBRARY_PATH"]?.split(":")).toEqual([
    join(root, "usr/lib/x86_64-linux-gnu"),
    join(root, "usr/lib/x86_64-linux-gnu/blas"),
    join(root, "lib/x86_64-linux-gnu"),
  ]);
});

test("findPocketsphinx returns null without the model", () => {
  unpacked("usr/bin/pocketsphinx_continuous");
  expect(findPocketsphinx(dataDir)).toBeNull();
});

test("findPocketsphinx needs no unpacked libraries", () => {
  unpacked("usr/bin/pocketsphinx_continuous", "usr/share/pocketsphinx/model/en-us/en-us.lm.bin");
  expect(findPocketsphinx(dataDir)?.env).toEqual({ LD_LIBRARY_PATH: "" });
});
