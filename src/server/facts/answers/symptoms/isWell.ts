/** Functions of body and mind that an answer can call well, each with a pattern for the names of its symptoms. */
const functions: readonly (readonly [RegExp, string])[] = [
  [/mood|depress|sad/i, "mood|spirits"],
  [/sleep|insomnia/i, "sleep(?:ing)?"],
  [/appetite|eating/i, "appetite|eating"],
  [/breath/i, "breath(?:ing)?"],
  [/energy|fatigue|tired/i, "energy(?: levels?)?"],
  [/bowel|constipat|diarrh/i, "bowels?|bowel movements|stools?|poo"],
  [/urin|bladder/i, "pee(?:ing)?|waterworks|urine|bladder"],
  [/vision|visual|blur/i, "vision|eyesight|eyes"],
  [/hearing/i, "hearing"],
  [/memory|forget/i, "memory"],
  [/balance|unstead/i, "balance"],
  [/concentrat|focus/i, "concentration|focus"],
  [/swallow/i, "swallowing"],
];
/** Source of a pattern for words that call something well: "is okay", "has been pretty good". */
const well =
  "(?:is|are|was|has been|have been|seems?)(?: (?:all|pretty|just|perfectly|totally|really|actually|still|been|very))* (?:fine|good|okay|ok|all right|alright|normal|great|stable|perfect)(?=$|[.,;!]| (?:so|now|at|right|these|thank|though|and)\\b)";

/**
 * Returns whether an answer calls well what a symptom would disturb: "mood is okay" to "Any low mood?".
 * @param symptom name of the symptom.
 */
export function isWell(symptom: string, spoken: string): boolean {
  const own = functions.find(([name]) => name.test(symptom))?.[1];
  return own !== undefined && new RegExp(`\\b(?:${own}) ${well}`, "i").test(spoken);
}
