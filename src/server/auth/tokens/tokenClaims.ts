import type { JWTPayload } from "jose";
import { TokenRefused } from "./AccessTokens";
import { isUuid } from "../../platform/isUuid";

/**
 * The claims of a valid token that /api/v1 uses. A user's rights are not among them; they are read from the database.
 */
export interface TokenClaims {
  /** Id of the account. */
  subject: string;
  sessionId: string;
  /** Lower case; empty if the token has none. */
  email: string;
  /** Metadata that the user can write. */
  metadata: Record<string, unknown>;
  /** Expiry of the token in Unix milliseconds. */
  expiresAt: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the claims of a signed-in user's token.
 * @param reading the pending result of verifying the token.
 * @returns null if the token was refused, is of an anonymous user or of another role (such as a project's public or
 * service key), or does not contain an account and a session.
 */
export async function claimsOf(reading: Promise<JWTPayload>): Promise<TokenClaims | null> {
  const claims = await reading.catch((error: unknown) => {
    if (error instanceof TokenRefused) return null;
    throw error;
  });
  if (claims?.["role"] !== "authenticated" || claims["is_anonymous"] === true) return null;
  const { sub: subject, session_id: sessionId, email, user_metadata: metadata, exp = 0 } = claims;
  if (typeof subject !== "string" || typeof sessionId !== "string") return null;
  if (!isUuid(subject) || !isUuid(sessionId)) return null;
  return {
    subject,
    sessionId,
    email: typeof email === "string" ? email.toLowerCase() : "",
    metadata: isRecord(metadata) ? metadata : {},
    expiresAt: exp * 1000,
  };
}
