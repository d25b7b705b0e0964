import type { Fact } from "../../Fact";
import { noAllergyTo, withoutRelatives } from "../../frames/allergyClauses";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import { substancesIn } from "../../terms/allergens";
import { reactionOf } from "../../terms/reactionOf";
import { refutesAllergy } from "../../terms/refuted/refutesAllergy";
import { questionAndAnswer, type Exchange } from "../Exchange";

/** Matches words before the allergen for which the patient carries adrenaline: "I carry an EpiPen for | peanuts". */
const carriesPenForPattern =
  /\b(?:epi-?pens?|(?:auto-?)?injectors?|adrenaline pens?|jext|anapens?)\b[^.;]{0,24}? for (?:my |your |his |her |the |a )?/i;

/** Reads the allergens for which the patient says to carry an adrenaline pen. */
export const penAllergies = (turn: readonly Sentence[]): Fact[] =>
  turn.flatMap((sentence) => {
    const pen = carriesPenForPattern.exec(withoutRelatives(sentence.text));
    const after = pen ? withoutRelatives(sentence.text).slice(pen.index + pen[0].length) : "";
    return substancesIn(after).map(({ name }) =>
      makeFact({ kind: "allergy", from: [sentence], slots: { substance: name } }),
    );
  });

/**
 * Reads that the one allergy which a question supposes is none: "You're allergic to penicillin?" "I was tested, and it
 * came up negative." Null for other answers.
 * @param supposed the allergies of the question, as if they were confirmed.
 */
export function supposedRefuted(exchange: Exchange, supposed: readonly Fact[]): Fact | null {
  const pen = carriesPenForPattern.exec(exchange.asked);
  const named = pen
    ? substancesIn(exchange.asked.slice(pen.index + pen[0].length)).map(({ name }) => name)
    : supposed.flatMap(({ slots }) => slots.substance?.text ?? []);
  const [substance, another] = named;
  const said = withoutRelatives(exchange.turn.map(({ text }) => text).join(". "));
  if (!substance || another !== undefined || reactionOf(said) !== null) return null;
  return refutesAllergy(said) ? noAllergyTo(substance, questionAndAnswer(exchange)) : null;
}
