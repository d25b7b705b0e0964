import { findDrugs } from "./findDrugs";

/** Returns whether a text names a drug or a class of drugs. */
export function namesDrug(text: string): boolean {
  return findDrugs(text).length > 0;
}
