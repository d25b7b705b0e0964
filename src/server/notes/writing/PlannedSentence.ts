import type { NoteTopic } from "../../../shared/notes/noteTopic";
import type { Fact } from "../../facts/Fact";

/** One planned sentence of a document, before a section of the template is chosen for it. */
export interface PlannedSentence {
  topic: NoteTopic;
  text: string;
  facts: readonly Fact[];
  /**
   * Label before the sentence in a section that lists by group: a body system, or a kind of plan such as "Follow up".
   */
  group?: string;
  /**
   * Name of the problem of the assessment that the sentence belongs to. The sentence that is the problem's heading has
   * no `group`.
   */
  problem?: string;
  /** Ids of the turns that name what the sentence is about, if its facts were said of "it" (`withNamingTurns`). */
  named?: readonly string[];
}

/** Returns the ids of the turns that a sentence cites, without duplicates: those of its facts and those in `named`. */
export function citedBy({ facts, named = [] }: PlannedSentence): string[] {
  return [...new Set([...named, ...evidenceOf(facts)])];
}

/** Returns the ids of the turns that the facts were said in, in order and without duplicates. */
export function evidenceOf(facts: readonly Fact[]): string[] {
  return [...new Set(facts.flatMap(({ evidence }) => evidence.map(({ turn }) => turn)))];
}
