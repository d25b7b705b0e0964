import type { AuthError } from "../AuthError";
import type { TokenResponse } from "../sessions/Sessions";

/** OAuth error names by status; a status without one gets no `error`. */
const oauthErrors: Partial<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

/** The redirect of a successful link, with the session in the fragment, which no server sees. */
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

/** The redirect of an invalid link. @param alsoInQuery for pages that use PKCE. */
export function errorAddress(target: URL, { status, code, message }: AuthError, alsoInQuery: boolean): string {
  const url = new URL(target);
  const error = oauthErrors[status];
  const params = new URLSearchParams({ ...(error && { error }), error_code: code, error_description: message });
  if (alsoInQuery) for (const [name, value] of params) url.searchParams.set(name, value);
  url.hash = `${params.toString()}&sb=`;
  return url.href;
}
