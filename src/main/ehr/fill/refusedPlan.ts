import type { FillPlan } from "../../../shared/ehr/ehrFill";
import type { Refusal } from "../page/Refusal";
import { toEhrRefusal } from "./NoteFill";
import type { GuardResult } from "./runGuard";
import { shownInPlan } from "./shownInPlan";

/**
 * Returns a plan that says why nothing can be filled in.
 * @param read the patient that the EHR showed; null if none was read.
 */
export const refusedPlan = (refusal: Refusal, read: GuardResult | null): FillPlan => ({
  id: "",
  canFill: false,
  refusal: toEhrRefusal(refusal),
  needsYearOfBirth: false,
  shown: read && shownInPlan(read),
  fields: [],
  unmapped: [],
  warnings: [],
});
