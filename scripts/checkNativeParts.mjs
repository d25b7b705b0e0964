import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Arch } from "electron-builder";
import { nativeParts } from "./nativeParts.mjs";

/**
 * Checks that the packaged app has its native parts; electron-builder's afterPack hook. An app that was packaged on
 * another platform lacks them, and so has no speech recognition and no database.
 * @param {import("electron-builder").AfterPackContext} context
 * @throws {Error} listing what is missing
 */
export default function checkNativeParts({ packager, appOutDir, electronPlatformName, arch }) {
  const outside = join(packager.getResourcesDir(appOutDir), "app.asar.unpacked");
  const archs = arch === Arch.universal ? ["x64", "arm64"] : [Arch[arch]];
  const parts = archs.flatMap((each) => nativeParts(electronPlatformName, each));
  const missing = parts.filter(({ path }) => !existsSync(join(outside, path, "package.json"))).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(
      `The app for ${electronPlatformName} ${archs.join(" and ")} has no ${missing.join(", ")}. ` +
        "Run npm ci and package it on a machine of that kind.",
    );
  for (const { path } of parts) checkLinks(join(outside, path, "native"));
}

/**
 * Checks the links between PostgreSQL's libraries, which an install script creates and which are missing after an
 * installation with `--ignore-scripts`.
 * @throws {Error} if a link is missing
 */
function checkLinks(folder) {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { target } of JSON.parse(readFileSync(list, "utf8")))
    if (!existsSync(join(folder, "..", target)))
      throw new Error(`PostgreSQL's ${target} is missing. Run: npm rebuild, then package again.`);
}
