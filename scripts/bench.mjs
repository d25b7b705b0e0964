import { build } from "./build.mjs";
import { installPrograms } from "./programs.mjs";
import { become, giveUp, node, say, tool } from "./project.mjs";
import { setup } from "./setup.mjs";

/** `npm run bench [-- NAMES]`: measures time and memory of the built product against their budgets. */
const args = process.argv.slice(2);
if (args.some((arg) => arg.startsWith("-"))) {
  say(
    "npm run bench: measures the time and memory budgets on the built product and prints a table. Takes several minutes.",
  );
  say("Needs chromium, flite, sox, ffmpeg and an otherwise idle machine. Also writes bench-results.json.");
  say(
    "npm run bench -- NAMES: only these measures: pages, page, stop, visit, load (many visits at once), commits, list, patients, ehr, starts, notes.",
  );
  say(
    "npm run bench -- notes: speed and memory of drafting, and the quality thresholds of drafted notes; CHARTSIDE_BENCH_VISITS=FILE adds",
  );
  say("visits, one JSON object {transcript: [{speaker, text}]} per line.");
  say(
    "npm run bench -- growth: stop → whole note of a visit of four hours with a growing note (CHARTSIDE_BENCH_GROWTH_MINUTES=240);",
  );
  say(
    "npm run bench -- model: what drafting takes over the time of a language model, and the transcript's lag beside it.",
  );
  say(
    "npm run bench -- soak: memory while clients without sign-in call every route for an hour (CHARTSIDE_BENCH_SOAK_MINUTES),",
  );
  say("pausing CHARTSIDE_BENCH_SOAK_PAUSE_MS milliseconds (default 0) between rounds of 30 calls.");
  process.exit(args.includes("--help") ? 0 : 1);
}
await setup();
if (!(await installPrograms(["chromium", "flite", "sox", "ffmpeg"]))) process.exit(1);
await build(["server", "web", "desktop"]);
const { code, output } = await node(
  [tool("vite/bin/vite.js"), "build", "--ssr", "tests/bench/index.ts", "--outDir", "out/bench", "--logLevel", "warn"],
  { quiet: true },
);
if (code !== 0) giveUp(output);
await become(process.execPath, ["out/bench/index.js", ...args]);
