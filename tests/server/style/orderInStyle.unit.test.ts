import { describe, expect, test } from "vitest";
import { orderEditsOf, orderInStyle } from "../../../src/server/style/orderInStyle";
import type { StoredRule } from "../../../src/server/style/WritingStyles";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";

const template = builtInTemplate("soap")!;
const documentWith = (key: string, texts: readonly string[]) => ({
  sections: template.sections.map((section) => ({
    ...section,
    sentences: (section.key === key ? texts : []).map((text, i) => ({
      id: `${key}${i}`,
      text,
      evidence: [],
      origin: "drafted" as const,
      findings: [],
    })),
  })),
});
/** What is learned from a change of order: "Lungs < Heart" puts the sentences on lungs before those on the heart. */
const edits = (before: readonly string[], after: readonly string[], key = "objective") =>
  orderEditsOf(documentWith(key, before), documentWith(key, after)).map(({ from, to }) => `${to} < ${from}`);

describe("orderEditsOf", () => {
  const [a, b, c] = ["Vitals: 1.", "Heart: 2.", "Lungs: 3."];
  test.each([
    ["nothing moved", [a, b, c], [a, b, c], []],
    ["the last before the others", [a, b, c], [c, a, b], ["Lungs < Vitals"]],
    ["two exchanged", [a, b, c], [a, c, b], ["Lungs < Heart"]],
    ["one reworded and moved", [a, b, c], [a, "Lungs: Clear.", b], ["Lungs < Heart"]],
    ["sentences without a label", ["Pain.", "Fever."], ["Fever.", "Pain."], []],
    ["a label that occurs twice", [a, b, c, "Lungs: 4."], [c, a, b, "Lungs: 4."], []],
  ])("finds what a person moved: %s", (_name, before, after, found) => {
    expect(edits(before, after)).toEqual(found);
  });

  test("does not learn an order of the lines of assessment and plan, which belong to problems", () => {
    expect(edits([a, b], [b, a], "assessment_plan")).toEqual([]);
  });
});

describe("orderInStyle", () => {
  const objective = template.sections.find(({ key }) => key === "objective")?.id ?? "";
  const rule = { kind: "order", status: "accepted", section: objective, from: "Heart", to: "Lungs" } as StoredRule;
  const sentences = ["Heart: Regular.", "No murmur.", "Skin: Dry.", "Lungs: Clear.", "No wheezing."].map((text) => ({
    section: "objective",
    text,
    evidence: [],
  }));
  const ordered = (rules: StoredRule[]) => orderInStyle(sentences, rules, template).map(({ text }) => text);

  test("moves a label with the sentences after it", () => {
    expect(ordered([rule])).toEqual(["Lungs: Clear.", "No wheezing.", "Heart: Regular.", "No murmur.", "Skin: Dry."]);
  });

  test("changes nothing without an accepted rule of this section", () => {
    const texts = sentences.map(({ text }) => text);
    expect(ordered([{ ...rule, status: "off" }])).toEqual(texts);
    expect(ordered([{ ...rule, section: "other" }])).toEqual(texts);
  });

  test("keeps sentences of a section that the template does not have", () => {
    const unknown = { section: "unknown", text: "Kept.", evidence: [] };
    expect(orderInStyle([unknown, ...sentences], [rule], template)).toContainEqual(unknown);
  });
});
