import { AppError } from "../../shared/errors";
import type { Note } from "../../shared/notes/note";
import { countOpen } from "../../shared/notes/openAnswers";
import type { CurrentUser } from "../platform/http/currentUser";
import type { Platform } from "../services";
import { setVisitStatus } from "../visits/visitAccess";
import { requireNote, requireWritable } from "./noteAccess";
import { addVersion } from "./saveNote";

/**
 * Signs the note as the clinician saw it: freezes a version with name and time, and the visit is `signed`.
 *
 * @param version the version the clinician saw; the newest where that is not said.
 * @throws {AppError} `findings_open` while must-answer ones are open; `note_conflict` with the note as it is now, where
 * it was saved again since.
 */
export async function signNote(
  platform: Platform,
  user: CurrentUser,
  noteId: string,
  version: number | undefined,
): Promise<Note> {
  return platform.database.transaction(async (tx) => {
    const note = await requireNote(tx, platform, user, noteId, { lock: true });
    requireWritable(note);
    if (note.drafting) throw new AppError("conflict", "The note is still being drafted. Sign it when it is whole.");
    if (version !== undefined && version !== note.version)
      throw new AppError("note_conflict", "The note was changed since you read it. Read it again, then sign.", {
        current: note,
      });
    const { must } = countOpen(note);
    if (must > 0) throw new AppError("findings_open", `Answer ${must} finding${must === 1 ? "" : "s"} before signing.`);
    const signed = await addVersion(tx, platform, note, note, "sign", user);
    await setVisitStatus(tx, note.visit_id, "signed");
    return signed;
  });
}

/** Adds the clinician's words under a signed note, as a new frozen version; the signed one stays as it is. */
export async function addAddendum(platform: Platform, user: CurrentUser, noteId: string, text: string): Promise<Note> {
  return platform.database.transaction(async (tx) => {
    const note = await requireNote(tx, platform, user, noteId, { lock: true });
    if (note.status !== "signed")
      throw new AppError("conflict", "This note is not signed yet. Write into the note itself.");
    const addendum = { text, by: user.displayName, at: new Date().toISOString() };
    return addVersion(tx, platform, note, { ...note, addenda: [...note.addenda, addendum] }, "addendum", user);
  });
}
