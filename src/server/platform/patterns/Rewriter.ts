import { PatternIndex } from "./PatternIndex";

/** A pattern, and what replaces its matches as in `String.replace`. */
export type Rewrite = readonly [RegExp, string];

/** Rewrites texts by many patterns. It tries only those that can match (`PatternIndex`). */
export class Rewriter {
  /** Made at the first use, because not every process that loads the patterns uses them. */
  private index: PatternIndex | null = null;

  constructor(private readonly rewrites: readonly Rewrite[]) {}

  /** Applies all patterns in order, each to what the ones before it have made of the text. */
  apply(text: string): string {
    let said = text;
    for (let done = this.next(said, 0); done; done = this.next(said, done.next)) said = done.text;
    return said;
  }

  /** Applies only the first pattern that changes the text. */
  applyFirst(text: string): string {
    return this.next(text, 0)?.text ?? text;
  }

  /**
   * Returns what the first pattern from index `from` on that changes the text makes of it, and the index after that
   * pattern; null if none does.
   */
  private next(text: string, from: number): { text: string; next: number } | null {
    this.index ??= new PatternIndex(this.rewrites.map(([pattern]) => pattern));
    for (const i of this.index.candidates(text)) {
      const rewrite = this.rewrites[i];
      if (i < from || !rewrite) continue;
      const changed = text.replace(rewrite[0], rewrite[1]);
      if (changed !== text) return { text: changed, next: i + 1 };
    }
    return null;
  }
}
