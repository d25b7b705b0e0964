/** Matches a filler between commas after a word that needs the next one: "your, uh, three month check". */
const fillerPausePattern = /\b(the|an?|your|my|his|her|their|our|of|for|with|from|about), (?:uh|um|umm|uhm|erm),? /gi;

/** Joins an article or a preposition with the word after a filler: "an, uh, patella" → "a patella". */
export const withoutPauses = (text: string): string =>
  text.replace(fillerPausePattern, (all, word: string, at: number) => {
    const next = text.slice(at + all.length);
    return `${/^an$/i.test(word) && /^(?:[bcdfgjklmnpqrtvwxyz][a-z]|CT|PET)/.test(next) ? "a" : word} `;
  });
