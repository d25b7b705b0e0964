import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { AmendVisit } from "../../shared/visits/amendment";
import type { CreateVisit, UpdateVisit, Visit, VisitPage } from "../../shared/visits/visit";
import { AppError } from "../../shared/errors";
import { AsyncTask } from "../base/AsyncTask";
import type { Retry } from "../base/createQueryClient";
import { DeletedWhileReading } from "./list/DeletedWhileReading";
import { isNewer, newest, placed } from "./list/listOrder";
import { WorklistStore } from "./list/WorklistStore";
import { VisitForm } from "./VisitForm";
import { matches, noFilter, toQuery, type VisitFilter } from "./visitFilter";
import { timeZone } from "../format/timeZone";
import type { ToFinish } from "./visitState";
import type { VisitsApi } from "./VisitsApi";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly visits: VisitsStore;
  }
}

/** Milliseconds between the last keystroke and the search. */
const typingPauseMs = 180;

/** The list of visits, its filters, and creating, changing and deleting visits. */
export class VisitsStore {
  /** The visits of the loaded pages, newest first. */
  items: readonly Visit[] = [];
  filter: VisitFilter = noFilter;
  /** The filter that `items` were loaded with. */
  loadedFilter: VisitFilter = noFilter;
  /** Id of the selected visit, which `OpenVisitStore` loads. */
  selectedId: string | null = null;
  /** The last visit deleted in this window; null after it was restored or could no longer be. */
  removed: Visit | null = null;
  /** The form with a visit's details that is open in the dialog; null if none is. */
  form: VisitForm | null = null;
  /** What was entered on the screen without a visit for the next one. Emptied when a visit is selected. */
  newForm = new VisitForm(null);
  /**
   * Whether the screen shows `newForm`; if not, its patient must not be used, because the user does not see the name.
   */
  isNewShown = false;
  /** Whether a new visit was asked for, so that the screen without a visit focuses its main button. */
  isNewAsked = false;
  readonly loading = new AsyncTask();
  readonly loadingMore = new AsyncTask();
  readonly removing = new AsyncTask();
  private cursor: string | null = null;
  #typing: ReturnType<typeof setTimeout> | undefined;
  /** The running creations of new visits, by the form that they began with. */
  readonly #creating = new Map<VisitForm, Promise<Visit>>();
  readonly #reads = new DeletedWhileReading();
  readonly #worklist: WorklistStore;

  readonly #api: Pick<VisitsApi, keyof VisitsApi>;
  readonly #retry: Retry;

  constructor(api: Pick<VisitsApi, keyof VisitsApi>, retry: Retry = (read) => read()) {
    this.#api = api;
    this.#retry = retry;
    this.#worklist = new WorklistStore((query) => this.#reads.run(() => retry(() => api.list(query))));
    makeAutoObservable(this, {
      items: observableRef,
      filter: observableRef,
      loadedFilter: observableRef,
      removed: observableRef,
      form: observableRef,
      newForm: observableRef,
    });
  }

  get hasMore(): boolean {
    return this.cursor !== null;
  }

  get isFiltered(): boolean {
    const { q, status, dates } = this.filter;
    return q.trim() !== "" || status !== "all" || dates.kind !== "all";
  }

  /** See `WorklistStore.visits`. */
  get worklist(): readonly Visit[] | null {
    return this.#worklist.visits;
  }

  /** The oldest visit on the worklist whose note can be reviewed, except the selected one; null without one. */
  get nextToFinish(): Visit | null {
    return this.#worklist.nextToReview(this.selectedId);
  }

  /** Counts of notes to finish, of today's visits and of older ones. */
  get toFinish(): ToFinish {
    return this.#worklist.counts;
  }

  /** Reads what the worklist shows. Failures are ignored. */
  loadWorklist(): Promise<void> {
    return this.#worklist.load();
  }

  /** Selects a visit, or none. A visit drops what was entered for a new one, so that no other patient gets it. */
  select(id: string | null): void {
    if (id !== null) this.dropNew();
    this.selectedId = id;
  }

  /** Drops what was entered for a new visit. */
  dropNew(): void {
    this.newForm = new VisitForm(null);
  }

