import { z } from "zod";
import { AppError } from "../../../shared/errors";
import type { SessionStorage } from "../../base/Backend";
import type { AuthApi } from "./authClient";

const stored = z.object({ access_token: z.string() });
/** HTTP statuses which mean that the session no longer exists; revoking it has then succeeded. */
const endedStatuses: readonly unknown[] = [401, 403, 404];

/** Suffixes of the keys under which the auth client stores the session and related values. */
const suffixes = ["", "-code-verifier", "-user"];

/**
 * Ends the session stored in this browser. Clears the storage first, so that a shared computer is clean even if the
 * auth service does not answer, then revokes the session and notifies other tabs.
 * @throws {AppError} if the session could not be revoked.
 */
export async function endStoredSession(
  auth: AuthApi,
  storageKey: string,
  storage: SessionStorage = localStorage,
): Promise<void> {
  const token = tokenIn(storage.getItem(storageKey));
  for (const suffix of suffixes) storage.removeItem(storageKey + suffix);
  const revoking = token === null ? null : auth.admin.signOut(token, "local");
  await auth.signOut({ scope: "local" }); // the storage is empty by now; this only notifies the other tabs
  const error = (await revoking)?.error;
  if (error && !endedStatuses.includes(error.status))
    throw new AppError("unavailable", "Failed to sign out. Please try again.", { cause: error });
}

/** Returns the access token in a stored session; null if nothing is stored or it cannot be parsed. */
function tokenIn(text: string | null): string | null {
  try {
    return stored.parse(JSON.parse(text ?? "null")).access_token;
  } catch {
    return null;
  }
}
