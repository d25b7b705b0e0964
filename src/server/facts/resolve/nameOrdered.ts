import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { drugName, findDrugs } from "../terms/findDrugs";

/**
 * Matches a pronoun for the drug just ordered in what the patient says about it: "I'm allergic to | that", "a rash on |
 * it".
 */
const orderedPronounPattern =
  /\b((?:allergic|react|reacts|reacted|reaction|sensitive|intolerant|badly) to|(?:can|could) ?not (?:take|have|tolerate|use)|(?:rash|hives|swell(?:ed|ing)?(?: up)?|sick|ulcer|bleed|dizzy|cough(?:ed|ing)?|vomit(?:ed|ing)?|itch(?:y|ing|ed)?|ill|swollen|cramps|headaches?|palpitations|drowsy|confused|reaction) (?:on|with|from|to|after)|do not (?:get on|agree) with|did not (?:get on|agree) with|had) (?:that one|this one|it|that|them|those)(?= (?:before|last|years|as|and|but|when|in|once|because|too)\b|[,.;]|$)/i;
/** Matches a pronoun for the drug just ordered before its effect: "that one makes me sick". */
const orderedActingPattern =
  /^((?:and|but|because|so|oh|no|well|doctor|sorry|actually)[,.]? ){0,3}(?!they gave me (?:an?|the|some|my|this|that) (?:[a-z]+ )?(?:papers?|leaflets?|cards?|letters?|appointments?|numbers?|forms?|sheets?|lists?|bags?|bottles?|prescriptions?|shots?|injections?|calls?|booklets?|brochures?|pamphlets?|bill|ride|choice|date|options?|samples?|drip|scan|x-?ray)\b)(?:it|they|that one|this one|that|those) (?=(?:just |really |also |always |once )?(?:makes?(?! (?:a lot of |perfect |good |total )?sense\b)|made|gives?|gave|brings?|brought|breaks?|broke|upsets?|did not agree|does not agree|caused?|nearly killed) )/i;

/**
 * Names the drug that the clinician has just ordered in what the patient says about it: "I'm allergic to that" becomes
 * "I'm allergic to trimethoprim". The text is unchanged if it names a drug.
 */
export function nameOrdered(turn: readonly Sentence[], reading: ReadingState): Sentence[] {
  const drug = turn[0] ? orderedBefore(turn[0].at, reading) : null;
  if (!drug || turn.some(({ text }) => findDrugs(text).length > 0)) return [...turn];
  return turn.map((sentence) => {
    const text = sentence.text
      .replace(orderedPronounPattern, (_all, words: string) => `${words} ${drug}`)
      .replace(orderedActingPattern, (_all, lead: string | undefined) => `${lead ?? ""}${drug} `);
    return text === sentence.text ? sentence : { ...sentence, text };
  });
}

/** Returns the only drug that the clinician ordered in the turn before the one at `at`; null if there is none. */
function orderedBefore(at: number, { facts, orderedAt }: ReadingState): string | null {
  if (orderedAt !== at - 1) return null;
  const last = facts.findLast(({ kind, slots }) => (kind === "order" || kind === "advice") && slots.name);
  const turn = last?.evidence.at(-1)?.turn;
  const names = new Set(
    facts
      .filter(
        ({ kind, status, evidence }) =>
          (kind === "order" || kind === "advice") && status === "current" && evidence.at(-1)?.turn === turn,
      )
      .flatMap(({ said }) => findDrugs(said).map(({ name }) => drugName(name))),
  );
  return names.size === 1 ? ([...names][0] ?? null) : null;
}
