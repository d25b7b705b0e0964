import { findDrugs } from "../terms/findDrugs";

/**
 * Matches a treatment that is taken back in the same sentence, and captures the words before and the reason: "We can
 * try diclofenac, | no, wait, not | with the Eliquis".
 */
const takenBackPattern =
  /^(.{4,100}?),? (?:(?=\w)(?:no|oh|hmm|well|actually|wait|hang on|hold on|sorry),? ){1,3}not ((?=\w)(?:with|on top of|alongside|together with|while you are on) [^.;?]{3,60})$/i;

/**
 * Returns a sentence as a decision against the drug that it names first and then takes back: "We will not use
 * diclofenac with the Eliquis". Other texts are returned unchanged.
 */
export function optionTakenBack(text: string): string {
  const [, before = "", reason = ""] = takenBackPattern.exec(text) ?? [];
  const drugs = findDrugs(before);
  return drugs.length === 1 ? `We will not use ${drugs[0]?.name ?? ""} ${reason}` : text;
}
