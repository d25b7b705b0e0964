import type { NoteSection } from "../../../shared/notes/document";
import { piecesOf } from "./reading/piecesOf";
import { readStatement } from "./reading/readStatement";
import { siteOfSide } from "./siteOfSide";

/** Number of sentences by side and body part. Keys: "left knee", or "left " for a side without a body part. */
export type SideCounts = ReadonlyMap<string, number>;

/**
 * Counts the sentences of a note that give each side to a body part: a single "right knee" in a note with many "left
 * knee" is most likely a slip.
 */
export function countSides(sections: readonly Pick<NoteSection, "sentences">[]): SideCounts {
  const counts = new Map<string, number>();
  for (const { sentences } of sections)
    for (const { text } of sentences) {
      if (!/\b(?:left|right)\b/i.test(text)) continue;
      const named = piecesOf(text).flatMap((piece) => {
        const statement = readStatement(piece.text);
        return statement.sides.map(({ side, at }) => `${side} ${siteOfSide(statement, at) ?? ""}`);
      });
      for (const key of new Set(named)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}
