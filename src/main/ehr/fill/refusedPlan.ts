import type { FillPlan } from "../../../shared/ehr/ehrFill";
import type { Refusal } from "../page/Refusal";
import { asRefusal } from "./NoteFill";

/** Returns a plan that says why nothing can be filled in. */
export const refusedPlan = (refusal: Refusal): FillPlan => ({
  id: "",
  canFill: false,
  refusal: asRefusal(refusal),
  needsYearOfBirth: false,
  shown: null,
  fields: [],
  unmapped: [],
  warnings: [],
});
