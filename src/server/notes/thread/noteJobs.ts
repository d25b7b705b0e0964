import type { SectionNames } from "../../../shared/notes/noteTopic";
import { inferSpeakers } from "../../transcription/inferSpeakers";
import type { Turn } from "../../transcription/Turn";
import { type Checked, checkNote } from "../checking/checkNote";
import type { DraftedSentence, DraftInput } from "../noteEngine";
import { draftSentences } from "../writing/draftSentences";

export interface CheckInput {
  note: Checked;
  turns: readonly Turn[];
  template: SectionNames;
  earlier: Checked | null;
}

/** What the note threads do: everything whose work grows with what people said or typed. */
export const noteJobs = {
  draft: (input: DraftInput): DraftedSentence[] => draftSentences(input),
  check: ({ note, turns, template, earlier }: CheckInput): Checked => checkNote(note, turns, template, earlier),
  speakers: (turns: Parameters<typeof inferSpeakers>[0]): ReturnType<typeof inferSpeakers> => inferSpeakers(turns),
};
