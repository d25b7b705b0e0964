import { createHash, timingSafeEqual } from "node:crypto";
import { AuthError } from "../AuthError";
import { optionalText } from "../routes/authInput";

/** The code challenge of the page that began a sign-in (RFC 7636). */
export interface Challenge {
  challenge: string;
  /** `s256` or `plain`. */
  method: string;
}

/** The fields of a body that carry a challenge. */
export const challengeFields = { code_challenge: optionalText, code_challenge_method: optionalText };

interface ChallengeBody {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}

/** The challenge of a body; null if it has none. @throws {AuthError} for an incomplete or invalid one. */
export function challengeOf({
  code_challenge: challenge,
  code_challenge_method: name,
}: ChallengeBody): Challenge | null {
  if (!challenge !== !name) {
    throw new AuthError(400, "validation_failed", "PKCE flow requires code_challenge_method and code_challenge");
  }
  if (!challenge || !name) return null;
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw new AuthError(400, "validation_failed", "code challenge must be 43 to 128 unreserved characters");
  }
  const method = name.toLowerCase();
  if (method !== "s256" && method !== "plain") {
    throw new AuthError(400, "validation_failed", "code challenge method must be s256 or plain");
  }
  return { challenge, method };
}

export function isVerifierOf(verifier: string, { challenge, method }: Challenge): boolean {
  const answer = method === "s256" ? createHash("sha256").update(verifier).digest("base64url") : verifier;
  const [a, b] = [Buffer.from(answer), Buffer.from(challenge)];
  return a.length === b.length && timingSafeEqual(a, b);
}
