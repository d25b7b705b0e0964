import type { AuthError } from "./authError";
import type { TokenResponse } from "./sessions";

/** Names of OAuth for the statuses of a refusal; where none fits there is no `error`. */
const oauthErrors: Partial<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

/** Where a link leads that signed somebody in: the session travels in the fragment, which no server sees. */
export function sessionAddress(target: URL, session: TokenResponse, type: string): string {
  const url = new URL(target);
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
  url.hash = new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    sb: "",
    token_type,
    type,
  }).toString();
  return url.href;
}

/** Where a link leads that does not hold. @param alsoInQuery as pages that use PKCE read it. */
export function errorAddress(target: URL, { status, code, message }: AuthError, alsoInQuery: boolean): string {
  const url = new URL(target);
  const error = oauthErrors[status];
  const told = new URLSearchParams({ ...(error && { error }), error_code: code, error_description: message });
  if (alsoInQuery) for (const [name, value] of told) url.searchParams.set(name, value);
  url.hash = `${told.toString()}&sb=`;
  return url.href;
}
