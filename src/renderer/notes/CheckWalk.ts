import { makeAutoObservable } from "mobx";
import type { Note } from "../../shared/notes/note";
import { type CheckItem, neighbour, openItems, walkOrder } from "./checklist";

/** Where a person is on the way through what a note leaves open: findings, then omissions. */
export class CheckWalk {
  /** The finding or omission a person is at. */
  activeId: string | null = null;
  /** Counts arrivals at an item, so that screens go there again. */
  moves = 0;
  /** Set by an answer that moved on by itself: the next J stays there. */
  private movedOn = false;

  /** @param shown the note as it stands on the screen. */
  constructor(private readonly shown: () => Note | null) {
    makeAutoObservable<this, "shown">(this, { shown: false });
  }

  get open(): CheckItem[] {
    const note = this.shown();
    return note && note.status === "draft" && !note.drafting ? openItems(note) : [];
  }

  get openOmissions(): number {
    return this.open.filter(({ kind }) => kind === "omission").length;
  }

  get active(): CheckItem | null {
    return this.open.find(({ id }) => id === this.activeId) ?? null;
  }

  /** Goes to the next open item. @returns null when nothing is open. */
  next(step: 1 | -1 = 1): CheckItem | null {
    if (this.movedOn && this.active && step === 1) {
      this.movedOn = false;
      this.moves++;
      return this.active;
    }
    const item = this.neighbourOf(this.activeId, step);
    this.goTo(item?.id ?? null);
    return item;
  }

  goTo(id: string | null): void {
    this.activeId = id;
    this.movedOn = false;
    this.moves++;
  }

  /** After an answer: on to the next item, which screens go to when `isShown`. */
  moveOn(from: string, isShown: boolean): void {
    const item = this.neighbourOf(from, 1);
    this.activeId = item?.id ?? null;
    this.movedOn = item !== null;
    if (isShown) this.moves++;
  }

  leave(): void {
    this.activeId = null;
    this.movedOn = false;
  }

  private neighbourOf(id: string | null, step: 1 | -1): CheckItem | null {
    const note = this.shown();
    return note && (neighbour(this.open, walkOrder(note), id, step) ?? null);
  }
}
