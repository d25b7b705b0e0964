import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement, SaidVisit } from "../../reading/SaidVisit";
import { isOrdered } from "../../omissions/isOrdered";
import { isDeniedWhenAsked } from "../../reading/isDeniedWhenAsked";
import { saidPolarity } from "../../reading/readSaidVisit";
import type { Polarity, Statement } from "../../reading/Statement";
import { negations } from "../../reading/wordLists";
import { type Item, isUnspecific, itemsOf } from "./itemsOf";
import { isOfDrugAllergies } from "./isOfDrugAllergies";

/** Maximum number of times that an item was said; items said more often are not compared. */
const maxStatements = 3;

/**
 * Finds the first word or term of a sentence that every statement of the visit gives the opposite polarity, if one of
 * them is about the same thing as the sentence: "She has siblings" for "I do not have any siblings". Returns at most
 * one fault.
 */
export function reversedFaults({ statement, visit, support, section }: CheckedSentence): Fault[] {
  const top = support.ranked[0]?.score ?? 0;
  const near = new Set(
    support.ranked
      .filter(({ score, said }) => score >= 0.8 * top && sharesHalf(said, statement))
      .map(({ said }) => said),
  );
  const compared = new Set<string>();
  for (const item of itemsOf(statement, true)) {
    if (isUnspecific(item) || !isClearlyPolar(statement, item)) continue;
    if (item.key.endsWith(":allergies") && isOfDrugAllergies({ name: "allergies" }, statement)) continue;
    const sameItem = `${item.polarity} ${item.key}`;
    if (compared.has(sameItem)) continue;
    compared.add(sameItem);
    const said = polaritiesOf(item, visit);
    const clear = said.filter(({ polarity, one }) => polarity !== "asked" && !isLater(one, section));
    const heard = clear.find(({ one }) => near.has(one))?.one;
    if (!heard || said.length > maxStatements || clear.some(({ polarity }) => polarity === item.polarity)) continue;
    const word = statement.tokens[item.at]?.raw ?? "";
    return [
      {
        kind: "negation",
        must: false,
        value: null,
        heard,
        detail:
          item.polarity === "absent"
            ? `“${word}” was said without “no” or “not”`
            : `“${word}” was said with “no” or “not”`,
      },
    ];
  }
  return [];
}

/**
 * Returns whether a statement orders a procedure for later, which says nothing about the history. False for a sentence
 * of the plan.
 * @param section title or key of the section that the sentence of the note is in.
 */
export const isLater = (said: SaidStatement, section: string): boolean =>
  said.mentions.some(({ kind }) => kind === "procedure") &&
  isOrdered(said) &&
  !/plan|assess|impression|instruct|recommend|order/i.test(section);

/** Returns whether a statement, with the question that it answers, has at least half of the keys of the sentence. */
const sharesHalf = (said: SaidStatement, { keys }: Statement): boolean =>
  2 * [...keys].filter((key) => said.keys.has(key) || said.context.has(key)).length >= keys.size;

/**
 * Returns whether an item is not denied, or its negation is one of the two words before it, apart from filler words.
 */
function isClearlyPolar({ tokens }: Statement, { at, polarity }: Item): boolean {
  if (polarity !== "absent") return true;
  for (let i = at - 1, words = 0; i >= 0 && words < 2; i--) {
    const text = tokens[i]?.text ?? "";
    if (fillerWords.has(text)) continue;
    if (negations.has(text) || text.endsWith("n't")) return true;
    words++;
  }
  return false;
}
const fillerWords = new Set(["any", "have", "had", "has", "a", "an", "the", "of"]);

/**
 * Returns the polarity that each statement of the visit gives an item; `asked` if that is unclear. Stops after one more
 * than `maxStatements`, because such an item is not compared.
 */
function polaritiesOf({ key }: Item, visit: SaidVisit): { one: SaidStatement; polarity: Polarity }[] {
  const found: { one: SaidStatement; polarity: Polarity }[] = [];
  for (const one of visit.byKey.get(key) ?? [])
    for (const item of itemsOf(one, true)) {
      if (item.key !== key) continue;
      const isSure = isClearlyPolar(one, item) && !one.isQuestion && !isDeniedWhenAsked(one, visit);
      found.push({ one, polarity: isSure ? saidPolarity(one, { ...item, from: item.at }) : "asked" });
      if (found.length > maxStatements) return found;
    }
  return found;
}
