import { requestDraft } from "../notes/requestDraft";
import { withdrawDraft } from "../notes/withdrawDraft";
import { wakeDrafters } from "../visits/VisitWorkRepository";
import { isBeingRecorded, isInProgress } from "../../shared/visits/isInProgress";
import type { Queryable } from "../platform/database/Database";
import { EngineRetries } from "./EngineRetries";
import type { Lease } from "./Lease";
import { storeTake } from "../recording/storeTake";
import type { PipelineContext } from "./PipelineContext";
import { VisitsRepository } from "../visits/VisitsRepository";
import { setVisitStatus } from "../visits/setVisitStatus";
import { type SpeechEngine, SpeechEngineError, type SpeechHint } from "../transcription/engines/SpeechEngine";
import type { SpeechDetector } from "../transcription/detection/SpeechDetector";
import { ProgressRepository, type TakeProgress, transcribedMs, type VisitProgress } from "./ProgressRepository";
import type { LoadThrottle } from "./LoadThrottle";
import { guessAllSpeakers, type InferSpeakers } from "../transcription/guessSpeakers";
import { speechHints } from "../transcription/speechHints";
import { TakeTranscriber, type TranscriberDeps } from "./TakeTranscriber";
import { UtterancesRepository } from "../transcription/UtterancesRepository";

/** Time in milliseconds after which a recording without changes is released; its next part makes it due again. */
const idleMs = 30_000;

/**
 * Transcribed audio in milliseconds after which the growing note is considered; `NoteGrowth` decides whether it is
 * drafted.
 */
const growthCheckMs = 10_000;

/** Maximum time in milliseconds that moving a take to the audio store waits for the draft, which it would slow down. */
const maxStoreDelayMs = 10_000;

const noSpeechReason = "No speech was found in this recording. The audio is kept.";
/**
 * Stored with visits, which `startVisitWork` finds by this text. With a new wording it would not find visits that
 * earlier versions stored.
 */
export const noEngineReason = "There is no speech engine yet. Recording works; the transcript comes when one is set.";

/** Shortest pause in milliseconds that the screen mentions. */
const minShownDelayMs = 2_000;
const delayReason = "The transcript will be delayed because the server is busy. The recording continues and is safe.";

/** What the work on all visits of a server shares. */
interface RunDeps {
  detector: SpeechDetector;
  /** Decides how long the work on visits that are being recorded pauses. */
  throttle: LoadThrottle;
  /** Waits before the retries of a failing engine, in milliseconds. */
  retryDelaysMs: readonly number[];
}

/** Formats milliseconds as `6:12` or `1:02:03`. */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const two = (value: number): string => String(value).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/**
 * Does the due work of a visit, and follows the visit while it is being recorded: transcribes its audio, completes the
 * transcript and requests the draft after the recording stops, and moves finished takes to the audio store.
 * @returns `VisitProgress.seen` as read before the last check found nothing to do; null if the lease ended first or the
 * visit does not exist.
 */
export async function runVisit(
  context: PipelineContext,
  visitId: string,
  lease: Lease,
  deps: RunDeps,
): Promise<string | null> {
  const run = new VisitRun(context, visitId, lease, deps);
  try {
    return await run.untilIdle();
  } catch (error) {
    if (lease.signal.aborted) return null;
    throw error;
  } finally {
    run.close();
  }
}

class VisitRun {
  private readonly takes = new Map<string, TakeTranscriber>();
  private readonly progress: ProgressRepository;
  private retries: EngineRetries | null = null;
  private hints: readonly SpeechHint[] | null = null;
  /** Transcribed audio in milliseconds at which the growing note is considered next. */
  private nextGrowthMs = growthCheckMs;
  /** When the last draft was requested, as `performance.now()`. */
  private draftedAt = -Infinity;

  constructor(
    private readonly context: PipelineContext,
    private readonly visitId: string,
    private readonly lease: Lease,
    private readonly deps: RunDeps,
  ) {
    this.progress = new ProgressRepository(context.database);
  }

  /** Evaluated each time, because a model can be added or removed while a visit is followed. */
  private get engine(): SpeechEngine | null {
    return this.context.speech.engine;
  }

