import { build } from "./build.mjs";
import { become, giveUp, node, tool } from "./project.mjs";
import { setup } from "./setup.mjs";

/** `npm run bench`: the budgets, measured on the built product. */
await setup();
await build(["server", "web"]);
const { code, output } = await node(
  [tool("vite/bin/vite.js"), "build", "--ssr", "tests/bench/index.ts", "--outDir", "out/bench", "--logLevel", "warn"],
  { quiet: true },
);
if (code !== 0) giveUp(output);
await become(process.execPath, ["out/bench/index.js", ...process.argv.slice(2)]);
