import { bodySymptoms } from "./bodySymptoms";
import { nerveLimbSymptoms } from "./nerveLimbSymptoms";
import type { SymptomTerm } from "./symptomTerm";

/** All symptoms, specific ones before general ones. */
export const symptomTerms: readonly SymptomTerm[] = [...bodySymptoms, ...nerveLimbSymptoms];
