import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import { takeMime } from "../../../shared/recording/take";
import { AppError } from "../../../shared/errors";
import type { Visit } from "../../../shared/visits/visit";
import { AsyncTask } from "../../base/AsyncTask";
import type { SoundApi } from "../../playback/SoundApi";
import type { Platform } from "../../base/Platform";
import { type JournalTake, serverTakeId } from "../../../shared/recording/journalTake";
import type { VisitsApi } from "../../visits/VisitsApi";
import type { JournalStorage } from "../journal/JournalDisk";
import { restoreMs, type LocalTakes } from "../LocalTakes";
import { heldLocks, recordingLock } from "../holdLock";
import { BulkActions } from "./BulkActions";
import type { BulkAction } from "./bulkAction";
import {
  canAttach,
  canDelete,
  canTranscribe,
  sortTakes,
  isSelectable,
  matchesTakeFilter,
  type LocalTake,
  localState,
  type TakeFilter,
} from "./localTake";
import { TakeSelection } from "./TakeSelection";

declare module "../../base/useStores" {
  interface DashboardStores {
    readonly localRecordings: LocalRecordingsStore;
  }
}

interface Deps {
  localTakes: LocalTakes;
  sounds: Pick<SoundApi, "audio">;
  visits: Pick<VisitsApi, "get" | "list">;
  platform: Platform;
}

/** Number of newest visits loaded to choose from when a recording is attached. */
const maxVisits = 100;

