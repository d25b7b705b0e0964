import { readAnswer } from "../../../facts/acts/readAnswer";
import { drugDoses } from "./drugDoses";

export const allergic =
  /\b(?:allerg\w*|break out|broke out|hives|anaphyla\w*|(?:gave|gives|give|giving) me (?:a |the )?(?:bad |terrible |awful )?(?:rash|hives)|reaction to|swell(?:ed)? up (?:when|from|after))\b/i;
export const noAllergy = /\b(?:no|not|never|any|denies|without)\b[^.;]{0,120}\ballerg/i;
/** Asks what the patient reacts to, and not which drug they take for their hay fever. */
export const asksAllergy =
  /\b(?:allergic to|allerg(?:y|ies) to|(?:any|drug|medication|known|food|have|other) allergies)\b/i;

const endsSubstance =
  /\s{0,3}(?:[,.;:?“”]|\b(?:it|and (?:it|I|they|that|get|got)|I|which|that|but|since|because|so|when|they|as|where|from|with|gave|gives|makes?|made|causes?|caused|we|he|she|for|or any\w*|yes|no)\b).*$/i;
const emptySubstance =
  /^(?:anything|something|any|some|a few|things?|it|them|that|this|those|these|medicines?|medications?|drugs?|foods?|nothing|what|certain)?$/i;

/** Returns what a sentence says the patient reacts to: the drugs in it, and the words after "allergic to". */
export function allergySubstances(text: string): string[] {
  // A drug taken for an allergy is none.
  const isFor = /\bfor (?:\w+ ){0,3}allerg/i.test(text);
  const drugs = isFor ? [] : drugDoses(text).map(({ generic }) => generic);
  const named = /\b(?:allergic|allerg(?:y|ies)|reaction) to (?:the |a |an |my )?(.+)/i.exec(text)?.[1] ?? "";
  const before = /\b([a-z]+) allerg(?:y|ies)\b/i.exec(text)?.[1] ?? "";
  const others = [
    ...named.replace(endsSubstance, "").split(/,? and |,? or |, /),
    /^(?:an?|my|the|your|any|no|some|known|drug|food|of|have|has|with|for|and|other|bad|these|those|her|his|their)$/i.test(
      before,
    )
      ? ""
      : before,
  ]
    .map((words) => words.trim().toLowerCase().split(" ").slice(0, 4).join(" "))
    .filter((words) => !emptySubstance.test(words) && drugDoses(words).length === 0);
  return [...new Set([...drugs, ...others])];
}

/** What a short answer to "any allergies?" names: "penicillin", "yes, to bee stings". */
export function allergyAnswer(answer: string): string[] {
  const { polarity, isHedged, rest } = readAnswer(answer);
  if (polarity === "no") return [];
  const drugs = drugDoses(answer).map(({ generic }) => generic);
  const bare = rest.replace(/^(?:just|only|to|the|yes|well|I am|allergic to|, )+ ?/gi, "").replace(endsSubstance, "");
  const isName = drugs.length === 0 && /^[a-z-]+(?: [a-z-]+){0,2}$/i.test(bare) && !emptySubstance.test(bare);
  return isName && !isHedged ? [bare.toLowerCase()] : drugs;
}
