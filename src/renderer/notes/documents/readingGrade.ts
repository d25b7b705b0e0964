/**
 * Matches endings whose vowels are not spoken as a syllable: "ache", "walked" (but not "rested"), "times". It also
 * matches "doses", which `spokenEndPattern` excludes first.
 */
const silentEndPattern = /(?:[^laeiouy]es|(?<![td])ed|[^laeiouy]e)$/;
/** Matches a final "es" that is a syllable: "doses". */
const spokenEndPattern = /(?:[csxz]|[cs]h|g)es$/;

/** Returns the number of syllables of a word, at least 1: its groups of vowels without a silent ending. */
function syllablesOf(word: string): number {
  const spelled = word.toLowerCase().replaceAll(/[^a-z]/g, "");
  const spoken = spokenEndPattern.test(spelled) ? spelled : spelled.replace(silentEndPattern, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/**
 * Returns the US school grade whose pupils can read the sentences: the Flesch-Kincaid grade level, 0.39 words per
 * sentence + 11.8 syllables per word − 15.59, rounded and at least 1. Null for fewer than 10 words, too few for the
 * formula. A number counts as a word of one syllable. Source: Kincaid, Fishburne, Rogers, Chissom, Derivation of New
 * Readability Formulas for Navy Enlisted Personnel, Research Branch Report 8-75, 1975. Syllables are counted by
 * spelling, so the grade can be one off.
 */
export function readingGrade(sentences: readonly string[]): number | null {
  const words = sentences.map((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’./-]*/gu) ?? []);
  const spoken = words.filter(({ length }) => length > 0);
  const all = spoken.flat();
  if (all.length < 10) return null;
  const syllables = all.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = 0.39 * (all.length / spoken.length) + 11.8 * (syllables / all.length) - 15.59;
  return Math.max(1, Math.round(grade));
}
