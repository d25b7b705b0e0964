import { describe, expect, it, test } from "vitest";
import { checkNote } from "../../../../src/server/notes/checking/checkNote";
import type { Finding, Sentence } from "../../../../src/shared/notes/document";
import { builtInTemplate } from "../../../../src/shared/templates/builtInTemplates";
import { turnsOf } from "../../facts/harness";

const template = builtInTemplate("soap");
if (!template) throw new Error("no template");

const visit = `D: What brings you in?
P: My left wrist is sore.
D: Which medicines do you take?
P: I take indapamide 1.5 milligrams in the morning.
D: Any dizziness?
P: No.
D: And how do you sleep?
P: I sleep well.
D: Do you work?
P: I teach chemistry.
D: And at home?
P: I live with my brother.`;

/** Returns the findings of a sentence; `unclear` are the positions of the lines that were heard unclearly. */
function findings(text: string, unclear: readonly number[], sentence: Partial<Sentence> = {}): Finding[] {
  const turns = turnsOf(visit).map((turn, i) => ({ ...turn, confidence: unclear.includes(i) ? 0.3 : 0.9 }));
  const drafted: Sentence = { id: "s", text, evidence: [], origin: "edited", findings: [], ...sentence };
  const sections = [
    { id: "subjective", key: "subjective", title: "Subjective", style: "prose" as const, sentences: [drafted] },
  ];
  return checkNote({ sections, omissions: [] }, turns, template!).sections.flatMap((section) =>
    section.sentences.flatMap((each) => each.findings),
  );
}

describe("listen findings", () => {
  it.each([
    ["a drug", "Takes indapamide.", 3, "indapamide"],
    ["a number", "Takes 1.5 mg in the morning.", 3, "1.5 mg"],
    ["a side", "Left wrist pain.", 1, "Left"],
    ["a denial", "Denies dizziness.", 5, "dizziness"],
  ])("are reported for %s in an unclear line, with that line", (_title, text, line, value) => {
    const found = findings(text, [line], { evidence: [String(line)] });
    expect(found).toMatchObject([
      { kind: "listen", must: false, value, heard_in: String(line), answers: [{ id: "keep" }, { id: "remove" }] },
    ]);
  });

  it.each([
    ["a line without such a value", "Lives with the brother.", [11], ["11"]],
    ["clear lines", "Takes indapamide 1.5 mg in the morning.", [11], ["3"]],
    ["a sentence that the clinician typed", "Takes indapamide 1.5 mg in the morning.", [3], []],
  ])("are not reported for %s", (_title, text, unclear, evidence) => {
    expect(findings(text, unclear, { evidence, origin: evidence.length > 0 ? "drafted" : "typed" })).toEqual([]);
  });
});

test("an answered finding stays answered if a redraft gives the sentence another id and section", () => {
  const turns = turnsOf(visit);
  const sentence: Sentence = { id: "a", text: "Right wrist pain.", evidence: ["1"], origin: "drafted", findings: [] };
  const noteWith = (one: Sentence, key: string) => ({
    sections: [{ id: key, key, title: key, style: "prose" as const, sentences: [one] }],
    omissions: [],
  });
  const first = checkNote(noteWith(sentence, "subjective"), turns, template!);
  const [found] = first.sections[0]?.sentences[0]?.findings ?? [];
  expect(found).toMatchObject({ kind: "side", must: true, resolved: null });
  const kept = noteWith({ ...sentence, findings: [{ ...found!, resolved: "keep" }] }, "subjective");
  const redrafted = noteWith({ ...sentence, id: "b" }, "hpi");
  const again = checkNote(redrafted, turns, template!, kept).sections[0]?.sentences[0]?.findings;
  expect(again).toMatchObject([{ kind: "side", resolved: "keep" }]);
  expect(again?.[0]?.id).not.toBe(found?.id);
});
