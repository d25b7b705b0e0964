import type { HttpSession } from "./HttpSession";

/** The session for this computer's server, which needs no sign-in. */
export const noSession: HttpSession = {
  accessToken: () => Promise.resolve(null),
  renewedToken: () => Promise.resolve(null),
  expire: () => undefined,
  untilSignedOut: new AbortController().signal,
  previewType: null,
};
