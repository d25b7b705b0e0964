import { say } from "./project.mjs";
import { vitest } from "./vitest.mjs";

/** Maximum number of files that run again; failures in more files have a common cause (decision 27). */
const maxFiles = 8;

/**
 * Runs the files with failures once more, each in a run of its own, if there are at most eight and nothing else failed
 * (decision 27). Prints what passes then as unsteady.
 * @param {import("./vitest.mjs").Failure[]} failures of the first run
 * @returns {Promise<{ passed: number, failures: import("./vitest.mjs").Failure[] }>} the number of failures that passed
 * this time, and what failed again; `failures` unchanged if nothing ran again
 */
export async function runAgain(failures) {
  const files = [...new Set(failures.map(({ file }) => file))];
  if (files.length > maxFiles || files.includes(undefined)) return { passed: 0, failures };
  const result = { passed: 0, failures: [] };
  for (const file of files) {
    say(`Running again: ${file}.`);
    const before = failures.filter((failure) => failure.file === file);
    const again = await vitest([file]);
    if (again.passed > 0 && again.failures.length === 0) {
      for (const { text } of before) console.log(`unsteady: passed the second time only: ${text}`);
      result.passed += before.length;
    } else result.failures.push(...(again.failures.length > 0 ? again.failures : before));
  }
  return result;
}