/** The signed-in user's takes on this computer, and those uploaded while this window was open. */
export class LocalRecordingsStore {
  filter: TakeFilter = "all";
  search = "";
  /** Use of the disk; null if unknown. */
  storage: JournalStorage | null = null;
  /** Visits to which a recording can be attached. */
  attachable: readonly Visit[] = [];
  /** Loads `attachable`. */
  readonly finding = new AsyncTask();
  /** Reads the journal. */
  readonly loading = new AsyncTask();
  /** Finishes or renames a take, or sets the limit. */
  readonly changing = new AsyncTask();
  readonly selection = new TakeSelection(() => this.shown);
  readonly bulk: BulkActions;
  /** Whether the journal has been read once. */
  wasRead = false;
  private journal: readonly JournalTake[] = [];
  /** Names of the locks held by windows of this browser. */
  private held: ReadonlySet<string> = new Set();
  /** Visits of the takes, by id; null if the visit was deleted. */
  readonly #visits = observable.map<string, Visit | null>([], { deep: false });

  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.bulk = new BulkActions({
      selection: this.selection,
      current: (takeId) => this.all.find(({ take }) => take.id === takeId) ?? null,
      applies: (act, local) => this.can(act, local),
      refresh: () => this.refresh(),
    });
    makeAutoObservable<this, "journal" | "held">(this, {
      storage: observableRef,
      attachable: observableRef,
      journal: observableRef,
      held: observableRef,
    });
  }

  get platform(): Platform {
    return this.#deps.platform;
  }

  /** All takes, those that need attention first. */
  get all(): LocalTake[] {
    const { localTakes } = this.#deps;
    // the journal may have been read before they were uploaded
    const sentIds = new Set(localTakes.sent.map(({ id }) => id));
    const here = this.journal
      .filter(({ id }) => !sentIds.has(id))
      .map((take) => ({ take, state: localState(take, this.contextOf(take)) }));
    return sortTakes([...here, ...localTakes.sent.map((take) => ({ take, state: { kind: "uploaded" } as const }))]);
  }

  /** The takes that match the filter and the search. */
  get shown(): LocalTake[] {
    const words = this.search.trim().toLowerCase();
    return this.all
      .filter(({ state }) => matchesTakeFilter(state, this.filter))
      .filter(({ take }) => words === "" || this.textOf(take).includes(words));
  }

  count(filter: TakeFilter): number {
    return this.all.filter(({ state }) => matchesTakeFilter(state, filter)).length;
  }

  setFilter(filter: TakeFilter): void {
    this.filter = filter;
  }

  setSearch(search: string): void {
    this.search = search;
  }

  /** Returns a visit; null if it was deleted, undefined if it is not loaded. */
  visit(visitId: string): Visit | null | undefined {
    return this.#visits.get(visitId);
  }

  /**
   * Refreshes unless a refresh is running. If polling started another read each time, and reading took longer than the
   * polling interval, every result would be superseded and the list would never update.
   */
  async refreshIfIdle(): Promise<void> {
    if (!this.loading.isRunning) await this.refresh();
  }

  /**
   * Reads the journal, then the visits of its takes that are not loaded yet. First removes deleted takes that can no
   * longer be restored. Failures are in `loading`.
   */
  async refresh(): Promise<void> {
    await this.loading.run(
      () => this.read(),
      ({ journal, held, storage }) => {
        this.wasRead = true;
        this.journal = journal;
        this.held = held;
        this.storage = storage;
      },
    );
    await Promise.all([...new Set(this.all.map(({ take }) => take.visitId))].map((id) => this.loadVisit(id)));
  }

  /**
   * Returns the audio of a take, from this computer or, once uploaded, from the server.
   * @throws {AppError} of the failed request.
   */
  async sound({ take, state }: LocalTake): Promise<Blob> {
    if (state.kind === "uploaded")
      return this.#deps.sounds.audio(take.visitId, serverTakeId(take), new AbortController().signal);
    const { journal } = await this.#deps.localTakes.open();
    const parts = await journal.file(take.id);
    if (parts.length === 0) throw new AppError("not_found", "This recording is no longer on this computer.");
    return new Blob(parts, { type: takeMime });
  }

  /** Whether an action applies to a take in its current state. */
  can(act: BulkAction, { take, state }: LocalTake): boolean {
    const sentMs = this.#deps.localTakes.sentMs.get(take.id) ?? 0;
    if (act === "transcribe") return canTranscribe(state);
    if (act === "export") return isSelectable(state);
    if (act === "delete") return canDelete(state);
    if (act === "restore") return state.kind === "deleted";
    return canAttach(state, sentMs, this.visit(take.visitId) === null);
  }

  /** Finishes interrupted takes and sends rejected takes again. @returns the takes for which it succeeded. */
  transcribe(takes: readonly LocalTake[]): Promise<LocalTake[]> {
    return this.bulk.run("transcribe", takes, ({ take, state }) =>
      state.kind === "refused" ? this.sendAgain(take.id) : this.#deps.localTakes.finish(take),
    );
  }

  /** Deletes takes, which can be restored for `restoreMs`. @returns the deleted takes. */
  remove(takes: readonly LocalTake[]): Promise<LocalTake[]> {
    return this.bulk.run("delete", takes, ({ take }) => this.#deps.localTakes.discard(take.id));
  }

  /** Restores deleted takes. @returns the restored takes. */
  restore(takes: readonly LocalTake[]): Promise<LocalTake[]> {
    return this.bulk.run("restore", takes, ({ take }) => this.#deps.localTakes.restore(take.id));
  }

  /** Attaches takes to a visit. @returns the takes for which it succeeded, with those already attached to it. */
  attach(takes: readonly LocalTake[], visitId: string): Promise<LocalTake[]> {
    return this.bulk.run("attach", takes, async ({ take }) => {
      if (take.visitId !== visitId) await this.#deps.localTakes.attach(take.id, visitId);
    });
  }

  /** Finishes an interrupted take; transcript and note follow. @returns whether it succeeded. */
  finish({ take }: LocalTake): Promise<boolean> {
    return this.change(() => this.#deps.localTakes.finish(take));
  }

  /** Renames a take; an empty name removes the name. @returns whether it succeeded. */
  rename({ take }: LocalTake, name: string): Promise<boolean> {
    return this.change(async () => {
      const { journal } = await this.#deps.localTakes.open();
      await journal.change(take.id, { name: name.trim() || null });
    });
  }

  /** Loads `attachable`: the newest visits that are not signed. Failures are in `finding`. */
  findVisits(): Promise<void> {
    return this.finding.run(
      () => this.#deps.visits.list({ limit: maxVisits }),
      ({ items }) => (this.attachable = items.filter(({ status }) => status !== "signed")),
    );
  }

  /** Sets the size near which a warning is shown. @returns whether it succeeded. */
  setLimit(bytes: number): Promise<boolean> {
    return this.change(async () => (await this.#deps.localTakes.open()).journal.setLimit(bytes));
  }

  /** Sends a rejected take again. */
  private async sendAgain(takeId: string): Promise<void> {
    const { outbox } = await this.#deps.localTakes.open();
    runInAction(() => this.#deps.localTakes.problems.delete(takeId));
    outbox.send(takeId);
  }

  private async change(work: () => Promise<void>): Promise<boolean> {
    await this.changing.run(work, () => undefined);
    await this.refresh();
    return this.changing.status === "done";
  }

  private async read(): Promise<{
    journal: readonly JournalTake[];
    held: ReadonlySet<string>;
    storage: JournalStorage | null;
  }> {
    const { journal } = await this.#deps.localTakes.open();
    await journal.removeDeleted(Date.now() - restoreMs);
    const owner = await this.#deps.localTakes.owner();
    const kept = [...(await journal.takes()), ...(await journal.deletedTakes())];
    const storage = await journal.storage();
    // A take without a part has no audio and is not listed.
    const mine = kept.filter(({ ownerId, parts }) => owner !== "" && ownerId === owner && parts > 0);
    return { journal: mine, held: await heldLocks(), storage };
  }

  private contextOf(take: JournalTake) {
    const { localTakes } = this.#deps;
    return {
      isHeld: this.held.has(recordingLock(take.visitId)),
      sentMs: localTakes.sentMs.get(take.id) ?? 0,
      problem: localTakes.problems.get(take.id),
      restoreMs,
    };
  }

  /** Loads a visit once. If the server cannot be reached, the next refresh tries again. */
  private async loadVisit(visitId: string): Promise<void> {
    if (this.#visits.has(visitId)) return;
    try {
      const visit = await this.#deps.visits.get(visitId);
      runInAction(() => this.#visits.set(visitId, visit));
    } catch (error) {
      if (AppError.from(error).code === "not_found") runInAction(() => this.#visits.set(visitId, null));
    }
  }

  private textOf({ name, visitId }: JournalTake): string {
    const visit = this.#visits.get(visitId);
    return [name, visit?.title, visit?.patient_name, visit?.reason].join(" ").toLowerCase();
  }
}
