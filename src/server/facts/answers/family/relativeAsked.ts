import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { relativeName, relativesIn, relativesOf } from "../../frames/readFamily";
import { namedConditions } from "../../terms/namedConditions";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches partners, step-relatives and relatives by marriage, who do not share the patient's heredity. */
export const notOfBloodPattern =
  /\b(?:wife|husband|hubby|partner|spouse|boyfriend|girlfriend|fianc[eé]e?)(?:'s (?:side|family))?$|in-law|\bstep/i;

/** Matches an answer that names another relative than the one asked about: "No, that was | my aunt". */
const otherRelativePattern =
  /^(?:(?:no|nope|well|oh|actually|not (?:my |him|her)(?:[a-z]+)?|sorry),? )*(?:(?:it|that) (?:is|was|would (?:be|have been))(?: (?:actually|really|just))? )?((?:my |her |his |our )?[a-z' ]{3,40}?)(?:(?:,? (?:who|that))? (?:has|had|got|have|does|did|do|died of)(?: (?:it|that))?)?(?=$|[.,;])/i;

/**
 * Reads the relative that an answer names instead of the one whom its question supposes: "Your mum had bowel cancer?"
 * "No, that was my aunt." Null for other questions and answers.
 */
export function correctedRelative(exchange: Exchange, items: readonly { name: string }[]): Fact | null {
  const { asked, answer } = exchange;
  const [item, other] = items;
  const [supposed] = relativesIn(asked);
  if (
    !item ||
    other ||
    !supposed ||
    !/^(?:(?:and|so|okay),? )*(?:your|did your|is your|does your|was it)\b/i.test(asked)
  )
    return null;
  const words = otherRelativePattern.exec(answer.text)?.[1] ?? "";
  const [person] = relativesOf(words);
  if (!person || person.end < words.length || namedConditions(answer.text).length > 0) return null;
  // "It was my aunt, her sister" names the sister of the mother who was asked about.
  const after = answer.text.slice(answer.text.indexOf(words) + words.length);
  const relative = kinNamed(supposed, words, after) ?? person.name;
  if (relative === supposed || notOfBloodPattern.test(relative)) return null;
  return makeFact({
    kind: "family",
    from: questionAndAnswer(exchange),
    subject: { relative },
    slots: { relative, condition: item.name },
  });
}

/** Returns the one relative about whom a question asks: "Your mum had a stroke?"; undefined if it asks about others. */
export function relativeAsked(asked: string): string | undefined {
  const [relative, another] = relativesIn(asked).filter((name) => !notOfBloodPattern.test(name));
  const isOfOne = /^(?:(?:and|so|okay|but),? )*(?:(?:did|does|has|is|was) )?your\b/i.test(asked);
  return isOfOne && another === undefined && relative && !/side$/.test(relative) ? relative : undefined;
}

/**
 * Returns the sibling or parent of the one asked about whom an answer names: "his brother", "my aunt, | her sister".
 */
function kinNamed(asked: string, words: string, after: string): string | null {
  const kin =
    /^(?:her|his) (sister|brother|mother|father|mum|mom|dad)$/i.exec(words)?.[1] ??
    (/\b(?:aunt|uncle)$/i.test(words) ? /^,? (?:her|his) (sister|brother)\b/i.exec(after)?.[1] : undefined);
  return kin ? `${asked}'s ${relativeName(kin)}` : null;
}
