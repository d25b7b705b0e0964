import type { CurrentUser } from "../platform/http/currentUser";
import type { Platform } from "../services";
import { AuthSessionsRepository } from "./authSessionsRepository";
import { idleLimitMs } from "./sessionIdle";

/** For answers that go on for long: whether who asked is signed in still. */
export async function isStillSignedIn({ database, settings }: Platform, user: CurrentUser): Promise<boolean> {
  if (user.signedInUntil !== undefined) return Date.now() < user.signedInUntil;
  return user.sessionId !== null && new AuthSessionsRepository(database).isLive(user.sessionId, idleLimitMs(settings));
}
