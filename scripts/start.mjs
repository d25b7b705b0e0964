import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { endWithParent, node, root } from "./project.mjs";
import { setup } from "./setup.mjs";

/** `npm start`: everything from a bare clone to a running product. */
await setup();
endWithParent();
await build(["server", "web"]);
await fetchRecognizer();
await import(pathToFileURL(join(root, "out", "server", "standalone.js")).href);

/** Without a speech engine, the basic recognizer: that script decides whether one is needed, and says what it does. */
async function fetchRecognizer() {
  const script = join(root, "scripts", "fetchPocketsphinx.mjs");
  const { CHARTSIDE_SPEECH, CHARTSIDE_SPEECH_FETCH } = process.env;
  if (CHARTSIDE_SPEECH || CHARTSIDE_SPEECH_FETCH === "off" || !existsSync(script)) return;
  await node([script]); // a failure leaves recording as it is; the screen says what to set
}
