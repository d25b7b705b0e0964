import { AppError, type ErrorCode } from "../../../shared/errors";
import { type JournalTake, serverTakeId } from "../../../shared/recording/journalTake";
import type { ServerProbe } from "../../http/ServerProbe";
import type { TakeJournal } from "../journal/TakeJournal";
import type { TakesApi } from "./TakesApi";

/** Errors that a retry cannot fix. The take stays in the journal and the problem is shown. */
const permanent = new Set<ErrorCode>([
  "not_found",
  "forbidden",
  "part_conflict",
  "take_finished",
  "consent_missing",
  "note_signed",
  "conflict",
  "not_ogg",
  "unsupported_audio",
  "too_large",
  "invalid_input",
  "bad_request",
]);
/** Maximum number of parts sent at the same time. */
const maxConcurrent = 4;
/** Delay between attempts, in milliseconds: doubles from `first` to `max`. */
const waitMs = { first: 500, max: 10_000 };
/** Milliseconds between probes of the server during an attempt, because an interrupted connection reports no error. */
const probeIntervalMs = 1_000;
/**
 * Milliseconds without an accepted part after which the requests under way are aborted and sent again, even if the
 * server answers probes.
 */
const deadMs = 30_000;

/** Called as the upload of a take proceeds. */
export interface SenderEvents {
  /** Called with the milliseconds of the take that the server has. */
  onSent(takeId: string, sentMs: number): void;
  /** Called when the server has all of the take and it was removed from the journal. */
  onDone(take: JournalTake): void;
  /** Called when sending fails, and with null when it works again. `willRetry`: sending is retried automatically. */
  onProblem(takeId: string, problem: { error: AppError; willRetry: boolean } | null): void;
}

/**
 * Sends one take from the journal until the server has all of it. Retries without limit, but not `permanent` errors.
 */
export class TakeSender {
  private readonly acknowledged = new Set<number>();
  /** Number of parts that the server has without a gap. */
  private sentThrough = 0;
  private isBegun = false;
  private failures = 0;
  /** When the server last accepted a part, or the attempt began (`performance.now()`). */
  private acceptedAt = 0;
  private wake: () => void = () => {};
  readonly #ended = new AbortController();
  /** Aborts the requests under way. */
  #attempt = new AbortController();
  /** Whether no more parts will be added. */
  private isWhole = false;

  constructor(
    private readonly deps: {
      takeId: string;
      api: TakesApi;
      journal: TakeJournal;
      /** Returns the signed-in user: the subject of the access token, "" if signed out. */
      owner: () => Promise<string>;
      probe: Pick<ServerProbe, "untilReachable" | "checkSlow" | "onReachable">;
      events: SenderEvents;
    },
  ) {}

  /**
   * Sends the take; only one window at a time sends it. Resolves when the server has all of it, when the take was
   * deleted, after a `permanent` error, or after `end`.
   */
  run(): Promise<void> {
    return navigator.locks.request(`chartside-send-${this.deps.takeId}`, () => this.loop());
  }

  /** Continues immediately if the sender waits for new parts, e.g. because one was added. */
  continueNow(): void {
    this.wake();
  }

  /** Marks the take as complete: no more parts will be added to the journal. */
  finish(): void {
    this.isWhole = true;
    this.wake();
  }

  /** Stops sending. Requests under way are aborted, so that none is sent once another person has signed in. */
  end(): void {
    this.#ended.abort();
    this.wake();
  }

  private get isEnded(): boolean {
    return this.#ended.signal.aborted;
  }

