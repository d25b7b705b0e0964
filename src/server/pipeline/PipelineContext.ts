import type { NotesContext } from "../notes/NotesContext";
import type { SpeechContext } from "../transcription/SpeechService";

/** The server context with the speech service and the note engine: what the background work on visits needs. */
export interface PipelineContext extends SpeechContext, NotesContext {}
