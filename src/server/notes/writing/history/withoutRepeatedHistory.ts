import type { PlannedSentence } from "../PlannedSentence";
import { WordIndex } from "../../../platform/patterns/WordIndex";

/** Words that add nothing to what a sentence says. */
const fillerWords = new Set(
  "the a an and or but of in on at to for with by from as it its this that these those there here patient patients he she they his her their him them has have had been being be is are was were do does did will would can could may might also still just very really about some any so then than when while if because since reports report reported denies denied feels felt feel gets got getting presents present who what which more much lot little now day days week weeks month months year years last past ago today yesterday".split(
    " ",
  ),
);
/**
 * Matches words that deny, limit or compare: "not", "possibly", "better". A sentence repeats another one only if both
 * have the same such words.
 */
const limitsPattern =
  /\b(?:worst|no|not|never|without|denies|denied|unable|possible|possibly|maybe|if|except|only|stopped|better|worse)\b/gi;

/** Matches a sentence that only reports one thing: "The patient reports a fever." */
const bareReportPattern = /^(?:the patient|he|she) reports (?:an? |some |the )?[a-z]+\.$/i;

/**
 * Returns the sentences of the history without those whose words are all in another one: of "The cough is dry" and "She
 * has a dry cough at night", only the second one is kept, with the facts of both.
 * @param opening the sentence that opens the history, which is always kept; null if there is none.
 */
export function withoutRepeatedHistory(
  history: readonly PlannedSentence[],
  opening: PlannedSentence | null = null,
): PlannedSentence[] {
  const words = history.map(({ text }) => wordsOf(text));
  const index = new WordIndex(words);
  const limitsBy = history.map(({ text }) => limitsOf(text));
  const kept = history.map((sentence) => ({ ...sentence }));
  const isGone = history.map(() => false);
  for (const [i, sentence] of history.entries()) {
    const own = words[i] ?? new Set();
    if (sentence.topic !== "hpi" || sentence === opening || own.size === 0 || isOccasion(sentence)) continue;
    const into = index.find(own, (j) => {
      const other = history[j];
      if (i === j || isGone[j] || other?.topic !== "hpi") return false;
      if (own.size < 2 && other !== opening && !bareReportPattern.test(sentence.text)) return false;
      if (words[j]?.size === own.size && j > i) return false;
      return limitsBy[j] === limitsBy[i];
    });
    const target = kept[into];
    if (!target) continue;
    isGone[i] = true;
    target.facts = [...new Set([...target.facts, ...sentence.facts])];
  }
  return kept.filter((_sentence, i) => !isGone[i]);
}

/** Returns whether a sentence says when a symptom occurred, in words that are fillers elsewhere: "yesterday". */
const isOccasion = ({ facts }: PlannedSentence): boolean => facts.some(({ slots }) => slots.of?.text === "occasion");

/** Returns the words of a sentence without fillers, in lower case and cut to six letters. Numbers are kept whole. */
function wordsOf(text: string): Set<string> {
  return new Set(
    (text.toLowerCase().match(/[a-z]{2,}|\d+(?:\.\d+)?/g) ?? [])
      .filter((word) => !fillerWords.has(word))
      .map((word) => (/^\d/.test(word) ? word : word.replace(/(?:ing|ed|es|s)$/, "").slice(0, 6))),
  );
}

/** Returns the words of a text that deny, limit or compare, without repeats and in alphabetical order. */
const limitsOf = (text: string): string =>
  [...new Set((text.match(limitsPattern) ?? []).map((word) => word.toLowerCase().replace(/^den\w+$/, "not")))]
    .toSorted()
    .join(" ");
