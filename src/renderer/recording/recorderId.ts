/** Key of the id in the local storage. */
const keptAs = "chartside.recorder";

/** Returns the id of this browser profile, created at the first call. The server distinguishes recorders by it. */
export function recorderId(): string {
  const known = localStorage.getItem(keptAs);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(keptAs, made);
  return made;
}

/** Owner of recordings made in the desktop app without an account. */
export const localOwner = "this-computer";

/** Returns the owner of a recording: the subject of the access token, or "" if signed out. */
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
