import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import type { Platform } from "../base/Platform";
import type { ServerProbe } from "../http/ServerProbe";
import type { JournalTake } from "../../shared/recording/journalTake";
import { TakeJournal } from "./journal/TakeJournal";
import type { TakesApi } from "./upload/TakesApi";
import { TakesOutbox } from "./upload/TakesOutbox";
import { heldLocks, recordingLock } from "./holdLock";

/** Milliseconds between attempts to read the journal. */
const retryAfterMs = 5_000;
/** Time in milliseconds for which a deleted recording can be restored. */
export const restoreMs = 10 * 60_000;
/**
 * Message to the other windows of this browser: the owner, and the id of the take that was stopped, deleted or
 * restored. `restored` also means that it was attached to another visit.
 */
type TakeMessage = { ownerId: string } & ({ stopped: string } | { deleted: string } | { restored: string });

/** A take that has ended on this computer, with its visit and length. */
type StoppedTake = Pick<JournalTake, "id" | "visitId" | "durationMs">;

interface Deps {
  api: TakesApi;
  /** Returns the signed-in user; "" if signed out. */
  owner: () => Promise<string>;
  probe: ServerProbe;
  platform: Platform;
}

/**
 * The user's takes on this computer: those that are being uploaded, those interrupted by a crash, and those uploaded
 * while this window was open.
 */
