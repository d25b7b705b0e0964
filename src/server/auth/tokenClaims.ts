import type { JWTPayload } from "jose";
import { TokenRefused } from "./accessTokens";
import { uuidPattern } from "./bearer";

/** What /api/v1 takes from a token that holds. Rights are never among it: they are in our own tables. */
export interface TokenClaims {
  subject: string;
  sessionId: string;
  email: string;
  /** What the person wrote about themselves. */
  metadata: Record<string, unknown>;
  /** Unix milliseconds. */
  expiresAt: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @param reading of a token; a refusal is null. A project's public and service keys are tokens too, of nobody: null. */
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
