/** Letters that Unicode does not decompose into a base letter and a mark. */
const foldedLetters: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  ı: "i",
};

/** Replaces the letters of a lower-case text that have no decomposition: "łódź" → "lódź". */
export const foldLetters = (text: string): string =>
  text.replaceAll(/[øłđßæœþðı]/gu, (letter) => foldedLetters[letter] ?? letter);