  close(): void {
    for (const take of this.takes.values()) take.close();
    this.takes.clear();
    this.retries?.close();
    this.retries = null;
  }

  async untilIdle(): Promise<string | null> {
    for (;;) {
      this.lease.signal.throwIfAborted();
      const step = this.retries?.step ?? 0;
      const visit = await this.progress.byVisit(this.visitId);
      if (!visit) return null;
      if (visit.isDeleted) return visit.seen;
      this.retries?.retryIfDue(visit, step);
      if (visit.hasDraft && visit.status === "transcribing") {
        // More was said since the draft was requested; the next one is requested when the transcript is complete.
        await this.underLease((tx) => withdrawDraft(tx, this.context, this.visitId, "note"));
        continue;
      }
      if (await this.step(visit)) continue;
      if (isBeingRecorded(visit)) this.growNote(visit);
      const wait = this.waitFor(visit);
      if (wait === null) return visit.seen;
      const isWoken = await this.lease.waitForChange(wait);
      if (!isWoken && this.isIdle(visit)) {
        if (this.lease.signal.aborted) return null;
        await this.showDelay(visit, false);
        return visit.seen;
      }
      if (isBeingRecorded(visit)) await this.pauseIfBusy(visit);
    }
  }

  /**
   * Wakes the drafter of the growing note after each `growthCheckMs` of transcribed audio, unless the server is busy.
   * Does not wait for it: a draft never delays the transcript.
   */
  private growNote({ takes }: VisitProgress): void {
    const spokenMs = transcribedMs(takes);
    if (spokenMs < this.nextGrowthMs || this.deps.throttle.pauseMs > 0) return;
    this.nextGrowthMs = spokenMs + growthCheckMs;
    const { database, log } = this.context;
    const waking = database.transaction((tx) => wakeDrafters(tx, this.visitId));
    waking.catch((err: unknown) => log.warn({ err, visitId: this.visitId }, "Waking the drafter failed"));
  }

  /** On a busy server, pauses the work on a visit that is still being recorded; stopping the visit ends the pause. */
  private async pauseIfBusy(visit: VisitProgress): Promise<void> {
    const { pauseMs } = this.deps.throttle;
    await this.showDelay(visit, pauseMs >= minShownDelayMs);
    await this.lease.pause(pauseMs);
  }

  /** Sets or clears the status reason that the transcript follows later. Any other reason is left as it is. */
  private async showDelay(visit: VisitProgress, isDelayed: boolean): Promise<void> {
    if (this.retries?.isPaused) return;
    const reason = isDelayed ? delayReason : null;
    if (visit.reason === reason || (visit.reason !== null && visit.reason !== delayReason)) return;
    await this.underLease(async (tx) => {
      const status = (await new VisitsRepository(tx).lock(this.visitId))?.status;
      if (status === visit.status) await setVisitStatus(tx, this.visitId, status, reason);
    });
  }

  /** Runs one step of the visit's work. @returns whether to run the next step immediately. */
  private async step(visit: VisitProgress): Promise<boolean> {
    try {
      await this.transcribe(visit);
    } catch (error) {
      if (!(error instanceof SpeechEngineError) || this.lease.signal.aborted) throw error;
      await this.engineFailed(error.message);
      return visit.status === "transcribing";
    }
    if (visit.status === "transcribing" && this.isTranscribed(visit)) return this.complete();
    const ready = this.storable(visit);
    if (!ready || this.storeDelayMs(visit) > 0) return false;
    await storeTake(this.context, ready.id);
    return true;
  }

  /**
   * Returns a finished take to move to the audio store; undefined if there is none, or the transcript is incomplete.
   */
  private storable({ status, takes }: VisitProgress): TakeProgress | undefined {
    if (status === "transcribing") return undefined;
    return takes.find((take) => take.isFinished && !take.isStored && (take.isTranscribed || !this.engine));
  }

  /** Returns the milliseconds for which takes still wait for the draft; 0 or less if they can be moved now. */
  private storeDelayMs({ status }: VisitProgress): number {
    return status === "drafting" ? this.draftedAt + maxStoreDelayMs - performance.now() : 0;
  }

