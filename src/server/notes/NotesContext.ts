import type { ServerContext } from "../platform/ServerContext";
import type { PracticeModels } from "./model/PracticeModels";
import type { NoteEngine } from "./noteEngine";
import type { NoteThreads } from "./thread/NoteThreads";

/** The server context with the engines that draft notes and the threads in which notes are checked. */
export interface NotesContext extends ServerContext {
  /** The server's engine, which drafts the notes of practices that have not chosen another one. */
  noteEngine: NoteEngine;
  practiceModels: PracticeModels;
  noteThreads: NoteThreads;
}
