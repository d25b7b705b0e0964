import { bodySymptoms } from "./symptoms/bodySymptoms";
import { genitourinarySymptoms } from "./symptoms/genitourinarySymptoms";
import { nerveLimbSymptoms } from "./symptoms/nerveLimbSymptoms";
import { observedSymptoms } from "./symptoms/observedSymptoms";
import type { SymptomTerm } from "./symptomTerm";

/**
 * The symptoms that are read from speech as facts, specific terms before general ones. `lexicon/symptomData.ts` is a
 * separate list, used to check and shorten notes, to answer questions about visits, and to recognize clinical
 * questions.
 */
export const symptomTerms: readonly SymptomTerm[] = [
  ...observedSymptoms,
  ...bodySymptoms,
  ...genitourinarySymptoms,
  ...nerveLimbSymptoms,
];
