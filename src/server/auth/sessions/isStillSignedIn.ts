import type { CurrentUser } from "../../platform/http/currentUser";
import type { ServerContext } from "../../platform/ServerContext";
import { AuthSessionsRepository } from "./AuthSessionsRepository";
import { idleLimitMs } from "./idleLimitMs";

/** Whether the user is still signed in, for long-lived responses. */
export async function isStillSignedIn({ database, settings }: ServerContext, user: CurrentUser): Promise<boolean> {
  if (user.signedInUntil !== undefined) return Date.now() < user.signedInUntil;
  return user.sessionId !== null && new AuthSessionsRepository(database).isLive(user.sessionId, idleLimitMs(settings));
}
