import { z } from "zod";
import { AuthError } from "../AuthError";

/** An optional string; null counts as absent. */
export const optionalText = z.string().nullish();
export const metadataSchema = z.record(z.string(), z.unknown()).nullish();

/** Metadata travels in every access token, and headers are limited to 16 kB. */
const maxMetadataBytes = 4_096;
const maxEmail = 255;
const emailSchema = z.email().max(maxEmail);

export const isEmail = (text: string): boolean => emailSchema.safeParse(text).success;

/** @throws {AuthError} for an invalid email. */
export function refuseNoEmail(email: string): void {
  if (isEmail(email)) return;
  throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
}

/** Refuses what cannot be an email before it is counted or looked up. @throws {AuthError} */
export function refuseLongEmail(email: string): void {
  if (email.length <= maxEmail) return;
  throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
}

/** @throws {AuthError} */
export function refuseLargeMetadata(data: Record<string, unknown> | null | undefined): void {
  if (data && Buffer.byteLength(JSON.stringify(data)) > maxMetadataBytes) {
    throw new AuthError(400, "validation_failed", `User metadata cannot be larger than ${maxMetadataBytes} bytes`);
  }
}

/** @param waitS seconds to wait from `RateLimits`, or null. @throws {AuthError} unless it is null. */
export function refuseTooMany(waitS: number | null): void {
  if (waitS === null) return;
  throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfterS: waitS });
}
