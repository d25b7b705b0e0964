import type { Fact } from "../../../Fact";
import { findDrugs } from "../../../terms/findDrugs";

/** Matches the amount at the start of a text, as the group: "12.5" of "just 12.5 mg". */
const amountPattern = /^(?:just |only )?(\d{1,5}(?:\.\d{1,3})?)(?![\d/])/;
/** Matches part of a tablet after an amount, which makes it the smaller dose: "12.5, so half a tablet". */
const partPattern = /^[^.;]{0,20}\b(?:half|a quarter)(?: of)? (?:a|the|that|one|your) (?:tablet|pill)\b/i;

/**
 * Returns the verb for a change of the dose of a drug whose words give no direction ("go to 12.5"), by comparison with
 * the dose that the patient takes; "change" if this does not decide it. `after`: the words from the new dose on.
 */
export function changeByDose(drug: string, after: string, facts: readonly Fact[]): "increase" | "decrease" | "change" {
  const next = Number(amountPattern.exec(after)?.[1]);
  const generic = findDrugs(drug)[0]?.generic;
  const taken = facts.findLast(
    ({ kind, status, time, slots }) =>
      kind === "medication" &&
      status === "current" &&
      time.when === "now" &&
      slots.dose !== undefined &&
      findDrugs(slots.name?.text ?? "")[0]?.generic === generic,
  );
  const now = Number(/^\d+(?:\.\d+)?$/.exec(taken?.slots.dose?.text ?? "")?.[0]);
  if (next > now) return "increase";
  if (next < now || partPattern.test(after)) return "decrease";
  return "change";
}
