import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import type { AuthSession } from "../sessions/AuthSessionsRepository";
import type { AuthUser } from "../accounts/AuthUsersRepository";
import type { SigningKeys } from "./SigningKeys";

interface AccessToken {
  text: string;
  /** Lifetime in seconds. */
  expiresIn: number;
  /** Unix seconds. */
  expiresAt: number;
}

/** An invalid token; `message` gives the reason for developers. */
export class TokenRefused extends Error {
  override readonly name = "TokenRefused";
}

const audience = "authenticated";

/** Issues and checks the access tokens of the embedded accounts (JWT, ES256). */
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    /** Does not change with the port: a token is bound to the installation. */
    private readonly issuer: string,
    private readonly lifeS: number,
  ) {}

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
   * Returns the claims of a token that was signed with a known key and whose times, issuer and audience are valid. The
   * header's `alg` must be ES256 and its `kid` a published one; `jwk`, `jku` and `x5c` are ignored.
   * @throws {TokenRefused}
   */
  async read(token: string, { toleranceS }: { toleranceS: number }): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid === undefined ? null : await this.keys.find(kid);
          if (!key) throw new TokenRefused("unrecognized JWT kid");
          return key;
        },
        {
          algorithms: ["ES256"],
          issuer: this.issuer,
          audience,
          clockTolerance: toleranceS,
          requiredClaims: ["exp", "iat"],
        },
      );
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new TokenRefused(error.message, { cause: error });
      throw error;
    }
  }
}
