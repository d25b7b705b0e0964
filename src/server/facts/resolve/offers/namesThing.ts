import { namesGroupOf } from "../../terms/namesGroupOf";
import { findDrugs } from "../../terms/findDrugs";

/** Words for one kind of care, each with what an order of it can be called. */
const sameThings: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:shots?|jabs?|injections?|needles?)$/i, /\b(?:shots?|jabs?|inject\w*|vaccin\w*|boosters?|cortisone)\b/i],
  [/^(?:scans?|imaging)$/i, /\b(?:scans?|ct|mri|pet|ultrasound|doppler|dexa)\b/i],
  [/^(?:x-?rays?|films?)$/i, /\b(?:x-?rays?|radiographs?|films?)\b/i],
  [/^(?:scopes?|camera)$/i, /scop(?:y|e|ies)\b/i],
  [/^(?:therapy|physio\w*|exercises?|pt)$/i, /\b(?:therapy|physio\w*|exercises?|PT)\b/i],
  [/^(?:labs?|bloods?|bloodwork)$/i, /\b(?:labs?|blood (?:tests?|work|draw)|bloodwork|bloods)\b/i],
  [/^(?:surgery|operation|procedure)$/i, /\b(?:surg\w+|operat\w+|procedure|\w+(?:ectomy|plasty|otomy))\b/i],
  [/^(?:fingers?|sticks?|pricks?|sticking|pricking)$/i, /\b(?:sugars?|glucose|finger[- ]?sticks?)\b/i],
];

/** Returns whether a word names what an order is for: "shot" an injection, "statin" atorvastatin, "MRI" an MRI. */
export function namesThing(word: string, order: string): boolean {
  const stem = word.replace(/(?<=[a-z]{3})s$/i, "");
  const pattern = sameThings.find(([said]) => said.test(word))?.[1];
  return (
    new RegExp(word.length > 4 ? stem : `\\b${stem}`, "i").test(order) ||
    pattern?.test(order) === true ||
    (/^(?:pills?|tablets?|capsules?)$/i.test(word) && findDrugs(order).length > 0) ||
    namesGroupOf(word, order)
  );
}
