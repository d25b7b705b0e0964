import { reaction, runInAction } from "mobx";
import type { NoteStore } from "../NoteStore";

/** Interval in milliseconds at which a hold is renewed; the server ends it after 30 s. */
const renewMs = 10_000;

/**
 * While a section of a note that grows during the recording is being edited, keeps the server from drafting it further.
 */
export function holdWhileEditing(note: NoteStore): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  // If a request fails, the draft may change the text; the editor then finds a conflict, as with any other save.
  const hold = (id: string): void => void note.api.patch(id, { hold: true }).catch(() => null);
  reaction(
    () => (note.editing !== null && note.saved?.growing ? note.saved.id : null),
    (id) => {
      clearInterval(timer);
      if (id === null) return; // the server ends the hold: another window can hold the note too
      hold(id);
      timer = setInterval(() => hold(id), renewMs);
    },
  );
  let hasTyped = false; // whether text was typed since the section was opened, even if it is saved by now
  reaction(
    () => [note.editing?.key, (note.autosave?.unsaved.size ?? 0) > 0] as const,
    ([key, isUnsaved], before) => (hasTyped = isUnsaved || (hasTyped && key === before?.[0])),
  );
  reaction(
    () => note.saved,
    (saved) => {
      // If a draft was written just before the hold began, the editor loads it, unless text was typed already.
      const { autosave } = note;
      if (saved?.growing && note.editing && autosave && !hasTyped) runInAction(() => autosave.revision++);
    },
  );
}
