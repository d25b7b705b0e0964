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

/** Matches a question about an injury of a body part, with the part as the group: "Did you hit your | head |?" */
const injuredPattern = new RegExp(
  `\\b(?:hit|hurt|bump|bang|injur|knock|cut|break|broke|graz|scratch|land)[a-z]* (?:on )?(?:your|his|her|the) ((?:left |right )?(?:${sitePart})s?)\\b`,
  "i",
);
/** Matches a sign of an injury with "it" for the body part: "There's a bump on the back of | it". */
const signOnItPattern =
  /\b((?:bumps?|bruis(?:e|es|ing)|cuts?|lumps?|swelling|graz(?:e|es)|marks?|scabs?|dents?|scratch(?:es)?|scrap(?:e|es)|egg|blood|wounds?) (?:[a-z]+ ){0,2}?(?:on|to|over|across|above|at|of|in|from)(?: the [a-z]+ of)?) it\b/i;

/** Names the body part asked about in the sign of an injury: "Did she hit her head?" "There's a bump on it." */
function withPartHit(turn: readonly Sentence[], asked: string): readonly Sentence[] {
  const part = injuredPattern.exec(asked)?.[1]?.toLowerCase();
  return part === undefined
    ? turn
    : turn.map((sentence) => ({ ...sentence, text: sentence.text.replace(signOnItPattern, `$1 my ${part}`) }));
}

/**
 * Adds the body part asked about to a symptom of the answer: "Any chest pain or swelling in the legs?" "No pain, a
 * little swelling." → "No pain, a little swelling in my legs".
 */
export function withSiteAsked(said: readonly Sentence[], asked: string): Sentence[] {
  const turn = withPartHit(said, asked);
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
