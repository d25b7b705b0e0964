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
  tightness: "tight",
  pressure: "pressure-like",
};

/** Matches a word for how a symptom feels: "sharp", "throbs". */
const qualityPattern =
  /\b(sharp|dull|ach(?:y|ing|e)|burning|stabbing|throbbing|shooting|cramp(?:y|ing)|tight(?:ness)?|pressure|squeezing|pulsating|gnawing|tearing|electric|heavy|stinging|tingling|dry|wet|barking|productive|hacking|tender|constant|intermittent|pounding|crushing|gripping|nagging|colicky|prickl(?:y|ing)|sore|raw|(?<=^(?:(?:it|they|just|really|kind of|always|usually),? ){1,4})(?:throbs|pounds|pulses|burns|stings|aches|stabs|cramps))\b/gi;

/** Returns the qualities that a text names: "sharp, constant". Null if it names none, or only one and is not short. */
export function qualityIn(text: string, isShort: boolean): { quality: string } | null {
  const words = [...text.matchAll(qualityPattern)].map(([word]) => felt[word.toLowerCase()] ?? word.toLowerCase());
  return words.length > 0 && (isShort || words.length > 1) ? { quality: [...new Set(words)].join(", ") } : null;
}
