import type { Turn } from "../transcription/Turn";
import { readVisit } from "./acts/readVisit";
import type { Fact } from "./Fact";
import { resolve } from "./resolve/resolve";
import { readSentences } from "./segment/readSentences";

/**
 * Reads the facts of a whole visit: splits sentences, assigns speakers, fills frames and resolves corrections. Pure.
 */
export function readFacts(turns: readonly Turn[]): Fact[] {
  return resolve(readVisit(readSentences(turns)));
}
