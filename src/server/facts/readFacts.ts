import type { Turn } from "../transcription/Turn";
import { readVisit } from "./acts/readVisit";
import type { Fact } from "./Fact";
import { makeFact } from "./frames/makeFact";
import { resolve } from "./resolve/resolve";
import { readSentences } from "./segment/readSentences";

/**
 * Reads the facts of a whole visit: splits sentences, assigns speakers, fills frames and resolves corrections. Pure.
 */
export function readFacts(turns: readonly Turn[]): Fact[] {
  const sentences = readSentences(turns);
  const facts = resolve(readVisit(sentences));
  const [first] = sentences;
  // A visit without facts still has a reason, so that its note is never empty.
  return facts.length === 0 && first ? [makeFact({ kind: "reason", from: [first], slots: {} })] : facts;
}
