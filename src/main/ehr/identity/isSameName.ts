/** Titles and suffixes, which are not compared. */
const titles = new Set("mr mrs ms mx miss dr prof jr sr ii iii iv md phd".split(" "));
/** Spellings of letters that Unicode does not decompose into a plain letter and an accent. */
const letters: Record<string, string> = { ß: "ss", ø: "o", æ: "ae", œ: "oe", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

interface Name {
  /** Words of the family name; null if the text does not separate it by a comma. */
  family: string[] | null;
  /** All words of more than one letter. */
  words: string[];
  initials: string[];
}

/**
 * Whether two names can be one person's: case, accents, punctuation, titles and order do not count, and a middle
 * initial can be missing or abbreviate a middle name. Null if either has fewer than two words of several letters.
 */
export function isSameName(a: string, b: string): boolean | null {
  const [one, other] = [parse(a), parse(b)];
  if (one.words.length < 2 || other.words.length < 2) return null;
  if (one.family && other.family && one.family.join(" ") !== other.family.join(" ")) return false;
  const onlyOne = without(one.words, other.words);
  const onlyOther = without(other.words, one.words);
  if (onlyOne.length > 0 && onlyOther.length > 0) return false;
  return abbreviates(other.initials, onlyOne, one.initials) && abbreviates(one.initials, onlyOther, other.initials);
}

/** Whether initials abbreviate the words that only the other name has, or agree with its initials. */
function abbreviates(initials: string[], words: string[], others: string[]): boolean {
  if (words.length > initials.length) return false;
  if (words.length > 0) return words.every((word) => initials.includes(word.charAt(0)));
  return initials.length === 0 || others.length === 0 || initials.join("") === others.join("");
}

function parse(text: string): Name {
  const [before = "", ...after] = text.split(",");
  const given = after.join(" ");
  const words = wordsOf(`${before} ${given}`);
  const hasFamily = wordsOf(given).length > 0;
  return {
    family: hasFamily ? wordsOf(before) : null,
    words: words.filter((word) => word.length > 1).toSorted(),
    initials: words.filter((word) => word.length === 1),
  };
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .replaceAll(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/['’‘`´]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !titles.has(word));

/** Returns the words of `from` that `other` does not have. */
function without(from: string[], other: string[]): string[] {
  const left = [...other];
  return from.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
