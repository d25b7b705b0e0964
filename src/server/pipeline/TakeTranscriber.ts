import { addSpokenWords } from "../visits/addSpokenWords";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import type { EngineRetries } from "./EngineRetries";
import type { Lease } from "./Lease";
import { type ReceivedPart, TakeReader } from "../recording/TakeReader";
import { opusExtent, opusSampleRate, readOggPages } from "../../shared/recording/oggPage";
import { TakesRepository } from "../recording/TakesRepository";
import type { ServerContext } from "../platform/ServerContext";
import type { SpeechHint, Transcription } from "../transcription/engines/SpeechEngine";
import type { SpeechDetector, DetectorStream } from "../transcription/detection/SpeechDetector";
import { clockRatio, sampleRate } from "../transcription/detection/OpusStream";
import type { Detected } from "../transcription/detection/TakeDetector";
import type { Segment } from "../transcription/detection/UtteranceCutter";
import type { TakeProgress } from "./ProgressRepository";
import { guessNewestSpeakers } from "../transcription/guessSpeakers";
import { UtterancesRepository } from "../transcription/UtterancesRepository";

/** Parts read per step when catching up: about half a minute of audio. */
const batch = 32;
/**
 * Length of sound, in samples at 48 kHz, after which a step is sent to the detector, so that other takes do not wait
 * long.
 */
const stepSamples = 40 * opusSampleRate;
/** Length of silence after which the checkpoint is stored: 5 s, in samples at 16 kHz. */
const silenceStep = 5 * sampleRate;
const toMs = (samples: number): number => Math.round((samples * 1_000) / sampleRate);

/** What transcribing the takes of one visit needs. */
export interface TranscriberDeps {
  context: ServerContext;
  detector: SpeechDetector;
  retries: EngineRetries;
  lease: Lease;
  hints: readonly SpeechHint[];
  /** Id of the clinician: the detector serves clinicians in turn. */
  person: string;
}

/**
 * Transcribes one take from its checkpoint: parts go to the detector, utterances to the engine (several at the same
 * time), and results are stored in spoken order, each with the checkpoint after it. After a failure, create a new
 * transcriber.
 */
export class TakeTranscriber {
  private stream: DetectorStream | null = null;
  private readonly reader: TakeReader;
  /** Number of parts given to the detector. */
  private fed = 0;
  private isFinishing = false;
  /** Utterances whose result is not stored yet. */
  private pending = 0;
  /** Checkpoint of the last queued commit, in samples at 16 kHz. */
  private queuedSettled: number;
  /** Resolves when all queued commits have run, in order; never rejects. */
  private chain: Promise<void> = Promise.resolve();
  /** The first failure, if any. */
  failure: unknown = null;

  constructor(
    private readonly deps: TranscriberDeps,
    private readonly take: TakeProgress,
  ) {
    this.queuedSettled = take.settled;
    this.reader = new TakeReader(deps.context, take.id);
  }

  /** Whether utterances are at the engine, or their results wait to be stored. */
  get isBusy(): boolean {
    return this.pending > 0;
  }

  /**
   * Gives all available parts to the detector, but stops while the engine fails. Results are stored later. `lease.wake`
   * is called after a failure (see `failure`), when the take is transcribed, and when reading can continue.
   */
  async advance(take: TakeProgress): Promise<void> {
    this.stream ??= await this.deps.detector.open(this.take.settled);
    const since = performance.now();
    let isAllFed = this.fed >= take.parts;
    while (!isAllFed && !this.isFinishing && this.failure === null && !this.deps.retries.isPaused) {
      this.deps.lease.signal.throwIfAborted();
      const found = await this.reader.parts(this.fed, Math.min(batch, take.parts - this.fed));
      this.fed += found.length;
      isAllFed = found.length === 0 || this.fed >= take.parts; // none found: the audio was deleted
      if (found.length === 0) continue;
      const { person } = this.deps;
      for (const { bytes, samples } of steps(found)) {
        if (this.failure !== null) break;
        const urgency = { isFinished: take.isFinished, since, person, samples };
        await this.accept(await this.stream.push(bytes, urgency), take);
      }
    }
    if (take.isFinished && isAllFed && !this.isFinishing && this.failure === null) {
      this.isFinishing = true;
      await this.finish(await this.stream.finish(), take);
    }
  }

  close(): void {
    this.stream?.close();
    this.stream = null;
  }

