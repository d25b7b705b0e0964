import { inferSex } from "../../facts/roles/inferSex";
import { proxyInTurns } from "../../facts/roles/proxyInTurns";
import type { Turn } from "../../transcription/Turn";
import type { Person } from "./toThirdPerson";

/**
 * Returns how sentences refer to the patient. A `sex` of null means "they"; if it is undefined, the sex is inferred
 * from the turns. A parent who alone speaks for a child is the informant.
 */
export function personOf(turns: readonly Turn[], sex: "male" | "female" | null | undefined): Person {
  const proxy = proxyInTurns(turns);
  // "Your husband" names the patient if the spouse speaks; "ma'am" is the mother who is asked about her son.
  const ofProxy = proxy && (proxy.isAddressed || proxy.speaker === "the spouse") ? proxy.sex : null;
  const known = sex === undefined ? (ofProxy ?? inferSex(turns) ?? proxy?.sex) : sex;
  const informant = proxy?.isPatientChild && proxy.isAddressed ? { informant: proxy.speaker } : {};
  return { noun: "the patient", sex: known ?? null, ...informant };
}
