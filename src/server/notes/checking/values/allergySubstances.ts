import { readAnswer } from "../../../facts/acts/readAnswer";
import { drugDoses } from "./drugDoses";

/** Matches words about allergies and allergic reactions: "allergic", "gave me a rash". */
export const allergyPattern =
  /\b(?:allerg\w*|break out|broke out|hives|anaphyla\w*|(?:gave|gives|give|giving) me (?:a |the )?(?:bad |terrible |awful )?(?:rash|hives)|reaction to|swell(?:ed)? up (?:when|from|after))\b/i;
/** Matches a denial of allergies: "no known drug allergies". */
export const noAllergyPattern = /\b(?:no|not|never|any|denies|without)\b[^.;]{0,120}\ballerg/i;
/**
 * Matches words of a question about what causes allergies: "any allergies", "allergic to", but not "What do you take
 * for your allergies?"
 */
export const asksAllergyPattern =
  /\b(?:allergic to|allerg(?:y|ies) to|(?:any|drug|medication|known|food|have|other) allergies)\b/i;

/** Matches what follows the name of a substance: ", it gave me a rash" after "penicillin". */
const endsSubstancePattern =
  /\s{0,3}(?:[,.;:?“”]|\b(?:it|and (?:it|I|they|that|get|got)|I|which|that|but|since|because|so|when|they|as|where|from|with|gave|gives|makes?|made|causes?|caused|we|he|she|for|or any\w*|yes|no)\b).*$/i;
/** Matches words that could be taken for a substance but name none: "anything", "medications". */
const emptySubstancePattern =
  /^(?:anything|something|any|some|a few|things?|it|them|that|this|those|these|medicines?|medications?|drugs?|foods?|nothing|what|certain)?$/i;

/**
 * Returns what a sentence says the patient is allergic to: the drugs in it, the words after "allergic to", "allergy to"
 * or "reaction to", and the word before "allergy", in lower case.
 */
export function allergySubstances(text: string): string[] {
  // A drug taken for an allergy does not cause one.
  const isFor = /\bfor (?:\w+ ){0,3}allerg/i.test(text);
  const drugs = isFor ? [] : drugDoses(text).map(({ generic }) => generic);
  const named = /\b(?:allergic|allerg(?:y|ies)|reaction) to (?:the |a |an |my )?(.+)/i.exec(text)?.[1] ?? "";
  const before = /\b([a-z]+) allerg(?:y|ies)\b/i.exec(text)?.[1] ?? "";
  const others = [
    ...named.replace(endsSubstancePattern, "").split(/,? and |,? or |, /),
    /^(?:an?|my|the|your|any|no|some|known|drug|food|of|have|has|with|for|and|other|bad|these|those|her|his|their)$/i.test(
      before,
    )
      ? ""
      : before,
  ]
    .map((words) => words.trim().toLowerCase().split(" ").slice(0, 4).join(" "))
    .filter((words) => !emptySubstancePattern.test(words) && drugDoses(words).length === 0);
  return [...new Set([...drugs, ...others])];
}

/** Returns what a short answer to "any allergies?" names: "penicillin", "yes, to bee stings". Empty for "no". */
export function allergyAnswer(answer: string): string[] {
  const { polarity, isHedged, rest } = readAnswer(answer);
  if (polarity === "no") return [];
  const drugs = drugDoses(answer).map(({ generic }) => generic);
  const bare = rest
    .replace(/^(?:just|only|to|the|yes|well|I am|allergic to|, )+ ?/gi, "")
    .replace(endsSubstancePattern, "");
  const isName = drugs.length === 0 && /^[a-z-]+(?: [a-z-]+){0,2}$/i.test(bare) && !emptySubstancePattern.test(bare);
  return isName && !isHedged ? [bare.toLowerCase()] : drugs;
}
