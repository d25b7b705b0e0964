import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { build } from "./build.mjs";
import { check } from "./check.mjs";
import { run, say } from "./project.mjs";
import { setup } from "./setup.mjs";
import { vitest } from "./vitest.mjs";

/** `npm test [-- arguments for vitest]`: set-up, what tests need from the system, build, check, all tests; the last line counts them. */
const programs = {
  chromium: "chromium",
  flite: "flite",
  pocketsphinx_continuous: "pocketsphinx pocketsphinx-en-us",
  sox: "sox",
  ffmpeg: "ffmpeg",
};

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

/** Chromium, speech and audio programs from Debian where we may install them. @returns false when some are missing still. */
async function installPrograms() {
  const missing = Object.keys(programs).filter((program) => !isInstalled(program));
  if (missing.length === 0) return true;
  const packages = missing.flatMap((program) => programs[program].split(" "));
  const canInstall = process.getuid?.() === 0 && isInstalled("apt-get");
  if (canInstall) {
    say(`Installing for the tests: ${packages.join(" ")}.`);
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { quiet: true, env });
    const { output } = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      quiet: true,
      env,
    });
    const left = missing.filter((program) => !isInstalled(program));
    if (left.length === 0) return true;
    say(output);
  }
  say(`The tests need ${missing.join(", ")}. On Debian or Ubuntu: sudo apt-get install -y ${packages.join(" ")}`);
  return false;
}

function isInstalled(program) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, program)));
}
