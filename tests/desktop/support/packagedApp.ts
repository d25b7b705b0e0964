import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isRealElectron } from "./desktop";

const root = process.cwd();

/** Update feed of the packaged app in the tests; not a real address. */
export const feedAddress = "https://updates.example.org/chartside/";

export interface PackagedApp {
  /** Folder with all output; removed by the test. */
  output: string;
  program: string;
  resources: string;
  /** `app.asar`. */
  archive: string;
  /** Folder of unpacked files next to it. */
  outside: string;
}

/** Packages the built app for this Linux machine like `npm run package -- --dir`, with Electron or a substitute. */
export async function packageApp(): Promise<PackagedApp> {
  const output = mkdtempSync(join(tmpdir(), "chartside-package-"));
  const electron = isRealElectron
    ? join(root, "node_modules/electron/dist")
    : makeElectronSubstitute(join(output, "electron"));
  const overrides = [`-c.electronDist=${electron}`, `-c.directories.output=${output}`];
  // Playwright drives the real program with inspect arguments, which the release disables.
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

/** The initial states of Electron's fuses, in order. */
const fuses = "101100011";

/**
 * Makes a folder that electron-builder accepts as Electron. Its program starts the tests' host on the resources next to
 * it and ends with Electron's fuses, so that they can really be flipped.
 */
function makeElectronSubstitute(folder: string): string {
  const host = join(root, "tests/desktop/host/electron");
  const start = `#!/bin/sh\nexec '${host}' "--host-resources=$(dirname "$(readlink -f "$0")")/resources" "$@"\nexit 1\n`;
  // The text by which tools find the fuses in the program, then the version and the number of the fuses.
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
