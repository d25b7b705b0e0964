import { makeAutoObservable } from "mobx";
import type { VisitDocument } from "../../../shared/notes/document";
import { type ReviewItem, neighbor, openItems, reviewOrder } from "./openItems";

/** The position in the list of open findings and omissions of a note. */
export class ReviewCursor {
  /** Id of the current finding or omission; null before the first move and when nothing is open. */
  activeId: string | null = null;
  /** Counts moves, so that screens scroll and focus again even if the item is the same. */
  moves = 0;
  /**
   * Whether an answer moved the cursor: `next` then focuses the item that was moved to, instead of the one after it.
   */
  private movedOn = false;

  readonly #shown: () => VisitDocument | null;

  /** @param shown returns the note on the screen. */
  constructor(shown: () => VisitDocument | null) {
    this.#shown = shown;
    makeAutoObservable(this);
  }

  /** The open findings and omissions in review order; empty while drafting and once signed. */
  get open(): ReviewItem[] {
    const note = this.#shown();
    return note && note.status === "draft" && !note.drafting ? openItems(note) : [];
  }

  get openOmissions(): number {
    return this.open.filter(({ kind }) => kind === "omission").length;
  }

  get active(): ReviewItem | null {
    return this.open.find(({ id }) => id === this.activeId) ?? null;
  }

  /** Moves to the next open item, or with -1 to the previous one. @returns that item; null if nothing is open. */
  next(step: 1 | -1 = 1): ReviewItem | null {
    if (this.movedOn && this.active && step === 1) {
      this.movedOn = false;
      this.moves++;
      return this.active;
    }
    const item = this.neighborOf(this.activeId, step);
    this.goTo(item?.id ?? null);
    return item;
  }

  /** Makes an item the current one; screens scroll to it and focus it. */
  goTo(id: string | null): void {
    this.activeId = id;
    this.movedOn = false;
    this.moves++;
  }

  /** Moves to the next open item after item `from` was answered. Screens focus the next item if `isShown`. */
  moveOn(from: string, isShown: boolean): void {
    const item = this.neighborOf(from, 1);
    this.activeId = item?.id ?? null;
    this.movedOn = item !== null;
    if (isShown) this.moves++;
  }

  /** Clears the position when another visit is opened. */
  leave(): void {
    this.activeId = null;
    this.movedOn = false;
  }

  private neighborOf(id: string | null, step: 1 | -1): ReviewItem | null {
    const note = this.#shown();
    return note && (neighbor(this.open, reviewOrder(note), id, step) ?? null);
  }
}
