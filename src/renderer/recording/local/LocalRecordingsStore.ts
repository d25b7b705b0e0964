import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import { takeMime } from "../../../shared/recording/take";
import { AppError } from "../../../shared/errors";
import type { Visit } from "../../../shared/visits/visit";
import { AsyncTask } from "../../app/AsyncTask";
import type { PlaybackApi } from "../../playback/playbackApi";
import type { Platform } from "../../platform/platform";
import { type KeptTake, sentAsOf } from "../../../shared/recording/keptTake";
import type { VisitsApi } from "../../visits/visitsApi";
import type { JournalStorage } from "../journal/JournalDisk";
import { bringBackMs, type KeptRecordings } from "../KeptRecordings";
import type { TakesApi } from "../upload/takesApi";
import { heldLocks, recordingLock } from "../windowLock";
import { BulkActs } from "./BulkActs";
import type { BulkAct } from "./bulkWords";
import {
  canAttach,
  canDelete,
  canTranscribe,
  inOrder,
  isSelectable,
  isUnder,
  type LocalTake,
  localState,
  type TakeFilter,
} from "./localTake";
import { TakeSelection } from "./TakeSelection";

interface Parts {
  kept: KeptRecordings;
  visits: Pick<TakesApi, "visit">;
  sounds: Pick<PlaybackApi, "audio">;
  sessions: Pick<VisitsApi, "list">;
  platform: Platform;
}

/** Sessions that are offered to attach a recording to. */
const mostSessions = 100;

/** Every take of the signed-in person that this browser keeps, and those it sent while this window was open. */
export class LocalRecordingsStore {
  filter: TakeFilter = "all";
  search = "";
  /** Null while that is not known. */
  storage: JournalStorage | null = null;
  /** Sessions a recording can be attached to, once they were found. */
  attachable: readonly Visit[] = [];
  readonly finding = new AsyncTask();
  readonly loading = new AsyncTask();
  readonly changing = new AsyncTask();
  readonly selection = new TakeSelection(() => this.shown);
  readonly bulk: BulkActs;
  /** Whether the journal was looked into at all. */
  wasRead = false;
  private journal: readonly KeptTake[] = [];
  private held: ReadonlySet<string> = new Set();
  /** Their sessions; null for one that was deleted. */
  private readonly sessions = observable.map<string, Visit | null>([], { deep: false });

  constructor(private readonly parts: Parts) {
    this.bulk = new BulkActs({
      selection: this.selection,
      current: (takeId) => this.all.find(({ take }) => take.id === takeId) ?? null,
      fits: (act, local) => this.can(act, local),
      look: () => this.look(),
    });
    makeAutoObservable<this, "parts" | "journal" | "held" | "sessions">(this, {
      storage: observableRef,
      attachable: observableRef,
      journal: observableRef,
      held: observableRef,
      parts: false,
      sessions: false,
    });
  }

  get platform(): Platform {
    return this.parts.platform;
  }

  /** All of them, those that need a person first. */
  get all(): LocalTake[] {
    const { kept } = this.parts;
    const sentIds = new Set(kept.sent.map(({ id }) => id)); // the journal may have been read before they went
    const here = this.journal
      .filter(({ id }) => !sentIds.has(id))
      .map((take) => ({ take, state: localState(take, this.around(take)) }));
    return inOrder([...here, ...kept.sent.map((take) => ({ take, state: { kind: "uploaded" } as const }))]);
  }

  get shown(): LocalTake[] {
    const words = this.search.trim().toLowerCase();
    return this.all
      .filter(({ state }) => isUnder(state, this.filter))
      .filter(({ take }) => words === "" || this.textOf(take).includes(words));
  }

  count(filter: TakeFilter): number {
    return this.all.filter(({ state }) => isUnder(state, filter)).length;
  }

  setFilter(filter: TakeFilter): void {
    this.filter = filter;
  }

  setSearch(search: string): void {
    this.search = search;
  }

  /** The session of a take: null when it was deleted, undefined while it is not known. */
  session(visitId: string): Visit | null | undefined {
    return this.sessions.get(visitId);
  }

  /**
   * Looks again, as is done while the screen is shown: other windows record too. Not while a look is under way: on a disk that
   * takes longer than the time between two, each would be given up for the next, and none would ever be shown.
   */
  async lookAgain(): Promise<void> {
    if (!this.loading.isRunning) await this.look();
  }

  /** Looks into the journal. */
  async look(): Promise<void> {
    await this.loading.run(
      () => this.read(),
      ({ journal, held, storage }) => {
        this.wasRead = true;
        this.journal = journal;
        this.held = held;
        this.storage = storage;
      },
    );
    await Promise.all([...new Set(this.all.map(({ take }) => take.visitId))].map((id) => this.learn(id)));
  }