  private async loop(): Promise<void> {
    const { events, takeId } = this.deps;
    while (!this.isEnded) {
      // created first, so that no later continueNow is missed
      const woken = new Promise<void>((resolve) => (this.wake = resolve));
      try {
        const isDone = await this.watched(() => this.advance());
        if (this.failures > 0) events.onProblem(takeId, null);
        this.failures = 0;
        if (isDone) return;
        await woken;
      } catch (thrown) {
        if (this.isEnded) return;
        if (this.#attempt.signal.aborted) continue; // aborted by `watched`, so that the requests are sent again
        const error = AppError.from(thrown);
        // No problem document: a proxy answered, which may let the next attempt through.
        const isFromProxy = error.code === "bad_request" && error.status === undefined;
        const willRetry = !permanent.has(error.code) || isFromProxy;
        events.onProblem(takeId, { error, willRetry });
        if (!willRetry) return;
        if (error.code === "internal" && this.failures === 0) reportError(thrown);
        await this.pause(error);
      }
    }
  }

  /**
   * Runs `work`. Aborts its requests when the server is reachable again after an interruption, because they may never
   * be answered, and after `deadMs` without an accepted part.
   */
  private async watched<T>(work: () => Promise<T>): Promise<T> {
    const { probe } = this.deps;
    const attempt = (this.#attempt = new AbortController());
    const start = performance.now();
    const unsubscribe = probe.onReachable((cutAt) => start < cutAt && attempt.abort());
    this.acceptedAt = start;
    const probing = setInterval(() => {
      if (performance.now() - this.acceptedAt > deadMs) attempt.abort();
      else void probe.checkSlow();
    }, probeIntervalMs);
    try {
      return await work();
    } finally {
      clearInterval(probing);
      unsubscribe();
    }
  }

  private get signal(): AbortSignal {
    return AbortSignal.any([this.#ended.signal, this.#attempt.signal]);
  }

  /** Waits before the next attempt, longer each time; less if the network or an unreachable server comes back. */
  private async pause({ code }: AppError): Promise<void> {
    const wait = Math.min(waitMs.max, waitMs.first * 2 ** this.failures++) * (0.75 + Math.random() / 4);
    const waits = [online(), new Promise<void>((resolve) => setTimeout(resolve, wait))];
    if (code === "offline" || code === "timeout") waits.push(this.deps.probe.untilReachable());
    await Promise.race(waits);
  }

  /** Sends what the journal has. @returns true if nothing is left: the server has the whole take, or it was deleted. */
  private async advance(): Promise<boolean> {
    const { api, journal, events, takeId } = this.deps;
    const { isWhole, signal } = this; // isWhole is read before the parts are counted, so that no part is missed
    const kept = await journal.take(takeId);
    if (!kept) return true; // deleted
    const take: JournalTake = isWhole ? { ...kept, state: "stopped" } : kept;
    // only its owner can send it
    if ((await this.deps.owner()) !== take.ownerId) throw new AppError("signed_out", "Your sign-in ended.");
    if (!this.isBegun) await this.begin(take);
    await this.sendFrom(take, this.unsent(take.parts));
    if (take.state !== "stopped" || this.isEnded) return false;
    try {
      await api.finish(take.visitId, serverTakeId(take), { parts: take.parts, duration_ms: take.durationMs }, signal);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "parts_missing") throw error;
      for (const seq of error.missing ?? []) this.acknowledged.delete(seq);
      this.sentThrough = Math.min(this.sentThrough, ...(error.missing ?? []));
      throw error;
    }
    await journal.remove(take.id);
    events.onDone(take);
    return true;
  }

  private async begin(take: JournalTake): Promise<void> {
    const { api } = this.deps;
    const { signal } = this;
    const { source, recorderId: recorder_id, consent } = take;
    await api.begin(take.visitId, { id: serverTakeId(take), source, recorder_id, ...(consent && { consent }) }, signal);
    // parts after a gap are sent again, which is harmless
    const { next } = await api.state(take.visitId, serverTakeId(take), signal);
    this.sentThrough = next;
    this.isBegun = true;
    const last = next > 0 ? await this.deps.journal.part(take.id, next - 1) : null;
    if (last) this.deps.events.onSent(take.id, last.endMs);
  }

  private unsent(parts: number): number[] {
    const seqs: number[] = [];
    for (let seq = this.sentThrough; seq < parts; seq++) if (!this.acknowledged.has(seq)) seqs.push(seq);
    return seqs;
  }

  private async sendFrom(take: JournalTake, seqs: number[]): Promise<void> {
    const lane = async (): Promise<void> => {
      for (let seq = seqs.shift(); seq !== undefined && !this.isEnded; seq = seqs.shift()) await this.send(take, seq);
    };
    try {
      await Promise.all(Array.from({ length: Math.min(maxConcurrent, seqs.length) }, lane));
    } finally {
      seqs.length = 0; // if one lane failed, the others stop after their current part
    }
  }

  private async send(take: JournalTake, seq: number): Promise<void> {
    const { api, journal, events } = this.deps;
    const part = await journal.part(take.id, seq);
    if (!part) throw new Error(`Part ${seq} of take ${take.id} is not in the journal`);
    await api.sendPart(take.visitId, serverTakeId(take), seq, part.bytes, this.signal);
    this.acknowledged.add(seq);
    this.acceptedAt = performance.now();
    const before = this.sentThrough;
    while (this.acknowledged.has(this.sentThrough)) this.sentThrough++;
    if (this.sentThrough === before) return;
    const last = this.sentThrough - 1 === seq ? part : await journal.part(take.id, this.sentThrough - 1);
    events.onSent(take.id, last?.endMs ?? part.endMs);
  }
}

const online = (): Promise<void> =>
  new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }));
