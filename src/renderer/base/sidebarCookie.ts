const name = "chartside_sidebar";
/** Lifetime of the cookie in seconds (product text §9). */
const lifetime = 604_800;

/** The cookie that stores whether the sidebar is collapsed. */
export const sidebarCookie = {
  /** Returns the state of the sidebar in the cookie; null if there is none. */
  read(): "open" | "collapsed" | null {
    const value = document.cookie
      .split("; ")
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1);
    return value === "open" || value === "collapsed" ? value : null;
  },

  /** Stores the state of the sidebar in the cookie. */
  write(state: "open" | "collapsed"): void {
    document.cookie = `${name}=${state}; path=/; max-age=${lifetime}; samesite=lax`;
  },
};
