import { AppError } from "../../shared/errors";
import type { VisitDocument, SignDocument } from "../../shared/notes/document";
import { countOpen } from "../../shared/notes/countOpen";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { setVisitStatus } from "../visits/requireVisit";
import { Visits } from "../visits/Visits";
import { requireDocument, requireWritable } from "./requireDocument";
import { addVersion } from "./saveDocument";

/**
 * Signs the note as the clinician saw it: adds a signed version, which never changes, with name and time, and sets the
 * visit to `signed`.
 * @param request `version` is the version that the clinician saw, by default the newest; `unchecked` confirms signing a
 * note whose check was not completed.
 * @throws {AppError} `findings_open` while findings or omissions must be resolved, or if the check was not completed and
 * `unchecked` is not set; `note_conflict` with the current note if `version` is not the newest; `conflict` while the
 * note is being drafted or if it is superseded; `note_signed`; `not_found`.
 */
export async function signDocument(
  context: ServerContext,
  user: CurrentUser,
  noteId: string,
  { version, unchecked = false }: SignDocument,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const note = await requireDocument(tx, context, user, noteId, { lock: true });
    requireWritable(note);
    if (note.drafting)
      throw new AppError("conflict", "The note is still being drafted. Sign it when the draft is complete.");
    if (version !== undefined && version !== note.version)
      throw new AppError("note_conflict", "The note was changed since you opened it. Review it again, then sign.", {
        current: note,
      });
    const { must } = countOpen(note);
    if (must > 0) throw new AppError("findings_open", `Answer ${must} finding${must === 1 ? "" : "s"} before signing.`);
    if (note.unchecked && !unchecked)
      throw new AppError(
        "findings_open",
        "This note wasn’t checked against the transcript, because that took too long. Read every line, then sign it without checks.",
      );
    const signed = await addVersion(tx, context, note, note, "sign", user);
    await new Visits(tx, context.vault).keepPatient(note.visit_id);
    await setVisitStatus(tx, note.visit_id, "signed");
    return signed;
  });
}

/** Maximum number of addenda of a note. */
const maxAddenda = 100;

/**
 * Adds an addendum to a signed note as a new signed version; the signed text is unchanged.
 * @throws {AppError} `conflict` if the note is not signed or has too many addenda; `not_found`.
 */
export async function addAddendum(
  context: ServerContext,
  user: CurrentUser,
  noteId: string,
  text: string,
): Promise<VisitDocument> {
  return context.database.transaction(async (tx) => {
    const note = await requireDocument(tx, context, user, noteId, { lock: true });
    if (note.status !== "signed") throw new AppError("conflict", "This note isn’t signed yet. Edit the note itself.");
    if (note.addenda.length >= maxAddenda)
      throw new AppError("conflict", `A note can have up to ${maxAddenda} addenda. This one has as many.`);
    const addendum = { text, by: user.displayName, at: new Date().toISOString() };
    return addVersion(tx, context, note, { ...note, addenda: [...note.addenda, addendum] }, "addendum", user);
  });
}
