import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes or replaces a file (mode 0600) so that a crash leaves the old or the new content: temporary file, fsync,
 * rename, fsync of the folder. The file is on disk when this returns.
 */
export function writeFileDurably(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeAndSync(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  if (process.platform === "win32") return; // folders cannot be synced there
  const folder = openSync(dirname(path), "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function writeAndSync(path: string, content: string | Uint8Array): void {
  const file = openSync(path, "w", 0o600);
  try {
    writeFileSync(file, content); // all of it: one `writeSync` can write less
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
