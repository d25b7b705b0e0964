import { isBuiltin } from "node:module";
import { extractFile, listPackage, statFile } from "@electron/asar";

/** A file of a packaged app: inside its archive, or unpacked next to it. */
export interface Entry {
  path: string;
  isOutside: boolean;
  isProgram: boolean;
}

/** Lists the files of an archive, without folders and links, with `/` in paths. */
export function entriesOf(archive: string): Entry[] {
  return listPackage(archive, { isPack: false }).flatMap((listed) => {
    const path = listed.replace(/^[\\/]/, "");
    const entry = statFile(archive, path, false);
    if ("files" in entry || "link" in entry) return [];
    return [
      { path: path.replaceAll("\\", "/"), isOutside: entry.unpacked === true, isProgram: entry.executable === true },
    ];
  });
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Returns the package folders (`node_modules/…`) of these entries. */
export function packagesIn(entries: readonly Entry[]): Set<string> {
  const manifestPattern = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/package\.json$)/;
  return new Set(entries.flatMap(({ path }) => manifestPattern.exec(path)?.[0] ?? []));
}

/**
 * Returns the packages that built modules import, statically or dynamically, ignoring types in comments
 * (`{import("…")}`).
 */
export function importedBy(archive: string, paths: readonly string[]): Set<string> {
  const imports =
    /(?:^(?:import|export)\s(?:[^"';]*\sfrom\s*)?|(?<!\{)\bimport\(|^import\s*|__require\(|createRequire\(import\.meta\.url\)\()"([^"]+)"/gm;
  const names = paths.flatMap((path) => {
    const text = extractFile(archive, path).toString("utf8");
    return [...text.matchAll(imports)].flatMap(([, specifier = ""]) => packageName(specifier) ?? []);
  });
  return new Set(names);
}

function packageName(specifier: string): string | null {
  if (/^(\.|electron$)/.test(specifier) || isBuiltin(specifier)) return null;
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? null;
}

/** Follows the dependencies of packages. @returns the folders found, and the packages with missing dependencies */
export function closureOf(archive: string, there: ReadonlySet<string>, names: Iterable<string>) {
  const reached = new Set<string>();
  const missing: string[] = [];
  const follow = (name: string, from: string, isNeeded: boolean): void => {
    const folder = resolveFrom(from, name, there);
    if (folder === null) {
      if (isNeeded) missing.push(`${name} of ${from || "the app"}`);
      return;
    }
    if (reached.has(folder)) return;
    reached.add(folder);
    const manifest = JSON.parse(extractFile(archive, `${folder}/package.json`).toString("utf8")) as Manifest;
    const optional = Object.keys(manifest.optionalDependencies ?? {});
    for (const each of Object.keys(manifest.dependencies ?? {})) follow(each, folder, !optional.includes(each));
    for (const each of optional) follow(each, folder, false);
  };
  for (const name of names) follow(name, "", true);
  return { reached, missing };
}

/** Resolves like Node: `node_modules` of the package itself, then of each parent folder. */
function resolveFrom(from: string, name: string, there: ReadonlySet<string>): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (there.has(path)) return path;
    if (folder === "") return null;
  }
}
