import type { FillPlan } from "../../../shared/ehr/ehrFill";
import type { GuardResult } from "./runGuard";

/** Returns the patient that the EHR shows, for a plan, with the guard's own comparison of each identifier. */
export function shownInPlan({ shown, comparison }: GuardResult): NonNullable<FillPlan["shown"]> {
  const { name, birthDate, mrn } = shown;
  return {
    name,
    birthDate,
    mrn,
    comparison: { name: comparison.name, birthDate: comparison.birthDate, mrn: comparison.mrn },
  };
}
