import { oneLine } from "../../../../shared/oneLine";
import { sentenceCase } from "../../../../shared/sentenceCase";
import type { Evidence, Fact } from "../../../facts/Fact";
import type { Sentence } from "../../../facts/segment/Sentence";
import { hasRole } from "../../../facts/statementRole";
import type { Turn } from "../../../transcription/Turn";
import type { PlannedSentence } from "../PlannedSentence";

/** The turns of a visit, and the sentences that were read from them. */
export interface SpokenTurns {
  turns: readonly Turn[];
  sentences: readonly Sentence[];
}

/** Returns whether two pieces of evidence overlap. */
export const overlaps = (a: Evidence, b: Evidence): boolean => a.turn === b.turn && a.start < b.end && b.start < a.end;

/** Returns where an answer was said, without its question. */
export const placeOf = ({ evidence }: Pick<Fact, "evidence">): Evidence => evidence.at(-1)!;

/** Returns whether a sentence only retells parts of the answers in the history. */
export const retellsOnly = ({ topic, facts }: PlannedSentence, answers: readonly Pick<Fact, "evidence">[]): boolean =>
  (topic === "hpi" || topic === "social_history" || topic === "past_history") &&
  facts.every(
    (fact) =>
      fact.kind === "statement" &&
      (fact.slots.topic === undefined || hasRole(fact, "quoted")) &&
      answers.some((answer) => overlaps(fact.evidence.at(-1)!, placeOf(answer))),
  );

/** Maximum number of characters of a quotation: more than its words need, for a text without spaces. */
const maxLength = 600;

/**
 * Returns words of a transcript as a sentence within quotation marks, in one line and without marks that show it in
 * another order ("05 mg" as "50 mg"): a recognizer's lines are stored as they come.
 */
export const spokenText = (text: string): string =>
  sentenceCase(
    oneLine(text.slice(0, maxLength))
      .replace(/["“”]/g, "")
      .trim()
      .replace(/(?<![\s,;])[\s,;]+$/, "")
      .replace(/(?<![.!?…])$/, "."),
  );
