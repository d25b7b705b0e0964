import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import { isDeniedWhenAsked } from "../reading/isDeniedWhenAsked";
import { saidPolarity } from "../reading/readSaidVisit";
import type { Statement } from "../reading/Statement";
import { isLater } from "./polarity/reversedFaults";
import { isClear, isUnspecific, itemsOf } from "./polarity/itemsOf";

/** Minimum ratio of the best score to the second best for a whole sentence to be compared with the best match. */
const clearRatio = 1.4;
/** Minimum score of a statement that is compared, as a share of the best score. */
const minShare = 0.8;
/** Maximum number of statements that are compared. */
const maxCompared = 3;
/** Minimum number of words, terms or numbers that a denied statement shares with the sentence. */
const minSharedKeys = 3;
/** Matches a negation: "not", "denies", "didn't". */
const anyNegationPattern = /\b(?:no|not|never|none|nothing|without|cannot|den(?:y|ies|ied)|nope|nah)\b|n't\b/i;

/** Matches the beginning of a sentence up to its denial: "Regarding his gout, Mr. Yi denies". */
const denialPattern = /^(?:[^.;:]{1,60}[,:] )?(?:(?:the )?patient|he|she|they|m[rs]s?\.? \w+)? ?denie[sd]\b/i;
/** Minimum score of another statement that says the same as the best match, as a share of its score. */
const sameShare = 0.95;

/**
 * Returns a fault for a sentence that denies a whole statement of the patient: "Denies that she has been anemic since
 * childhood". The statement, or two that fit equally well, must match the sentence clearly best, share three words,
 * terms or numbers with it and have no negation. Returns null if there is none.
 */
function deniedWhole({ text, keys, tokens }: Statement, { ranked }: CheckedSentence["support"]): Fault | null {
  const verb = denialPattern.exec(text);
  const [best, second] = ranked;
  if (!verb || !best) return null;
  const same = second && second.score >= sameShare * best.score ? [best, second] : [best];
  if (best.score < clearRatio * (ranked[same.length]?.score ?? 0.5)) return null;
  const isStated = same.every(
    ({ said }) =>
      !said.isQuestion &&
      said.by === "patient" &&
      said.answer === null &&
      !anyNegationPattern.test(said.text) &&
      [...keys].filter((key) => said.keys.has(key)).length >= minSharedKeys,
  );
  if (!isStated) return null;
  const word = tokens.find(({ start }) => start > verb[0].length)?.raw ?? "";
  return {
    kind: "negation",
    must: false,
    value: null,
    heard: best.said,
    detail: `“${word}” was said without “no” or “not”`,
  };
}

/**
 * Finds a sentence that says the opposite of the statements that match it best (at most three), in any words: "has
 * siblings", "denies needing medication". Nothing that they share with the sentence may have the same polarity, and if
 * there are three, each must say the opposite. Returns at most one fault.
 */
export function closestFaults({ statement, support, section, visit }: CheckedSentence): Fault[] {
  const top = support.ranked[0]?.score ?? 0;
  const about = support.ranked
    .filter(({ score }) => score >= minShare * top)
    .slice(0, maxCompared)
    .map(({ said }) => said)
    .filter((said) => !isLater(said, section));
  const written = itemsOf(statement).filter((item) => isClear(statement, item));
  const denied = deniedWhole(statement, support);
  if (denied) return [denied];
  let opposed: SaidStatement | null = null;
  const opposing = new Set<SaidStatement>();
  let word = "";
  let isDenied = false;
  for (const said of about) {
    for (const item of itemsOf(said)) {
      const own = written.find(({ key }) => key === item.key);
      if (!own || isUnspecific(own)) continue;
      const isSure = isClear(said, item) && !isDeniedWhenAsked(said, visit);
      const polarity = isSure ? saidPolarity(said, { ...item, from: item.at }) : "asked";
      if (polarity === own.polarity) return [];
      if (polarity === "asked") continue;
      opposing.add(said);
      if (opposed) continue;
      opposed = said;
      word = statement.tokens[own.at]?.raw ?? "";
      isDenied = own.polarity === "absent";
    }
  }
  if (!opposed || (about.length === maxCompared && opposing.size < about.length)) return [];
  return [
    {
      kind: "negation",
      must: false,
      value: null,
      heard: opposed,
      detail: isDenied ? `“${word}” was said without “no” or “not”` : `“${word}” was said with “no” or “not”`,
    },
  ];
}
