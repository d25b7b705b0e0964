import { AppError, type ErrorCode } from "../../../shared/errors";
import { type KeptTake, sentAsOf } from "../../../shared/recording/keptTake";
import type { TakeJournal } from "../journal/TakeJournal";
import type { TakesApi } from "./takesApi";

/** What trying again later cannot change: the take stays in the journal and the clinician is told. */
const final = new Set<ErrorCode>([
  "not_found",
  "forbidden",
  "part_conflict",
  "take_finished",
  "consent_missing",
  "note_signed",
  "conflict",
  "not_ogg",
  "unsupported_audio",
]);
/** Parts on their way at once while catching up. */
const abreast = 4;
const waitMs = { first: 500, most: 10_000 };

export interface SenderEvents {
  /** Everything of the take up to here is with the practice, in milliseconds. */
  onSent(takeId: string, sentMs: number): void;
  /** The practice has all of it; the journal has dropped it. */
  onDone(take: KeptTake): void;
  /** Sending stopped or goes on: null when all is well. `willRetry`: it goes on by itself. */
  onProblem(takeId: string, problem: { error: AppError; willRetry: boolean } | null): void;
}

/** Sends one take from the journal, in order, until the practice has confirmed the whole of it. Never gives up by itself. */
export class TakeSender {
  private readonly acknowledged = new Set<number>();
  private sentThrough = 0;
  private isBegun = false;
  private failures = 0;
  private wake: () => void = () => {};
  private isEnded = false;
  private isWhole = false;

  constructor(
    private readonly parts: {
      takeId: string;
      api: TakesApi;
      journal: TakeJournal;
      /** Who is here now: the subject of the access token, "" while signed out. */
      owner: () => Promise<string>;
      events: SenderEvents;
    },
  ) {}

  /** Resolves when the take is done or cannot be sent. One window sends a take at a time. */
  run(): Promise<void> {
    return navigator.locks.request(`chartside-send-${this.parts.takeId}`, () => this.loop());
  }

  /** Something new is there, or the network is back: look again now. */
  poke(): void {
    this.wake();
  }

  /** No page follows those in the journal. */
  finish(): void {
    this.isWhole = true;
    this.wake();
  }

  end(): void {
    this.isEnded = true;
    this.wake();
  }

  private async loop(): Promise<void> {
    const { journal, takeId, events } = this.parts;
    while (!this.isEnded) {
      const woken = new Promise<void>((resolve) => (this.wake = resolve)); // first: a poke from here on counts
      const { isWhole } = this; // before the pages are counted: none may come in between and be forgotten
      const kept = await journal.take(takeId);
      if (!kept) return;
      const take: KeptTake = isWhole ? { ...kept, state: "stopped" } : kept;
      try {
        if ((await this.parts.owner()) !== take.ownerId) throw new AppError("signed_out", "Your sign-in ended."); // it waits for who recorded it, whoever is here now
        const isDone = await this.advance(take);
        if (this.failures > 0) events.onProblem(takeId, null);
        this.failures = 0;
        if (isDone) return;
        await woken;
      } catch (thrown) {
        const error = AppError.from(thrown);
        const willRetry = !final.has(error.code);
        events.onProblem(takeId, { error, willRetry });
        if (!willRetry) return;
        const wait = Math.min(waitMs.most, waitMs.first * 2 ** this.failures++);
        await Promise.race([online(), new Promise((resolve) => setTimeout(resolve, wait))]);
      }
    }
  }

  /** @returns true when the practice has all of it. */
  private async advance(take: KeptTake): Promise<boolean> {
    const { api, journal, events } = this.parts;
    if (!this.isBegun) await this.begin(take);
    await this.sendFrom(take, this.unsent(take.pages));
    if (take.state !== "stopped" || this.isEnded) return false;
    try {
      await api.finish(take.visitId, sentAsOf(take), { parts: take.pages, duration_ms: take.durationMs });
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

  private async begin(take: KeptTake): Promise<void> {
    const { api } = this.parts;
    const { source, recorderId: recorder_id, consent } = take;
    await api.begin(take.visitId, { id: sentAsOf(take), source, recorder_id, ...(consent && { consent }) });
    const { next } = await api.state(take.visitId, sentAsOf(take)); // what lies beyond a gap is sent again: a repeat is fine
    this.sentThrough = next;
    this.isBegun = true;
    const last = next > 0 ? await this.parts.journal.page(take.id, next - 1) : null;
    if (last) this.parts.events.onSent(take.id, last.endMs);
  }

  private unsent(pages: number): number[] {
    const seqs: number[] = [];
    for (let seq = this.sentThrough; seq < pages; seq++) if (!this.acknowledged.has(seq)) seqs.push(seq);
    return seqs;
  }

  private async sendFrom(take: KeptTake, seqs: number[]): Promise<void> {
    const lane = async (): Promise<void> => {
      for (let seq = seqs.shift(); seq !== undefined && !this.isEnded; seq = seqs.shift()) await this.send(take, seq);
    };
    try {
      await Promise.all(Array.from({ length: Math.min(abreast, seqs.length) }, lane));
    } finally {
      seqs.length = 0; // one lane failed: the others stop after the part they are at
    }
  }

  private async send(take: KeptTake, seq: number): Promise<void> {
    const { api, journal, events } = this.parts;
    const page = await journal.page(take.id, seq);
    if (!page) throw new Error(`Page ${seq} of take ${take.id} is not in the journal`);
    await api.sendPart(take.visitId, sentAsOf(take), seq, page.bytes);
    this.acknowledged.add(seq);
    const before = this.sentThrough;
    while (this.acknowledged.has(this.sentThrough)) this.sentThrough++;
    if (this.sentThrough === before) return;
    const last = this.sentThrough - 1 === seq ? page : await journal.page(take.id, this.sentThrough - 1);
    events.onSent(take.id, last?.endMs ?? page.endMs);
  }
}

const online = (): Promise<void> =>
  new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }));
