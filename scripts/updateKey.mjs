import { createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { giveUp } from "./project.mjs";

/*
 * The key that signs the update feed: an Ed25519 private key in the PEM file that CHARTSIDE_UPDATE_KEY names. Its public
 * half is stored in the app, which installs nothing from a feed without a valid signature (FILE.yml.sig, base64).
 */
export const feedFile = /^(latest|beta)(-mac|-linux(-arm64)?)?\.yml$/;

/** @returns {import("node:crypto").KeyObject | null} null if no key is set */
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

/** Returns the public half as the app stores it: 32 bytes in base64url. */
export function publicHalf(key) {
  return createPublicKey(key).export({ format: "jwk" }).x;
}

/** Signs every feed file of a folder. @returns {string[]} their names */
export function signFeed(folder, key) {
  const names = readdirSync(folder).filter((name) => feedFile.test(name));
  for (const name of names)
    writeFileSync(join(folder, `${name}.sig`), sign(null, readFileSync(join(folder, name)), key).toString("base64"));
  return names;
}

/** @returns {string | null} what is wrong with the signature of a feed file */
export function signatureFault(folder, name, key) {
  const path = join(folder, `${name}.sig`);
  if (!existsSync(path)) return `has no signature, ${name}.sig.`;
  const signature = Buffer.from(readFileSync(path, "utf8"), "base64");
  const isValid = verify(null, readFileSync(join(folder, name)), createPublicKey(key), signature);
  return isValid ? null : `does not match its signature, ${name}.sig. Package it again.`;
}
