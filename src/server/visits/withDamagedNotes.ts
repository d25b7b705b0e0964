import type { Visit } from "../../shared/visits/visit";
import type { Opener } from "../platform/crypto/KeySet";
import { UnreadableError } from "../platform/crypto/UnreadableError";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { documentContext } from "./documentContext";
import { type NoteState, NoteStatesRepository } from "./NoteStatesRepository";

/**
 * Marks the visits that are ready to sign, but whose note is damaged where it is stored (`note_unreadable`). Each call
 * decrypts their notes, so that it also finds a key that was destroyed since the last one.
 */
export async function withDamagedNotes(db: Queryable, vault: Vault, visits: readonly Visit[]): Promise<Visit[]> {
  const ready = visits.filter(({ status, status_reason }) => status === "ready" && status_reason === null);
  if (ready.length === 0) return [...visits];
  const newest = await new NoteStatesRepository(db).newestOf(ready.map(({ id }) => id));
  const sealed = newest.map((note) => note.sealed);
  const keys = await vault.opener(db, sealed);
  const damaged = new Set(newest.filter((note) => !isReadable(keys, note)).map(({ visitId }) => visitId));
  return visits.map((visit) => (damaged.has(visit.id) ? { ...visit, note_unreadable: true } : visit));
}

function isReadable(keys: Opener, { id, version, sealed }: NoteState): boolean {
  try {
    return keys.open(sealed, documentContext(id, version)).length > 0;
  } catch (error) {
    if (error instanceof UnreadableError) return false;
    throw error;
  }
}
