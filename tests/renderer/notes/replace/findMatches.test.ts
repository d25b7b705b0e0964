import { describe, expect, test } from "vitest";
import { findMatches, replaceMatches } from "../../../../src/renderer/notes/replace/findMatches";
import type { NoteSection } from "../../../../src/shared/notes/document";

const sentence = (id: string, text: string, origin: "drafted" | "typed" = "drafted") => ({
  id,
  text,
  origin,
  evidence: ["u1"],
  findings: [],
});
const sections: NoteSection[] = [
  {
    id: "plan",
    key: "plan",
    title: "Plan",
    style: "prose",
    sentences: [sentence("a", "Left knee: rest the left knee."), sentence("b", "Leftover pills.", "typed")],
  },
];
const search = (text: string, options = {}) => ({ text, matchCase: false, wholeWords: true, ...options });
const at = (text: string, options = {}) => findMatches(sections, search(text, options)).map(({ id }) => id);

describe("find and replace", () => {
  test("finds whole words in any case", () => expect(at("left")).toEqual(["a 0", "a 20"]));
  test("finds exact case only if asked", () => expect(at("left", { matchCase: true })).toEqual(["a 20"]));
  test("finds parts of words if asked", () => expect(at("left", { wholeWords: false })).toContain("b 0"));
  test("treats the search text literally", () => expect(at(".*")).toEqual([]));

  test("changes only the chosen matches and marks the sentence as edited", () => {
    const [, second] = findMatches(sections, search("left"));
    const [changed] = replaceMatches(sections, [second!], "right");
    expect(changed?.sentences[0]).toMatchObject({ text: "Left knee: rest the right knee.", origin: "edited" });
    expect(changed?.sentences[1]).toMatchObject({ text: "Leftover pills.", origin: "typed" });
  });

  test("keeps the capital letter of a match that was searched in lower case", () => {
    const replaced = (text: string, by: string) =>
      replaceMatches(sections, findMatches(sections, search(text)), by)[0]?.sentences[0]?.text;
    expect(replaced("left knee", "rt knee")).toBe("Rt knee: rest the rt knee.");
    expect(replaced("Left knee", "rt knee")).toBe("rt knee: rest the rt knee.");
    const abbreviated = [{ ...sections[0]!, sentences: [sentence("a", "History of GERD.")] }];
    const [changed] = replaceMatches(abbreviated, findMatches(abbreviated, search("gerd")), "reflux");
    expect(changed?.sentences[0]?.text).toBe("History of reflux.");
  });

  test("leaves a sentence alone that changed since it was searched", () => {
    const matches = findMatches(sections, search("left"));
    const now = [{ ...sections[0]!, sentences: [sentence("a", "The left knee.")] }];
    expect(replaceMatches(now, matches, "right")).toEqual([]);
  });

  test("removes a sentence that becomes empty", () => {
    const matches = findMatches(sections, search("Leftover pills."));
    expect(replaceMatches(sections, matches, "")[0]?.sentences.map(({ id }) => id)).toEqual(["a"]);
  });

  test("removes only the gap that a removal leaves", () => {
    const text = "Rest  the left knee.  Ice the left.";
    const spaced = [{ ...sections[0]!, sentences: [sentence("a", text)] }];
    const matches = findMatches(spaced, search("left"));
    const replaced = (by: string) => replaceMatches(spaced, matches, by)[0]?.sentences[0]?.text;
    expect(replaced("")).toBe("Rest  the knee.  Ice the .");
    expect(replaced("right")).toBe("Rest  the right knee.  Ice the right.");
  });

  test("removes the spaces around neighbors that are removed", () => {
    const removed = (text: string): string | undefined => {
      const note = [{ ...sections[0]!, sentences: [sentence("a", text)] }];
      return replaceMatches(note, findMatches(note, search("old")), "")[0]?.sentences[0]?.text;
    };
    expect(removed("old old knee old old.")).toBe("knee .");
    expect(removed("Rest old, old and old")).toBe("Rest , and");
  });

  test("replaces thousands of words by a long text in less than a second", () => {
    const note = [{ ...sections[0]!, sentences: [sentence("a", "a ".repeat(5_000))] }];
    const matches = findMatches(note, search("a"));
    const began = performance.now();
    const text = replaceMatches(note, matches, "b".repeat(2_000))[0]?.sentences[0]?.text;
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(text).toHaveLength(5_000 * 2_001 - 1);
  });
});
