import type { PatientSummary, Pronouns } from "../../shared/patients/patient";

/** Returns the pronouns for a patient: their own, else by sex; undefined if neither is known. */
export function pronounsOf({ pronouns, sex }: Pick<PatientSummary, "pronouns" | "sex">): Pronouns | undefined {
  if (pronouns !== null) return pronouns;
  if (sex === "female") return "she";
  if (sex === "male") return "he";
  return sex === "other" ? "they" : undefined;
}
