import type { Fact } from "../../Fact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";
import { givenInVisit } from "./givenInVisit";
import { treatmentDone } from "./treatmentDone";
import { underWay } from "./underWay";

/**
 * Reads a treatment that the patient has been given in the visit, a procedure under way, or one just done. `read` reads
 * what follows it in the sentence. Null for other sentences.
 */
export const treatmentOfVisit = (
  sentence: Sentence,
  reading: ReadingState,
  read: (sentence: Sentence, reading: ReadingState) => Fact[],
): Fact[] | null =>
  givenInVisit(sentence, reading, read) ?? underWay(sentence, reading) ?? treatmentDone(sentence, reading);
