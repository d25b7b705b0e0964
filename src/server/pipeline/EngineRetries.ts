import { isBeingRecorded, isInProgress } from "../../shared/visits/isInProgress";
import { sentenceCase } from "../../shared/sentenceCase";
import { setTimeout as delay } from "node:timers/promises";
import type { Queryable } from "../platform/database/Database";
import {
  type SpeechEngine,
  SpeechEngineError,
  type SpeechHint,
  type Transcription,
} from "../transcription/engines/SpeechEngine";
import { setVisitStatus } from "../visits/setVisitStatus";
import { publishChange } from "../visits/VisitEventsRepository";
import { VisitsRepository } from "../visits/VisitsRepository";
import type { Lease } from "./Lease";
import type { PipelineContext } from "./PipelineContext";
import type { VisitProgress } from "./ProgressRepository";

/**
 * Milliseconds before each retry, about five minutes in all. While the visit is being recorded, the last one repeats.
 */
export const defaultRetryDelaysMs = [2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000, 60_000] as const;

/** Returns a factor of 0.8 to 1.2, so that visits that failed together are not retried together. */
const jitter = (): number => 0.8 + 0.4 * Math.random();

/**
 * Transcribes the utterances of a visit and retries those at which the engine failed. After a failure all utterances of
 * the visit wait for the same pause. The pause, the failure and the number of retries are stored in the visit, so that
 * the screen shows them and another server that takes over continues the pause.
 */
export class EngineRetries {
  /** Resolves at the next try; rejects when the retries are used up. Null unless paused. */
  private pause: Promise<void> | null = null;
  private endPause: () => void = () => {};
  private paused = Promise.withResolvers<void>();
  /**
   * Increased when a pause begins and when its next try is stored. A visit that was read before is then out of date.
   */
  private steps = 0;
  /** Whether the visit shows a failure of the engine. */
  private showsFailure: boolean;
  /** Whether the engine has answered since the last failure. */
  private hasAnswered = false;
  private readonly ownerId: string;
  private readonly ending = new AbortController();
  private readonly signal: AbortSignal;

  constructor(
    private readonly context: PipelineContext,
    private readonly lease: Lease,
    visit: VisitProgress,
    private readonly delaysMs: readonly number[],
  ) {
    this.signal = AbortSignal.any([lease.signal, this.ending.signal]);
    this.ownerId = visit.ownerId;
    this.showsFailure = visit.retryInMs !== null;
    if (visit.retryInMs) this.begin(() => this.sleep(visit.retryInMs ?? 0));
  }

  /** How many utterances the engine works on at the same time. @throws {SpeechEngineError} if there is no engine. */
  get parallel(): number {
    return this.engine.parallel;
  }

  get isPaused(): boolean {
    return this.pause !== null;
  }

  /** Number of times the pause has changed so far. Read it before reading the visit, and pass both to `retryIfDue`. */
  get step(): number {
    return this.steps;
  }

  /** Resolves at the next failure; immediately during a pause. */
  untilPaused(): Promise<void> {
    return this.paused.promise;
  }

  /**
   * Waits for a pause to end, then transcribes one utterance; retries after a failure.
   * @throws {SpeechEngineError} if the engine failed and is no longer retried; the abort reason if the lease ended.
   */
  async transcribe(pcm: Float32Array, hints: readonly SpeechHint[]): Promise<Transcription> {
    for (;;) {
      while (this.pause) await this.pause;
      const { steps } = this;
      try {
        const recognized = await this.engine.transcribe(pcm, hints, this.signal, this.ownerId);
        if (steps === this.steps) this.hasAnswered = true;
        return recognized;
      } catch (error) {
        this.signal.throwIfAborted();
        if (!(error instanceof SpeechEngineError)) throw error;
        if (steps === this.steps) this.begin(async () => this.sleep(await this.plan(error)));
      }
    }
  }

  /**
   * Ends the pause if the visit's retry is due or no longer planned, because Try now, Stop or Pause was pressed.
   * @param step value of `step` before the visit was read; if it has changed since, the call does nothing.
   */
  retryIfDue({ retryInMs }: VisitProgress, step: number): void {
    if (step === this.steps && !retryInMs) this.endPause();
  }

  /**
   * Removes the failure from the visit if the engine has answered since. Call it in the transaction that stores the
   * answer.
   */
  async clearFailure(tx: Queryable): Promise<void> {
    if (!this.showsFailure || !this.hasAnswered) return;
    this.showsFailure = false;
    const { visitId } = this.lease;
    const status = (await new VisitsRepository(tx).lock(visitId))?.status;
    if (status && isInProgress({ status })) await setVisitStatus(tx, visitId, status);
  }

  /** Aborts calls to the engine and pauses. */
  close(): void {
    this.ending.abort(new Error("The take is not transcribed any more"));
  }

  /** Evaluated at each try, because a model can be added or removed in the meantime. */
  private get engine(): SpeechEngine {
    const { engine } = this.context.speech;
    if (!engine) throw new SpeechEngineError("there is no speech engine", { isLasting: true });
    return engine;
  }

  private begin(wait: () => Promise<void>): void {
    this.steps += 1;
    this.hasAnswered = false;
    this.showsFailure = true;
    this.pause = wait().then(() => {
      this.pause = null;
      this.paused = Promise.withResolvers();
      this.lease.wake();
    });
    this.pause.catch(() => {}); // reported by the utterances that wait
    this.paused.resolve();
  }

  private async sleep(ms: number): Promise<void> {
    const early = new AbortController();
    this.endPause = () => early.abort();
    this.steps += 1;
    await delay(ms, undefined, { signal: AbortSignal.any([this.signal, early.signal]) }).catch(() => {});
    this.endPause = () => {};
    this.signal.throwIfAborted();
  }

  /** Stores the failure and the next try in the visit. @returns the wait in ms. @throws `failure` if given up. */
  private async plan(failure: SpeechEngineError): Promise<number> {
    const { visitId } = this.lease;
    return this.context.database.transaction(async (tx) => {
      await this.lease.hold(tx);
      const visits = new VisitsRepository(tx);
      const visit = await visits.lock(visitId);
      const isRecording = isBeingRecorded(visit);
      const isLast = visit && (failure.isLasting || visit.retries >= this.delaysMs.length);
      if (!visit || !isInProgress(visit) || (isLast && !isRecording)) throw failure;
      const index = isLast ? this.delaysMs.length - 1 : visit.retries;
      const waitMs = Math.max(failure.retryAfterMs, (this.delaysMs[index] ?? 0) * jitter());
      await visits.planRetry(visitId, sentenceOf(failure.message, isRecording), waitMs);
      await publishChange(tx, visitId, "visit");
      return waitMs;
    });
  }
}

/** Returns the visit's status reason. The screen adds when the next try is, and that the audio is safe. */
function sentenceOf(problem: string, isRecording: boolean): string {
  return isRecording ? `No transcript right now: ${problem}.` : `${sentenceCase(problem)}.`;
}
