import type { Fact } from "../../../facts/Fact";
import { asSentence } from "./listOf";

/** Formats a drug with its dose, route, frequency and duration: "lisinopril 20 mg daily for 10 days". */
export function medicationPhrase({ slots }: Fact): string {
  const dose = slots.dose ? `${slots.dose.text}${slots.unit ? ` ${slots.unit.text}` : ""}`.replace(" %", "%") : "";
  const route = slots.route && !slots.name?.text.includes(slots.route.text) ? slots.route.text : "";
  // "Clenil inhaler 2 puffs", but "paracetamol 1 g by mouth"
  const isForm = /^(?:[a-z]+ )?(?:inhaler|cream|ointment|gel|patch|nasal spray|eye drops|ear drops|suppository)$/i.test(
    route,
  );
  return [
    slots.name?.text ?? "",
    ...(isForm ? [route, dose] : [dose, route]),
    slots.frequency?.text ?? "",
    slots.duration ? `for ${slots.duration.text}` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Formats a line of a medication list; also for a drug that was stopped, is not taken, or was taken in the past. A fact
 * with an `object` denies drugs in general: "medications", "other medications".
 */
export function medicationSentence(fact: Fact): string {
  const state = fact.slots.state?.text;
  const phrase = medicationPhrase(fact);
  if (fact.polarity === "absent" && fact.slots.detail?.text === "prescribed")
    return asSentence(`${phrase}: prescribed, not taking`);
  if (fact.polarity === "absent")
    return fact.slots.object
      ? `Denies taking ${/^other\b/.test(fact.slots.object.text) ? "other" : "any"} medications.`
      : `Not taking ${fact.slots.name?.text ?? phrase}.`;
  if (state === "stopped" || state === "stop") return asSentence(`${phrase}: stopped`);
  if (fact.time.when === "past") return asSentence(`${phrase}, previously taken`);
  const detail = fact.slots.detail?.text;
  return asSentence(
    detail ? `${phrase} (${detail.startsWith("the record has") ? detail : `takes it ${detail}`})` : phrase,
  );
}
