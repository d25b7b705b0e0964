import { AppError } from "../../shared/errors";
import type { Owner } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { type TakeRow, TakesRepository } from "./TakesRepository";

const notFound = (cause?: unknown): AppError =>
  new AppError("not_found", "This recording was not found. It may have been deleted.", { cause });

/**
 * Returns a take of the user's visit.
 * @throws {AppError} `not_found`, also for another user's take, so that ids cannot be probed.
 */
export async function requireTake(
  { database }: Pick<ServerContext, "database">,
  user: Owner,
  visitId: string,
  takeId: string,
): Promise<TakeRow> {
  const take = await new TakesRepository(database).owned(user, visitId, takeId);
  if (!take) throw notFound();
  return take;
}

/** Returns the row of a take. @throws {AppError} `not_found` if it was deleted in the meantime. */
export async function requireTakeRow(takes: TakesRepository, id: string): Promise<TakeRow> {
  const row = await takes.rowById(id);
  if (!row) throw notFound();
  return row;
}

/**
 * Runs work on a take whose visit, with its encryption key, can be deleted permanently in the meantime.
 * @throws {AppError} `not_found` if that made the work fail; otherwise the work's own error.
 */
export async function whileTakeExists<T>(
  { database }: Pick<ServerContext, "database">,
  takeId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || (await new TakesRepository(database).rowById(takeId))) throw error;
    throw notFound(error);
  }
}
