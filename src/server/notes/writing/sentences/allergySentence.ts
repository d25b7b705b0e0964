import type { Fact } from "../../../facts/Fact";
import { asSentence } from "./listOf";

/** Matches a disease that an allergy causes: "hay fever". */
const allergicDiseasePattern = /^(?:hay ?fever|allergic rhinitis|eczema|asthma|hives)$/i;

/**
 * Formats an allergy or intolerance with its reaction, a denial, or a question about allergies without an answer or
 * with a "yes" that names no substance (`state`). `of` is the kind of allergen: "drug", "food".
 */
export function allergySentence(fact: Fact): string {
  const { slots, polarity, kind } = fact;
  if (polarity === "unanswered")
    return fact.slots.state
      ? "No allergen named; the patient reports allergies."
      : "No audible answer to the question about allergies.";
  if (polarity === "absent") {
    // "I do not think I am allergic to anything" is not a certain denial.
    if (fact.certainty === "possible" && slots.detail?.text === "allergies")
      return `The patient is not aware of any ${slots.of ? `${slots.of.text} ` : ""}allergies.`;
    if (slots.tolerated) return asSentence(`Tolerates ${slots.tolerated.text}`);
    if (
      /^drug$/i.test(slots.of?.text ?? "") ||
      /^(?:drug|medication|medicine)s? allergies$/i.test(slots.detail?.text ?? "")
    )
      return "No known drug allergies.";
    return slots.detail?.text === "allergies" || !slots.detail
      ? /^food$/.test(slots.of?.text ?? "")
        ? "No known food allergies."
        : "No known allergies."
      : asSentence(`Denies ${slots.detail.text}`);
  }
  const reaction = slots.reaction ? ` (${slots.reaction.text})` : "";
  const substance = slots.substance?.text ?? "";
  if (slots.state?.text === "oneOf")
    return asSentence(`Reports an allergy to ${substance}${reaction}; which one was not said`);
  if (slots.state?.text === "outgrown") return asSentence(`Former allergy to ${substance}${reaction}, outgrown`);
  if (/^(?:seasonal|environmental)$/i.test(substance))
    return asSentence(`${fact.certainty === "possible" ? "possible " : ""}${substance} allergies${reaction}`);
  if (allergicDiseasePattern.test(substance)) return asSentence(`${substance}${reaction}`); // e.g. hay fever
  if (kind === "intolerance") return asSentence(`Intolerance to ${substance}${reaction}`);
  return asSentence(
    `${fact.certainty === "possible" ? "Possibly allergic to" : "Allergic to"} ${substance}${reaction}`,
  );
}
