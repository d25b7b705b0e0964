import type { HttpSession } from "./HttpSession";

/** The session for the server inside the desktop app, which needs no sign-in and no token. */
export const noSession: HttpSession = {
  accessToken: () => Promise.resolve(null),
  renewedToken: () => Promise.resolve(null),
  expire: () => undefined,
  untilSignedOut: new AbortController().signal,
  previewType: null,
};
