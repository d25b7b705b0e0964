import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFileDurably } from "../files/writeFileDurably";

/**
 * Returns the master key: `setting` or, without it, the content of `master.key` in the data folder, which is generated
 * if missing and which only its owner can read.
 */
export function masterKey(dataDir: string, setting: Buffer | undefined): Buffer {
  if (setting) return setting;
  const path = join(dataDir, "master.key");
  if (!existsSync(path)) writeFileDurably(path, randomBytes(32).toString("base64"));
  return Buffer.from(readFileSync(path, "utf8").trim(), "base64");
}
