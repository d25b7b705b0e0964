import { bodySymptoms } from "./bodySymptoms";
import { nerveLimbSymptoms } from "./nerveLimbSymptoms";
import type { SymptomTerm } from "./symptomTerm";

/** All symptoms, specific terms before general terms. */
export const symptomTerms: readonly SymptomTerm[] = [...bodySymptoms, ...nerveLimbSymptoms];
