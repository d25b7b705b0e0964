import { describe, expect, test } from "vitest";
import { readTurns } from "../../../src/server/facts/readTurns";
import { checkNote } from "../../../src/server/notes/checking/checkNote";
import { draftSentences } from "../../../src/server/notes/writing/draftSentences";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";
import { factsOf, turnsOf } from "./harness";

const dialogue = [
  "D: What brings you in? / P: A cough for two weeks, and my left knee hurts. / D: Any fever? / P: No.",
  "D: Any allergies? / P: Penicillin gives me hives. / P: I take lisinopril 10 mg. Sorry, 20 mg.",
  "D: Your lungs are clear. Stop the lisinopril. Actually no, keep it. If the cough stays, we get a chest x-ray.",
].join(" / ");
const template = builtInTemplate("soap")!;

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

describe("readTurns", () => {
  test("reads the same turns once, also as other objects", () => {
    const read = readTurns(turnsOf(dialogue));
    expect(readTurns(turnsOf(dialogue))).toBe(read);
    expect(readTurns(turnsOf(dialogue).map((turn) => ({ ...turn, speaker_name: null })))).toBe(read);
  });

  test.each([
    ["text", { text: "A cough for three weeks." }],
    ["speaker", { speaker: "other" as const }],
    ["speaker's name", { speaker_name: "Ann" }],
    ["confidence", { confidence: 0.2 }],
    ["original text", { original_text: "A cuff for two weeks." }],
  ])("reads again if a turn has another %s", (_what, change) => {
    const turns = turnsOf(dialogue);
    const read = readTurns(turns);
    expect(readTurns(turns.map((turn, i) => (i === 1 ? { ...turn, ...change } : turn)))).not.toBe(read);
  });

  test("what was read is not changed by a draft and its check", () => {
    const turns = turnsOf(dialogue);
    const read = readTurns(turns);
    freeze(read);
    const drafted = draftSentences({ kind: "note", turns, template, instructions: null, withheld: null, context: {} });
    const sections = template.sections.map(({ id, key, title, style }) => ({
      ...{ id, key, title, style },
      sentences: drafted
        .filter(({ section }) => section === key)
        .map(({ text, evidence }, i) => ({ id: String(i), text, evidence, origin: "drafted" as const, findings: [] })),
    }));
    expect(drafted.length).toBeGreaterThan(3);
    expect(checkNote({ sections, omissions: [] }, turns, template).sections).toHaveLength(template.sections.length);
    expect(readTurns(turns)).toBe(read);
  });
});

describe("facts", () => {
  test("are equal for equal transcripts", () => {
    const dialogue = "D: Any fever? / P: No. / P: I take metformin.";
    expect(factsOf(dialogue)).toEqual(factsOf(dialogue));
  });
  test("keep their ids when turns are added", () => {
    const ids = factsOf("P: I have a cough.").map(({ id }) => id);
    expect(factsOf("P: I have a cough. / D: Any fever? / P: No.").map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids),
    );
  });
  test("are read from a long repetitive turn in a time proportional to its length", () => {
    const seconds = (times: number): number => {
      const started = process.cpuUsage();
      factsOf(`P: ${"and my left knee no not pain, ".repeat(times)}`);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1e6;
    };
    seconds(500); // compiles
    expect(seconds(4_000)).toBeLessThan(20 * seconds(500) + 1);
  });
  test("are empty for an empty transcript", () => {
    expect(factsOf("")).toEqual([]);
  });
});
