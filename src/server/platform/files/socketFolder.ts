import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "../StartError";

/** Maximum length of the folder's path, in bytes: a socket's path can have 107 on Linux, 103 on macOS, its name 20. */
const maxFolderBytes = 80;

/**
 * Creates and returns a folder for a private socket: `preferred` or, if that path is too long for the system, a folder
 * in the system's temporary folder that only this user can enter.
 * @throws {StartError} if the folder in the temporary folder belongs to another user or is open to others.
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
    throw new StartError(`${folder} is open to others. Remove it, or set CHARTSIDE_DATA_DIR to a shorter path.`);
  return folder;
}
