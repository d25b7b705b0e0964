import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes or replaces a file (mode 0600) so that a crash leaves the old or the new content: temporary file, fsync,
 * rename, fsync of the folder. The file is on disk when this returns.
 */
export function writeFileDurably(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`;
  const file = openSync(temporary, "w", 0o600);
  try {
    writeSync(file, typeof content === "string" ? Buffer.from(content) : content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  if (process.platform === "win32") return; // folders cannot be synced there
  const folder = openSync(dirname(path), "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
