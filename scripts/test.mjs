import { build } from "./build.mjs";
import { check } from "./check.mjs";
import { installPrograms } from "./programs.mjs";
import { say } from "./project.mjs";
import { setup } from "./setup.mjs";
import { vitest } from "./vitest.mjs";

/**
 * `npm test [-- arguments for vitest]`: sets up, installs system programs, builds, checks and runs all tests. The last
 * line has the counts.
 */
await setup();
const args = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
if (!(await installPrograms())) end(0, 1);
await build(["server", "web", "desktop"]);
if (args.length > 0) add(await vitest(args));
else {
  // The web tests play visits in real time, which is mostly waiting. The other tests run in parallel with low priority,
  // so that they do not disturb audio or the desktop app.
  const first = project("web").then(async (web) => [web, await project("desktop")]);
  const beside = { quiet: true, isModest: true };
  add(await check(beside));
  for (const name of ["server", "screens"]) {
    const { output, ...counts } = await project(name, beside);
    say(output);
    add(counts);
  }
  for (const counts of await first) add(counts);
}
end(total.passed, total.failed);

function project(name, options) {
  return vitest(["--project", name], options);
}

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

/** @returns {never} */
function end(passed, failed) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
