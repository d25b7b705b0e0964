/** Matches a yes or no of an answer to several items: "| no | to the pain, | yes | to the cough". */
const yesOrNoPattern = /\b(yes|yeah|yep|yup|no|nope|nah)\b/i;
/** Matches a word beside the name of an item that does not belong to it: "to" and "the" in "no to the pain". */
const aroundPattern = /^(?:and|but|the|any|to|for|on|about|well|um)$/i;
/** Maximum number of words of an item, without those of `aroundPattern`; a longer part says more. */
const maxWords = 5;

/** The words of an item in an answer, with its own yes or no. */
export interface PairedItem {
  words: string;
  polarity: "yes" | "no";
}

/** Returns the words of an item without those of `aroundPattern`; null if none is left or there are too many. */
function itemIn(text: string): string | null {
  const words = text.split(/[^a-z'-]+/i).filter((word) => word !== "");
  const own = words.filter((word) => !aroundPattern.test(word));
  return own.length > 0 && words.length <= maxWords + 2 && own.length <= maxWords ? own.join(" ") : null;
}

/**
 * Returns the items of an answer that affirms some and denies others, each with its own yes or no after it ("cough yes,
 * fever no") or before it ("no to the pain, yes to the swelling"); null for other answers.
 */
export function pairedAnswer(answer: string): PairedItem[] | null {
  const parts = answer.split(yesOrNoPattern); // words, yes or no, words, yes or no, …, words
  const said = parts.filter((_part, i) => i % 2 === 1);
  const between = parts.filter((_part, i) => i % 2 === 0);
  if (said.length < 2) return null;
  const isAfter = /^[^a-z]*$/i.test(between.at(-1) ?? "");
  const isBefore = /^(?:[^a-z]|\b(?:and|but|well|um)\b){0,6}$/i.test(between[0] ?? "");
  if (isAfter === isBefore) return null;
  const items = (isAfter ? between.slice(0, -1) : between.slice(1)).map(itemIn);
  const paired = items.flatMap((words, i): PairedItem[] =>
    words === null ? [] : [{ words, polarity: /^n/i.test(said[i] ?? "") ? "no" : "yes" }],
  );
  const isMixed = paired.some(({ polarity }) => polarity === "yes") && paired.some(({ polarity }) => polarity === "no");
  return paired.length === said.length && isMixed ? paired : null;
}

/** Matches words that occur in many answers and identify no item: "pain", "bit". */
const commonPattern = /^(?:the|and|any|your|pain|bit|little|with|have|had|that|this|some)$/i;
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^a-z]+/);

/**
 * Returns the yes or no of the parts of an answer that name an item: those that `item` matches or, if there are none,
 * those that share the first five letters of a word with `name`. Null if no part names it or if the parts disagree.
 */
export function pairedPolarity(item: RegExp, name: string, paired: readonly PairedItem[]): "yes" | "no" | null {
  const direct = paired.filter(({ words }) => item.test(words));
  const stems = wordsOf(name).filter((word) => word.length > 3 && !commonPattern.test(word));
  const shared =
    direct.length > 0
      ? direct
      : paired.filter(({ words }) =>
          wordsOf(words).some((word) => word.length > 3 && stems.some((stem) => stem.startsWith(word.slice(0, 5)))),
        );
  const [first] = shared;
  return first && shared.every(({ polarity }) => polarity === first.polarity) ? first.polarity : null;
}
