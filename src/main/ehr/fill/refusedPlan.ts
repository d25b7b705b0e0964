import type { FillPlan } from "../../../shared/ehr/ehrFill";
import type { Refusal } from "../page/Refusal";
import { toEhrRefusal } from "./NoteFill";

/** Returns a plan that says why nothing can be filled in. */
export const refusedPlan = (refusal: Refusal): FillPlan => ({
  id: "",
  canFill: false,
  refusal: toEhrRefusal(refusal),
  needsYearOfBirth: false,
  shown: null,
  fields: [],
  unmapped: [],
  warnings: [],
});