export class LocalTakes {
  /** Interrupted takes (ended without Stop), newest first. */
  recovered: JournalTake[] = [];
  /** Whether the takes of the journal are in `recovered` and `unsent`. */
  isRead = false;
  /** Milliseconds that the server has of each take, by take id. */
  readonly sentMs = new Map<string, number>();
  /** Takes uploaded completely while this window was open, newest first. Their audio is on the server only. */
  sent: JournalTake[] = [];
  /** Stopped takes that the server does not have completely, by take id. */
  readonly unsent = new Map<string, StoppedTake>();
  /** Why a take is not being uploaded, by take id. */
  readonly problems = new Map<string, { error: AppError; willRetry: boolean }>();
  #opened: Promise<{ journal: TakeJournal; outbox: TakesOutbox }> | null = null;
  #knownOwner: string | null = null;
  /** Channel to the other windows of this browser, one of which may be sending the take. */
  #windows: BroadcastChannel | null = null;

  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { recovered: observableRef, sent: observableRef });
  }

  /** Returns the journal and the outbox, opened at the first call. After a failure the next call opens them again. */
  open(): Promise<{ journal: TakeJournal; outbox: TakesOutbox }> {
    this.#opened ??= this.start().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  /** Returns the owner of new takes; "" if signed out. Remembered, so that it is known offline. */
  async owner(): Promise<string> {
    this.#knownOwner ??= (await this.#deps.owner()) || null;
    return this.#knownOwner ?? "";
  }

  /** Stops sending because another user signed in. The takes stay in the journal for their owner. */
  async end(): Promise<void> {
    (await this.open()).outbox.end();
    this.#windows?.close();
  }

  private async start(): Promise<{ journal: TakeJournal; outbox: TakesOutbox }> {
    const journal = await TakeJournal.open(this.#deps.platform);
    const outbox = new TakesOutbox({
      ...this.#deps,
      journal,
      events: {
        onSent: (id, sentMs) => runInAction(() => this.sentMs.set(id, sentMs)),
        onDone: (take) => runInAction(() => this.noteSent(take)),
        onProblem: (id, problem) =>
          runInAction(() => (problem ? this.problems.set(id, problem) : this.problems.delete(id))),
      },
    });
    this.#windows = new BroadcastChannel("chartside-recordings");
    this.#windows.onmessage = ({ data }: MessageEvent<TakeMessage>) => {
      if (data.ownerId !== this.#knownOwner) return;
      if ("restored" in data) return void this.recoverWithRetry();
      const takeId = "stopped" in data ? data.stopped : data.deleted;
      this.forget(takeId);
      if ("stopped" in data) outbox.send(takeId);
      else outbox.drop(takeId);
    };
    return { journal, outbox };
  }

  /**
   * Returns the milliseconds of a visit's stopped takes that the server does not have completely; null if there are
   * none.
   */
  unsentMs(visitId: string): number | null {
    const takes = [...this.unsent.values()].filter((take) => take.visitId === visitId);
    return takes.length === 0 ? null : takes.reduce((sum, { durationMs }) => sum + durationMs, 0);
  }

  /** Returns why a visit's stopped takes are not being sent; null if they are, or if there are none. */
  unsentProblem(visitId: string): AppError | null {
    const takes = [...this.unsent.values()].filter((take) => take.visitId === visitId);
    return takes.flatMap(({ id }) => this.problems.get(id)?.error ?? [])[0] ?? null;
  }

  private noteSent(take: JournalTake): void {
    this.sentMs.delete(take.id);
    this.unsent.delete(take.id);
    this.problems.delete(take.id);
    this.sent = [take, ...this.sent.filter(({ id }) => id !== take.id)];
  }

  /** Runs `recover` until it succeeds; unexpected errors are also reported. */
  async recoverWithRetry(): Promise<void> {
    try {
      await this.recover();
    } catch (error) {
      if (AppError.from(error).code === "internal") reportError(error);
      setTimeout(() => void this.recoverWithRetry(), retryAfterMs);
    }
  }

  /**
   * Sends the user's takes in the journal and updates `recovered` and `unsent`. Also ends interrupted takes without
   * audio, and removes incomplete imports and deleted takes that can no longer be restored.
   */
  async recover(): Promise<void> {
    const { journal, outbox } = await this.open();
    const owner = await this.owner();
    await journal.removeDeleted(Date.now() - restoreMs);
    // A window holds its lock from before its take begins until the take is stopped. A take that existed before the
    // locks were read and is still open without a lock afterwards is therefore not being recorded.
    const before = new Set((await journal.takes()).map(({ id }) => id));
    const held = await heldLocks();
    const mine = (await journal.takes()).filter(({ id, ownerId }) => ownerId === owner && before.has(id));
    // Incomplete imports are removed: the user still has the file.
    const incompleteImports = mine.filter(
      ({ state, source, visitId }) => state === "open" && source === "import" && !held.has(recordingLock(visitId)),
    );
    for (const { id } of incompleteImports) await journal.remove(id);
    const interrupted = mine.filter(
      ({ state, source, visitId }) => state === "open" && source !== "import" && !held.has(recordingLock(visitId)),
    );
    // Takes without a part have nothing to recover; stopping them ends them on the server.
    for (const { id } of interrupted.filter(({ parts }) => parts === 0)) await journal.stop(id);
    for (const { id, visitId } of mine) if (!held.has(recordingLock(visitId))) outbox.send(id);
    const recovered = interrupted.filter(({ parts }) => parts > 0).sort((a, b) => b.startedAt - a.startedAt);
    const stopped = mine.filter(({ state, deletedAt }) => state === "stopped" && deletedAt === undefined);
    runInAction(() => {
      this.isRead = true;
      this.recovered = recovered;
      this.unsent.clear();
      for (const take of stopped) if (!this.sent.some(({ id }) => id === take.id)) this.unsent.set(take.id, take);
    });
  }

  /** Finishes an interrupted take: it is sent completely, and transcript and note follow. */
  async finish(take: StoppedTake): Promise<void> {
    await this.stop(take);
    this.forget(take.id);
  }

  private forget(takeId: string): void {
    runInAction(() => (this.recovered = this.recovered.filter(({ id }) => id !== takeId)));
  }

  /** Stops a take: the rest is sent, and the take is ended on the server. */
  async stop(take: StoppedTake): Promise<void> {
    const { id: takeId } = take;
    const { journal, outbox } = await this.open();
    // Added before the take is sent, because `unsent` loses it then. A take that was stopped before it began is not in
    // the journal.
    if (await journal.take(takeId).catch(() => take)) runInAction(() => this.unsent.set(takeId, take));
    outbox.finish(takeId);
    await new Promise((resolve) => setTimeout(resolve)); // lets the sender start before the write below
    try {
      await journal.stop(takeId);
    } catch (error) {
      // The stop is remembered while this window is open; after that the take appears as interrupted.
      if (AppError.from(error).code !== "local_storage_full") reportError(error);
    }
    await this.broadcast({ stopped: takeId });
  }

  /**
   * Deletes a take, which must not be recording, from this computer. No more of it is sent, and its audio is removed
   * after `restoreMs`. Parts already on the server stay there.
   */
  async discard(takeId: string): Promise<void> {
    const { journal, outbox } = await this.open();
    await journal.markDeleted(takeId, Date.now());
    outbox.drop(takeId);
    this.forget(takeId);
    runInAction(() => {
      this.sentMs.delete(takeId);
      this.unsent.delete(takeId);
      this.problems.delete(takeId);
    });
    await this.broadcast({ deleted: takeId });
  }

  /** Sends a take to another visit, as a new take. Parts already sent to the previous visit stay there. */
  async attach(takeId: string, visitId: string): Promise<void> {
    const { journal, outbox } = await this.open();
    outbox.drop(takeId);
    await journal.change(takeId, { visitId, sentAs: crypto.randomUUID() });
    runInAction(() => void (this.sentMs.delete(takeId), this.problems.delete(takeId)));
    await this.recover();
    await this.broadcast({ restored: takeId });
  }

  /** Restores a deleted take. */
  async restore(takeId: string): Promise<void> {
    const { journal } = await this.open();
    await journal.restore(takeId);
    await this.recover();
    await this.broadcast({ restored: takeId });
  }

  private async broadcast(message: { stopped: string } | { deleted: string } | { restored: string }): Promise<void> {
    this.#windows?.postMessage({ ...message, ownerId: await this.owner() });
  }
}
