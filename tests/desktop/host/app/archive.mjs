import { chmodSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Unpacks a packaged app's archive while the app runs, because Node, unlike Electron, cannot read archives. The folder
 * has the archive's name, with the unpacked files next to it. As in Electron, programs cannot be started from inside.
 * @param {string} archive path of app.asar
 * @returns {string} the folder
 */
export function unpackArchive(archive) {
  const asar = createRequire(import.meta.url)("@electron/asar");
  const unpacked = mkdtempSync(join(tmpdir(), "desktop-host-"));
  process.on("exit", () => rmSync(unpacked, { recursive: true, force: true }));
  const folder = join(unpacked, "app.asar");
  asar.extractAll(archive, folder);
  symlinkSync(`${archive}.unpacked`, `${folder}.unpacked`);
  for (const path of asar.listPackage(archive, { isPack: false }))
    if (asar.statFile(archive, path.slice(1), false).executable) chmodSync(join(folder, path), 0o644);
  return folder;
}
