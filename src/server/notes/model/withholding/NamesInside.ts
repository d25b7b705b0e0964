/** Maximum number of letters of a name that is looked for inside words. */
const maxLetters = 40;

/**
 * Finds names inside words, as scripts without spaces have them. The work on a word does not grow with the number of
 * names, because whoever speaks or types decides how many there are.
 */
export class NamesInside {
  /** Beginnings of names, with whether they are a whole name. */
  private readonly beginnings = new Map<string, boolean>();

  /** @param names folded, as the words are. Those of one letter, or of more than 40, are not looked for. */
  constructor(names: Iterable<string>) {
    for (const name of names) {
      if (name.length < 2 || name.length > maxLetters) continue;
      for (let length = 1; length < name.length; length += 1) {
        const beginning = name.slice(0, length);
        if (!this.beginnings.has(beginning)) this.beginnings.set(beginning, false);
      }
      this.beginnings.set(name, true);
    }
  }

  /** Whether a word has one of the names in it. */
  isIn(word: string): boolean {
    for (let start = 0; start < word.length; start += 1)
      for (let end = start + 1; end <= word.length; end += 1) {
        const isName = this.beginnings.get(word.slice(start, end));
        if (isName === true) return true;
        if (isName === undefined) break;
      }
    return false;
  }
}
