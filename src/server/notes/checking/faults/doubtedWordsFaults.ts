import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import { stem } from "../reading/stem";
import { hedges } from "../reading/wordLists";

/** Matches what "it" or "this" is, with its first five words as the group: "a few days" in "It is a few days". */
const statesPattern = /\b(?:it|this|that|there|they|these|those) (?:is|are|will be) ((?:[a-z0-9-]+ ){0,4}[a-z0-9-]+)/gi;
/** Like `statesPattern`, for speech with a hedge. The group of "it may be a few days" is "a few days". */
const mayBePattern =
  /\b(?:it|this|that|there|they|these|those) (?:may|might|could)(?: (?:also|just|well|possibly|even))? be ((?:[a-z0-9-]+ ){0,4}[a-z0-9-]+)/gi;
/** Matches a cause, with its first five words as the group: "an inflamed nerve" in "due to an inflamed nerve". */
const causePattern =
  /\b(?:due to|caused by|related to|secondary to|because of|attributed to|the result of) ((?:[a-z0-9-]+ ){0,4}[a-z0-9-]+)/gi;
/** Matches a hedge in speech, with the words after it as the group: "reaction" in "might be having a reaction". */
const hedgedPattern =
  /\b(?:may|might|could|possibly|probably|perhaps|maybe|suspect|likely)(?: (?:be|have|having|been|that|it|is|also|just|a|an|the|some|you|are|from)){0,5} ((?:[a-z0-9-]+ ){0,3}[a-z0-9-]+)/gi;
/** Matches words too common to show that a note and a statement are about the same. */
const commonPattern =
  /^(?:a|an|the|of|to|in|for|and|or|some|that|this|it|is|be|before|after|with|his|her|their|your|you|due|from|more|very|just|also)$/;
/** Minimum score of a statement that counts, as a share of the best match's score. */
const minShare = 0.5;
/** Minimum number of words that the group matched in the note and the group matched in speech must share. */
const minShared = 2;

/**
 * Finds a cause, or a statement about "it", that is written as certain in words that were said after a hedge: "It is a
 * few days before …" for "it may be a few days before …". Returns at most one fault.
 */
export function doubtedWordsFaults({ statement, support, section }: CheckedSentence): Fault[] {
  if (/exam|objective|vital|result/i.test(section)) return [];
  if (statement.tokens.some(({ text }) => hedges.has(text))) return [];
  const top = support.ranked[0]?.score ?? 0;
  const near = support.ranked.filter(({ said, score }) => score >= minShare * top && !said.isQuestion);
  for (const [written, spoken] of [
    [statesPattern, mayBePattern],
    [causePattern, hedgedPattern],
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

/** Returns the stems of the words of a text, without common words. */
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(" ")
    .filter((word) => !commonPattern.test(word))
    .map(stem);

/**
 * Returns whether a statement has enough of the words right after a hedge.
 * @param words stems of the words of the note.
 * @param spoken `mayBePattern` or `hedgedPattern`.
 */
function isDoubted(words: readonly string[], { text }: SaidStatement, spoken: RegExp): boolean {
  return [...text.matchAll(spoken)].some((match) => {
    const said = new Set(stemsOf(match[1] ?? ""));
    return words.filter((word) => said.has(word)).length >= minShared;
  });
}
