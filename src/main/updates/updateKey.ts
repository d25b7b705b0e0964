import { createPublicKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const packageSchema = z.looseObject({ updateKey: z.string().optional() });

/**
 * Returns the public key that the app was packaged with, to verify update feeds; null if it was packaged without one.
 * @param appPath absolute path of the app, with its `package.json`.
 * @throws {Error} if the key is damaged.
 */
export function updateKey(appPath: string): KeyObject | null {
  const { updateKey: x } = packageSchema.parse(JSON.parse(readFileSync(join(appPath, "package.json"), "utf8")));
  return x === undefined ? null : createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
}
