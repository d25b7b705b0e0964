import { findDrugs } from "../../terms/findDrugs";

/** Matches what a drug named before it does: "The steroid | takes a few hours and lasts 2 days". */
const effectPattern =
  /^(?:'s)? (?:itself |usually |really |only |just )*(?:takes?|lasts?|works?|kicks? in|wears? off|helps?|stays? in|tastes?|feels?|hurts?|stings?|burns?|is (?:a|an|very|really|quite|pretty|not|in|what|the|just|why)|are (?:for|not|what|just|very)|was|were|did|does|can|may|might|could|should (?:help|work|kick|start))\b/i;
/** Matches words before a drug with which a sentence about it begins: "So the". */
const openingPattern = /^(?:(?:and|so|but|now|because|well),? )*(?:the |that |this |your |his |her )?$/i;

/** Returns whether a sentence begins with a drug and says what the drug does, so that it orders none. */
export function describesDrug(text: string): boolean {
  const [drug] = findDrugs(text);
  return (
    drug !== undefined && openingPattern.test(text.slice(0, drug.start)) && effectPattern.test(text.slice(drug.end))
  );
}
