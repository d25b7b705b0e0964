import { build } from "./build.mjs";
import { installPrograms } from "./programs.mjs";
import { become, giveUp, node, say, tool } from "./project.mjs";
import { setup } from "./setup.mjs";

/** `npm run screens -- --out DIR [NAMES]`: screenshots of the main screens of the built product. */
const args = process.argv.slice(2);
if (args[0] !== "--out" || args.length < 2) {
  say("npm run screens -- --out DIR [NAMES]: takes screenshots of the main screens with an invented practice, at");
  say("1440, 1024, 768, 390 and 320 px, light and dark, and at 200 % zoom. NAMES (scribe, sign-in …) limit them.");
  process.exit(1);
}
await setup();
if (!(await installPrograms(["chromium"]))) process.exit(1);
await build(["server", "web"]);
const { code, output } = await node(
  [
    tool("vite/bin/vite.js"),
    "build",
    "--ssr",
    "tests/pictures/index.ts",
    "--outDir",
    "out/pictures",
    "--logLevel",
    "warn",
  ],
  { quiet: true },
);
if (code !== 0) giveUp(output);
await become(process.execPath, ["out/pictures/index.js", ...args.slice(1)]);
