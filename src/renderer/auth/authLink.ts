/** How a link of a mail opened the app, read from its address. */
export type AuthLink =
  /** The session is in the fragment; `recovery`: of somebody who forgot the password. */
  | { kind: "session"; accessToken: string; isRecovery: boolean }
  /** To be exchanged for a session, in the browser that asked for it. */
  | { kind: "code"; code: string }
  /** To be redeemed by whoever has the mail. */
  | { kind: "token_hash"; tokenHash: string }
  /** The link was refused: used already, or too old. */
  | { kind: "refused" };

/** Those that are not a session yet. */
export type RedeemableLink = Extract<AuthLink, { kind: "code" | "token_hash" }>;

/** The link in an address; null where there is none. Pure. @param href the whole address. */
export function authLinkIn(href: string): AuthLink | null {
  const { hash, pathname, searchParams } = new URL(href);
  const all = new Map([...new URLSearchParams(hash.slice(1)), ...searchParams]);
  const accessToken = all.get("access_token");
  if (all.has("error") || all.has("error_code") || all.has("error_description")) return { kind: "refused" };
  if (accessToken) return { kind: "session", accessToken, isRecovery: all.get("type") === "recovery" };
  if (!pathname.endsWith("/reset-password")) return null; // elsewhere these names may mean anything
  const tokenHash = all.get("token_hash");
  if (tokenHash) return { kind: "token_hash", tokenHash };
  const code = all.get("code");
  return code ? { kind: "code", code } : null;
}
