import type { NoteSection } from "../../../shared/notes/note";
import { readStatement } from "./reading/readStatement";
import { siteOfSide } from "./siteOfSide";

/** Number of sentences per body part with its side, keyed like "left knee". */
export type SideCounts = ReadonlyMap<string, number>;

/** Counts the sides given to body parts in a note: one sentence that differs from all others is most likely a slip. */
export function countSides(sections: readonly Pick<NoteSection, "sentences">[]): SideCounts {
  const counts = new Map<string, number>();
  for (const { sentences } of sections)
    for (const { text } of sentences) {
      if (!/\b(?:left|right)\b/i.test(text)) continue;
      const statement = readStatement(text);
      const named = statement.sides.map(({ side, at }) => `${side} ${siteOfSide(statement, at) ?? ""}`);
      for (const key of new Set(named)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}