  /** The take's sound: from this browser, or from the practice once it is there alone. */
  async sound({ take, state }: LocalTake): Promise<Blob> {
    if (state.kind === "uploaded")
      return this.parts.sounds.audio(take.visitId, sentAsOf(take), new AbortController().signal);
    const { journal } = await this.parts.kept.open();
    const pages = await journal.file(take.id);
    if (pages.length === 0) throw new AppError("not_found", "This recording is not on this computer any more.");
    return new Blob(pages, { type: takeMime });
  }

  /** Whether it can be done to a take as that stands now. */
  can(act: BulkAct, { take, state }: LocalTake): boolean {
    const sentMs = this.parts.kept.sentMs.get(take.id) ?? 0;
    if (act === "transcribe") return canTranscribe(state);
    if (act === "export") return isSelectable(state);
    if (act === "delete") return canDelete(state);
    if (act === "bringBack") return state.kind === "deleted";
    return canAttach(state, sentMs, this.session(take.visitId) === null);
  }

  /** They go on to their transcripts: no more is recorded of them, and what the practice refused it is asked to take again. */
  transcribe(takes: readonly LocalTake[]): Promise<LocalTake[]> {
    return this.bulk.run("transcribe", takes, ({ take, state }) =>
      state.kind === "refused" ? this.sendAgain(take.id) : this.parts.kept.finish(take.id),
    );
  }

  /** Can be brought back for a while. */
  remove(takes: readonly LocalTake[]): Promise<LocalTake[]> {
    return this.bulk.run("delete", takes, ({ take }) => this.parts.kept.discard(take.id));
  }

  bringBack(takes: readonly LocalTake[]): Promise<LocalTake[]> {
    return this.bulk.run("bringBack", takes, ({ take }) => this.parts.kept.bringBack(take.id));
  }

  /** To a session; one that is with it already stays as it is. */
  attach(takes: readonly LocalTake[], visitId: string): Promise<LocalTake[]> {
    return this.bulk.run("attach", takes, async ({ take }) => {
      if (take.visitId !== visitId) await this.parts.kept.attach(take.id, visitId);
    });
  }

  /** No more will be recorded of an interrupted take: it goes on to its note. */
  finish({ take }: LocalTake): Promise<boolean> {
    return this.change(() => this.parts.kept.finish(take.id));
  }

  /** An empty name takes it away. */
  rename({ take }: LocalTake, name: string): Promise<boolean> {
    return this.change(async () => {
      const { journal } = await this.parts.kept.open();
      await journal.change(take.id, { name: name.trim() || null });
    });
  }

  /** The sessions that can take a recording, newest first. */
  findSessions(): Promise<void> {
    return this.finding.run(
      () => this.parts.sessions.list({ limit: mostSessions }),
      ({ items }) => (this.attachable = items.filter(({ status }) => status !== "signed")),
    );
  }

  setLimit(bytes: number): Promise<boolean> {
    return this.change(async () => (await this.parts.kept.open()).journal.setLimit(bytes));
  }

  /** Asks the practice once more to take what it refused. */
  private async sendAgain(takeId: string): Promise<void> {
    const { outbox } = await this.parts.kept.open();
    runInAction(() => this.parts.kept.problems.delete(takeId));
    outbox.send(takeId);
  }

  private async change(work: () => Promise<void>): Promise<boolean> {
    await this.changing.run(work, () => undefined);
    await this.look();
    return this.changing.status === "done";
  }

  private async read(): Promise<{
    journal: readonly KeptTake[];
    held: ReadonlySet<string>;
    storage: JournalStorage | null;
  }> {
    const { journal } = await this.parts.kept.open();
    await journal.removeDeleted(Date.now() - bringBackMs);
    const owner = await this.parts.kept.owner();
    const kept = [...(await journal.takes()), ...(await journal.deletedTakes())];
    const storage = await journal.storage();
    // Nothing was heard of a take without a page: there is nothing to list.
    const mine = kept.filter(({ ownerId, pages }) => owner !== "" && ownerId === owner && pages > 0);
    return { journal: mine, held: await heldLocks(), storage };
  }

  private around(take: KeptTake) {
    const { kept } = this.parts;
    return {
      isHeld: this.held.has(recordingLock(take.visitId)),
      sentMs: kept.sentMs.get(take.id) ?? 0,
      problem: kept.problems.get(take.id),
      bringBackMs,
    };
  }

  /** Whose session it is, once per session. Where the practice cannot be asked it stays unknown until the next look. */
  private async learn(visitId: string): Promise<void> {
    if (this.sessions.has(visitId)) return;
    try {
      const visit = await this.parts.visits.visit(visitId);
      runInAction(() => this.sessions.set(visitId, visit));
    } catch (error) {
      if (AppError.from(error).code === "not_found") runInAction(() => this.sessions.set(visitId, null));
    }
  }

  private textOf({ name, visitId }: KeptTake): string {
    const visit = this.sessions.get(visitId);
    return [name, visit?.title, visit?.patient_name, visit?.reason].join(" ").toLowerCase();
  }
}
