import type { Visit } from "../../shared/visits/visit";
import type { Opener } from "../platform/crypto/KeySet";
import { UnreadableError } from "../platform/crypto/UnreadableError";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { type NoteState, NoteStatesRepository } from "./NoteStatesRepository";

/** Returns the context with which a version of a document is sealed. */
export function documentContext(documentId: string, version: number): string {
  return `document:${documentId}:${version}`;
}

/** Maximum number of versions of which a server remembers whether they can be read. */
const maxKnown = 20_000;

/** Whether versions can be read, by `keyOf`, so that a list decrypts the text of each note once. */
const known = new WeakMap<Vault, Map<string, boolean>>();
const keyOf = ({ id, version, stored }: NoteState): string => `${id}/${version}/${stored}`;

/** Marks the visits that are ready to sign, but whose note is damaged where it is stored (`note_unreadable`). */
export async function withDamagedNotes(db: Queryable, vault: Vault, visits: readonly Visit[]): Promise<Visit[]> {
  const ready = visits.filter(({ status, status_reason }) => status === "ready" && status_reason === null);
  if (ready.length === 0) return [...visits];
  const notes = new NoteStatesRepository(db);
  const newest = await notes.newestOf(ready.map(({ id }) => id));
  const results = known.get(vault) ?? new Map<string, boolean>();
  known.set(vault, results);
  const unknown = newest.filter((one) => !results.has(keyOf(one)));
  const sealed = await notes.sealedOf(unknown.map(({ id }) => id));
  const keys = await vault.opener(db, [...sealed.values()]);
  if (results.size + unknown.length > maxKnown) results.clear();
  for (const one of unknown) results.set(keyOf(one), isReadable(keys, one, sealed.get(one.id)));
  const damaged = new Set(newest.filter((one) => results.get(keyOf(one)) === false).map(({ visitId }) => visitId));
  return visits.map((visit) => (damaged.has(visit.id) ? { ...visit, note_unreadable: true } : visit));
}

function isReadable(keys: Opener, { id, version }: NoteState, sealed: Buffer | undefined): boolean {
  if (!sealed) return true; // deleted meanwhile
  try {
    return keys.open(sealed, documentContext(id, version)).length > 0;
  } catch (error) {
    if (error instanceof UnreadableError) return false;
    throw error;
  }
}
