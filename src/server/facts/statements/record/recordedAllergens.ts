import { isSideEffect, reactionOf } from "../../terms/reactionOf";
import { substancesIn } from "../../terms/allergens";

/** An allergen with the reaction to it, if that is named. */
interface Recorded {
  substance: string;
  reaction: string | null;
  isSideEffect: boolean;
}

/** Matches words with which a clinician reads allergens from the record: "allergies, I have |", "I've got |". */
const readsPattern =
  /(?:^|[,.;:] |\ballerg(?:y|ies)\b[^.;?]{0,25}? )(?:(?:and|so|okay|then|now),? ){0,3}(?:(?:I|we) (?:have|have got|see|can see)|you have|(?:the|your) (?:chart|record|notes|computer) (?:says|has)|it says|(?:is|are) (?:it )?still|still(?: just)?)(?: (?:you down|down|here|listed|it down|that|it says)){0,3}(?: (?:as allergic to|for|as|to))? (?:the |an? )?/gi;
/** Matches a list after the word itself: "Allergies: penicillin, rash". */
const listsPattern =
  /^(?:(?:and|so|okay|then|now),? )*(?:(?:your|the|his|her|drug|known) )?allerg(?:y|ies)[:,] (?=[a-z])/i;
/** Matches the words between two entries of the record. */
const betweenPattern = /;|,(?: and| then| plus)?|\band\b|\bplus\b/gi;
/** Matches the words after an allergen that name its reaction: "made you confused", "gave him hives". */
const gavePattern = /\b(?:gave|gives|made|makes|caused|causes|causing|with|was|were|that was|which was|for)\b/i;

/**
 * Reads the allergens that a clinician reads from the record, with their reactions: "I have penicillin, hives, and
 * codeine made you confused". Without the word "allergy" in the text, at least one entry must name a reaction. Empty if
 * other things are read: "I have the lisinopril here".
 */
export function recordedAllergens(text: string): Recorded[] {
  const isOfAllergies = /\ballerg/i.test(text);
  for (const start of starts(text)) {
    const found: Recorded[] = [];
    for (const entry of text
      .slice(start)
      .split(/[?.]|\b(?:is|are) (?:that|those|they) (?:still )?(?:right|correct)\b/i)[0]
      ?.split(betweenPattern) ?? []) {
      const said = entry.trim();
      const [named, another] = substancesIn(said);
      const reaction = reactionOf(named ? `${said.slice(named.start + named.name.length)}` : said);
      const last = found.at(-1);
      if (named && !another && named.start <= maxBefore)
        found.push({
          substance: named.name,
          reaction: asNoun(reaction ?? stateIn(said)),
          isSideEffect: isSideEffect(said),
        });
      else if (!named && reaction && last && !last.reaction)
        Object.assign(last, { reaction, isSideEffect: isSideEffect(said) });
      else if (said !== "") break;
    }
    if (found.length > 0 && (isOfAllergies || found.some(({ reaction }) => reaction !== null))) return found;
  }
  return [];
}

/** Maximum number of characters before the allergen of an entry: "the ", "an ". */
const maxBefore = 6;

/** Returns the positions from which a text may list allergens. */
const starts = (text: string): number[] => [
  ...[...text.matchAll(readsPattern)].map((match) => match.index + match[0].length),
  ...[listsPattern.exec(text)?.[0].length].flatMap((length) => length ?? []),
];

/** Matches a state that a drug caused: "codeine made you | confused". */
const statePattern = /\b(?:made|makes) (?:you|him|her) (?:very |really |all )?([a-z]+)$/i;
/** Reactions by the adjectives with which they are described. */
const nouns: Readonly<Record<string, string>> = {
  confused: "confusion",
  sleepy: "sleepiness",
  drowsy: "drowsiness",
  dizzy: "dizziness",
  itchy: "itching",
  shaky: "shakiness",
};
/** Returns a reaction as a noun if its adjective has one: "confused" → "confusion". */
const asNoun = (reaction: string | null): string | null => (reaction ? (nouns[reaction] ?? reaction) : null);

/** Returns the state that a drug caused; null if none is named. */
const stateIn = (said: string): string | null =>
  gavePattern.test(said) ? (statePattern.exec(said)?.[1]?.toLowerCase() ?? null) : null;