  private async accept(detected: Detected, take: TakeProgress): Promise<void> {
    for (const segment of detected.segments) {
      await this.waitForCapacity();
      this.queue(segment, take);
    }
    if (detected.settled - this.queuedSettled >= silenceStep) {
      this.queuedSettled = detected.settled;
      this.inOrder(() => this.commit((_tx, takes) => takes.settle(take.id, detected.settled * clockRatio)));
    }
  }

  private async finish(detected: Detected, take: TakeProgress): Promise<void> {
    await this.accept({ ...detected, settled: this.queuedSettled }, take);
    const { lease, context } = this.deps;
    if (detected.faults > 0)
      context.log.warn({ takeId: take.id, faults: detected.faults }, "Parts of a recording could not be read");
    this.inOrder(async () => {
      await this.commit(async (tx, takes) => {
        await takes.settle(take.id, detected.settled * clockRatio, { isTranscribed: true });
        await publishChange(tx, lease.visitId, "take", take.id);
      });
      lease.wake();
    });
  }

  /**
   * Waits while the engine has as many utterances of this take as it may; does not wait after a failure or during a
   * pause.
   */
  private async waitForCapacity(): Promise<void> {
    const { retries } = this.deps;
    while (this.pending > retries.parallel && this.failure === null && !retries.isPaused)
      await Promise.race([this.chainStep, retries.untilPaused()]);
  }

  /** Resolves when the last queued utterance is stored. */
  private chainStep: Promise<void> = Promise.resolve();

  /** Starts recognition now, and stores the result once all earlier results are stored. */
  private queue(segment: Segment, take: TakeProgress): void {
    const { retries, hints, lease } = this.deps;
    this.pending += 1;
    this.queuedSettled = segment.end;
    const result = retries.transcribe(segment.pcm, hints);
    result.catch(() => {}); // handled in order
    const { start, end } = segment;
    this.inOrder(async () => {
      const transcription = await result;
      await this.commit(async (tx, takes) => {
        await takes.settle(take.id, end * clockRatio);
        if (transcription.text) await this.keep(tx, take, { start, end }, transcription);
        if (take.isFinished) await publishChange(tx, lease.visitId, "take", take.id);
      });
      this.pending -= 1;
    });
    this.chainStep = this.chain;
  }

  /** Queues `work` after everything queued so far. After the first failure no queued work runs. */
  private inOrder(work: () => Promise<void>): void {
    this.chain = this.chain.then(async () => {
      if (this.failure !== null) return;
      try {
        await work();
      } catch (error) {
        this.failure = error;
        this.pending = 0;
        this.deps.lease.wake();
      }
    });
  }

  private async commit(write: (tx: Queryable, takes: TakesRepository) => Promise<void>): Promise<void> {
    await this.deps.context.database.transaction(async (tx) => {
      await this.deps.lease.hold(tx);
      await this.deps.retries.clearFailure(tx);
      await write(tx, new TakesRepository(tx));
    });
  }

  private async keep(
    tx: Queryable,
    take: TakeProgress,
    { start, end }: { start: number; end: number },
    { text, words, confidence, speaker, engine }: Transcription,
  ): Promise<void> {
    const { context, lease } = this.deps;
    const startMs = toMs(start);
    const id = await new UtterancesRepository(tx, context.vault).insert(lease.visitId, {
      takeId: take.id,
      startMs,
      endMs: toMs(end),
      speaker: speaker ?? "unknown",
      speakerSource: speaker ? "engine" : "inferred",
      confidence,
      engine,
      text,
      words: words.map((word) => ({ ...word, start_ms: word.start_ms + startMs, end_ms: word.end_ms + startMs })),
    });
    await addSpokenWords(tx, context.vault, lease.visitId, text);
    await publishChange(tx, lease.visitId, "utterance", id);
    await guessNewestSpeakers(tx, context, lease.visitId);
  }
}

/** Input of one detector step, with the length of its audio in samples at 48 kHz. */
interface Step {
  bytes: Buffer;
  samples: number;
}

/**
 * Joins parts into steps for the detector: whole parts with 40 s of sound or a little more; the last can be shorter.
 */
function steps(parts: readonly ReceivedPart[]): Step[] {
  const joined: Step[] = [];
  let step: Uint8Array[] = [];
  let samples = 0;
  const end = (): void => {
    if (step.length > 0) joined.push({ bytes: Buffer.concat(step), samples });
    [step, samples] = [[], 0];
  };
  for (const { bytes } of parts) {
    step.push(bytes);
    samples += opusExtent(readOggPages(bytes)).samples;
    if (samples >= stepSamples) end();
  }
  end();
  return joined;
}
