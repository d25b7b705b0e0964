const keptAs = "chartside.recorder";

/** Names this browser profile to the practice, so that a session is recorded in one place at a time. */
export function recorderId(): string {
  const known = localStorage.getItem(keptAs);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(keptAs, made);
  return made;
}

/** Owner of what is recorded in the desktop app without an account. */
export const localOwner = "this-computer";

/** Whose recording it is: the subject of the access token; "" while signed out. */
export function ownerOf(accessToken: string | null): string {
  const payload = accessToken?.split(".")[1];
  if (payload === undefined) return "";
  try {
    const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: unknown };
    return typeof claims.sub === "string" ? claims.sub : "";
  } catch {
    return "";
  }
}
