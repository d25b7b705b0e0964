import { describe, expect, test } from "vitest";
import type { DraftedSentence, SettledSentence } from "../../../src/server/notes/noteEngine";
import { sentenceIds } from "../../../src/server/notes/sentenceIds";
import { draftSentences } from "../../../src/server/notes/writing/draftSentences";
import { keepIds } from "../../../src/server/notes/writing/keepIds";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";
import type { Turn } from "../../../src/server/transcription/Turn";

const sentence = (text: string, ...evidence: string[]): DraftedSentence => ({ section: "plan", text, evidence });
const settledFrom = (drafted: readonly DraftedSentence[]): SettledSentence[] => {
  const ids = sentenceIds(drafted);
  return drafted.map((one, i) => ({ ...one, id: ids[i] ?? "" }));
};

describe("ids of sentences across drafts", () => {
  test("follow the turns that a sentence rests on if another with the same text is gone", () => {
    const [first, second] = settledFrom([sentence("Rest.", "u1"), sentence("Rest.", "u5")]);
    expect(first?.id).not.toBe(second?.id);
    expect(sentenceIds(keepIds([sentence("Rest.", "u5")], [first!, second!]))).toEqual([second?.id]);
  });

  test("are kept if more turns support the sentence", () => {
    const settled = settledFrom([sentence("Rest.", "u1")]);
    const ids = sentenceIds(keepIds([sentence("Rest.", "u1", "u9"), sentence("Rest.", "u7")], settled));
    expect(ids[0]).toBe(settled[0]?.id);
    expect(new Set(ids).size).toBe(2);
  });

  test("are those that the engine gives, without repeats", () => {
    const drafted = [
      { ...sentence("Rest."), id: "a" },
      { ...sentence("Walk."), id: "a" },
    ];
    const ids = sentenceIds(drafted);
    expect(ids[0]).toBe("a");
    expect(ids[1]).not.toBe("a");
  });

  test("stay while the visit grows", () => {
    const turns: Turn[] = [
      ["clinician", "What brings you in today?"],
      ["patient", "I have had a cough for two weeks. No fever."],
      ["patient", "I take lisinopril 10 mg once a day."],
      ["clinician", "For your cough, I want you to take benzonatate 100 mg."],
      ["patient", "My left knee hurts, too."],
    ].map(([speaker, text], i) => ({ id: `u${i}`, speaker: speaker as Turn["speaker"], text: text ?? "" }));
    const template = builtInTemplate("soap")!;
    let settled: SettledSentence[] = [];
    for (let said = 2; said <= turns.length; said += 1) {
      const isInProgress = said < turns.length;
      const input = {
        kind: "note" as const,
        turns: turns.slice(0, said),
        template,
        instructions: null,
        withheld: null,
        context: {},
        isInProgress,
        settled,
      };
      const now = settledFrom(draftSentences(input));
      const idOf = new Map(now.map(({ section, text, id }) => [`${section} ${text}`, id]));
      for (const { section, text, id } of settled) expect(idOf.get(`${section} ${text}`) ?? id).toBe(id);
      settled = now;
    }
    expect(settled.length).toBeGreaterThan(3);
  });
});
