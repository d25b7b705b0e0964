import { inferSex } from "../../facts/roles/inferSex";
import { sexFromInformants } from "../../facts/roles/sexFromInformants";
import type { Turn } from "../../transcription/Turn";
import type { Person } from "./toThirdPerson";

/**
 * Returns how sentences refer to the patient. A `sex` of null means "they"; if it is undefined, the sex is inferred
 * from the turns.
 */
export function personOf(turns: readonly Turn[], sex: "male" | "female" | null | undefined): Person {
  const known = sex === undefined ? (inferSex(turns) ?? sexFromInformants(turns)) : sex;
  return { noun: "the patient", sex: known ?? null };
}
