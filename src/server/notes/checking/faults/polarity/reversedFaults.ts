import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement, SaidVisit } from "../../reading/SaidVisit";
import { isOrdered } from "../../omissions/isOrdered";
import { saidPolarity } from "../../reading/readSaidVisit";
import type { Polarity, Statement } from "../../reading/Statement";
import { negations } from "../../reading/wordLists";
import { type Item, isUnspecific, itemsOf } from "./polarityItems";

/** Maximum number of statements with an item; items that occur more often are not compared. */
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
  for (const item of itemsOf(statement, true)) {
    if (isUnspecific(item) || !isClearlyPolar(statement, item)) continue;
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
        detail: item.polarity === "absent" ? `Said without a negation: ${word}` : `Said with a negation: ${word}`,
      },
    ];
  }
  return [];
}

/** Returns whether a statement orders a procedure for later, which says nothing about the history. */
export const isLater = (said: SaidStatement, section: string): boolean =>
  said.mentions.some(({ kind }) => kind === "procedure") &&
  isOrdered(said) &&
  !/plan|assess|impression|instruct|recommend|order/i.test(section);

/** Returns whether a statement has at least half of the keys of the sentence. */
const sharesHalf = (said: SaidStatement, { keys }: Statement): boolean =>
  2 * [...keys].filter((key) => said.keys.has(key) || said.context.has(key)).length >= keys.size;

/** Returns whether an item is not denied, or its negation is one of the two words before it, apart from filler words. */
const isClearlyPolar = ({ tokens }: Statement, { at, polarity }: Item): boolean =>
  polarity !== "absent" ||
  tokens
    .slice(0, at)
    .filter(({ text }) => !fillerWords.has(text))
    .slice(-2)
    .some(({ text }) => negations.has(text) || text.endsWith("n't"));
const fillerWords = new Set(["any", "have", "had", "has", "a", "an", "the", "of"]);

/** Returns the polarity that each statement of the visit gives an item; `asked` if that is unclear. */
function polaritiesOf({ key }: Item, visit: SaidVisit): { one: SaidStatement; polarity: Polarity }[] {
  return (visit.byKey.get(key) ?? []).flatMap((one) =>
    itemsOf(one, true)
      .filter((item) => item.key === key)
      .map((item) => ({
        one,
        polarity:
          isClearlyPolar(one, item) && !one.isQuestion
            ? saidPolarity(one, { ...item, from: item.at })
            : ("asked" as const),
      })),
  );
}
