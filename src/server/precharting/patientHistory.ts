import type { Note } from "../../shared/notes/note";
import type { Appointment } from "../../shared/precharting/appointment";
import type { EarlierSession, HistoryNote } from "../../shared/precharting/prechart";
import type { Visit } from "../../shared/visits/visit";
import { NotesRepository } from "../notes/NotesRepository";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { searchWords } from "../visits/searchTokens";
import { Visits } from "../visits/Visits";

/** Maximum number of earlier visits of one pre-chart, and of candidates that are decrypted to find these visits. */
const maxSessions = 50;
const maxOpened = 200;

/**
 * Returns the clinician's visits with the appointment's patient name from before the appointment, newest first, at most
 * 50; `note` is null unless it is signed. Candidates are found by the search index, then names are compared as a whole:
 * "Whitfield, Harold" equals "Harold Whitfield", but not "Harold Whitfield Jr".
 */
export async function patientHistory(
  { database, vault, log }: Pick<ServerContext, "database" | "vault" | "log">,
  user: CurrentUser,
  { starts_at, patient_name, visit }: Appointment,
): Promise<EarlierSession[]> {
  const name = nameKey(patient_name);
  if (name === "") return [];
  const filter = {
    q: searchWords(patient_name).join(" "),
    statuses: null,
    from: null,
    to: new Date(starts_at),
    after: null,
    limit: maxOpened,
  };
  const { items } = await new Visits(database, vault).list(user, filter, log);
  const earlier = items.filter(({ id, patient_name: of }) => id !== visit?.id && of !== null && nameKey(of) === name);
  const notes = new NotesRepository(database, vault);
  return Promise.all(
    earlier.slice(0, maxSessions).map(async (session) => {
      const note = session.signed_at === null ? null : await notes.newestByVisit(session.id);
      return toEarlierSession(session, note);
    }),
  );
}

/** Normalizes a name: lower case, without accents and punctuation, words sorted. */
const nameKey = (name: string): string => searchWords(name).toSorted().join(" ");

function toEarlierSession({ id, title, reason, status, started_at, created_at }: Visit, note: Note | null) {
  const at = started_at ?? created_at;
  return { visit_id: id, title, reason, at, status, note: note && toHistoryNote(note) };
}

function toHistoryNote({ id, status, signed_at, signed_by, sections, addenda }: Note): HistoryNote | null {
  if (status !== "signed" || signed_at === null) return null;
  return {
    id,
    signed_at,
    signed_by: signed_by ?? "",
    sections: sections
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ key, title, style, sentences }) => ({ key, title, style, sentences: sentences.map(({ text }) => text) })),
    addenda,
  };
}
