import { makeAutoObservable, observable } from "mobx";
import { isSelectable, type LocalTake } from "./localTake";

/** The selected recordings. Only recordings in the filtered list count, so that no action affects hidden ones. */
export class TakeSelection {
  readonly #ids = observable.set<string>();
  /** Id of the recording toggled last, where a range starts; null if there is none. */
  private anchorId: string | null = null;

  readonly #shown: () => readonly LocalTake[];

  /** @param shown returns the filtered list. */
  constructor(shown: () => readonly LocalTake[]) {
    this.#shown = shown;
    makeAutoObservable(this);
  }

  /** Recordings of the list that can be selected, in order. */
  get selectable(): LocalTake[] {
    return this.#shown().filter(({ state }) => isSelectable(state));
  }

  /** The selected recordings, in the order of the list. */
  get takes(): LocalTake[] {
    return this.selectable.filter(({ take }) => this.#ids.has(take.id));
  }

  /** How many of the selectable recordings are selected. */
  get extent(): "all" | "some" | "none" {
    if (this.takes.length === 0) return "none";
    return this.takes.length === this.selectable.length ? "all" : "some";
  }

  has(takeId: string): boolean {
    return this.#ids.has(takeId);
  }

  /** Selects or deselects a recording. @param isRange does the same to all recordings since the one toggled last. */
  toggle(takeId: string, isRange = false): void {
    const isOn = !this.#ids.has(takeId);
    for (const id of isRange ? this.rangeTo(takeId) : [takeId]) {
      if (isOn) this.#ids.add(id);
      else this.#ids.delete(id);
    }
    this.anchorId = takeId;
  }

  /** Selects all recordings from the one toggled last to this one. */
  extendTo(takeId: string): void {
    for (const id of this.rangeTo(takeId)) this.#ids.add(id);
  }

  /** Selects all recordings in the list, or none if all are selected. */
  toggleAll(): void {
    if (this.extent === "all") this.clear();
    else this.addAll();
  }

  addAll(): void {
    for (const { take } of this.selectable) this.#ids.add(take.id);
  }

  clear(): void {
    this.#ids.clear();
    this.anchorId = null;
  }

  /** Deselects takes. */
  drop(takes: readonly LocalTake[]): void {
    for (const { take } of takes) this.#ids.delete(take.id);
  }

  /** Returns the id of the selectable recording above (-1) or below (1); null at the ends. */
  neighbor(takeId: string, step: 1 | -1): string | null {
    const ids = this.selectable.map(({ take }) => take.id);
    const at = ids.indexOf(takeId);
    return at === -1 ? null : (ids[at + step] ?? null);
  }

  private rangeTo(takeId: string): string[] {
    const ids = this.selectable.map(({ take }) => take.id);
    const [from, to] = [ids.indexOf(this.anchorId ?? takeId), ids.indexOf(takeId)];
    if (from === -1 || to === -1) return [takeId];
    return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  }
}
