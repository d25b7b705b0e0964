/** Finds which of many texts have all of some words, without comparing each text with each. */
export class WordIndex {
  /** For each word, the indexes of the texts that have it, in order. */
  private readonly byWord = new Map<string, number[]>();

  constructor(private readonly texts: readonly ReadonlySet<string>[]) {
    for (const [i, words] of texts.entries())
      for (const word of words) {
        const known = this.byWord.get(word);
        if (known) known.push(i);
        else this.byWord.set(word, [i]);
      }
  }

  /** Returns the index of the first text that has all words and that `matches`; -1 if none does, or without words. */
  find(words: ReadonlySet<string>, matches: (index: number) => boolean): number {
    let rarest: readonly number[] | null = null;
    for (const word of words) {
      const found = this.byWord.get(word) ?? [];
      if (!rarest || found.length < rarest.length) rarest = found;
    }
    return (rarest ?? []).find((i) => matches(i) && hasAll(this.texts[i], words)) ?? -1;
  }
}

function hasAll(text: ReadonlySet<string> | undefined, words: ReadonlySet<string>): boolean {
  for (const word of words) if (!text?.has(word)) return false;
  return true;
}
