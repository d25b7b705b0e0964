import { sentenceCase } from "../../../../shared/sentenceCase";

/** Joins items without repeats: "a", "a or b", "a, b, or c". */
export function listOf(items: readonly string[], word: "and" | "or"): string {
  const unique = [...new Set(items)];
  return unique.length < 3 ? unique.join(` ${word} `) : `${unique.slice(0, -1).join(", ")}, ${word} ${unique.at(-1)}`;
}

/**
 * Formats a text as a sentence: without punctuation at its ends, with a capital and a period. A title and the name
 * after it get capitals, too ("Dr. Flores"). Returns "" for text without words.
 */
export function asSentence(text: string): string {
  const trimmed = text
    .replace(/\s+/g, " ")
    .replace(
      /\b(dr|mr|mrs|ms)\. ?([a-z])/gi,
      (_all, title: string, first: string) => `${sentenceCase(title)}. ${first.toUpperCase()}`,
    )
    .replace(/^[\s,.;:-]+/, "")
    .replace(/(?<![\s,;:.!?-])[\s,;:.!?-]+$/, "");
  return trimmed === "" ? "" : `${sentenceCase(trimmed)}.`;
}
