import { mkdtempSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { RecordingKeys } from "../../recordings/RecordingKeys";
import { findBrowser } from "../findBrowser";
import { openAutomation } from "../openAutomation";
import { EhrShell } from "./EhrShell";
import { personVerbs } from "./personVerbs";
import { appVerbs } from "./appVerbs";

/*
 * `npm run ehr -- [--headless] [--profile-dir DIR] [--trial]`: the EHR automation on stdin and stdout, one JSON object
 * per line; see docs/ehr-shell.md. It closes the browser at the end of its input.
 */
const { values } = parseArgs({
  options: {
    headless: { type: "boolean", default: false },
    "profile-dir": { type: "string" },
    trial: { type: "boolean", default: false },
  },
});

const folder = resolve(values["profile-dir"] ?? mkdtempSync(join(tmpdir(), "chartside-ehr-")));
const { env, platform } = process;
const print = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`);
/** Outside Electron there is no keychain: file permissions protect the key. */
const noKeychain = {
  isAvailable: () => Promise.resolve(false),
  seal: () => Promise.reject(new Error("There is no keychain")),
  open: () => Promise.reject(new Error("There is no keychain")),
};

const automation = openAutomation({
  browserFolder: join(folder, "browser"),
  folder: join(folder, "ehr"),
  isHeadless: values.headless,
  env,
  findProgram: () => findBrowser({ platform, env, home: homedir() }),
  keys: new RecordingKeys(join(folder, "keys"), noKeychain),
  onFailure: (fault) => print({ event: "fault", value: fault }),
  onChange: (status) => print({ event: "changed", value: status }),
});
const verbs = { ...appVerbs(automation, print), ...(values.trial ? personVerbs(automation) : {}) };
const shell = new EhrShell(verbs, print);

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => shell.receive(line));
const end = async () => {
  await shell.idle();
  await automation.close();
  process.exit(0);
};
lines.on("close", () => void end());
process.on("SIGTERM", () => void automation.close().then(() => process.exit(0)));
process.on("SIGINT", () => void automation.close().then(() => process.exit(0)));
void automation.ready.then(() => print({ event: "ready", value: { profileDir: folder } }));
