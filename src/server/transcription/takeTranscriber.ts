import { addSpokenWords } from "../visits/searchTokens";
import type { Queryable } from "../platform/database/database";
import { publishChange } from "../platform/events/visitEvents";
import type { Lease } from "../platform/work/lease";
import { TakeReader } from "../recording/takeAudio";
import type { Platform } from "../services";
import type { SpeechEngine, Transcription } from "./engines/speechEngine";
import type { Ear, EarStream } from "./listening/ear";
import { sampleRate } from "./listening/opusStream";
import type { Heard } from "./listening/takeListener";
import type { Segment } from "./listening/utteranceCutter";
import { ProgressRepository, type TakeProgress } from "./progressRepository";
import { guessSpeakers } from "./speakerGuesses";
import { UtterancesRepository } from "./utterancesRepository";

/** Parts read at a time when there is much to catch up with: about half a minute of sound. */
const batch = 32;
/** In silence the checkpoint moves this often, in samples. */
const silenceStep = 5 * sampleRate;
const toMs = (samples: number): number => Math.round((samples * 1_000) / sampleRate);

export interface TranscriberParts {
  platform: Platform;
  ear: Ear;
  engine: SpeechEngine;
  lease: Lease;
  hints: readonly string[];
  /** Called in the transaction of each commit, when the engine is known to work. */
  onCommit(tx: Queryable): Promise<void>;
}

/**
 * Follows one take from its checkpoint: parts to the ear, utterances to the engine (several at once), results kept in the
 * order they were said, each together with the checkpoint behind it. After a failure, make another one.
 */
export class TakeTranscriber {
  private stream: EarStream | null = null;
  private readonly reader: TakeReader;
  private fed = 0;
  private isFinishing = false;
  /** Utterances whose result is not kept yet. */
  private pending = 0;
  private queuedSettled: number;
  /** Commits, one after the other. */
  private chain: Promise<void> = Promise.resolve();
  /** What went wrong, once something did. */
  failure: unknown = null;

  constructor(
    private readonly parts: TranscriberParts,
    private readonly take: TakeProgress,
  ) {
    this.queuedSettled = take.settled;
    this.reader = new TakeReader(parts.platform, take.id);
  }

  /** Whether utterances are at the engine or waiting to be kept. */
  get isBusy(): boolean {
    return this.pending > 0;
  }

  /** Hears all there is now. Results come later; `lease.wake` tells of a failure and of the end. */
  async advance(take: TakeProgress): Promise<void> {
    this.stream ??= await this.parts.ear.open(this.take.settled);
    let isAllHeard = this.fed >= take.parts;
    while (!isAllHeard && !this.isFinishing && this.failure === null) {
      this.parts.lease.signal.throwIfAborted();
      const found = await this.reader.parts(this.fed, Math.min(batch, take.parts - this.fed));
      this.fed += found.length;
      isAllHeard = found.length === 0 || this.fed >= take.parts; // none found: the sound was deleted
      if (found.length > 0)
        await this.accept(await this.stream.push(Buffer.concat(found.map(({ bytes }) => bytes))), take);
    }
    if (take.isFinished && isAllHeard && !this.isFinishing && this.failure === null) {
      this.isFinishing = true;
      await this.finish(await this.stream.finish(), take);
    }
  }

  close(): void {
    this.stream?.close();
    this.stream = null;
  }

  private async accept(heard: Heard, take: TakeProgress): Promise<void> {
    for (const segment of heard.segments) {
      await this.room();
      this.queue(segment, take);
    }
    if (heard.settled - this.queuedSettled >= silenceStep) {
      this.queuedSettled = heard.settled;
      this.inTurn(() => this.commit((_tx, progress) => progress.settle(take.id, heard.settled)));
    }
  }

  private async finish(heard: Heard, take: TakeProgress): Promise<void> {
    await this.accept({ ...heard, settled: this.queuedSettled }, take);
    const { lease, platform } = this.parts;
    if (heard.faults > 0)
      platform.log.warn({ takeId: take.id, faults: heard.faults }, "Parts of a recording could not be read");
    this.inTurn(async () => {
      await this.commit(async (tx, progress) => {
        await progress.settle(take.id, heard.settled, { isTranscribed: true });
        await publishChange(tx, lease.visitId, "take", take.id);
      });
      lease.wake();
    });
  }

  /** Waits while the engine has as much of this take as it can work on. */
  private async room(): Promise<void> {
    while (this.pending > this.parts.engine.parallel && this.failure === null) await this.chainStep;
  }

  private chainStep: Promise<void> = Promise.resolve();

  /** Starts the engine now; keeps the result when all before it are kept. */
  private queue(segment: Segment, take: TakeProgress): void {
    const { engine, hints, lease } = this.parts;
    this.pending += 1;
    this.queuedSettled = segment.end;
    const result = engine.transcribe(segment.pcm, hints, lease.signal);
    result.catch(() => {}); // dealt with in turn
    const { start, end } = segment;
    this.inTurn(async () => {
      const transcription = await result;
      await this.commit(async (tx, progress) => {
        await progress.settle(take.id, end);
        if (transcription.text) await this.keep(tx, take, { start, end }, transcription);
        if (take.isFinished) await publishChange(tx, lease.visitId, "take", take.id);
      });
      this.pending -= 1;
    });
    this.chainStep = this.chain;
  }

  /** After everything queued so far; the first failure stops all that follows. */
  private inTurn(work: () => Promise<void>): void {
    this.chain = this.chain.then(async () => {
      if (this.failure !== null) return;
      try {
        await work();
      } catch (error) {
        this.failure = error;
        this.pending = 0;
        this.parts.lease.wake();
      }
    });
  }

  private async commit(write: (tx: Queryable, progress: ProgressRepository) => Promise<void>): Promise<void> {
    await this.parts.platform.database.transaction(async (tx) => {
      await this.parts.lease.hold(tx);
      await this.parts.onCommit(tx);
      await write(tx, new ProgressRepository(tx));
    });
  }

  private async keep(
    tx: Queryable,
    take: TakeProgress,
    { start, end }: { start: number; end: number },
    { text, words, confidence, speaker }: Transcription,
  ): Promise<void> {
    const { platform, lease } = this.parts;
    const startMs = toMs(start);
    const id = await new UtterancesRepository(tx, platform.vault).insert(lease.visitId, {
      takeId: take.id,
      startMs,
      endMs: toMs(end),
      speaker: speaker ?? "unknown",
      speakerSource: speaker ? "engine" : "inferred",
      confidence,
      text,
      words: words.map((word) => ({ ...word, start_ms: word.start_ms + startMs, end_ms: word.end_ms + startMs })),
    });
    await addSpokenWords(tx, platform.vault, lease.visitId, text);
    await publishChange(tx, lease.visitId, "utterance", id);
    await guessSpeakers(tx, platform.vault, lease.visitId);
  }
}
