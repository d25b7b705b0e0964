import { isTreatmentOrTest } from "../../../frames/namedItem";
import { treatmentPattern } from "../../../resolve/proposal";
import type { Sentence } from "../../../segment/Sentence";
import { findDrugs } from "../../../terms/findDrugs";
import type { ReadingState } from "../../ReadingState";

/**
 * Matches words with which a clinician takes up the patient's choice, as they are reworded before: "let us do the |
 * Gum | , 4 mg" for "Gum it is, 4 mg".
 */
const takesUpPattern =
  /^(?:(?:okay|ok|alright|all right|right|great|good|perfect|well|fine|sure),? )*let us do the ([a-z][a-z-]{2,}(?: [a-z-]+)?)(?:,? then)?(?=$|[,.;])(.*)$/i;
/** Matches forms in which nicotine is given. */
const nicotineFormPattern = /^(?:gum|patch(?:es)?|lozenges?)$/i;
/** Matches words about smoking. */
const smokingPattern = /\b(?:smok\w+|nicotine|cigarettes?|cravings?|quit(?:ting)?|vap\w+)\b/i;
/** Matches treatments that are arranged rather than started. */
const arrangedPattern =
  /\b(?:infusion|injection|surgery|operation|scan|physio\w*|therapy|rehab|class(?:es)?|counsel\w+|referral)$/i;

/**
 * Returns the order that takes up the patient's choice between treatments: "The patch or the gum?" "Maybe the gum."
 * "Gum it is, 4 mg." becomes "we will start nicotine gum 4 mg". Other sentences are returned as they are.
 */
export function chosenInWords(sentence: Sentence, { heard, lastSaid, facts }: ReadingState): Sentence {
  const [, chosen, rest = ""] = takesUpPattern.exec(sentence.text) ?? [];
  if (!chosen) return sentence;
  const isCare = findDrugs(chosen).length > 0 || treatmentPattern.test(chosen) || isTreatmentOrTest(chosen);
  const head = chosen.split(" ").at(-1)?.toLowerCase().replace(/s$/, "") ?? "";
  if (!isCare || !heard.toLowerCase().includes(head)) return sentence;
  const isOfSmoking =
    nicotineFormPattern.test(chosen) &&
    (/^(?:gum|lozenges?), \d ?mg\b/i.test(`${chosen}${rest}`) ||
      smokingPattern.test(`${heard} ${lastSaid?.text ?? ""}`) ||
      facts.some(({ kind, slots }) => kind === "social" && smokingPattern.test(slots.topic?.text ?? "")));
  const name = `${isOfSmoking ? "nicotine " : ""}${chosen.toLowerCase()}`;
  const verb = arrangedPattern.test(chosen) ? "arrange the" : "start";
  return { ...sentence, text: `we will ${verb} ${name}${rest.replace(/^, (?=\d)/, " ")}` };
}
