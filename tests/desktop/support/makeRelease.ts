import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Arch, Platform } from "app-builder-lib";
import { createUpdateInfoTasks, writeUpdateInfoFiles } from "app-builder-lib/out/publish/updateInfoBuilder";
import { buildBlockMap } from "app-builder-lib/out/targets/blockmap/blockmap";
import config from "../../../electron-builder.config";

type Packager = Parameters<typeof writeUpdateInfoFiles>[1];
type Made = Parameters<typeof createUpdateInfoTasks>[0];
type Publish = Parameters<typeof createUpdateInfoTasks>[1];

/** The files of a release for all systems, named as in the configuration. */
const artifacts = (version: string) => [
  { platform: Platform.MAC, arch: Arch.universal, file: `Chartside-${version}-universal.zip`, size: 300_000 },
  { platform: Platform.MAC, arch: Arch.universal, file: `Chartside-${version}-universal.dmg`, size: 301_000 },
  { platform: Platform.WINDOWS, arch: Arch.x64, file: `Chartside-Setup-${version}-x64.exe`, size: 302_000 },
  { platform: Platform.LINUX, arch: Arch.x64, file: `Chartside-${version}-x86_64.AppImage`, size: 303_000 },
  { platform: Platform.LINUX, arch: Arch.x64, file: `Chartside-${version}-amd64.deb`, size: 304_000 },
];

/**
 * Makes a release folder with random data as installers, but with blockmaps and metadata written by electron-builder.
 * @param channel name of the metadata files
 * @returns the folder
 */
export async function makeRelease(version: string, channel: "latest" | "beta"): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "chartside-release-"));
  const publish = [{ provider: "generic", url: "https://updates.example.org/", channel }] as unknown as Publish;
  for (const platform of [Platform.MAC, Platform.WINDOWS, Platform.LINUX]) {
    const packager = packagerFor(platform, version, outDir);
    const made = artifacts(version).filter((each) => each.platform === platform);
    const tasks = [];
    for (const { file: name, arch, size } of made) {
      const file = join(outDir, name);
      writeFileSync(file, randomBytes(size));
      const event = {
        file,
        arch,
        packager,
        target: { outDir },
        updateInfo: await describe(file),
        isWriteUpdateInfo: true,
      };
      tasks.push(...(await createUpdateInfoTasks(event as unknown as Made, publish)));
    }
    await writeUpdateInfoFiles(tasks, packager);
  }
  return outDir;
}

/** Describes a file like electron-builder's targets: with a separate or appended blockmap, or none for a deb. */
async function describe(file: string) {
  if (file.endsWith(".AppImage")) return buildBlockMap(file, "deflate");
  if (!file.endsWith(".deb")) return buildBlockMap(file, "gzip", `${file}.blockmap`);
  const content = readFileSync(file);
  return { size: content.length, sha512: createHash("sha512").update(content).digest("base64") };
}

/** The parts of electron-builder's packager that writing metadata requires. */
function packagerFor(platform: Platform, version: string, outDir: string): Packager {
  const packager = {
    platform,
    appInfo: { version },
    config,
    platformSpecificBuildOptions: {},
    info: { config, metadata: {}, buildResourcesDir: outDir },
    getResource: () => Promise.resolve(null),
    emitArtifactCreated: () => Promise.resolve(),
    projectDir: outDir,
    packagerOptions: {},
    expandMacro: (text: string) => text,
  };
  return packager as unknown as Packager;
}
