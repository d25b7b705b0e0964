import type { ServerContext } from "../platform/ServerContext";
import type { NoteEngine } from "./noteEngine";
import type { NoteThreads } from "./thread/NoteThreads";

/** The server context with the engine that drafts notes and the threads that check them. */
export interface NotesContext extends ServerContext {
  noteEngine: NoteEngine;
  noteThreads: NoteThreads;
}
