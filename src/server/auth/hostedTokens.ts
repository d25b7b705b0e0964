import { errors, jwtVerify, type CryptoKey, type JWTHeaderParameters, type JWTPayload } from "jose";
import { z } from "zod";
import { SettingsError } from "../platform/settings/settings";
import { TokenRefused } from "./accessTokens";
import type { JwksCache, KeyAlgorithm } from "./jwksCache";

const byKeys = new Set<string>(["ES256", "RS256", "EdDSA"] satisfies KeyAlgorithm[]);
const isByKeys = (alg: string): alg is KeyAlgorithm => byKeys.has(alg);
/** How far clocks may be apart, in seconds. */
const toleranceS = 30;

/**
 * The bytes of a project's secret: of the legacy one the text itself, although it looks like base64; of a symmetric
 * signing key (a JWK) what its `k` encodes.
 * @throws {SettingsError}
 */
export function secretBytes(secret: string): Uint8Array {
  if (!secret.trimStart().startsWith("{")) return new TextEncoder().encode(secret);
  try {
    const { k } = z.object({ kty: z.literal("oct"), k: z.string().min(43) }).parse(JSON.parse(secret));
    return Buffer.from(k, "base64url");
  } catch (cause) {
    const message =
      "SUPABASE_JWT_SECRET: not a symmetric JWK. Example: SUPABASE_JWT_SECRET=the project's legacy JWT secret";
    throw new SettingsError(message, { cause });
  }
}

/** Checks the access tokens of a hosted project: by its published keys, and by its secret where one is set. */
export class HostedTokens {
  constructor(
    /** `https://abcdefgh.supabase.co/auth/v1` */
    readonly issuer: string,
    private readonly keys: Pick<JwksCache, "find">,
    private readonly secret: Uint8Array | null,
  ) {}

  /**
   * The claims of a token that holds. Which key is right follows from the header's `alg` and `kid` alone, and only from
   * what was set here: nothing is tried through, and keys or addresses inside of a token are not looked at.
   * @throws {TokenRefused} @throws {AppError} `unavailable` where the keys cannot be had.
   */
  async read(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.keyOf(header), {
        algorithms: [...byKeys, ...(this.secret ? ["HS256"] : [])],
        issuer: this.issuer,
        audience: "authenticated",
        clockTolerance: toleranceS,
        requiredClaims: ["exp", "iat", "sub"],
      });
      if ((payload.iat ?? 0) > Date.now() / 1000 + toleranceS) throw new TokenRefused("issued in the future");
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new TokenRefused(error.message, { cause: error });
      throw error;
    }
  }

  private async keyOf({ alg, kid }: JWTHeaderParameters): Promise<CryptoKey | Uint8Array> {
    if (alg === "HS256" && this.secret) return this.secret;
    const key = kid !== undefined && isByKeys(alg) ? await this.keys.find(kid, alg) : null;
    if (!key) throw new TokenRefused("unrecognized JWT kid");
    return key;
  }
}
