import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { CreateVisit, UpdateVisit, Visit, VisitPage } from "../../shared/visits/visit";
import { AsyncTask } from "../app/AsyncTask";
import type { Patience } from "../app/queryClient";
import { matches, midnight, noFilter, toQuery, type VisitFilter } from "./visitFilter";
import type { VisitsApi } from "./visitsApi";

/** Milliseconds after the last key before a search is asked. */
const typingPauseMs = 180;
/** Most sessions of one day that are looked through for the worklist. */
const daysMost = 200;

/** The list of sessions, its filters, and what is done to sessions as a whole. */
export class VisitsStore {
  /** Newest first, as far as pages were loaded. */
  items: readonly Visit[] = [];
  filter: VisitFilter = noFilter;
  /** The session that is chosen; `OpenVisitStore` holds it. */
  selectedId: string | null = null;
  /** The last session deleted here, as long as it can be brought back. */
  removed: Visit | null = null;
  /** What the dialog for a session's details is open for. */
  editing: "new" | Visit | null = null;
  readonly loading = new AsyncTask();
  readonly loadingMore = new AsyncTask();
  readonly removing = new AsyncTask();
  private cursor: string | null = null;
  private todays: readonly Visit[] = [];
  private typing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly api: Pick<VisitsApi, keyof VisitsApi>,
    private readonly patiently: Patience = (read) => read(),
  ) {
    makeAutoObservable<this, "api" | "patiently" | "typing" | "todays">(this, {
      api: false,
      patiently: false,
      typing: false,
      items: observableRef,
      filter: observableRef,
      removed: observableRef,
      editing: observableRef,
      todays: observableRef,
    });
  }

  get hasMore(): boolean {
    return this.cursor !== null;
  }

  get isFiltered(): boolean {
    const { q, status, dates } = this.filter;
    return q.trim() !== "" || status !== "all" || dates.kind !== "all";
  }

  /** Today's sessions that are not signed; null when there were none today. */
  get worklist(): readonly Visit[] | null {
    const start = midnight(new Date()).getTime();
    const today = this.todays.filter(({ created_at }) => Date.parse(created_at) >= start);
    return today.length === 0 ? null : today.filter(({ status }) => status !== "signed");
  }

  /** Notes to finish today: the count beside Scribe. */
  get toFinish(): number {
    return this.worklist?.length ?? 0;
  }

  select(id: string | null): void {
    this.selectedId = id;
  }

  /** The session above (-1) or below (1) the chosen one becomes chosen. */
  selectNeighbour(step: 1 | -1): void {
    const at = this.items.findIndex(({ id }) => id === this.selectedId);
    const next = this.items[at === -1 ? 0 : at + step];
    if (next) this.selectedId = next.id;
  }

  edit(what: "new" | Visit | null): void {
    this.editing = what;
  }

  setFilter(change: Partial<VisitFilter>): void {
    this.filter = { ...this.filter, ...change };
    clearTimeout(this.typing);
    if (change.q === undefined || change.q.trim() === "") void this.load();
    else this.typing = setTimeout(() => void this.load(), typingPauseMs);
  }

  clearFilter(): void {
    this.setFilter(noFilter);
  }

  /** The first page. What is on the screen stays until the new page is whole. */
  load(): Promise<void> {
    void this.loadToday();
    this.loadingMore.reset();
    return this.loading.run(
      () => this.patiently(() => this.api.list(toQuery(this.filter))),
      (page) => {
        this.items = page.items;
        this.cursor = page.next_cursor;
      },
    );
  }

  async loadMore(): Promise<void> {
    const { cursor } = this;
    if (cursor === null || this.loadingMore.isRunning || this.loading.isRunning) return;
    await this.loadingMore.run(
      () => this.api.list({ ...toQuery(this.filter), cursor }),
      (page) => {
        const known = new Set(this.items.map(({ id }) => id));
        this.items = [...this.items, ...page.items.filter(({ id }) => !known.has(id))];
        this.cursor = page.next_cursor;
      },
    );
  }

  /** Reads the first page again in silence: sessions move on while nobody looks at them. Failing changes nothing. */
  async refresh(): Promise<void> {
    if (this.loading.isRunning) return;
    const { filter } = this;
    void this.loadToday();
    const page = await this.api.list(toQuery(filter)).catch(() => null);
    if (page && this.filter === filter && !this.loading.isRunning) runInAction(() => this.takeNewest(page));
  }

  async create(visit: CreateVisit): Promise<Visit> {
    const made = await this.api.create({ id: crypto.randomUUID(), ...visit });
    this.apply(made);
    return made;
  }

  async update(id: string, changes: UpdateVisit): Promise<Visit> {
    const changed = await this.api.update(id, changes);
    this.apply(changed);
    return changed;
  }

  /** Deletes a session; it can be brought back for ten minutes. Failures land in `removing`. */
  async remove(visit: Visit): Promise<boolean> {
    await this.removing.run(
      () => this.api.remove(visit.id),
      () => {
        this.removed = visit;
        this.apply({ ...visit, deleted_at: new Date().toISOString() });
      },
    );
    return this.removing.status === "done";
  }

  /** Brings the last deleted session back and opens it. */
  async undoRemove(): Promise<void> {
    const { removed } = this;
    if (!removed) return;
    await this.removing.run(
      () => this.api.restore(removed.id),
      (visit) => {
        this.removed = null;
        this.apply(visit);
        this.selectedId = visit.id;
      },
    );
    if (this.removing.error?.code === "not_found") runInAction(() => (this.removed = null));
  }

  /** A session as it is now, from whoever heard of it: into its place in the list, or out of it. */
  apply(visit: Visit): void {
    this.items = placed(this.items, visit, this.belongs(visit));
    this.todays = placed(
      this.todays,
      visit,
      visit.deleted_at === null && Date.parse(visit.created_at) >= midnight(new Date()).getTime(),
    );
    if (visit.deleted_at !== null && this.selectedId === visit.id) this.selectedId = null;
  }

  /** With a search only the service knows; a session that is in the list stays until the next one. */
  private belongs(visit: Visit): boolean {
    if (visit.deleted_at !== null) return false;
    const isListed = this.items.some(({ id }) => id === visit.id);
    if (visit.id === this.selectedId && isListed) return true; // what is being worked on does not vanish under the hand
    if (!matches(visit, this.filter)) return false;
    if (isListed) return true;
    const last = this.items.at(-1);
    return this.filter.q.trim() === "" && (!this.hasMore || !last || isNewer(visit, last));
  }

  private takeNewest(page: VisitPage): void {
    const last = page.items.at(-1);
    const older = page.next_cursor === null || !last ? [] : this.items.filter((visit) => isNewer(last, visit));
    const before = new Map(this.items.map((visit) => [visit.id, visit]));
    this.items = [...page.items.map((visit) => newest(before.get(visit.id), visit)), ...older];
    if (older.length === 0) this.cursor = page.next_cursor;
  }

  private async loadToday(): Promise<void> {
    const from = midnight(new Date()).toISOString();
    const page = await this.api.list({ from, limit: daysMost }).catch(() => null);
    if (page) runInAction(() => (this.todays = page.items));
  }
}

/** The order of the list: by the time it was made, then by id, newest first. */
function isNewer(a: Visit, b: Visit): boolean {
  return a.created_at === b.created_at ? a.id > b.id : a.created_at > b.created_at;
}

const newest = (known: Visit | undefined, read: Visit): Visit =>
  known && known.updated_at > read.updated_at ? known : read;

function placed(list: readonly Visit[], visit: Visit, belongs: boolean): readonly Visit[] {
  const at = list.findIndex(({ id }) => id === visit.id);
  if (!belongs) return at === -1 ? list : list.filter(({ id }) => id !== visit.id);
  if (at !== -1) return list.map((known, index) => (index === at ? newest(known, visit) : known));
  const before = list.findIndex((known) => isNewer(visit, known));
  return before === -1 ? [...list, visit] : [...list.slice(0, before), visit, ...list.slice(before)];
}
