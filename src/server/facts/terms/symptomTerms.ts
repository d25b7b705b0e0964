import { bodySymptoms } from "./bodySymptoms";
import { nerveLimbSymptoms } from "./nerveLimbSymptoms";
import type { SymptomTerm } from "./symptomTerm";

/**
 * The symptoms that are read from speech as facts, specific terms before general ones. `lexicon/symptomData.ts` is a
 * list of its own, with which notes are checked and shortened and questions about visits answered; no fact is read with
 * it.
 */
export const symptomTerms: readonly SymptomTerm[] = [...bodySymptoms, ...nerveLimbSymptoms];
