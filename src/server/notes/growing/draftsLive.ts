import { UsersRepository } from "../../auth/accounts/UsersRepository";
import type { NoteEngine } from "../noteEngine";
import type { NotesContext } from "../NotesContext";

/**
 * Returns whether a person's notes are drafted while they record; unless they chose, only by the offline drafter.
 * @param engine the one of the person's practice.
 */
export async function draftsLive(
  { database, vault, noteThreads }: NotesContext,
  userId: string,
  engine: NoteEngine,
): Promise<boolean> {
  const chosen = await new UsersRepository(database, vault).draftsLive(userId);
  return chosen ?? engine.name === noteThreads.engine.name;
}
