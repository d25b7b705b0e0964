import type { CurrentUser } from "../../platform/http/currentUser";
import type { ServerContext } from "../../platform/ServerContext";
import { UsersRepository } from "../accounts/UsersRepository";
import { AuthSessionsRepository } from "./AuthSessionsRepository";
import { idleLimitMs } from "./idleLimitMs";

/**
 * Whether the session of a long-lived response is still active. With a hosted project: whether the request's token has
 * not expired and the user is not disabled.
 */
export async function isStillSignedIn(
  { database, vault, settings }: ServerContext,
  user: CurrentUser,
): Promise<boolean> {
  if (user.signedInUntil !== undefined) {
    const person = Date.now() < user.signedInUntil && (await new UsersRepository(database, vault).byId(user.id));
    return person !== false && person?.isDisabled === false;
  }
  return (
    user.sessionId !== null && new AuthSessionsRepository(database, vault).isLive(user.sessionId, idleLimitMs(settings))
  );
}
