import type { ServerContext } from "../platform/ServerContext";
import type { NoteEngine } from "./noteEngine";

/** Services needed to draft notes. */
export interface NotesContext extends ServerContext {
  noteEngine: NoteEngine;
}
