import { findDrugs, isDrugClass } from "../terms/findDrugs";

/**
 * Matches a treatment that is taken back in the same sentence, and captures the words before and the reason: "We can
 * try diclofenac, | no, wait, not | with the Eliquis".
 */
const takenBackPattern =
  /^(.{4,100}?),? (?:(?=\w)(?:no|oh|hmm|well|actually|wait|hang on|hold on|sorry),? ){1,3}not ((?=\w)(?:with|on top of|alongside|together with|while you are on) [^.;?]{3,60})$/i;

/**
 * Matches a treatment that is named and then taken back for a reason: "Try naproxen, no, you know what, that is the
 * same thing", "We could do a shot, actually no, that is too risky".
 */
const unwisePattern =
  /^(.{4,100}?)(?:,| -) (?:(?=\w)(?:no(?: what)?|oh|hmm|well|actually|wait|hang on|hold on|sorry|you know what),? ){1,4}(?:that|it|this) (?:is|would be|will be|might be|is going to be) (?:just |also |really |basically |probably |too |not ){0,2}(?:the same (?:thing|drug|class|problem|kind)|(?:a )?(?:good|great|bad) idea|risky|dangerous|safe|strong|much|contraindicated|an? (?:NSAID|anti-?inflammatory)(?: too| as well)?|no good|good for you|going to (?:work|help))\b[^;]{0,80}$/i;

/**
 * Returns a sentence as a decision against the drug that it names first and then takes back: "We will not use
 * diclofenac with the Eliquis". Other texts are returned unchanged.
 */
export function optionTakenBack(text: string): string {
  const [, before = "", reason = ""] = takenBackPattern.exec(text) ?? unwisePattern.exec(text) ?? [];
  const named = findDrugs(before);
  // "A steroid, prednisone"
  const drugs = named.length > 1 ? named.filter(({ name }) => !isDrugClass(name)) : named;
  return drugs.length === 1 ? `We will not use ${drugs[0]?.name ?? ""} ${reason}`.trim() : text;
}
