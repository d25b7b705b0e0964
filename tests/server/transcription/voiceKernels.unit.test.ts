import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("kernels.wasm is compiled from wasm/voiceKernels.ts", () => {
  const compiled = join(mkdtempSync(join(tmpdir(), "chartside-kernels-")), "kernels.wasm");
  execFileSync(process.execPath, ["scripts/kernels.mjs", compiled]);
  expect(readFileSync(compiled).equals(readFileSync("resources/silero-vad/kernels.wasm"))).toBe(true);
});
