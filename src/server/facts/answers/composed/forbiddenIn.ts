import type { Fact } from "../../Fact";
import { withoutRelatives } from "../../frames/allergyClauses";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import { substancesIn } from "../../terms/allergens";

/** Matches words with which a substance was forbidden: "the hospital said to avoid | penicillin". */
const forbidsPattern =
  /\b(?:told (?:me|us|him|her)|said|says?) (?:no|never(?: to (?:take|have))?|not to (?:take|have)|to (?:avoid|stay (?:away from|off)))(?: more| any)? (?=[a-z])/i;

/** Reads allergies to the substances that the patient was advised to avoid. */
export const forbiddenIn = (turn: readonly Sentence[]): Fact[] =>
  turn.flatMap((sentence) => {
    const own = withoutRelatives(sentence.text);
    const words = forbidsPattern.exec(own);
    const after = words ? own.slice(words.index + words[0].length) : "";
    return substancesIn(after).map(({ name }) =>
      makeFact({ kind: "allergy", from: [sentence], slots: { substance: name } }),
    );
  });
