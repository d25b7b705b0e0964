import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import { writeFileDurably } from "../platform/files/writeFileDurably";
import type { SigningKeysRepository } from "./signingKeysRepository";

/** How soon a key that is not known is looked for again. */
const reloadAfterMs = 1_000;

/** The private key as a JWK: read from the data folder, or made there once, readable by its owner alone. */
async function ownKey(dataDir: string): Promise<JWK> {
  const path = join(dataDir, "auth-signing-key.json");
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8")) as JWK;
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileDurably(path, JSON.stringify(jwk));
  return jwk;
}

/** The key this server signs access tokens with (ES256), and the public ones it accepts. */
export class SigningKeys {
  private accepted = new Map<string, CryptoKey>();
  private published: JWK[] = [];
  private loadedAt = 0;

  private constructor(
    readonly kid: string,
    readonly privateKey: CryptoKey,
    private readonly repository: SigningKeysRepository,
  ) {}

  /** @throws when the key file cannot be read as a key: a new one in its place would sign everybody out unasked. */
  static async open(dataDir: string, repository: SigningKeysRepository): Promise<SigningKeys> {
    const jwk = await ownKey(dataDir);
    const { kty, crv, x, y } = jwk as { kty: "EC"; crv: string; x: string; y: string };
    const kid = await calculateJwkThumbprint({ kty, crv, x, y });
    const privateKey = (await importJWK(jwk, "ES256")) as CryptoKey;
    await repository.publish(kid, { kty, crv, x, y, kid, alg: "ES256", use: "sig", key_ops: ["verify"] });
    const keys = new SigningKeys(kid, privateKey, repository);
    await keys.load();
    return keys;
  }

  /** The accepted key of that id, or null. */
  async find(kid: string): Promise<CryptoKey | null> {
    if (!this.accepted.has(kid) && Date.now() - this.loadedAt > reloadAfterMs) await this.load();
    return this.accepted.get(kid) ?? null;
  }

  /** What `/.well-known/jwks.json` answers. */
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
