import { errors, jwtVerify, type CryptoKey, type JWTHeaderParameters, type JWTPayload } from "jose";
import { z } from "zod";
import { SettingsError } from "../../platform/settings/settings";
import { TokenRefused } from "../tokens/AccessTokens";
import type { JwksCache, KeyAlgorithm } from "./JwksCache";

/** The algorithms of tokens that are signed with a key pair. */
const keyPairAlgorithms = new Set<string>(["ES256", "RS256", "EdDSA"] satisfies KeyAlgorithm[]);
const isKeyPairAlgorithm = (alg: string): alg is KeyAlgorithm => keyPairAlgorithms.has(alg);
/** Allowed clock skew when the times of a token are checked, in seconds. */
const toleranceS = 30;

/**
 * Returns the bytes of a project's secret: of a legacy secret the text itself, although it looks like base64; of a
 * symmetric signing key (a JWK, which starts with `{`) the decoded `k`.
 * @throws {SettingsError} if the text starts with `{` but is not a symmetric JWK of at least 32 bytes.
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

/** Checks the access tokens of a hosted project with its published keys, or its secret if one is set. */
export class HostedTokens {
  constructor(
    /** The required issuer, such as `https://abcdefgh.supabase.co/auth/v1`. */
    readonly issuer: string,
    private readonly keys: Pick<JwksCache, "find">,
    private readonly secret: Uint8Array | null,
  ) {}

  /**
   * Returns the claims of a valid token. The header's `alg` and `kid` select the secret or one of the published keys;
   * keys and addresses inside the token are ignored.
   * @throws {TokenRefused} if the token is invalid, expired or from another issuer.
   * @throws {AppError} `unavailable` if no keys are cached, or only old ones, and they cannot be fetched.
   */
  async read(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.keyOf(header), {
        algorithms: [...keyPairAlgorithms, ...(this.secret ? ["HS256"] : [])],
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
    const key = kid !== undefined && isKeyPairAlgorithm(alg) ? await this.keys.find(kid, alg) : null;
    if (!key) throw new TokenRefused("unrecognized JWT kid");
    return key;
  }
}
