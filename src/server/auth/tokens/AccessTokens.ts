import { type CryptoKey, errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import type { AuthSession } from "../sessions/AuthSessionsRepository";
import type { AuthUser } from "../accounts/AuthUsersRepository";
import type { SigningKeys } from "./SigningKeys";
import { VerifiedTokens } from "./VerifiedTokens";

/** An issued access token. */
interface AccessToken {
  /** The token itself, a signed JWT. */
  text: string;
  /** Lifetime in seconds. */
  expiresIn: number;
  /** Unix seconds. */
  expiresAt: number;
}

/** The error for an invalid token; `message` gives the reason for developers. */
export class TokenRefused extends Error {
  override readonly name = "TokenRefused";
}

const audience = "authenticated";

/** Issues and checks the access tokens of the embedded accounts: JWTs signed with ES256. */
export class AccessTokens {
  private readonly verified = new VerifiedTokens();

  constructor(
    private readonly keys: SigningKeys,
    /** The `iss` claim. */
    private readonly issuer: string,
    /** Lifetime of a token in seconds. */
    private readonly lifeS: number,
  ) {}

  /** Issues a token for a session of that account. */
  async issue(user: AuthUser, session: Pick<AuthSession, "id" | "amr">): Promise<AccessToken> {
    const issuedAt = Math.floor(Date.now() / 1000);
    const expiresAt = issuedAt + this.lifeS;
    const claims = {
      email: user.email,
      phone: "",
      app_metadata: user.appMetadata,
      user_metadata: user.userMetadata,
      role: "authenticated",
      aal: "aal1",
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    };
    const text = await new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", kid: this.keys.kid, typ: "JWT" })
      .setIssuer(this.issuer)
      .setSubject(user.id)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(this.keys.privateKey);
    return { text, expiresIn: this.lifeS, expiresAt };
  }

  /**
   * Returns the claims of a token whose signature, times, issuer and audience are valid. The header's `alg` must be
   * ES256 and its `kid` the id of a published key; `jwk`, `jku` and `x5c` in the header are ignored.
   * @param toleranceS allowed clock skew in seconds.
   * @throws {TokenRefused} for any other token.
   */
  async read(token: string, { toleranceS }: { toleranceS: number }): Promise<JWTPayload> {
    const known = this.verified.find(token);
    if (known && this.keys.isAccepted(known.key)) return known.payload;
    try {
      const { payload, key } = await jwtVerify(token, ({ kid }) => this.keyOf(kid), {
        algorithms: ["ES256"],
        issuer: this.issuer,
        audience,
        clockTolerance: toleranceS,
        requiredClaims: ["exp", "iat"],
      });
      this.verified.keep(token, { payload, key: key as CryptoKey });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new TokenRefused(error.message, { cause: error });
      throw error;
    }
  }

  private async keyOf(kid: string | undefined): Promise<CryptoKey> {
    const key = kid === undefined ? null : await this.keys.find(kid);
    if (!key) throw new TokenRefused("unrecognized JWT kid");
    return key;
  }
}