  /** Returns how long to wait for a change, in milliseconds; null if none is expected. */
  private waitFor(visit: VisitProgress): number | null {
    if (visit.status === "transcribing") return idleMs; // for the engine, or for a take still being uploaded
    if (this.storable(visit)) return Math.max(0, this.storeDelayMs(visit));
    if (!this.engine || !isInProgress(visit)) return null;
    return visit.takes.some((take) => !take.isTranscribed) ? idleMs : null;
  }

  private isIdle(visit: VisitProgress): boolean {
    if ([...this.takes.values()].some(({ isBusy }) => isBusy) || this.storable(visit)) return false;
    return visit.status !== "transcribing"; // a stopped visit waits for its open takes until they count as abandoned
  }

  /** Whether every take is transcribed (finished, if there is no engine) or abandoned. */
  private isTranscribed({ takes }: VisitProgress): boolean {
    return takes.every((take) => (take.isFinished ? take.isTranscribed || !this.engine : take.isAbandoned));
  }

  private async transcribe(visit: VisitProgress): Promise<void> {
    if (!this.engine || !isInProgress(visit)) return this.close();
    for (const take of visit.takes) {
      if (take.isTranscribed) {
        this.takes.get(take.id)?.close();
        this.takes.delete(take.id);
        continue;
      }
      const transcriber = this.takes.get(take.id) ?? (await this.follow(visit, take));
      await transcriber.advance(take);
      if (transcriber.failure !== null) throw transcriber.failure;
    }
  }

  private async follow(visit: VisitProgress, take: TakeProgress): Promise<TakeTranscriber> {
    this.hints ??= await speechHints(this.context, this.visitId, visit.ownerId);
    this.retries ??= new EngineRetries(this.context, this.lease, visit, this.deps.retryDelaysMs);
    const deps: TranscriberDeps = {
      context: this.context,
      detector: this.deps.detector,
      retries: this.retries,
      lease: this.lease,
      hints: this.hints,
      person: visit.ownerId,
    };
    const transcriber = new TakeTranscriber(deps, take);
    this.takes.set(take.id, transcriber);
    return transcriber;
  }

  /** Handles an engine that is no longer retried: sets a stopped visit to `needs_attention`. */
  private async engineFailed(problem: string): Promise<void> {
    this.close();
    await this.underLease(async (tx, progress) => {
      const status = (await new VisitsRepository(tx).lock(this.visitId))?.status;
      if (status !== "transcribing") return;
      const at = clock(transcribedMs((await progress.byVisit(this.visitId))?.takes ?? []));
      const reason = `The transcript stopped at ${at}: ${problem}. The audio is safe.`;
      await setVisitStatus(tx, this.visitId, "needs_attention", reason);
    });
  }

  /**
   * Completes the transcript: requests a draft or, if nothing was said, sets the visit to `ready`.
   * @returns true: another step follows.
   */
  private async complete(): Promise<boolean> {
    await this.underLease(async (tx, progress) => {
      await wakeDrafters(tx, this.visitId); // locks the work row, always before the visit's row
      const status = (await new VisitsRepository(tx).lock(this.visitId))?.status;
      const visit = await progress.byVisit(this.visitId);
      if (status !== "transcribing" || !visit || !this.isTranscribed(visit)) return; // recording has continued
      const infer: InferSpeakers = (turns) => this.context.noteThreads.speakers(turns);
      await guessAllSpeakers(tx, this.context, this.visitId, infer);
      if (await new UtterancesRepository(tx, this.context.vault).hasAny(this.visitId)) {
        await setVisitStatus(tx, this.visitId, "drafting");
        await requestDraft(tx, this.context, this.visitId, { kind: "note" });
        this.draftedAt = performance.now();
      } else {
        await setVisitStatus(tx, this.visitId, "ready", this.engine ? noSpeechReason : noEngineReason);
      }
    });
    return true;
  }

  private async underLease(write: (tx: Queryable, progress: ProgressRepository) => Promise<void>): Promise<void> {
    await this.context.database.transaction(async (tx) => {
      await this.lease.hold(tx);
      await write(tx, new ProgressRepository(tx));
    });
  }
}
