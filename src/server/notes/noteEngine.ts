import type { DocumentKind } from "../../shared/notes/document";
import type { Pronouns } from "../../shared/patients/patient";
import type { Template } from "../../shared/templates/template";
import type { Turn } from "../transcription/Turn";
import type { AnswerUse, ChatModel } from "./model/ChatModel";
import type { DownloadedModel } from "./model/DownloadedModel";
import type { ModelPrices } from "./model/UseMeter";
import type { Identity } from "./model/withholding/Withholding";

/** What an engine drafts a note from. */
export interface DraftInput {
  /** Kind of the drafted document. */
  kind: DocumentKind;
  /** Id of the clinician. Long drafts of one clinician do not use all threads, so that others need not wait. */
  person?: string;
  /**
   * The turns of the visit, in spoken order. They are settled: while the visit grows, later drafts get the same turns,
   * apart from corrections, followed by new ones.
   */
  turns: readonly Turn[];
  /** Whether more may follow, because the visit is still being recorded or transcribed. Absent: no. */
  isInProgress?: boolean;
  /**
   * The drafted sentences of the previous document, in its order, without those that a person has changed. Absent:
   * none.
   */
  settled?: readonly SettledSentence[];
  /**
   * Number of turns from which `settled` was drafted, by the same engine with this template: a language model then
   * reads only what is new, and the turns of settled sentences that no longer hold. Absent: it reads the whole visit.
   */
  draftedTurns?: number | undefined;
  /** Ids of the turns that `settled` was drafted from and whose speaker has changed since. Absent: none. */
  changedSpeakers?: readonly string[];
  /** Pronouns with which `settled` was drafted; null if they were not known. Absent: those of `context`. */
  draftedPronouns?: Pronouns | null;
  template: Template;
  /** The visit's note, if another document is drafted, which says what the note says. Absent: there is none. */
  noted?: NotedContent;
  /** The clinician's instruction for this draft; null if none was given. */
  instructions: string | null;
  /** Key of the section that is redrafted alone, for which the instruction is meant. Absent: the whole document. */
  section?: string;
  /** What must not be sent to a language model; null if everything may be. Required, so that no caller forgets it. */
  withheld: Identity | null;
  /** Pronouns for the patient; inferred from the turns if unset, and "they" if that fails. */
  context: { pronouns?: Pronouns | undefined };
}

/**
 * A line of a note; `isWrittenByPerson` if a person typed, edited or inserted it. `section` and `title` are those of
 * its section.
 */
export interface NotedLine {
  section: string;
  title: string;
  text: string;
  evidence: readonly string[];
  isWrittenByPerson: boolean;
}

/**
 * What a note says, in its order, and the drafted sentences that people changed or removed, as they were drafted.
 * `isBuiltIn` if the built-in drafter wrote the note.
 */
export interface NotedContent {
  lines: readonly NotedLine[];
  removed: readonly { text: string; evidence: readonly string[] }[];
  isBuiltIn: boolean;
}

/** One sentence with the ids of the turns that it rests on (`evidence`). `section` is a key of the template. */
export interface DraftedSentence {
  section: string;
  text: string;
  evidence: string[];
  /** The id of the settled sentence that this one is, in the same or other words; absent for a new sentence. */
  id?: string;
}

/** A sentence of the previous draft with its id in the note, which it keeps as long as the engine drafts it again. */
export interface SettledSentence extends DraftedSentence {
  id: string;
  /** Whether a line that it rests on was corrected since it was written. Absent: no. */
  isChanged?: boolean;
}

/** Drafts a document from a transcript: the built-in drafter, or a language model. */
export interface NoteEngine {
  /** Name of the engine, stored with the document. */
  readonly name: string;
  /** Whether `DraftInput.instructions` have an effect. */
  readonly followsInstructions: boolean;
  /** The language model that drafts, which can also translate. Absent: there is none. */
  readonly model?: Pick<ChatModel, "answer">;
  /** What the engine's tokens cost. Absent: it uses none. */
  readonly prices?: ModelPrices;
  /**
   * Yields sentences as they are ready, in any order of sections. When `signal` aborts, the draft is no longer
   * needed: the engine ends its requests and computations at once, so that it costs nothing more. `onUse` is called for
   * each answer of a language model.
   */
  draft(input: DraftInput, signal: AbortSignal, onUse?: (use: AnswerUse) => void): AsyncIterable<DraftedSentence>;
  /** Ends what the engine has started. Absent: it starts nothing. */
  readonly stop?: () => Promise<void>;
  /** The file of its model, if the server downloads it. */
  readonly download?: DownloadedModel | undefined;
}
