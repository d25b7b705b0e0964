import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { writeFileDurably } from "../files/writeFileDurably";

const pathOf = (dataDir: string): string => join(dataDir, "master.key");
const nextPathOf = (dataDir: string): string => join(dataDir, "master.key.next");

/**
 * Returns the master key: `setting` or, without it, the content of `master.key` in the data folder, which is generated
 * if missing and which only its owner can read.
 */
export function masterKey(dataDir: string, setting: Buffer | undefined): Buffer {
  if (setting) return setting;
  const path = pathOf(dataDir);
  if (!hasMasterKey(dataDir)) writeFileDurably(path, randomBytes(32).toString("base64"));
  return readKey(path);
}

/** Whether there is a `master.key` in the data folder. */
export const hasMasterKey = (dataDir: string): boolean => existsSync(pathOf(dataDir));

/** Returns the new key if a change of the master key was begun but not completed; otherwise null. */
export function nextMasterKey(dataDir: string): Buffer | null {
  return existsSync(nextPathOf(dataDir)) ? readKey(nextPathOf(dataDir)) : null;
}

/** Writes `key` beside `master.key`, before the database is changed. */
export function keepNextMasterKey(dataDir: string, key: Buffer): void {
  writeFileDurably(nextPathOf(dataDir), key.toString("base64"));
}

/** Replaces `master.key` by the next one, after the database was changed. */
export function switchToNextMasterKey(dataDir: string): void {
  renameSync(nextPathOf(dataDir), pathOf(dataDir));
}

function readKey(path: string): Buffer {
  return Buffer.from(readFileSync(path, "utf8").trim(), "base64");
}
