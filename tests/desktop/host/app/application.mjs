import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { unpackArchive } from "./archive.mjs";

/**
 * Finds the application to run: the folder or file on the command line, or the archive of a packaged app.
 * @param {{ args: string[] }} line
 * @returns {{ folder: string, manifest: Record<string, string>, main: string, isPackaged: boolean,
 * resourcesPath: string, electronVersion: string, declarations: string }} `declarations`: text of electron.d.ts, empty
 * if it is not installed
 */
export function findApplication(line) {
  const resources = takeOption(line, "--host-resources=");
  const target = resources === null ? namedTarget(line) : unpackArchive(join(resources, "app.asar"));
  const isFolder = statSync(target).isDirectory();
  const folder = packageFolder(isFolder ? target : dirname(target));
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return {
    folder,
    manifest,
    main: isFolder ? resolve(folder, manifest.main ?? "index.js") : target,
    isPackaged: resources !== null,
    resourcesPath: resources ?? join(folder, "resources"),
    ...electronPackage(),
  };
}

function takeOption(line, prefix) {
  const index = line.args.findIndex((argument) => argument.startsWith(prefix));
  return index < 0 ? null : line.args.splice(index, 1)[0].slice(prefix.length);
}

function namedTarget(line) {
  return resolve(line.args.find((argument) => !argument.startsWith("-")) ?? ".");
}

function packageFolder(from) {
  const parent = dirname(from);
  return existsSync(join(from, "package.json")) || parent === from ? from : packageFolder(parent);
}

/** Reads version and type declarations of the `electron` package, which list Electron's features. */
function electronPackage() {
  const manifest = createRequire(import.meta.url).resolve("electron/package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  return { electronVersion: version, declarations: readFileSync(join(dirname(manifest), "electron.d.ts"), "utf8") };
}
