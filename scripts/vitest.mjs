import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { node, root, tool } from "./project.mjs";

/**
 * Runs vitest once and counts the results. Deletes the temporary files of the tests afterwards.
 * @param {string[]} args for vitest
 * @param {{ quiet?: boolean, isModest?: boolean }} [options] as in `run`
 * @returns {Promise<{ passed: number, failures: Failure[], output: string }>} `failures` has an entry for each failed
 * test, for each file that did not load, and for an error outside any test. `output` is empty unless quiet
 *
 * @typedef {{ file?: string, text: string }} Failure `file` of a failed test or of a file that did not load; `text`:
 * file, title, first line of the error
 */
export async function vitest(args, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), "chartside-"));
  const file = join(folder, "result.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // with the compile cache, threads that run from source load in a third of the time
  const env = { TMPDIR: folder, NODE_COMPILE_CACHE: tool(".cache/node") };
  const { code, output } = await node([tool("vitest/vitest.mjs"), "run", ...reporters, ...args], { ...options, env });
  const { passed, failures } = read(file);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (code !== 0 && failures.length === 0)
    failures.push({ text: `an error outside of the tests of ${args.join(" ")}` });
  return { passed, failures, output };
}

/** Reads the report of vitest; without a report, there are no results. */
function read(file) {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOf) };
}

function failuresOf({ name, status, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0)
    return status === "failed" ? [{ file, text: `${file} did not load, or its preparation failed` }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    text: `${file}: ${fullName}\n  ${failureMessages[0]?.split("\n")[0] ?? ""}`,
  }));
}
