import type { ServerContext } from "../platform/ServerContext";
import type { NoteEngine } from "./noteEngine";
import type { NoteThreads } from "./thread/NoteThreads";

/** Services needed to draft and check notes. */
export interface NotesContext extends ServerContext {
  noteEngine: NoteEngine;
  noteThreads: NoteThreads;
}
