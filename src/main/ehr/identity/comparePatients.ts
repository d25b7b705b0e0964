import type { Agreement } from "../../../shared/ehr/ehrFill";
import type { EhrPatient } from "../../../shared/ehr/ehrPatient";
import { isSameName } from "./isSameName";

/** How two patients compare, per identifier. An identifier that one of them lacks is `unknown`, never `equal`. */
export interface Comparison {
  name: Agreement;
  birthDate: Agreement;
  mrn: Agreement;
  /**
   * `match`: two identifiers are equal and none differs. `one`: one is equal and none differs. `mismatch`: one differs.
   * `unknown`: none could be compared.
   */
  result: "match" | "one" | "mismatch" | "unknown";
}

/** Compares two patients by name, birth date and record number. */
export function comparePatients(a: EhrPatient, b: EhrPatient): Comparison {
  const name = a.name === null || b.name === null ? "unknown" : agreement(isSameName(a.name, b.name));
  const birthDate = compare(a.birthDate, b.birthDate);
  const mrn = compare(a.mrn && plainNumber(a.mrn), b.mrn && plainNumber(b.mrn));
  const all = [name, birthDate, mrn];
  const equal = all.filter((each) => each === "equal").length;
  const result = all.includes("different") ? "mismatch" : equal >= 2 ? "match" : equal === 1 ? "one" : "unknown";
  return { name, birthDate, mrn, result };
}

const agreement = (isSame: boolean | null): Agreement => (isSame === null ? "unknown" : isSame ? "equal" : "different");

const compare = (a: string | null, b: string | null): Agreement => (!a || !b ? "unknown" : agreement(a === b));

/** Returns a record number without its label, e.g. "1001" for "MRN: 1001". */
export const plainNumber = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:mrn|pid|emr|nhc|chart|record|patient|pat|id|no|nr|number)\b[\s.:#]*)+/i, "")
    .replace(/^#\s*/, "");
