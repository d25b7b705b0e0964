import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { node, root, tool } from "./project.mjs";

/**
 * Runs vitest once and counts the results. Deletes the temporary files of the tests afterwards.
 * @param {string[]} args for vitest
 * @param {{ quiet?: boolean, isModest?: boolean }} [options] as in `run`
 * @returns {Promise<{ passed: number, failures: string[], output: string }>} `failures` has a text for each failed test
 * (file, title, first line of the error), for each file that did not load, and for an error outside of any test.
 * `output` is empty unless quiet
 */
export async function vitest(args, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), "chartside-"));
  const file = join(folder, "result.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const env = { TMPDIR: folder };
  const { code, output } = await node([tool("vitest/vitest.mjs"), "run", ...reporters, ...args], { ...options, env });
  const { passed, failures } = read(file);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (code !== 0 && failures.length === 0) failures.push(`an error outside of the tests of ${args.join(" ")}`);
  return { passed, failures, output };
}

/** Reads the report of vitest; without a report, there are no results. */
function read(file) {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOf) };
}

function failuresOf({ name, status, assertionResults }) {
  const path = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0) return status === "failed" ? [`${path} did not load`] : [];
  return failed.map(
    ({ fullName, failureMessages }) => `${path}: ${fullName}\n  ${failureMessages[0]?.split("\n")[0] ?? ""}`,
  );
}
