import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/**
 * Matches a sentence about size, depth or edges with a pronoun as its subject, and captures the verb: "it | is | about
 * 3 cm", "it goes into the fat".
 */
const pronounPattern =
  /^((?:(?:so|and|okay|alright|now|well|right|looks like|good),? ){0,3})(?:it|this|that) (is|measures|goes|extends|runs|does not|looks) (?=[^?]{0,60}?(?:\b\d[\d.]{0,4} ?(?:by \d[\d.]{0,4} ?)?(?:cm|mm|centimet|millimet|inch)|\bdeep\b|\bsuperficial\b|\bshallow\b|\b(?:in)?to the (?:fat|bone|muscle|subcutaneous|dermis|joint)|\bthrough the (?:skin|fat|dermis|fascia|nail)|\bgaping\b|\bjagged\b|\bfluctuant\b|\bfull[- ]thickness|\bpartial[- ]thickness|\bbody surface\b))(?!an? )/i;
/** Matches wounds and lesions that have a size. A pronoun means the one that was named last. */
const lesionPattern =
  /\b(cut|laceration|gash|wound|bite|burn|abscess|boil|mole|lump|blister|ulcer|nodule|cyst|rash|bruise)\b/i;
/** Number of the latest facts that are searched for the lesion. */
const maxFactsBack = 6;

/**
 * Returns a clinician's sentence with the wound or lesion that was talked about instead of a pronoun: after "How long
 * is the cut?", "It's about 3 cm" becomes "the cut is about 3 cm".
 */
export function nameLesion(sentence: Sentence, reading: ReadingState): Sentence {
  const found = pronounPattern.exec(sentence.text);
  const last = reading.facts.at(-1);
  // After a finding of the same turn, it is added to that finding.
  if (!found || (last?.kind === "exam" && last.evidence.at(-1)?.turn === sentence.turn)) return sentence;
  const before = [
    ...(reading.lastSaid ? [reading.lastSaid.text] : []),
    reading.heard,
    ...reading.facts
      .slice(-maxFactsBack)
      .map(({ said }) => said)
      .toReversed(),
  ];
  const lesion = before.map((text) => lesionPattern.exec(text)?.[1]).find(Boolean);
  if (!lesion) return sentence;
  const [all, lead = "", verb = "is"] = found;
  return { ...sentence, text: `${lead}the ${lesion.toLowerCase()} ${verb} ${sentence.text.slice(all.length)}` };
}
