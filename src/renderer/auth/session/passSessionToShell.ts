import type { Session } from "@supabase/supabase-js";
import { AppError } from "../../../shared/errors";
import type { Platform } from "../../base/Platform";

/** Receives every new session and every session with a new token; null when the session ends. */
export type SessionListener = (session: Session | null) => void;

/**
 * Returns a function that passes the session and its token to the desktop shell (product text §4); in a browser it does
 * nothing. If the shell cannot store them because there is no keychain, the person stays signed in until the app
 * closes.
 * @param onNotKept called with the reason if the shell could not store or delete them.
 */
export function passSessionToShell(
  platform: Platform,
  onNotKept: (error: AppError) => void = () => undefined,
): SessionListener {
  if (platform.kind === "web") return () => undefined;
  return (session) => {
    const stored = session
      ? platform.call("auth", "set", {
          session: { ...session, user: { ...session.user } },
          token: session.access_token,
        })
      : platform.call("auth", "clear");
    stored.catch((error: unknown) => onNotKept(AppError.from(error)));
  };
}
