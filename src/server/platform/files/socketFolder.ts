import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "../StartError";

/**
 * Maximum length of the folder's path, in bytes. The whole path of a socket can have 107 bytes on Linux and 103 on
 * macOS; this leaves room for the longest file name that we use, of about 20.
 */
const maxFolderBytes = 80;

/**
 * Creates and returns a folder for a private socket: `preferred` or, if that path is too long for the system, a folder
 * in the system's temporary folder that only this user can enter. If root starts the server, that folder can belong to
 * the account of the database.
 * @throws {StartError} if the folder in the temporary folder belongs to another user or can be entered by others.
 */
export function socketFolder(preferred: string): string {
  if (process.platform === "win32" || Buffer.byteLength(preferred) <= maxFolderBytes) {
    mkdirSync(preferred, { recursive: true, mode: 0o700 });
    return preferred;
  }
  const name = createHash("sha256").update(preferred).digest("hex").slice(0, 16);
  const folder = join(tmpdir(), `chartside-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  const us = process.getuid?.() ?? uid;
  if ((uid !== us && us !== 0) || (mode & 0o077) !== 0 || !lstatSync(folder).isDirectory())
    throw new StartError(
      `${folder} belongs to another user or can be entered by others. Remove it, or use a data folder with a shorter path (CHARTSIDE_DATA_DIR).`,
    );
  return folder;
}
