import type { DocumentKind } from "../../../shared/notes/document";
import type { SectionNames } from "../../../shared/notes/noteTopic";
import { inferSpeakers } from "../../transcription/inferSpeakers";
import type { Turn } from "../../transcription/Turn";
import { type NoteBody, checkNote } from "../checking/checkNote";
import type { DraftedSentence, DraftInput } from "../noteEngine";
import { draftSentences } from "../writing/draftSentences";

/** The arguments of `checkNote`. */
export interface CheckInput {
  kind: DocumentKind;
  note: NoteBody;
  turns: readonly Turn[];
  template: SectionNames;
  earlier: NoteBody | null;
}

/** The jobs of the note threads: all work whose time grows with the length of a transcript or note. */
export const noteJobs = {
  draft: (input: DraftInput): readonly DraftedSentence[] => draftSentences(input),
  check: ({ note, turns, template, earlier }: CheckInput): NoteBody => checkNote(note, turns, template, earlier),
  speakers: (turns: Parameters<typeof inferSpeakers>[0]): ReturnType<typeof inferSpeakers> => inferSpeakers(turns),
};
