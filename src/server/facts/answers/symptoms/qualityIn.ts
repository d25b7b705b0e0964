import type { Sentence } from "../../segment/Sentence";

/** Adjectives for verbs that say how something feels: "it throbs". */
const felt: Readonly<Record<string, string>> = {
  throbs: "throbbing",
  pounds: "pounding",
  pulses: "pulsating",
  burns: "burning",
  stings: "stinging",
  aches: "aching",
  stabs: "stabbing",
  cramps: "cramping",
  ache: "aching",
  achy: "aching",
};

/** Matches a word for how a symptom feels: "sharp", "throbs". */
const qualityPattern =
  /\b(sharp|dull|ach(?:y|ing|e)|burning|stabbing|throbbing|shooting|cramp(?:y|ing)|tight(?:ness)?|pressure|squeezing|pulsating|gnawing|tearing|electric|heavy|stinging|tingling|tingly|dry|wet|barking|productive|hacking|tender|constant|intermittent|pounding|crushing|gripping|nagging|colicky|prickl(?:y|ing)|sore|raw|(?<=^(?:(?:it|they|just|really|kind of|always|usually),? ){1,4})(?:throbs|pounds|pulses|burns|stings|aches|stabs|cramps))\b/gi;

/** Returns the qualities that a text names: "sharp, constant". Null if it names none, or only one and is not short. */
export function qualityIn(text: string, isShort: boolean): { quality: string } | null {
  const words = [...text.matchAll(qualityPattern)].map(([word]) => felt[word.toLowerCase()] ?? word.toLowerCase());
  return words.length > 0 && (isShort || words.length > 1) ? { quality: [...new Set(words)].join(", ") } : null;
}

/** Matches what a symptom is compared with: "as if somebody is sitting on me", "like a band around my chest". */
const comparisonPattern =
  /\b(?:as if|as though|like) ((?:some(?:one|body|thing)(?:'s| is| was)|there (?:is|was)(?= (?:an?|some) )|(?:an?|the) (?:[a-z]+ ){1,2}(?:around|across|on|through|over|under|inside|in|against)) [a-z' ]{3,50}?|pins and needles|(?:knives|needles|electric shocks?)(?: [a-z]+){0,3})(?=$|[.,;?!]| (?:and|but|when|if|or)\b)/i;

/** Returns the quality with what an answer compares the symptom with, or that alone; null if there is neither. */
export function withComparison(quality: { quality: string } | null, turn: readonly Sentence[]): typeof quality {
  const found = turn.flatMap(({ text }) => comparisonPattern.exec(text)?.[1] ?? []).at(0);
  if (!found || /\b(?:I|you|we|not|no|never)\b/i.test(found)) return quality;
  const words = found
    .replace(/'s\b/, " is")
    .replace(/\bmy\b/gi, "the")
    .replace(/\blike (?=some|an?\b)/gi, "")
    .replace(/\bme\b/gi, "the patient")
    .replace(/^(?=(?:some|there))/i, "as if ")
    .replace(/^(?=(?:an?|the|pins|knives|needles|electric) )/i, "like ");
  return { quality: quality ? `${quality.quality}, ${words}` : words };
}
