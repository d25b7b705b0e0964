import { makeAutoObservable, observable } from "mobx";
import { isSelectable, type LocalTake } from "./localTake";

/** Which recordings of the list are selected. Those that are not shown are not: nothing happens to what nobody sees. */
export class TakeSelection {
  private readonly ids = observable.set<string>();
  /** Where a range begins. */
  private anchorId: string | null = null;

  /** @param shown the list as it stands on the screen. */
  constructor(private readonly shown: () => readonly LocalTake[]) {
    makeAutoObservable<this, "ids" | "shown">(this, { ids: false, shown: false });
  }

  /** Those of the list that can be selected, in its order. */
  get selectable(): LocalTake[] {
    return this.shown().filter(({ state }) => isSelectable(state));
  }

  get takes(): LocalTake[] {
    return this.selectable.filter(({ take }) => this.ids.has(take.id));
  }

  /** Whether all, some or none of those that can be are selected. */
  get extent(): "all" | "some" | "none" {
    if (this.takes.length === 0) return "none";
    return this.takes.length === this.selectable.length ? "all" : "some";
  }

  has(takeId: string): boolean {
    return this.ids.has(takeId);
  }

  /** @param isRange with all between it and the one before: they become what it becomes. */
  toggle(takeId: string, isRange = false): void {
    const isOn = !this.ids.has(takeId);
    for (const id of isRange ? this.rangeTo(takeId) : [takeId]) {
      if (isOn) this.ids.add(id);
      else this.ids.delete(id);
    }
    this.anchorId = takeId;
  }

  /** All between the one selected last and this one, both of them too. */
  extendTo(takeId: string): void {
    for (const id of this.rangeTo(takeId)) this.ids.add(id);
  }

  /** All that are shown; none where they are already. */
  toggleAll(): void {
    if (this.extent === "all") this.clear();
    else this.addAll();
  }

  addAll(): void {
    for (const { take } of this.selectable) this.ids.add(take.id);
  }

  clear(): void {
    this.ids.clear();
    this.anchorId = null;
  }

  /** These are selected no longer. */
  drop(takes: readonly LocalTake[]): void {
    for (const { take } of takes) this.ids.delete(take.id);
  }

  /** The one above (-1) or below (1) in the list that can be selected; null at its ends. */
  neighbour(takeId: string, step: 1 | -1): string | null {
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
