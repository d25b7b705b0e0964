import { findDrugs } from "../../terms/findDrugs";

/** Matches what a drug named before it does: "The steroid | takes a few hours and lasts 2 days". */
const effectPattern =
  /^(?:'s)? (?:itself |usually |really |only |just )*(?:takes?|lasts?|works?|kicks? in|wears? off|helps?|stays? in|tastes?|feels?|hurts?|stings?|burns?|is (?:a|an|very|really|quite|pretty|not|in|what|the|just|why)|are (?:for|not|what|just|very)|was|were|did|does|can|may|might|could|should (?:help|work|kick|start)|(?:also |often |sometimes |slightly )?(?:puts|pushes|brings|drives|sends|raises|lowers|increases|reduces|decreases|interacts|interferes|causes|makes|gives|affects|protects|thins|thickens|relaxes|carries|contains|comes|kills|clears|stops|slows|speeds|blocks|calms|irritates|upsets|damages|doubles|needs|brings on))\b|^(?:['’]s| is) (?:an?|the|not|just|what|usually|often|normally|one|good|bad|safe|fine|okay) /i;
/** Matches words before a drug with which a sentence about it begins: "So the". */
const openingPattern =
  /^(?:(?:and|so|but|now|because|well),? )*(?:(?:with|in|for|at|after|during|over|if) [^,;]{2,40}, |the (?:trouble|problem|thing|issue|difficulty|worry|reason) (?:here )?is(?: that)?,? )?(?:the |that |this |your |his |her )?$/i;

/** Returns whether a sentence begins with a drug and says what the drug does, so that it orders none. */
export function describesDrug(text: string): boolean {
  const [drug] = findDrugs(text);
  if (drug === undefined || !openingPattern.test(text.slice(0, drug.start))) return false;
  // The "'s" of "Propranolol's the usual one" belongs to the drug that was found.
  return effectPattern.test(text.slice(/['’]s$/.test(text.slice(0, drug.end)) ? drug.end - 2 : drug.end));
}
