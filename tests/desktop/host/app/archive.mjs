import { chmodSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Unpacks a packaged app's archive for as long as it runs: unlike Electron, plain Node cannot read inside of it. The folder
 * is called as the archive is, with what stands beside it beside it. Programs do not start from within, as in Electron.
 * @param {string} archive path of app.asar @returns {string} the folder
 */
export function unpackArchive(archive) {
  const asar = createRequire(import.meta.url)("@electron/asar");
  const place = mkdtempSync(join(tmpdir(), "desktop-host-"));
  process.on("exit", () => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, "app.asar");
  asar.extractAll(archive, folder);
  symlinkSync(`${archive}.unpacked`, `${folder}.unpacked`);
  for (const path of asar.listPackage(archive, { isPack: false }))
    if (asar.statFile(archive, path.slice(1), false).executable) chmodSync(join(folder, path), 0o644);
  return folder;
}
