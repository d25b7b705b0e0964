import type { Fact } from "../Fact";
import { findDrugs } from "./findDrugs";

/** Returns the generic name of the drug that a fact is about; undefined if it is about none. */
export const genericOf = ({ slots }: Fact): string | undefined => findDrugs(slots.name?.text ?? "")[0]?.generic;
