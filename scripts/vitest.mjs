import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { node, tool } from "./project.mjs";

/**
 * Runs vitest once and counts the results. Temporary files of the tests are deleted.
 * @param {string[]} args for vitest
 * @param {{ quiet?: boolean, isModest?: boolean }} [options] as in `run`
 * @returns {Promise<{ passed: number, failed: number, output: string }>} a file that fails to load, or an error outside
 * of any test, counts as one failure
 */
export async function vitest(args, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), "chartside-"));
  const file = join(folder, "result.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const env = { TMPDIR: folder };
  const { code, output } = await node([tool("vitest/vitest.mjs"), "run", ...reporters, ...args], { ...options, env });
  const { passed, failed } = count(file);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output };
}

function count(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
  const unloaded = testResults.filter(({ status, assertionResults }) => {
    return status === "failed" && assertionResults.every((test) => test.status !== "failed");
  });
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
