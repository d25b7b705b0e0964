import type { FastifyBaseLogger } from "fastify";
import { importJWK, type CryptoKey, type JWK } from "jose";
import { z } from "zod";
import { AppError } from "../../../shared/errors";

const minute = 60_000;
/** How long keys are used without fetching them again, in milliseconds. */
const freshMs = 10 * minute;
/** How long keys are used while the project does not answer, in milliseconds. */
const staleMs = 24 * 60 * minute;
/** Minimum time between two fetches once keys are cached, in milliseconds: each unknown key id would cause one. */
const refetchMs = 30_000;
/** Minimum time between two fetches while no keys are cached, in milliseconds. */
const refetchWithoutKeysMs = 1_000;
/** Timeout of a fetch, in milliseconds. */
const timeoutMs = 5_000;
/** Maximum size of the project's answer, in bytes; a key has less than 1 kB. */
const maxBytes = 64 * 1024;
/** Size in bytes of the smallest RSA modulus that is accepted: 2048 bits, as RS256 requires. */
const minModulusBytes = 256;

/** The signature algorithms (JWA) that are accepted. */
export type KeyAlgorithm = "ES256" | "RS256" | "EdDSA";

const jwkSchema = z
  .looseObject({
    kid: z.string().min(1),
    kty: z.string(),
    crv: z.string().optional(),
    alg: z.string().optional(),
    use: z.literal("sig").optional(),
    n: z.string().optional(),
  })
  .refine((jwk) => !("d" in jwk), "a private key");
type PublicJwk = z.infer<typeof jwkSchema>;

/** Returns the algorithm that a key's type implies; null if it is unsupported or differs from the key's own `alg`. */
function algorithmOf({ kty, crv, alg, n }: PublicJwk): KeyAlgorithm | null {
  const implied: KeyAlgorithm | null =
    kty === "EC" && crv === "P-256"
      ? "ES256"
      : kty === "OKP" && crv === "Ed25519"
        ? "EdDSA"
        : kty === "RSA" && Buffer.byteLength(n ?? "", "base64url") >= minModulusBytes
          ? "RS256"
          : null;
  return alg === undefined || alg === implied ? implied : null;
}

/**
 * The public keys of a hosted project. While the project does not answer, cached keys are used for up to a day, so that
 * users stay signed in.
 */
export class JwksCache {
  private keys: ReadonlyMap<string, CryptoKey> | null = null;
  private loadedAt = -Infinity;
  private triedAt = -Infinity;
  private loading: Promise<void> | null = null;

  constructor(
    private readonly url: string,
    private readonly log: Pick<FastifyBaseLogger, "warn">,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns the key with that id and algorithm, or null if the project has none.
   * @throws {AppError} `unavailable` if the project does not answer and no keys fetched within the last day are cached.
   */
  async find(kid: string, algorithm: KeyAlgorithm): Promise<CryptoKey | null> {
    const id = `${algorithm} ${kid}`;
    if (this.now() - this.loadedAt > freshMs || !this.keys?.has(id)) await this.load();
    if (!this.keys || this.now() - this.loadedAt > staleMs) {
      throw new AppError("unavailable", "The sign-in service does not answer. Nothing is lost; try again in a moment.");
    }
    return this.keys.get(id) ?? null;
  }

  /** Fetches the keys, once for concurrent callers, unless they were just fetched. A failure is logged, not thrown. */
  private load(): Promise<void> {
    if (this.loading) return this.loading;
    if (this.now() - this.triedAt < (this.keys ? refetchMs : refetchWithoutKeysMs)) return Promise.resolve();
    this.triedAt = this.now();
    this.loading = this.fetchKeys()
      .then((keys) => {
        this.keys = keys;
        this.loadedAt = this.now();
      })
      .catch((err: unknown) => this.log.warn({ err }, "The keys of the Supabase project could not be fetched"))
      .finally(() => (this.loading = null));
    return this.loading;
  }

  /** Returns the project's usable keys by algorithm and id; invalid and unsupported keys are left out. */
  private async fetchKeys(): Promise<ReadonlyMap<string, CryptoKey>> {
    const response = await fetch(this.url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`JWKS answered ${response.status}`);
    const { keys: published } = z
      .object({ keys: z.array(z.unknown()) })
      .parse(JSON.parse(await readLimited(response, maxBytes)));
    const keys = new Map<string, CryptoKey>();
    for (const each of published) {
      const jwk = jwkSchema.safeParse(each).data;
      const algorithm = jwk && algorithmOf(jwk);
      if (!algorithm) continue;
      const key = await importJWK(jwk as JWK, algorithm).catch(() => null);
      if (key && !(key instanceof Uint8Array)) keys.set(`${algorithm} ${jwk.kid}`, key);
    }
    if (keys.size === 0) {
      this.log.warn(
        "SUPABASE_URL: the project publishes no signing keys. If it signs with its legacy secret, set SUPABASE_JWT_SECRET.",
      );
    }
    return keys;
  }
}

/** Returns the body as text. @throws {Error} if it is larger than `maxBytes`. */
async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`JWKS is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
