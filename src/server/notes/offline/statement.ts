import type { NoteTopic } from "../../../shared/notes/noteTopic";

/** A line for the note, before it is known which section of the template takes it. */
export interface Statement {
  topic: NoteTopic;
  text: string;
  evidence: string[];
}

/** One sentence of the transcript: clean speech, who said it, and its turn. */
export interface Said {
  turn: string;
  by: "clinician" | "patient" | "other";
  text: string;
}
