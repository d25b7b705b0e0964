import type { AuthError } from "../AuthError";
import type { TokenResponse } from "../sessions/Sessions";

/** OAuth error names by HTTP status. For any other status the parameter `error` is left out. */
const oauthErrors: Partial<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

/**
 * Returns the redirect address after a link was used. The session is in the fragment, which browsers do not send.
 */
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

/** Returns the redirect address after a link was used that opens no session, with a message in the fragment. */
export function messageAddress(target: URL, message: string): string {
  const url = new URL(target);
  url.hash = new URLSearchParams({ message, sb: "" }).toString();
  return url.href;
}

/**
 * Returns the redirect address after a link failed, with the error in the fragment.
 * @param alsoInQuery whether to add the error to the query too, where pages that use PKCE read it.
 */
export function errorAddress(target: URL, { status, code, message }: AuthError, alsoInQuery: boolean): string {
  const url = new URL(target);
  const error = oauthErrors[status];
  const params = new URLSearchParams({ ...(error && { error }), error_code: code, error_description: message });
  if (alsoInQuery) for (const [name, value] of params) url.searchParams.set(name, value);
  url.hash = `${params.toString()}&sb=`;
  return url.href;
}
