import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import { stem } from "../reading/stem";
import { hedges } from "../reading/wordLists";

/** Matches what a note states of "it" or "this", with the first words of what it is: "It is | a few days". */
const states = /\b(?:it|this|that|there|they|these|those) (?:is|are|will be) ((?:[a-z0-9-]+ ){0,4}[a-z0-9-]+)/gi;
/** Matches the same in speech with a hedge: "it may be | a few days". */
const mayBe =
  /\b(?:it|this|that|there|they|these|those) (?:may|might|could)(?: (?:also|just|well|possibly|even))? be ((?:[a-z0-9-]+ ){0,4}[a-z0-9-]+)/gi;
/** Matches words that give a cause, with the first words of the cause: "due to | an inflammatory response". */
const cause =
  /\b(?:due to|caused by|related to|secondary to|because of|attributed to|the result of) ((?:[a-z0-9-]+ ){0,4}[a-z0-9-]+)/gi;
/** Matches words after a hedge in speech: "might be having | an inflammatory response". */
const hedged =
  /\b(?:may|might|could|possibly|probably|perhaps|maybe|suspect|likely)(?: (?:be|have|having|been|that|it|is|also|just|a|an|the|some|you|are|from)){0,5} ((?:[a-z0-9-]+ ){0,3}[a-z0-9-]+)/gi;
/** Words too common to show that a note and a statement are about the same. */
const common =
  /^(?:a|an|the|of|to|in|for|and|or|some|that|this|it|is|be|before|after|with|his|her|their|your|you|due|from|more|very|just|also)$/;
/** Minimum score of a statement that counts, as a share of the best match's. */
const minShare = 0.5;
/** Number of words of what is said to be the case, or of its cause, that a statement must share. */
const minShared = 2;

/**
 * Finds what a note states of "it" or gives as a cause in the words that were said after a hedge: "It is a few days
 * before …" for "it may be a few days before …". Returns at most one fault.
 */
export function doubtedWordsFaults({ statement, support, section }: CheckedSentence): Fault[] {
  if (/exam|objective|vital|result/i.test(section)) return [];
  if (statement.tokens.some(({ text }) => hedges.has(text))) return [];
  const top = support.ranked[0]?.score ?? 0;
  const near = support.ranked.filter(({ said, score }) => score >= minShare * top && !said.isQuestion);
  for (const [written, spoken] of [
    [states, mayBe],
    [cause, hedged],
  ] as const) {
    const [match] = [...statement.text.matchAll(written)];
    const words = stemsOf(match?.[1] ?? "");
    const heard = match && near.find(({ said }) => isDoubted(words, said, spoken))?.said;
    if (heard)
      return [
        {
          kind: "certainty",
          must: false,
          value: match[0],
          at: match.index,
          detail: "Said with less certainty",
          heard,
        },
      ];
  }
  return [];
}

const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(" ")
    .filter((word) => !common.test(word))
    .map(stem);

/** Returns whether a statement has enough of the words right after a hedge. */
function isDoubted(words: readonly string[], { text }: SaidStatement, spoken: RegExp): boolean {
  return [...text.matchAll(spoken)].some((match) => {
    const said = new Set(stemsOf(match[1] ?? ""));
    return words.filter((word) => said.has(word)).length >= minShared;
  });
}
