import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { become, giveUp, root } from "./project.mjs";
import { setup } from "./setup.mjs";

/**
 * `npm run check-note|draft|ehr|facts|rotate-key|transcribe -- …`: sets up, builds, and runs the command-line tool with
 * the remaining arguments.
 */
const [name = "", ...args] = process.argv.slice(2);
await setup();
await build(["server"]);
const entry = join(root, "out", "server", `${name}.js`);
if (!/^[a-z]+(?:-[a-z]+)*$/.test(name) || !existsSync(entry)) giveUp(`There is no command called "${name}".`);
await become(process.execPath, [entry, ...args]);
