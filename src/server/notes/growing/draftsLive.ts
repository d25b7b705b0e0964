import { UsersRepository } from "../../auth/accounts/UsersRepository";
import type { NoteEngine } from "../noteEngine";
import type { NotesContext } from "../NotesContext";

/**
 * Returns whether a person's notes are drafted while they record: as the person has chosen; by default only if the
 * built-in drafter drafts them.
 * @param engine the engine that drafts the notes of the person's practice.
 */
export async function draftsLive(
  { database, vault, noteThreads }: NotesContext,
  userId: string,
  engine: NoteEngine,
): Promise<boolean> {
  const chosen = await new UsersRepository(database, vault).draftsLive(userId);
  return chosen ?? engine.name === noteThreads.engine.name;
}
