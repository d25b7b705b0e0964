import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Arch } from "electron-builder";
import { nativeParts } from "./nativeParts.mjs";

/**
 * electron-builder's hook after it put an app together: an app for a machine other than this one would come out without
 * its speech recognition and database, and nobody would notice before it starts.
 * @param {import("electron-builder").AfterPackContext} context @throws {Error} naming what is not there
 */
export default function checkNativeParts({ packager, appOutDir, electronPlatformName, arch }) {
  const outside = join(packager.getResourcesDir(appOutDir), "app.asar.unpacked");
  const archs = arch === Arch.universal ? ["x64", "arm64"] : [Arch[arch]];
  const parts = archs.flatMap((each) => nativeParts(electronPlatformName, each));
  const missing = parts.filter(({ path }) => !existsSync(join(outside, path, "package.json"))).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(
      `The app for ${electronPlatformName} ${archs.join(" and ")} has no ${missing.join(", ")}. ` +
        "Package it on such a machine, after npm ci.",
    );
  for (const { path } of parts) checkLinks(join(outside, path, "native"));
}

/** Links between PostgreSQL's libraries are made after installing, which npm can be told to leave out. */
function checkLinks(folder) {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { target } of JSON.parse(readFileSync(list, "utf8")))
    if (!existsSync(join(folder, "..", target)))
      throw new Error(`PostgreSQL's ${target} is missing. Run: npm rebuild, then package again.`);
}
