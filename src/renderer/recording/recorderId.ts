/** Key of the id in local storage. */
const storageKey = "chartside.recorder";

/** Returns the id by which the server distinguishes recorders: one per browser profile, created at the first call. */
export function recorderId(): string {
  const known = localStorage.getItem(storageKey);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  localStorage.setItem(storageKey, id);
  return id;
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
