import type { Fact } from "../Fact";
import { findSymptoms } from "../terms/findSymptoms";

/** Matches function words, which add nothing to an answer: "I", "not", "any". */
const functionWordsPattern =
  /\b(?:I|me|my|myself|you|your|he|she|it|they|do|does|did|have|has|had|am|is|are|was|were|been|not|no|any|anything|the|a|an|or|and|that|this|at|all|so|really|like|to|of|in|with|on|for|there|just|ever|never|yet|lately|recently|well|yes|either|much|though|having|had|get|got|feel|feeling|would|say)\b/gi;

/** Number of letters by which words are compared, so that "hit" and "hitting", "cough" and "coughed" are the same. */
const stemLetters = 4;

/**
 * Returns whether an answer has no words besides those of its question: "I did not hit my head" to "Did you hit your
 * head?"
 */
export function repeatsQuestion(said: string, asked: string): boolean {
  const stems = (text: string): string[] =>
    (
      text
        .toLowerCase()
        .replace(functionWordsPattern, " ")
        .match(/[a-z]{2,}|\d+/g) ?? []
    ).map((word) => word.slice(0, stemLetters));
  const known = new Set(stems(asked));
  const own = stems(said);
  return own.length > 0 && own.every((stem) => known.has(stem));
}

/** Matches words that add a detail to the presence of a symptom: "yesterday", "when", "left". */
const addsDetailPattern =
  /\d|\b(?:once|twice|yesterday|today|tonight|nights?|mornings?|evenings?|weeks?|days?|months?|when|after|during|with|if|only|mostly|mainly|usually|because|every|left|right|both|since|until|before|worse|better|on and off|sometimes|though|but)\b/i;

/** Maximum number of words of a statement that only repeats, "No, I do not have a cough"; a longer one says more. */
const maxWords = 7;

/**
 * Returns whether a short statement only repeats symptoms of the facts in `given`: "No, I do not have a
 * cough".
 */
export function repeatsSymptoms(fact: Fact, given: readonly Fact[]): boolean {
  const said = fact.kind === "statement" ? (fact.slots.detail?.text ?? "") : "";
  const mentions = findSymptoms(said);
  if (mentions.length === 0 || said.split(" ").length > maxWords || addsDetailPattern.test(said)) return false;
  return mentions.every(({ term }) =>
    given.some(({ kind, slots }) => kind === "symptom" && slots.name?.text.endsWith(term.name)),
  );
}
