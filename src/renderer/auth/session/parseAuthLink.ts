/** An email link that opened the app, parsed from the URL. */
export type AuthLink =
  /** A session in the URL's fragment, which the auth client stores. */
  | { kind: "session"; accessToken: string; isRecovery: boolean }
  /** A code to exchange for a session, valid only in the browser that requested it. */
  | { kind: "code"; code: string }
  /** A token hash to redeem, valid in any browser. */
  | { kind: "token_hash"; tokenHash: string }
  /** A rejected link: already used, expired, or otherwise not accepted. */
  | { kind: "refused" };

/** A link that still has to be exchanged for a session. */
export type RedeemableLink = Extract<AuthLink, { kind: "code" | "token_hash" }>;

/** Returns the auth link in a URL; null if there is none. Pure. @param href the whole URL. */
export function parseAuthLink(href: string): AuthLink | null {
  const { hash, pathname, searchParams } = new URL(href);
  const all = new Map([...new URLSearchParams(hash.slice(1)), ...searchParams]);
  const accessToken = all.get("access_token");
  if (all.has("error") || all.has("error_code") || all.has("error_description")) return { kind: "refused" };
  if (accessToken) return { kind: "session", accessToken, isRecovery: all.get("type") === "recovery" };
  if (!pathname.endsWith("/reset-password")) return null; // other pages may use these parameters for something else
  const tokenHash = all.get("token_hash");
  if (tokenHash) return { kind: "token_hash", tokenHash };
  const code = all.get("code");
  return code ? { kind: "code", code } : null;
}
