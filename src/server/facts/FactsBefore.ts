import type { Fact } from "./Fact";

/** The facts before some words were read, to find out what reading the words did to them. */
export class FactsBefore {
  private readonly facts: readonly Fact[];

  /** @param facts the list of the reading, which is copied: readers change it in place. */
  constructor(facts: readonly Fact[]) {
    this.facts = facts.slice();
  }

  /** Returns the facts that were added; null if one of the earlier facts was changed, moved or removed. */
  addedTo(after: readonly Fact[]): readonly Fact[] | null {
    for (let i = 0; i < this.facts.length; i += 1) if (after[i] !== this.facts[i]) return null;
    return after.slice(this.facts.length);
  }

  /** Returns whether all earlier facts are still there, in any order. */
  areKeptIn(after: readonly Fact[]): boolean {
    if (this.addedTo(after)) return true;
    const all = new Set(after);
    return this.facts.every((fact) => all.has(fact));
  }

  /** Returns the facts that are not among the earlier ones: added or changed. */
  newIn(after: readonly Fact[]): readonly Fact[] {
    const added = this.addedTo(after);
    if (added) return added;
    const known = new Set(this.facts);
    return after.filter((fact) => !known.has(fact));
  }
}
