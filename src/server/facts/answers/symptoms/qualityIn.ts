/** Returns the qualities that a text names: "sharp, constant". Null if it names none, or only one and is not short. */
export function qualityIn(text: string, isShort: boolean): { quality: string } | null {
  const words = [
    ...text.matchAll(
      /\b(sharp|dull|ach(?:y|ing|e)|burning|stabbing|throbbing|shooting|cramp(?:y|ing)|tight(?:ness)?|pressure|squeezing|pulsating|gnawing|tearing|electric|heavy|stinging|tingling|dry|wet|barking|productive|hacking|tender|constant|intermittent)\b/gi,
    ),
  ].map(([word]) => word.toLowerCase().replace(/^ach(?:y|e)$/, "aching"));
  return words.length > 0 && (isShort || words.length > 1) ? { quality: [...new Set(words)].join(", ") } : null;
}
