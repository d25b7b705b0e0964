import type { FastifyReply, FastifyRequest } from "fastify";

/** Every error code of /auth/v1. The client library of Supabase Auth compares against them. */
type AuthErrorCode =
  | "anonymous_provider_disabled"
  | "bad_json"
  | "bad_code_verifier"
  | "bad_jwt"
  | "conflict"
  | "current_password_invalid"
  | "current_password_required"
  | "email_exists"
  | "email_not_confirmed"
  | "feature_disabled"
  | "flow_state_expired"
  | "flow_state_not_found"
  | "invalid_credentials"
  | "manual_linking_disabled"
  | "no_authorization"
  | "not_admin"
  | "not_found"
  | "otp_expired"
  | "over_email_send_rate_limit"
  | "over_request_rate_limit"
  | "phone_provider_disabled"
  | "reauthentication_needed"
  | "reauthentication_not_valid"
  | "refresh_token_already_used"
  | "refresh_token_not_found"
  | "request_entity_too_large"
  | "same_password"
  | "session_expired"
  | "session_not_found"
  | "signup_disabled"
  | "unexpected_failure"
  | "user_already_exists"
  | "user_banned"
  | "user_not_found"
  | "validation_failed"
  | "weak_password";

/** Why a password is weak; `pwned`: it is among frequent leaked passwords. */
export type WeakPasswordReason = "length" | "characters" | "pwned";

/**
 * An error of /auth/v1 with the HTTP status, code and message of Supabase Auth. `sendAuthError` formats the response.
 */
export class AuthError extends Error {
  override readonly name = "AuthError";

  constructor(
    readonly status: number,
    readonly code: AuthErrorCode,
    message: string,
    readonly more: { weakPassword?: readonly WeakPasswordReason[]; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
  }
}

/** The first API version whose errors have the text code in `code`; older ones have the HTTP status there. */
const firstVersionWithTextCodes = "2024-01-01";

/** Whether the client's API version has the text code in `code`. */
function acceptsTextCodes(request: FastifyRequest): boolean {
  const version = request.headers["x-supabase-api-version"];
  return typeof version === "string" && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= firstVersionWithTextCodes;
}

/** Sends an error in the format of the client's API version. */
export function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthError): FastifyReply {
  const { status, code, message, more } = error;
  const weak = more.weakPassword && { weak_password: { reasons: more.weakPassword } };
  void reply.code(status).header("x-sb-error-code", code);
  if (more.retryAfterS !== undefined) void reply.header("retry-after", more.retryAfterS);
  if (acceptsTextCodes(request)) {
    return reply.header("x-supabase-api-version", firstVersionWithTextCodes).send({ code, message, ...weak });
  }
  const errorId = status >= 500 && { error_id: request.id };
  return reply.send({ code: status, error_code: code, msg: message, ...errorId, ...weak });
}