  /**
   * Shows the screen without a visit, where a new one begins. The visit is created only once it is recorded or
   * requested. Entries that are not on the screen belong to an earlier patient and are dropped.
   */
  beginNew(): void {
    if (!this.isNewShown) this.dropNew();
    this.selectedId = null;
    this.isNewAsked = true;
  }

  /** Called when the screen that `beginNew` asked for is shown. */
  clearNewAsked(): void {
    this.isNewAsked = false;
  }

  /** Called by the screen without a visit when it appears or disappears. */
  setNewShown(isShown: boolean): void {
    this.isNewShown = isShown;
  }

  /**
   * Creates a visit with what was entered for a new one, including what is entered while this runs, and selects it
   * unless another was chosen in the meantime. Calls during a creation return its visit.
   * @throws {AppError}; the entries are then kept.
   */
  createNew(): Promise<Visit> {
    const form = this.newForm;
    const running = this.#creating.get(form);
    if (running) return running;
    const creating = this.createFrom(form).finally(() => this.#creating.delete(form));
    this.#creating.set(form, creating);
    return creating;
  }

  private async createFrom(form: VisitForm): Promise<Visit> {
    const first = (form.sent ??= form.fields); // after a failure too: the server may have created it from these
    let made = await this.create({ ...form.fields, id: form.id }).catch((error: unknown) => {
      if (AppError.from(error).code === "conflict") form.renew();
      throw error;
    });
    for (let sent = first; !isSame(sent, form.fields);) {
      const fields = form.fields;
      sent = fields;
      made = await this.#retry(() => this.update(made.id, { patient_id: null, ...fields }));
    }
    runInAction(() => this.newForm === form && this.select(made.id));
    return made;
  }

  /** Selects the visit above (-1) or below (1) the selected one; the first of the list if none in it is selected. */
  selectNeighbor(step: 1 | -1): void {
    const at = this.items.findIndex(({ id }) => id === this.selectedId);
    const next = this.items[at === -1 ? 0 : at + step];
    if (next) this.select(next.id);
  }

  /** Opens the form with a visit's details; null closes it. */
  edit(visit: Visit | null): void {
    this.form = visit && new VisitForm(visit);
  }

  /** Saves the open form and closes it. @returns the visit; null without a form, during another save, or on failure. */
  async saveForm(): Promise<Visit | null> {
    const { form } = this;
    if (!form?.visit || form.saving.isRunning) return null;
    const { visit, fields } = form;
    let saved: Visit | null = null;
    await form.saving.run(
      () => this.update(visit.id, fields),
      (changed) => {
        saved = changed;
        if (this.form === form) this.form = null;
      },
    );
    return saved;
  }

  /** Changes the filter and loads the list; a search waits until typing pauses. */
  setFilter(change: Partial<VisitFilter>): void {
    this.filter = { ...this.filter, ...change };
    clearTimeout(this.#typing);
    if (change.q === undefined || change.q.trim() === "") void this.load();
    else this.#typing = setTimeout(() => void this.load(), typingPauseMs);
  }

  clearFilter(): void {
    this.setFilter(noFilter);
  }

  /** Loads the first page, which replaces the list once it has arrived. Errors are stored in `loading`. */
  load(): Promise<void> {
    void this.loadWorklist();
    this.loadingMore.reset();
    const { filter } = this;
    return this.loading.run(
      () => this.#reads.run(() => this.#retry(() => this.#api.list(toQuery(filter)))),
      (page) => {
        this.loadedFilter = filter;
        this.items = page.items;
        this.cursor = page.next_cursor;
      },
    );
  }

  /** Loads the next page, if there is one and nothing is loading. Errors are stored in `loadingMore`. */
  async loadMore(): Promise<void> {
    const { cursor } = this;
    if (cursor === null || this.loadingMore.isRunning || this.loading.isRunning) return;
    await this.loadingMore.run(
      () => this.#reads.run(() => this.#retry(() => this.#api.list({ ...toQuery(this.filter), cursor }))),
      (page) => {
        const known = new Set(this.items.map(({ id }) => id));
        this.items = [...this.items, ...page.items.filter(({ id }) => !known.has(id))];
        this.cursor = page.next_cursor;
      },
    );
  }

  /** Reads the first page again without a loading state. Failures are ignored. */
  async refresh(): Promise<void> {
    if (this.loading.isRunning) return;
    const { filter } = this;
    void this.loadWorklist();
    const page = await this.#reads.run(() => this.#api.list(toQuery(filter))).catch(() => null);
    if (page && this.filter === filter && !this.loading.isRunning) runInAction(() => this.acceptNewest(page));
  }

  /** Creates a visit and adds it to the list. @throws {AppError} of the failed request. */
  async create(visit: CreateVisit): Promise<Visit> {
    // the id is chosen here, so that a retry does not create a second visit
    const known = { id: crypto.randomUUID(), time_zone: timeZone(), ...visit };
    const made = await this.#retry(() => this.#api.create(known));
    this.apply(made);
    return made;
  }

  /** Changes a visit, here and on the server. @throws {AppError} of the failed request. */
  async update(id: string, changes: UpdateVisit): Promise<Visit> {
    const changed = await this.#api.update(id, changes);
    this.apply(changed);
    return changed;
  }

  /** Reads a visit again, e.g. after its patient was changed. @returns null if that failed. */
  async reload(id: string): Promise<Visit | null> {
    const visit = await this.#api.get(id).catch(() => null);
    if (visit) this.apply(visit);
    return visit;
  }

  /**
   * Changes details of a signed visit, or of one with a signed document; the server records the amendment.
   * @throws {AppError} of the failed request.
   */
  async amend(id: string, changes: AmendVisit): Promise<Visit> {
    const amended = await this.#api.amend(id, changes);
    this.apply(amended);
    return amended;
  }

  /** Deletes a visit, which can be restored for ten minutes. @returns false if that failed; see `removing`. */
  async remove(visit: Visit): Promise<boolean> {
    await this.removing.run(
      () => this.#api.remove(visit.id),
      () => {
        this.removed = visit;
        this.apply({ ...visit, deleted_at: new Date().toISOString() });
      },
    );
    return this.removing.status === "done";
  }

  /** Deletes a visit without content, without offering to undo it. Failures are ignored: it then stays in the list. */
  async discard(id: string): Promise<void> {
    const visit = this.items.find((item) => item.id === id);
    await this.#api.remove(id).then(
      () => visit && this.apply({ ...visit, deleted_at: new Date().toISOString() }),
      () => undefined,
    );
  }

  /** Restores the last deleted visit and selects it. Errors are stored in `removing`. */
  async undoRemove(): Promise<void> {
    const { removed } = this;
    if (!removed) return;
    await this.removing.run(
      () => this.#api.restore(removed.id),
      (visit) => {
        this.removed = null;
        this.apply(visit);
        this.select(visit.id);
      },
    );
    if (this.removing.error?.code === "not_found") runInAction(() => (this.removed = null));
  }

  /** Inserts, updates or removes a visit in the list and in the worklist. A deleted visit is no longer selected. */
  apply(visit: Visit): void {
    this.#reads.applied(visit);
    this.items = placed(this.items, visit, this.belongs(visit));
    this.#worklist.apply(visit);
    if (visit.deleted_at !== null && this.selectedId === visit.id) this.selectedId = null;
  }

  /** Whether a visit belongs in the list. Only the server can search, so a listed visit stays until the next load. */
  private belongs(visit: Visit): boolean {
    if (visit.deleted_at !== null) return false;
    const isListed = this.items.some(({ id }) => id === visit.id);
    if (visit.id === this.selectedId && isListed) return true; // the open visit does not disappear while it is edited
    if (!matches(visit, this.filter)) return false;
    if (isListed) return true;
    const last = this.items.at(-1);
    return this.filter.q.trim() === "" && (!this.hasMore || !last || isNewer(visit, last));
  }

  /** Replaces the first page of the list; visits of later pages are kept. */
  private acceptNewest(page: VisitPage): void {
    const last = page.items.at(-1);
    const older = page.next_cursor === null || !last ? [] : this.items.filter((visit) => isNewer(last, visit));
    const before = new Map(this.items.map((visit) => [visit.id, visit]));
    this.items = [...page.items.map((visit) => newest(before.get(visit.id), visit)), ...older];
    if (older.length === 0) this.cursor = page.next_cursor;
  }
}

const isSame = (a: CreateVisit, b: CreateVisit): boolean => JSON.stringify(a) === JSON.stringify(b);
