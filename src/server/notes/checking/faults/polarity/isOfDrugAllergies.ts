import type { Mention, Statement } from "../../reading/Statement";

/** Returns whether a term is "allergies" in a sentence about those to drugs, which says nothing of others. */
export const isOfDrugAllergies = ({ name }: Pick<Mention, "name">, { text }: Pick<Statement, "text">): boolean =>
  name === "allergies" && /\b(?:drug|medication|medicine)s?\b|\bnkda\b/i.test(text);
