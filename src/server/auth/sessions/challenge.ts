import { createHash, timingSafeEqual } from "node:crypto";
import { AuthError } from "../AuthError";
import { optionalText } from "../routes/authInput";

/** The code challenge of the page that began a sign-in (PKCE, RFC 7636). */
export interface Challenge {
  challenge: string;
  /** `s256` or `plain`. */
  method: string;
}

/** The schemas of the fields that carry a challenge, for the schema of a request's body. */
export const challengeFields = { code_challenge: optionalText, code_challenge_method: optionalText };

interface ChallengeBody {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}

/** Returns the challenge in a body; null if it has none. @throws {AuthError} if it is incomplete or invalid. */
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

/** Whether a code verifier matches the challenge, compared in constant time. */
export function isVerifierOf(verifier: string, { challenge, method }: Challenge): boolean {
  const answer = method === "s256" ? createHash("sha256").update(verifier).digest("base64url") : verifier;
  const [a, b] = [Buffer.from(answer), Buffer.from(challenge)];
  return a.length === b.length && timingSafeEqual(a, b);
}
