import type { JWTPayload } from "jose";
import { TokenRefused } from "./AccessTokens";
import { uuidPattern } from "./bearer";

/** The claims of a valid token that /api/v1 uses. Rights are not claims; they are stored in the database. */
export interface TokenClaims {
  subject: string;
  sessionId: string;
  email: string;
  /** Metadata written by the user. */
  metadata: Record<string, unknown>;
  /** Unix milliseconds. */
  expiresAt: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param reading the result of verifying a token.
 * @returns null if the token is invalid, or a project's public or service key.
 */
export async function claimsOf(reading: Promise<JWTPayload>): Promise<TokenClaims | null> {
  const claims = await reading.catch((error: unknown) => {
    if (error instanceof TokenRefused) return null;
    throw error;
  });
  if (claims?.["role"] !== "authenticated" || claims["is_anonymous"] === true) return null;
  const { sub: subject, session_id: sessionId, email, user_metadata: metadata, exp = 0 } = claims;
  if (typeof subject !== "string" || typeof sessionId !== "string") return null;
  if (!uuidPattern.test(subject) || !uuidPattern.test(sessionId)) return null;
  return {
    subject,
    sessionId,
    email: typeof email === "string" ? email.toLowerCase() : "",
    metadata: isRecord(metadata) ? metadata : {},
    expiresAt: exp * 1000,
  };
}
