import { z } from "zod";
import { AuthError } from "../AuthError";

/** An optional string; null counts as absent. */
export const optionalText = z.string().nullish();
/** A user's metadata: an optional JSON object; null counts as absent. */
export const metadataSchema = z.record(z.string(), z.unknown()).nullish();

/** Maximum size in bytes of metadata as JSON. It is part of every access token, and headers are limited to 16 kB. */
const maxMetadataBytes = 4_096;
/** Maximum length of an email address in characters, as in Supabase Auth. */
const maxEmail = 255;
const emailSchema = z.email().max(maxEmail);

/** Whether the text is an email address of at most 255 characters. */
export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success;

/** Requires an email address. @throws {AuthError} if the text is none. */
export function requireEmail(email: string): void {
  if (isEmail(email)) return;
  throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
}

/**
 * Checks the length only, because a sign-in also accepts identifiers of usernames.
 * @throws {AuthError} if the text is longer than an email address can be.
 */
export function refuseLongEmail(email: string): void {
  if (email.length <= maxEmail) return;
  throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
}

/** @throws {AuthError} if the metadata is larger than 4 kB as JSON. */
export function refuseLargeMetadata(data: Record<string, unknown> | null | undefined): void {
  if (data && Buffer.byteLength(JSON.stringify(data)) > maxMetadataBytes) {
    throw new AuthError(400, "validation_failed", `User metadata cannot be larger than ${maxMetadataBytes} bytes`);
  }
}

/** @param waitS result of `RateLimits`: seconds to wait, or null. @throws {AuthError} 429 unless it is null. */
export function refuseTooMany(waitS: number | null): void {
  if (waitS === null) return;
  throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfterS: waitS });
}
