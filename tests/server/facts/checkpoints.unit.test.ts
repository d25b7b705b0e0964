import { describe, expect, test } from "vitest";
import { Checkpoints } from "../../../src/server/facts/Checkpoints";
import { readVisit } from "../../../src/server/facts/acts/readVisit";
import { readFacts } from "../../../src/server/facts/readFacts";
import type { Sentence } from "../../../src/server/facts/segment/Sentence";
import { readSentences } from "../../../src/server/facts/segment/readSentences";
import { newReadingState } from "../../../src/server/facts/statements/ReadingState";
import type { Turn } from "../../../src/server/transcription/Turn";
import { noteVisits } from "../../bench/noteVisits";
import type { Line } from "../../bench/noteVisits";

const turnsOf = (lines: readonly Line[]): Turn[] => lines.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));

/** Reads a visit with the checkpoints of its earlier readings. */
const reader = (spacing: number) => {
  const checkpoints = new Checkpoints(spacing);
  return (turns: readonly Turn[]) => readFacts(turns, undefined, checkpoints);
};

describe("a visit that is read again from a checkpoint has the facts of a whole reading", () => {
  test.each(noteVisits.map(({ lines }, i) => [i, turnsOf(lines)] as const))("visit %d, line by line", (_, turns) => {
    const again = reader(1);
    for (let count = 1; count <= turns.length; count += 1) {
      const part = turns.slice(0, count);
      expect(again(part)).toEqual(readFacts(part));
    }
  });

  test.each(noteVisits.map(({ lines }, i) => [i, turnsOf(lines)] as const))("visit %d, word by word", (_, turns) => {
    const again = reader(1);
    for (const [at, turn] of turns.entries()) {
      const words = turn.text.split(" ");
      for (let count = 1; count <= words.length; count += 3) {
        const part = [...turns.slice(0, at), { ...turn, text: words.slice(0, count).join(" ") }];
        expect(again(part)).toEqual(readFacts(part));
      }
    }
  });

  test.each(noteVisits.map(({ lines }, i) => [i, turnsOf(lines)] as const))(
    "visit %d, with another speaker or other words of one line",
    (_, turns) => {
      const again = reader(4);
      for (const [at, turn] of turns.entries()) {
        const swapped = turns.with(at, { ...turn, speaker: turn.speaker === "patient" ? "clinician" : "patient" });
        expect(again(swapped)).toEqual(readFacts(swapped));
        const corrected = turns.with(at, { ...turn, text: "No, I have never had asthma." });
        expect(again(corrected)).toEqual(readFacts(corrected));
      }
    },
  );
});

test("a reading begins at the last checkpoint before the first changed sentence", () => {
  const turns = turnsOf(noteVisits.flatMap(({ lines }) => lines));
  const checkpoints = new Checkpoints(8);
  readVisit(readSentences(turns), checkpoints);
  const more = readSentences([...turns, { id: "last", speaker: "patient", text: "It began three days ago." }]);
  const { at } = checkpoints.resume(more, newReadingState());
  expect(at).toBeGreaterThan(more.length - 20);
  expect(at).toBeLessThan(more.length);
});

test("only the latest checkpoints are kept, of visits up to a day long", () => {
  const sentencesOf = (count: number): Sentence[] =>
    Array.from({ length: count }, (_, at) => ({ turn: `u${at}`, at, by: "patient", text: "Yes.", start: 0, end: 4 }));
  const resumedAt = (count: number, changedAt: number): number => {
    const checkpoints = new Checkpoints();
    const sentences = sentencesOf(count);
    checkpoints.resume(sentences, newReadingState());
    for (const at of sentences.keys()) checkpoints.keep(at, newReadingState());
    const changed = sentences.with(changedAt, { ...sentences[changedAt]!, text: "No." });
    return checkpoints.resume(changed, newReadingState()).at;
  };
  expect(resumedAt(9_000, 8_990)).toBeGreaterThan(8_900);
  expect(resumedAt(9_000, 8_000)).toBe(0);
  expect(resumedAt(10_001, 10_000)).toBe(0);
});
