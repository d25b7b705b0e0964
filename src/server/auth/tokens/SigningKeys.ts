import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import { z } from "zod";
import { writeFileDurably } from "../../platform/files/writeFileDurably";
import { StartError } from "../../platform/StartError";
import type { SigningKeysRepository } from "./SigningKeysRepository";

const ecKeySchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string().length(43),
  y: z.string().length(43),
  d: z.string().length(43),
});

type EcKey = z.infer<typeof ecKeySchema>;

/** Minimum time between two reads of the keys because of an unknown id, in milliseconds. */
const reloadAfterMs = 1_000;

/**
 * Returns this server's private key, read from the data folder, or created there as a file that only its owner can
 * read.
 */
async function ownKey(dataDir: string): Promise<EcKey> {
  const path = join(dataDir, "auth-signing-key.json");
  if (existsSync(path)) return readKey(path);
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = ecKeySchema.parse(await exportJWK(privateKey));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileDurably(path, JSON.stringify(jwk));
  return jwk;
}

/**
 * Reads the key file.
 * @throws {StartError} if it is invalid; it is not replaced, because that would end all sessions.
 */
function readKey(path: string): EcKey {
  try {
    return ecKeySchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    const fault = `${path} is not a valid signing key.`;
    const advice = "Restore it from a backup, or delete it; everyone must then sign in again.";
    throw new StartError(`${fault} ${advice}`, { cause });
  }
}

/** The private key with which this server signs access tokens (ES256), and the public keys that it accepts. */
export class SigningKeys {
  private accepted = new Map<string, CryptoKey>();
  private published: JWK[] = [];
  private loadedAt = 0;

  private constructor(
    readonly kid: string,
    readonly privateKey: CryptoKey,
    private readonly repository: SigningKeysRepository,
  ) {}

  /**
   * Reads or creates this server's key and publishes its public part.
   * @throws {StartError} if the key file is invalid.
   */
  static async open(dataDir: string, repository: SigningKeysRepository): Promise<SigningKeys> {
    const jwk = await ownKey(dataDir);
    const { kty, crv, x, y } = jwk;
    const kid = await calculateJwkThumbprint({ kty, crv, x, y });
    const privateKey = (await importJWK(jwk, "ES256")) as CryptoKey;
    await repository.publish(kid, { kty, crv, x, y, kid, alg: "ES256", use: "sig", key_ops: ["verify"] });
    const keys = new SigningKeys(kid, privateKey, repository);
    await keys.load();
    return keys;
  }

  /**
   * Returns the public key with that id, reading the keys again if another server may have published it; null if
   * unknown.
   */
  async find(kid: string): Promise<CryptoKey | null> {
    if (!this.accepted.has(kid) && Date.now() - this.loadedAt > reloadAfterMs) await this.load();
    return this.accepted.get(kid) ?? null;
  }

  /** Whether a key that `find` returned is still accepted; false once the keys were read again, which replaces all. */
  isAccepted(key: CryptoKey): boolean {
    return [...this.accepted.values()].includes(key);
  }

  /** Returns the published public keys, for `/.well-known/jwks.json`. */
  async publicKeys(): Promise<JWK[]> {
    await this.load();
    return this.published;
  }

  private async load(): Promise<void> {
    this.loadedAt = Date.now();
    this.published = await this.repository.list();
    const keys = await Promise.all(
      this.published.map(async (jwk) => [jwk.kid ?? "", (await importJWK(jwk, "ES256")) as CryptoKey] as const),
    );
    this.accepted = new Map(keys);
  }
}
