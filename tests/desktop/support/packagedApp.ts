import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isRealElectron } from "./desktop";

const root = process.cwd();

/** What the tests package the app with; the address is nobody's. */
export const feedAddress = "https://updates.example.org/chartside/";

export interface PackagedApp {
  /** Everything that was made; a test removes it. */
  output: string;
  program: string;
  resources: string;
  /** `app.asar`. */
  archive: string;
  /** What stands beside it. */
  outside: string;
}

/** Packages the built app for this Linux machine, as `npm run package -- --dir` does, around Electron or a stand-in for it. */
export async function packageApp(): Promise<PackagedApp> {
  const output = mkdtempSync(join(tmpdir(), "chartside-package-"));
  const electron = isRealElectron ? join(root, "node_modules/electron/dist") : standIn(join(output, "electron"));
  const overrides = [`-c.electronDist=${electron}`, `-c.directories.output=${output}`];
  // Playwright drives the real program through the door that the release has closed.
  if (isRealElectron) overrides.push("-c.electronFuses.enableNodeCliInspectArguments=true");
  const command = ["--config", "electron-builder.config.ts", "--publish", "never", "--linux", "dir", ...overrides];
  await promisify(execFile)(process.execPath, [join(root, "node_modules/electron-builder/cli.js"), ...command], {
    env: { ...process.env, CHARTSIDE_UPDATE_FEED_URL: feedAddress },
    maxBuffer: 2 ** 24,
  });
  const folder = join(output, process.arch === "x64" ? "linux-unpacked" : `linux-${process.arch}-unpacked`);
  const resources = join(folder, "resources");
  const archive = join(resources, "app.asar");
  return { output, program: join(folder, "chartside"), resources, archive, outside: `${archive}.unpacked` };
}

/** The states in which Electron's fuses come, in their order. */
const fuses = "101100011";

/**
 * A folder that electron-builder takes for Electron: the program starts the tests' own host on the resources beside it, and
 * ends in Electron's fuses, so that flipping them is real.
 */
function standIn(folder: string): string {
  const host = join(root, "tests/desktop/host/electron");
  const start = `#!/bin/sh\nexec '${host}' "--host-resources=$(dirname "$(readlink -f "$0")")/resources" "$@"\nexit 1\n`;
  const wire = Buffer.concat([Buffer.from("dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX"), Buffer.from([1, fuses.length])]);
  const version = (JSON.parse(readFileSync(join(root, "node_modules/electron/package.json"), "utf8")) as Versioned)
    .version;
  mkdirSync(join(folder, "resources"), { recursive: true });
  mkdirSync(join(folder, "locales"));
  const files = {
    electron: Buffer.concat([Buffer.from(start), wire, Buffer.from(fuses), Buffer.alloc(64)]),
    "chrome-sandbox": "",
    version,
    LICENSE: "",
    "LICENSES.chromium.html": "",
    "locales/en-US.pak": "",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  for (const name of ["electron", "chrome-sandbox"]) chmodSync(join(folder, name), 0o755);
  return folder;
}

interface Versioned {
  version: string;
}
