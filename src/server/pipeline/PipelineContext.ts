import type { NotesContext } from "../notes/NotesContext";
import type { SpeechContext } from "../transcription/SpeechService";

/** The whole context of the server: what the visit's background work needs. */
export interface PipelineContext extends SpeechContext, NotesContext {}
