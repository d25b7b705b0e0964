import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { endWithParent, node, root } from "./project.mjs";
import { setup } from "./setup.mjs";

/** `npm start`: installs, builds and runs the product, from a fresh clone. */
await setup();
endWithParent();
await build(["server", "web"]);
await fetchRecognizer();
await import(pathToFileURL(join(root, "out", "server", "standalone.js")).href);

/** Downloads a basic recognizer if there is no speech engine, unless turned off. The script logs a failure. */
async function fetchRecognizer() {
  const script = join(root, "scripts", "fetchPocketsphinx.mjs");
  const { CHARTSIDE_SPEECH, CHARTSIDE_SPEECH_FETCH } = process.env;
  if (CHARTSIDE_SPEECH || CHARTSIDE_SPEECH_FETCH === "off" || !existsSync(script)) return;
  await node([script]); // recording works without it; the screen shows what to configure
}
