import { matchesOf } from "../../platform/patterns/matchesOf";
import { rememberResults } from "../../platform/rememberResults";
import { isEverydayAbbreviation } from "./isEverydayAbbreviation";
import { conditionEnding, conditionSource } from "./conditionSource";

/** A disease named in a text, with its position. */
interface ConditionMention {
  name: string;
  start: number;
  end: number;
}

/** Matches every disease of a text, listed or known by its ending: "type 2 diabetes", "keratitis". */
const conditionPattern = new RegExp(`\\b(?:${conditionSource}|${conditionEnding})(?![a-z])`, "gi");
/** Matches words with the ending of a disease name that are not diseases: "diploma", "prognosis". */
const notConditionPattern =
  /^(?:aroma|diploma|coma|some|diagnosis|prognosis|osmosis|empathy|sympathy|hypnosis|nostalgia|analgia|oncoma|awful cancer)$/i;
/**
 * Matches a word before "cancer" that does not name its kind and is left out of the name of the disease: "had cancer",
 * "any cancer".
 */
const vagueCancerPattern =
  /^(?:any|not|never|do|does|did|of|had|have|has|the|a|with|from|about|and|or|for|is|no|family|some|got|like|which|what|whose|this|that|there) (?=cancer|carcinoma)/i;

/** Finds the diseases that a sentence names, in order. */
export const findConditions = rememberResults(conditionsIn);

/** As `findConditions`, without remembering results. */
function conditionsIn(text: string): readonly ConditionMention[] {
  const found: ConditionMention[] = [];
  // Sentences are far shorter than 2,000 characters.
  for (const match of matchesOf(text.slice(0, 2_000), conditionPattern)) {
    const bare = match[0].replace(vagueCancerPattern, "");
    if (notConditionPattern.test(bare)) continue;
    const end = match.index + match[0].length;
    if (isEverydayAbbreviation(bare, text.slice(0, end - bare.length), text.slice(end))) continue;
    found.push({ name: bare, start: end - bare.length, end });
  }
  return found;
}
