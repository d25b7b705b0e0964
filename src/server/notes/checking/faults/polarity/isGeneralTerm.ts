/** Terms so general that a statement with them can be about another body part or detail. */
const generalTerms = new Set([
  "tenderness",
  "stiffness",
  "weakness",
  "redness",
  "limited range of motion",
  "joint effusion",
  "deformity",
  "bruising",
  "numbness",
  "tingling",
  "skin lesion",
  "pain",
  "lump",
  "falls",
  "stress",
  "surgery",
  "ice",
  "heat",
  "brace",
  "boot",
  "cast",
  "stretching",
  "swelling",
  "bleeding",
  "warmth",
]);

/** Whether a term is so general that a statement with it can be about another body part or detail. */
export const isGeneralTerm = (name: string): boolean => generalTerms.has(name);
