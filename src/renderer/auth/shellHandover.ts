import type { Session } from "@supabase/supabase-js";
import { AppError } from "../../shared/errors";
import type { Platform } from "../platform/platform";

/** Told of every session and of its end. */
export type Handover = (session: Session | null) => void;

/**
 * On desktop the session and its token are handed to the shell (product text §4); in a browser there is none. Where the
 * shell cannot keep them, for want of a keychain, the sign-in holds in the page all the same.
 * @param onNotKept told why they are not kept.
 */
export function shellHandover(platform: Platform, onNotKept: (error: AppError) => void = () => undefined): Handover {
  if (platform.kind === "web") return () => undefined;
  return (session) => {
    const told = session
      ? platform.call("auth", "set", {
          session: { ...session, user: { ...session.user } },
          token: session.access_token,
        })
      : platform.call("auth", "clear");
    told.catch((error: unknown) => onNotKept(AppError.from(error)));
  };
}
