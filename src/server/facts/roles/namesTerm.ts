import { findConditions } from "../terms/findConditions";
import { findDrugs } from "../terms/findDrugs";
import { findSites } from "../terms/findSites";
import { findSymptoms } from "../terms/findSymptoms";

/** Returns whether a word with a capital is a clinical term at the start of a sentence and not a name: "Lungs". */
export const namesTerm = (word: string): boolean =>
  [findDrugs, findConditions, findSites, findSymptoms].some((find) => find(word).length > 0);
