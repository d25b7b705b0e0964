import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import type { Platform } from "../platform/platform";
import type { KeptTake } from "../../shared/recording/keptTake";
import { TakeJournal } from "./journal/TakeJournal";
import type { TakesApi } from "./upload/takesApi";
import { TakesOutbox } from "./upload/TakesOutbox";
import { heldLocks, recordingLock } from "./windowLock";

const recoverAgainMs = 5_000;
/** How long a deleted recording can be brought back, in milliseconds. */
export const bringBackMs = 10 * 60_000;
/** What windows of this browser tell each other about a person's takes. */
type News = { ownerId: string } & ({ stopped: string } | { deleted: string } | { back: string });

/** What stands in this browser: takes being sent, and takes a crash left behind, which the clinician is asked about. */
export class KeptRecordings {
  /** Takes that ended without Stop, newest first. */
  recovered: KeptTake[] = [];
  /** How far each take is with the practice, in milliseconds. */
  readonly sentMs = new Map<string, number>();
  /** Takes that went to the practice as a whole while this window was open, newest first. Their sound is there, not here. */
  sent: KeptTake[] = [];
  readonly problems = new Map<string, { error: AppError; willRetry: boolean }>();
  private opened: Promise<{ journal: TakeJournal; outbox: TakesOutbox }> | null = null;
  private knownOwner: string | null = null;
  /** Tells the other windows of this browser that a take was stopped: one of them may be the one that sends it. */
  private windows: BroadcastChannel | null = null;

  constructor(private readonly parts: { api: TakesApi; owner: () => Promise<string>; platform: Platform }) {
    makeAutoObservable<this, "parts" | "opened" | "knownOwner" | "windows">(this, {
      recovered: observableRef,
      sent: observableRef,
      parts: false,
      opened: false,
      knownOwner: false,
      windows: false,
    });
  }

  /** The journal and what empties it; opened once, and again after a failure. */
  open(): Promise<{ journal: TakeJournal; outbox: TakesOutbox }> {
    this.opened ??= this.start().catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  /** Who records here. Known once it was, also while the practice cannot be reached. */
  async owner(): Promise<string> {
    this.knownOwner ??= (await this.parts.owner()) || null;
    return this.knownOwner ?? "";
  }

  /** Sends nothing more from here: somebody else signed in. Everything stays in the journal for its owner. */
  async end(): Promise<void> {
    (await this.open()).outbox.end();
    this.windows?.close();
  }

  private async start(): Promise<{ journal: TakeJournal; outbox: TakesOutbox }> {
    const journal = await TakeJournal.open(this.parts.platform);
    const outbox = new TakesOutbox({
      ...this.parts,
      journal,
      events: {
        onSent: (id, sentMs) => runInAction(() => this.sentMs.set(id, sentMs)),
        onDone: (take) => runInAction(() => this.noteSent(take)),
        onProblem: (id, problem) =>
          runInAction(() => (problem ? this.problems.set(id, problem) : this.problems.delete(id))),
      },
    });
    this.windows = new BroadcastChannel("chartside-recordings");
    this.windows.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.ownerId !== this.knownOwner) return;
      if ("back" in data) return void this.recoverInTime();
      const takeId = "stopped" in data ? data.stopped : data.deleted;
      this.forget(takeId);
      if ("stopped" in data) outbox.send(takeId);
      else outbox.drop(takeId);
    };
    return { journal, outbox };
  }

  private noteSent(take: KeptTake): void {
    this.sentMs.delete(take.id);
    this.problems.delete(take.id);
    this.sent = [take, ...this.sent.filter(({ id }) => id !== take.id)];
  }

  /** As `recover`, again and again until disk and sign-in let it be. */
  async recoverInTime(): Promise<void> {
    try {
      await this.recover();
    } catch (error) {
      if (AppError.from(error).code === "internal") reportError(error);
      setTimeout(() => void this.recoverInTime(), recoverAgainMs);
    }
  }

  /** At the start: sends what is whole or not, and finds what ended without Stop in no window. */
  async recover(): Promise<void> {
    const { journal, outbox } = await this.open();
    const owner = await this.owner();
    await journal.removeDeleted(Date.now() - bringBackMs);
    // A window holds its lock before its take begins and until it is stopped: a take that was there before the locks were
    // looked at and is open after that, with no lock, is in no window.
    const before = new Set((await journal.takes()).map(({ id }) => id));
    const held = await heldLocks();
    const mine = (await journal.takes()).filter(({ id, ownerId }) => ownerId === owner && before.has(id));
    // Half an import is of no use: the file is still where it was.
    const halves = mine.filter(
      ({ state, source, visitId }) => state === "open" && source === "import" && !held.has(recordingLock(visitId)),
    );
    for (const { id } of halves) await journal.remove(id);
    const left = mine.filter(
      ({ state, source, visitId }) => state === "open" && source !== "import" && !held.has(recordingLock(visitId)),
    );
    // Nothing was kept of these: there is nothing to ask about, only the practice to be told.
    for (const { id } of left.filter(({ pages }) => pages === 0)) await journal.stop(id);
    for (const { id, visitId } of mine) if (!held.has(recordingLock(visitId))) outbox.send(id);
    const recovered = left.filter(({ pages }) => pages > 0).sort((a, b) => b.startedAt - a.startedAt);
    runInAction(() => (this.recovered = recovered));
  }

  /** Nothing follows the recovered take: it is sent whole, and its session goes on to the note. */
  async finish(takeId: string): Promise<void> {
    await this.stop(takeId);
    this.forget(takeId);
  }

  private forget(takeId: string): void {
    runInAction(() => (this.recovered = this.recovered.filter(({ id }) => id !== takeId)));
  }

  /** No page follows: the practice gets the rest, and is told that this was all. */
  async stop(takeId: string): Promise<void> {
    const { journal, outbox } = await this.open();
    try {
      await journal.stop(takeId);
    } catch (error) {
      // Not even that fits on the disk: it is remembered while this window lives, and found as recovered after that.
      if (!(error instanceof AppError) || error.code !== "local_storage_full") throw error;
    }
    outbox.finish(takeId);
    await this.tell({ stopped: takeId });
  }

  /**
   * Deletes what this browser keeps of a take that is not being recorded: nothing more of it is sent, and after
   * `bringBackMs` its sound is gone. What the practice has of it already stays there.
   */
  async discard(takeId: string): Promise<void> {
    const { journal, outbox } = await this.open();
    await journal.markDeleted(takeId, Date.now());
    outbox.drop(takeId);
    this.forget(takeId);
    runInAction(() => void (this.sentMs.delete(takeId), this.problems.delete(takeId)));
    await this.tell({ deleted: takeId });
  }

  /** Sends a take to another session, as a new one there: what the session before may have of it stays with that. */
  async attach(takeId: string, visitId: string): Promise<void> {
    const { journal, outbox } = await this.open();
    outbox.drop(takeId);
    await journal.change(takeId, { visitId, sentAs: crypto.randomUUID() });
    runInAction(() => void (this.sentMs.delete(takeId), this.problems.delete(takeId)));
    await this.recover();
    await this.tell({ back: takeId });
  }

  /** Brings a deleted take back: it is sent, or asked about, as before. */
  async bringBack(takeId: string): Promise<void> {
    const { journal } = await this.open();
    await journal.bringBack(takeId);
    await this.recover();
    await this.tell({ back: takeId });
  }

  private async tell(news: { stopped: string } | { deleted: string } | { back: string }): Promise<void> {
    this.windows?.postMessage({ ...news, ownerId: await this.owner() });
  }
}
