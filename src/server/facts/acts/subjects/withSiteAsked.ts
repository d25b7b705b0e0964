import type { Sentence } from "../../segment/Sentence";
import { sitePart } from "../../terms/sitePart";

/** Source of a pattern for symptoms that need a body part. */
const symptom = "swelling|numbness|tingling|weakness|burning|cramps|stiffness";
/** Matches a symptom of a question with its body part, as groups: "| swelling | in the | legs". */
const askedPattern = new RegExp(
  `\\b(${symptom})(?:,? (?:or|and) (?:${symptom}))? (?:in|of) (?:your|the|his|her|either|any of your) ((?:left |right |lower |upper )?(?:${sitePart})s?)\\b`,
  "i",
);
/** Matches such a symptom of an answer without a body part. */
const barePattern = new RegExp(
  `\\b(${symptom})\\b(?=$|[.,;]| (?:sometimes|at|by|in the (?:morning|evening)|now|on and off))`,
  "i",
);

/** Matches a denial in the clause of the symptom: "I do not think I have had any | tingling". */
const deniedPattern = /\b(?:no|not|any|never|none|without)\b[^,.;]*$/i;
/** Matches a body part right before the symptom: "my leg | swelling". */
const partBeforePattern = new RegExp(`\\b(?:${sitePart})s? $`, "i");

/**
 * Adds the body part asked about to a symptom of the answer: "Any chest pain or swelling in the legs?" "No pain, a
 * little swelling." → "No pain, a little swelling in my legs".
 */
export function withSiteAsked(turn: readonly Sentence[], asked: string): Sentence[] {
  const [, named = "", part = ""] = askedPattern.exec(asked) ?? [];
  if (part === "") return [...turn];
  return turn.map((sentence) => {
    const bare = barePattern.exec(sentence.text);
    return bare?.[1]?.toLowerCase() === named.toLowerCase() &&
      !partBeforePattern.test(sentence.text.slice(0, bare.index)) &&
      !deniedPattern.test(sentence.text.slice(0, bare.index))
      ? { ...sentence, text: sentence.text.replace(barePattern, `$1 in my ${part.toLowerCase()}`) }
      : sentence;
  });
}
