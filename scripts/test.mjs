import { build } from "./build.mjs";
import { check } from "./check.mjs";
import { installPrograms } from "./programs.mjs";
import { setup } from "./setup.mjs";
import { vitest } from "./vitest.mjs";

/** `npm test [-- arguments for vitest]`: set-up, what tests need from the system, build, check, all tests; the last line counts them. */
await setup();
const args = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
if (!(await installPrograms())) end(0, 1);
await build(["server", "web", "desktop"]);
if (args.length > 0) add(await vitest(args));
else {
  add(await check());
  add(await vitest(["--project", "server"]));
  add(await vitest(["--project", "web"]));
}
end(total.passed, total.failed);

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

/** @returns {never} */
function end(passed, failed) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
