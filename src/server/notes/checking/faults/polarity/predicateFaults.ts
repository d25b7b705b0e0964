import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement } from "../../reading/SaidVisit";
import { saidPolarity } from "../../reading/readSaidVisit";
import type { ContentWord, Polarity, Statement } from "../../reading/Statement";
import { negations } from "../../reading/wordLists";
import { isUnspecific } from "./itemsOf";

/** Minimum score of a statement that counts, as a share of the best match's score. */
const minShare = 0.8;
/** Minimum share of the keys of a sentence that the best match has. */
const minShared = 0.6;
/** Matches a negation between an auxiliary and its verb: "does not", "cannot". */
const negatedVerbPattern = /\b(?:does|do|did|has|have|had|can|could|will|would|is|are|was|were) not\b|\bcannot\b/i;
/** Matches any negation. */
const anyNegationPattern = /\b(?:no|not|never|none|nothing|without|cannot|den(?:y|ies|ied)|declin\w+|unable)\b/i;
/** Matches words that are not verbs ("not necessarily") or that people say in passing ("I don't recall"). */
const notPredicatePattern = /ly$|^(?:recall|remember|know|think|believe|say|tell|mind|understand|want|seem)s?$/;
/** Maximum number of tokens from "not" to its verb. */
const maxVerbReach = 2;

/**
 * Finds a verb that the note negates but that was said without a negation, or the reverse, with any subject: "The pain
 * does not keep her up" for "does the pain keep you up?" "It does." Returns at most one fault.
 */
export function predicateFaults({ statement, support }: CheckedSentence): Fault[] {
  const [top] = support.ranked;
  if (!top) return [];
  const shared = [...statement.keys].filter((key) => top.said.keys.has(key)).length;
  if (shared < 2 || shared < minShared * statement.keys.size) return [];
  const near = support.ranked.filter(({ score }) => score >= minShare * top.score).map(({ said }) => said);
  const isNegated = negatedVerbPattern.test(statement.text);
  if (!isNegated && anyNegationPattern.test(statement.text)) return [];
  for (const word of statement.words) {
    if (isUnspecific({ key: word.stem, ...word }) || (isNegated && !isRightAfterNot(statement, word))) continue;
    if (statement.words.filter(({ stem }) => stem === word.stem).length > 1) continue;
    if (notPredicatePattern.test(statement.tokens[word.at]?.text ?? "")) continue;
    const said = near.flatMap((one) => polarityOf(one, word.stem, isNegated));
    const [first] = said;
    const opposite: Polarity = isNegated ? "present" : "absent";
    if (!first || first.one !== top.said || said.some(({ polarity }) => polarity !== opposite)) continue;
    const raw = statement.tokens[word.at]?.raw ?? "";
    const detail = isNegated ? `“${raw}” was said without “no” or “not”` : `“${raw}” was said with “no” or “not”`;
    return [{ kind: "negation", must: false, value: null, detail, heard: top.said }];
  }
  return [];
}

/** Words before "not" that make it the negation of a verb. */
const auxiliaries = new Set(
  "does do did has have had can could will would is are was were would should am be been".split(" "),
);

/** Returns whether a word is the verb of a negation right before it: "keep" in "does not keep". */
const isRightAfterNot = ({ tokens }: Statement, { at }: ContentWord): boolean =>
  [1, maxVerbReach].some((step) => {
    const text = tokens[at - step]?.text ?? "";
    return text === "cannot" || (text === "not" && auxiliaries.has(tokens[at - step - 1]?.text ?? ""));
  });

/** Maximum number of tokens from a negation to a word that it can deny. */
const maxNegated = 8;

/** Returns whether no negation is closely before a word. */
const isFreeOfNegation = ({ tokens }: Statement, { at }: ContentWord): boolean =>
  !tokens.slice(Math.max(0, at - maxNegated), at).some(({ text }) => negations.has(text) || text.endsWith("n't"));

/**
 * Returns the polarity that a statement gives to a verb, by its stem; empty if it does not have it or leaves it open.
 * @param isNegated true if the note negates the verb; else only a statement that does, and no question, counts as a
 * denial.
 */
function polarityOf(
  one: SaidStatement,
  stem: string,
  isNegated: boolean,
): { one: SaidStatement; polarity: Polarity }[] {
  return one.words
    .filter((word) => word.stem === stem)
    .flatMap((word) => {
      if (!isNegated && (one.isQuestion || !isRightAfterNot(one, word))) return [{ one, polarity: "present" as const }];
      if (isNegated && !isFreeOfNegation(one, word)) return [{ one, polarity: "absent" as const }];
      const polarity = saidPolarity(one, { polarity: word.polarity, from: word.at });
      return polarity === "asked" ? [] : [{ one, polarity }];
    });
}
