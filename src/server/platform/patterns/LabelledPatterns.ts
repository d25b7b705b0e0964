import { PatternIndex } from "./PatternIndex";

/** Finds the first of many patterns that matches a text. It tries only those that can match (`PatternIndex`). */
export class LabelledPatterns<Label> {
  /** Made at the first use, because not every process that loads the patterns uses them. */
  private index: PatternIndex | null = null;

  constructor(private readonly patterns: readonly (readonly [Label, RegExp])[]) {}

  /**
   * Returns the label of the first pattern that matches; null if none does.
   * @param isWanted whether a label may be returned; by default each may.
   */
  find(text: string, isWanted: (label: Label) => boolean = () => true): Label | null {
    this.index ??= new PatternIndex(this.patterns.map(([, pattern]) => pattern));
    for (const i of this.index.candidates(text)) {
      const entry = this.patterns[i];
      if (entry?.[1].test(text) && isWanted(entry[0])) return entry[0];
    }
    return null;
  }
}
