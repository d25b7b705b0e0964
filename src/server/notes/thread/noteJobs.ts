import type { DocumentKind } from "../../../shared/notes/document";
import type { SectionNames } from "../../../shared/notes/noteTopic";
import { inferSpeakers } from "../../transcription/inferSpeakers";
import type { Turn } from "../../transcription/Turn";
import { type AnsweredTopic, answerQuestion } from "../ask/answerQuestion";
import { type NoteBody, checkNote } from "../checking/checkNote";
import { judgeSentences, type JudgeInput, type Judgement } from "../model/judgeSentences";
import { visitFacts, type VisitFact } from "../model/visitFacts";
import type { DraftedSentence, DraftInput } from "../noteEngine";
import { draftDocument } from "../writing/documents/draftDocument";
import { withBlankFindings } from "../checking/withBlankFindings";

/** The kind of a document, and the arguments with which `checkNote` checks it. */
export interface CheckInput {
  kind: DocumentKind;
  note: NoteBody;
  turns: readonly Turn[];
  template: SectionNames;
  earlier: NoteBody | null;
}

/** The jobs of the note threads: all work whose time grows with the length of a transcript or note. */
export const noteJobs = {
  draft: (input: DraftInput): readonly DraftedSentence[] => draftDocument(input),
  check: ({ kind, note, turns, template, earlier }: CheckInput): NoteBody => {
    const checked = checkNote(note, turns, template, earlier);
    // Documents of other kinds contain only a selection of what was said, so they have no omissions.
    return { sections: withBlankFindings(checked.sections), omissions: kind === "note" ? checked.omissions : [] };
  },
  ask: ({ turns, question }: { turns: readonly Turn[]; question: string }): AnsweredTopic[] =>
    answerQuestion(turns, question),
  facts: (turns: readonly Turn[]): readonly VisitFact[] => visitFacts(turns),
  judge: (input: JudgeInput): readonly Judgement[] => judgeSentences(input),
  speakers: (turns: Parameters<typeof inferSpeakers>[0]): ReturnType<typeof inferSpeakers> => inferSpeakers(turns),
};
