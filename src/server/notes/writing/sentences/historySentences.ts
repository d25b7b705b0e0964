import type { Fact } from "../../../facts/Fact";
import { lowerName } from "../../../facts/acts/questions/lastQuestion";
import { canReferTo } from "../../../facts/roles/clausesOf";
import { asSentence, listOf } from "./listOf";

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

/**
 * Returns one sentence for each condition reported in the family and one for all that were denied. A condition without
 * a relative is left out if it is also reported with a relative.
 */
export function familySentences(facts: readonly Fact[]): { text: string; facts: readonly Fact[] }[] {
  const named = facts.filter(({ polarity, slots }) => polarity === "present" && slots.condition);
  const isRepeated = ({ slots }: Fact): boolean =>
    !slots.relative &&
    named.some(
      (other) =>
        other.slots.relative && other.slots.condition?.text.toLowerCase() === slots.condition?.text.toLowerCase(),
    );
  const present = named.filter((fact) => !isRepeated(fact));
  const absent = facts.filter(({ polarity }) => polarity === "absent");
  const out: { text: string; facts: readonly Fact[] }[] = [];
  for (const fact of present) {
    const who = fact.slots.relative?.text;
    const age = agePhrase(fact.slots.age?.text, who);
    const condition = lowerName(fact.slots.condition?.text ?? "");
    const side = who && /side$/.test(who) ? ` on the ${who}` : "";
    out.push({
      text: asSentence(who && !side ? `${who}: ${condition}${age}` : `Family history of ${condition}${side}${age}`),
      facts: [fact],
    });
  }
  if (absent.length > 0) {
    const names = absent.map(({ slots }) => slots.condition?.text ?? "").filter(Boolean);
    if (names.length > 0) out.push({ text: asSentence(`No family history of ${listOf(names, "or")}`), facts: absent });
    else if (absent.some(({ slots }) => slots.object))
      out.push({ text: "Denies other family history.", facts: absent });
    else if (present.length === 0) out.push({ text: "Denies significant family history.", facts: absent });
  }
  return out;
}

/** Returns at what age a relative had a disease: " at age 50", " in her late 60s"; empty if it is unknown. */
function agePhrase(age: string | undefined, who = ""): string {
  if (!age) return "";
  const whose = !canReferTo("she", who) ? "his" : !canReferTo("he", who) ? "her" : "their";
  return age.endsWith("s") ? ` in ${whose} ${age}` : ` at age ${age}`;
}
