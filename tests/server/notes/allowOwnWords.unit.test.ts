import { describe, expect, test } from "vitest";
import { allowOwnWords } from "../../../src/server/notes/content/allowOwnWords";
import type { Finding, NoteSection, Sentence } from "../../../src/shared/notes/document";

const finding = (fields: Partial<Finding> = {}): Finding => ({
  id: "f",
  kind: "dose",
  detail: "",
  must: true,
  value: "5 mg",
  heard: null,
  heard_in: null,
  answers: [
    { id: "change", label: "Change to 2 mg", text: "Warfarin 2 mg." },
    { id: "keep", label: "Keep 5 mg" },
    { id: "remove", label: "Remove", text: "" },
  ],
  resolved: null,
  ...fields,
});
const sections = (origin: Sentence["origin"], findings: Finding[]): NoteSection[] => [
  {
    id: "m",
    key: "m",
    title: "Medications",
    style: "bullets",
    sentences: [{ id: "s", text: "Warfarin 5 mg.", evidence: [], origin, findings }],
  },
];
const blocks = (origin: Sentence["origin"], found: Finding, before: Finding[] = [], wasChecked = true) =>
  allowOwnWords(sections(origin, [found]), sections(origin, before), wasChecked)[0]?.sentences[0]?.findings[0];

describe("a finding", () => {
  test("about a typed sentence is optional", () => {
    const own = blocks("typed", finding());
    expect(own?.must).toBe(false);
    expect(own?.answers.map(({ id }) => id)).toEqual(["keep", "change", "remove"]);
  });

  test("about a blank blocks, whoever wrote it", () => {
    const blank = finding({ kind: "blank", value: null });
    expect([blocks("typed", blank)?.must, blocks("edited", blank)?.must]).toEqual([true, true]);
  });

  test("that a person's edit introduced is optional", () => {
    expect(blocks("edited", finding())?.must).toBe(false);
    expect(blocks("edited", finding(), [finding({ value: "3 mg" })])?.must).toBe(false);
  });

  test("that the draft had before the edit still blocks", () => {
    expect(blocks("edited", finding(), [finding()])?.must).toBe(true);
  });

  test("of an edited sentence blocks if the version before was not checked", () => {
    expect(blocks("edited", finding(), [], false)?.must).toBe(true);
  });

  test("about a changed line of an edited sentence blocks", () => {
    expect(blocks("edited", finding({ kind: "changed", value: null }))?.must).toBe(true);
  });

  test("about a drafted sentence blocks", () => {
    expect(blocks("drafted", finding())?.must).toBe(true);
  });
});
