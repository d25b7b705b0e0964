import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import { saidPolarity } from "../reading/readVisit";
import type { Polarity, Statement } from "../reading/Statement";
import { stem } from "../reading/stem";
import { negations } from "../reading/wordLists";

/** Stems that occur in too many contexts to compare polarity by. */
const idle = new Set(
  "question normal limit identify sooner couple type using review within slight more test work time other specific significant weekend"
    .split(" ")
    .map(stem),
);
/** Maximum distance of a negation before the item that it denies, in tokens. */
const closeReach = 5;

/** A term or content word of a statement; `at` is the position of its first token. */
interface Item {
  key: string;
  at: number;
  polarity: Polarity;
}

/**
 * Finds a sentence that says the opposite of what was said, in any words ("has siblings", "denies needing medication"):
 * at most two statements match it best, and nothing that they share with it has the same polarity.
 */
export function closestFaults({ statement, support }: CheckedSentence): Fault[] {
  const top = support.ranked[0]?.score ?? 0;
  const about = support.ranked
    .filter(({ score }) => score >= 0.8 * top)
    .slice(0, 3)
    .map(({ said }) => said);
  const mine = itemsOf(statement).filter((item) => isClear(statement, item));
  let opposed: SaidStatement | null = null;
  let shown = "";
  let isDenied = false;
  for (const said of about) {
    for (const item of itemsOf(said)) {
      const own = mine.find(({ key }) => key === item.key);
      if (!own || idle.has(own.key)) continue;
      const polarity = isClear(said, item) ? saidPolarity(said, item) : "asked";
      if (polarity === own.polarity) return [];
      if (polarity === "asked" || opposed) continue;
      opposed = said;
      shown = statement.tokens[own.at]?.raw ?? "";
      isDenied = own.polarity === "absent";
    }
  }
  if (!opposed || about.length > 2) return [];
  return [
    {
      kind: "negation",
      must: false,
      value: null,
      heard: opposed,
      detail: isDenied ? `Said without a negation: ${shown}` : `Said with a negation: ${shown}`,
    },
  ];
}

function itemsOf({ words, mentions }: Statement): Item[] {
  const terms = mentions.filter(({ kind }) => kind !== "site" && kind !== "relative");
  return [
    ...terms.map(({ kind, name, from, polarity }) => ({ key: `${kind}:${name}`, at: from, polarity })),
    ...words.map((word) => ({ key: word.stem, at: word.at, polarity: word.polarity })),
  ];
}

/**
 * Returns whether the polarity of an item is unambiguous. `absent` is, if a negation is at most five tokens before the
 * item or "denies" is anywhere before it.
 */
function isClear({ tokens }: Statement, { at, polarity }: Item): boolean {
  if (polarity !== "absent") return true;
  const before = tokens.slice(Math.max(0, at - closeReach), at);
  return (
    before.some(({ text }) => negations.has(text) || text.endsWith("n't")) ||
    tokens.slice(0, at).some(({ text }) => /^den(?:y|ies|ied)$/.test(text))
  );
}
