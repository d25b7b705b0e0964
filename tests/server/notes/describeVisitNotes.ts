import { describe, expect, test } from "vitest";
import { draft, type Line } from "./draftHarness";

/** A visit with the texts that its note must contain (`says`) and the words that it must not contain (`lacks`). */
export interface VisitExample {
  about: string;
  lines: readonly Line[];
  says: readonly string[];
  lacks: readonly string[];
}

/** Declares the tests of the notes drafted from visits. */
export function describeVisitNotes(visits: readonly VisitExample[]): void {
  describe.each(visits)("the note of a visit ($about)", ({ lines, says, lacks }) => {
    const text = draft(lines)
      .map((sentence) => sentence.text)
      .join("\n");

    test.each(says)("says: %s", (words) => expect(text).toContain(words));
    test.each(["you", ...lacks])("does not say, except in quotations: %s", (words) =>
      expect(text.replaceAll(/“[^”]*”/g, "").toLowerCase()).not.toMatch(new RegExp(`\\b${words.toLowerCase()}\\b`)),
    );
  });
}
