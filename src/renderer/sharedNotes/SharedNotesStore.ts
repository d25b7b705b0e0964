import { makeAutoObservable, reaction } from "mobx";
import type { VisitsStore } from "../visits/VisitsStore";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly sharedNotes: SharedNotesStore;
  }
}

/** Whose visits the Scribe screen lists. */
export type VisitsScope = "mine" | "practice";

/** Whether the Scribe screen lists the person's own visits or the practice's signed notes, and which note is open. */
export class SharedNotesStore {
  /** What is listed; `practice` has an effect only if the practice shares signed notes. */
  scope: VisitsScope = "mine";
  selectedId: string | null = null;
  /** Search text. */
  q = "";

  constructor(private readonly visits: Pick<VisitsStore, "selectedId" | "isNewAsked" | "select" | "dropNew">) {
    makeAutoObservable<this, "visits">(this, { visits: false });
    // When one of the person's own visits, or a new one, is opened from anywhere, their own visits are listed.
    reaction(
      () => this.visits.selectedId !== null || this.visits.isNewAsked,
      (isOpened) => isOpened && this.setScope("mine"),
    );
  }

  /**
   * Shows the visits of the scope. For `practice`, closes the person's open visit and drops what was entered for a new
   * one, so that no shortcut acts on something that is not shown.
   */
  setScope(scope: VisitsScope): void {
    if (scope === this.scope) return;
    this.scope = scope;
    this.selectedId = null;
    if (scope !== "practice") return;
    this.visits.select(null);
    this.visits.dropNew();
  }

  select(id: string | null): void {
    this.selectedId = id;
  }

  find(q: string): void {
    this.q = q;
  }
}
