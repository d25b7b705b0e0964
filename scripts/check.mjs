import { isMain, node, say, tool } from "./project.mjs";
import { setup } from "./setup.mjs";
import { vitest } from "./vitest.mjs";

/**
 * The steps that run in parallel with the tests. `types` and `lint` also check which folders a file imports: each
 * process of the app is a TypeScript project of its own.
 */
const steps = {
  types: [tool("typescript/bin/tsc"), "-b"],
  lint: [tool("oxlint/bin/oxlint"), "--type-aware", "--quiet", "src", "tests", "scripts"],
  format: [tool("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."],
};

/**
 * Checks types, lint rules and format and runs the unit and component tests, all in parallel. Prints what failed.
 * @param {{ isModest?: boolean }} [options] as in `run`
 * @returns {Promise<{ passed: number, failures: import("./vitest.mjs").Failure[] }>} passed tests; failed steps by
 * name, and failed tests
 */
export async function check({ isModest = false } = {}) {
  const began = Date.now();
  const others = Object.entries(steps).map(async ([name, command]) => ({
    name,
    ...(await node(command, { quiet: true, isModest })),
  }));
  const tests = vitest(["--project", "unit", "--project", "renderer"], { quiet: true, isModest });
  const failed = (await Promise.all(others)).filter(({ code }) => code !== 0);
  for (const { name, output } of failed) say(`${name}:\n${output}`);
  const { output, passed, failures } = await tests;
  if (failures.length > 0) say(output);
  const all = [...failed.map(({ name }) => ({ text: name })), ...failures];
  const verdict = all.length === 0 ? "passed" : "failed";
  say(`check ${verdict} in ${Math.round((Date.now() - began) / 1000)} s: types, lint, format, ${passed} unit tests`);
  return { passed, failures: all };
}

if (isMain(import.meta.url)) {
  await setup();
  const { failures } = await check();
  process.exit(failures.length === 0 ? 0 : 1);
}
