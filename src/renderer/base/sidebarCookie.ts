const name = "chartside_sidebar";
/** Lifetime of the cookie in seconds (product text §9). */
const lifetime = 604_800;

/** Returns the state of the sidebar in the cookie; null if there is none. */
export function readSidebarCookie(): "open" | "collapsed" | null {
  const value = document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value === "open" || value === "collapsed" ? value : null;
}

/** Stores the state of the sidebar in the cookie. */
export function writeSidebarCookie(state: "open" | "collapsed"): void {
  document.cookie = `${name}=${state}; path=/; max-age=${lifetime}; samesite=lax`;
}
