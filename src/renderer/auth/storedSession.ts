import { z } from "zod";
import { AppError } from "../../shared/errors";
import type { SessionStorage } from "../platform/place";
import type { AuthApi } from "./authClient";

const stored = z.object({ access_token: z.string() });
/** Answers that say there was no such session: then it is ended as well. */
const gone: readonly unknown[] = [401, 403, 404];

/** What the auth client keeps beside the session under the same name. */
const besides = ["", "-code-verifier", "-user"];

/**
 * Ends the session this browser keeps: it is taken out of the storage before anything else, so that a shared computer is
 * clean also where the auth service does not answer; then the service and the other tabs are told.
 * @throws {AppError} when the service could not be told.
 */
export async function endStoredSession(
  auth: AuthApi,
  storageKey: string,
  storage: SessionStorage = localStorage,
): Promise<void> {
  const token = tokenIn(storage.getItem(storageKey));
  for (const end of besides) storage.removeItem(storageKey + end);
  const told = token === null ? null : auth.admin.signOut(token, "local");
  await auth.signOut({ scope: "local" }); // finds nothing to end any more, and tells the other tabs
  const error = (await told)?.error;
  if (error && !gone.includes(error.status))
    throw new AppError("unavailable", "Failed to sign out. Please try again.", { cause: error });
}

function tokenIn(text: string | null): string | null {
  try {
    return stored.parse(JSON.parse(text ?? "null")).access_token;
  } catch {
    return null; // nothing is stored, or nothing that can be read
  }
}
