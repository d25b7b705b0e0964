import { expect, test } from "vitest";
import type { Fact } from "../../../src/server/facts/Fact";
import { readFacts } from "../../../src/server/facts/readFacts";
import { planFromTurns } from "../../../src/server/notes/writing/planFromTurns";
import { printNote } from "../../../src/server/notes/writing/printNote";
import type { Turn } from "../../../src/server/transcription/Turn";

/**
 * Parses a dialogue with one turn a line or between " / ": "D: …" clinician, "P: …" patient, "O: …" another speaker.
 */
export function turnsOf(dialogue: string): Turn[] {
  return dialogue.split(/\n| \/ /).map((line, i) => ({
    id: String(i),
    speaker: line.startsWith("D:") ? "clinician" : line.startsWith("O:") ? "other" : "patient",
    text: line.replace(/^[DPO]: ?/, ""),
  }));
}

/** Returns the facts of a dialogue. */
export const factsOf = (dialogue: string): Fact[] => readFacts(turnsOf(dialogue));
/** Returns the drafted note of a dialogue as plain text. */
export const noteOf = (dialogue: string): string => printNote(planFromTurns({ turns: turnsOf(dialogue) })).note;

/**
 * A dialogue, a pattern that its note must match, and one that it must not match. If only the second matters, the first
 * is `/./`, or `/^/` where the note can be empty.
 */
export type Case = readonly [dialogue: string, must: RegExp, mustNot?: RegExp];

/** Defines a test for each case: the note of the dialogue matches `must` and not `mustNot`. */
export function expectNotes(title: string, cases: readonly Case[]): void {
  test.each(cases.map(([dialogue, must, mustNot]) => ({ dialogue, must, mustNot })))(
    `${title}: $dialogue`,
    ({ dialogue, must, mustNot }) => {
      const note = noteOf(dialogue);
      expect(note).toMatch(must);
      if (mustNot) expect(note).not.toMatch(mustNot);
    },
  );
}
