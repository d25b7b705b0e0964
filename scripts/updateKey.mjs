import { createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { giveUp } from "./project.mjs";

/*
 * The key that signs the update feed: an Ed25519 private key in the PEM file that CHARTSIDE_UPDATE_KEY names. Its
 * public half is stored in the app, which installs nothing from a feed without a valid signature (FILE.yml.sig,
 * base64). Each feed file has the date of its signature (`signedAt`): the app refuses a file that is older than one it
 * has read, and warns if the file was signed more than 90 days ago.
 */

/** Matches names of the feed files that apps read. Groups: channel, system. */
export const feedFilePattern = /^(latest|beta)(-mac|-linux(-arm64)?)?\.yml$/;

/**
 * Reads the private key. Exits with a message if the file is missing or is not such a key.
 * @returns {import("node:crypto").KeyObject | null} null if CHARTSIDE_UPDATE_KEY is not set
 */
export function updateKey() {
  const path = process.env.CHARTSIDE_UPDATE_KEY;
  if (!path) return null;
  const make = "Make one: openssl genpkey -algorithm ed25519 -out update-key.pem";
  if (!existsSync(path)) giveUp(`CHARTSIDE_UPDATE_KEY: there is no file ${path}. ${make}`);
  try {
    const key = createPrivateKey(readFileSync(path));
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {
    // reported below
  }
  return giveUp(`CHARTSIDE_UPDATE_KEY: ${path} is not an Ed25519 private key in PEM. ${make}`);
}

/** Returns the public half of a key as the app stores it: 32 bytes in base64url. */
export function publicHalf(key) {
  return createPublicKey(key).export({ format: "jwk" }).x;
}

/** Returns the names of the feed files in a folder. @returns {string[]} */
export const feedFiles = (folder) => readdirSync(folder).filter((name) => feedFilePattern.test(name));

/**
 * Signs every feed file of a folder, each in a file beside it, and writes the date into it.
 * @returns {string[]} names of the feed files
 */
export function signFeed(folder, key, now = new Date()) {
  const names = feedFiles(folder);
  for (const name of names) {
    const lines = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
    const undated = lines.filter((line) => !line.startsWith("signedAt:"));
    const text = [...undated, `signedAt: '${now.toISOString()}'`, ""].join("\n");
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.sig`), sign(null, Buffer.from(text), key).toString("base64"));
  }
  return names;
}

/**
 * Verifies the signature of a feed file.
 * @returns {string | null} what is wrong, as the end of a sentence about the feed file; null if the signature is valid
 */
export function signatureFault(folder, name, key) {
  const path = join(folder, `${name}.sig`);
  if (!existsSync(path)) return `has no signature, ${name}.sig.`;
  const signature = Buffer.from(readFileSync(path, "utf8"), "base64");
  const isValid = verify(null, readFileSync(join(folder, name)), createPublicKey(key), signature);
  return isValid ? null : `does not match its signature, ${name}.sig. Package it again.`;
}
