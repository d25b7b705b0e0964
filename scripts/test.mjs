import { build } from "./build.mjs";
import { check } from "./check.mjs";
import { installPrograms } from "./programs.mjs";
import { say } from "./project.mjs";
import { setup } from "./setup.mjs";
import { runAgain } from "./runAgain.mjs";
import { vitest } from "./vitest.mjs";

/**
 * `npm test [-- arguments for vitest]`: installs packages and system programs, builds, checks, and runs all tests. The
 * files of failed tests are run once more at the end, alone, if they are few (decision 27). With arguments, skips the
 * checks and runs vitest once with them. The last lines list the tests that failed, those that passed only at the
 * second attempt, and the counts.
 */
await setup();
const args = process.argv.slice(2);
const total = { passed: 0, failures: [] };
if (!(await installPrograms())) end([{ text: "system programs could not be installed" }]);
await build(["server", "web", "desktop"]);
if (args.length > 0) add(await vitest(args));
else {
  // The web tests play visits in real time, which is mostly waiting. The checks, the server's tests and those of the
  // screens run beside them with low priority, so that they do not disturb audio. Nothing runs beside the desktop's
  // tests, which need the processors themselves: other tests with low priority would hardly run, and fail at their time
  // limits.
  const beside = { quiet: true, isModest: true };
  const web = project("web");
  add(await check(beside));
  for (const name of ["server", "screens"]) {
    const result = await project(name, beside);
    say(result.output);
    add(result);
  }
  add(await web);
  add(await project("desktop"));
  const again = await runAgain(total.failures);
  total.passed += again.passed;
  total.failures = again.failures;
}
end(total.failures);

/** Runs the tests of one vitest project. */
function project(name, options) {
  return vitest(["--project", name], options);
}

function add({ passed, failures }) {
  total.passed += passed;
  total.failures.push(...failures);
}

/**
 * Prints the failures and the counts, and exits: with 0 if tests passed and none failed, otherwise with 1.
 * @param {import("./vitest.mjs").Failure[]} failures
 * @returns {never}
 */
function end(failures) {
  for (const { text } of failures) console.log(`failed: ${text}`);
  console.log(`${total.passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 && total.passed > 0 ? 0 : 1);
}
