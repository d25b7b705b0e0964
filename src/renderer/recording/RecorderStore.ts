import type { AxiosInstance } from "axios";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError, assertNever } from "../../shared/errors";
import type { Consent } from "../../shared/visits/visit";
import { formatWait } from "../format/formatDuration";
import type { Platform } from "../base/Platform";
import type { ServerProbe } from "../http/ServerProbe";
import { Microphone } from "./capture/Microphone";
import { WriterProcess } from "./capture/WriterProcess";
import type { FromWriter } from "./capture/writerMessages";
import { AudioImport } from "./AudioImport";
import { keepScreenOn } from "./keepScreenOn";
import { LocalTakes } from "./LocalTakes";
import { LevelHistory } from "./microphone/LevelHistory";
import { LostRecorder } from "./LostRecorder";
import { SilenceMonitor } from "./SilenceMonitor";
import { MicrophonesStore } from "./microphone/MicrophonesStore";
import { recorderId } from "./recorderId";
import { recorderProblem, type RecorderProblem } from "./recorderProblem";
import type { RunningTake } from "./RunningTake";
import { RecordingSpace } from "./RecordingSpace";
import { VisitsApi } from "../visits/VisitsApi";
import { TakesApi } from "./upload/TakesApi";
import { VisitConsent } from "./consent/VisitConsent";
import { StatusSender } from "./StatusSender";
import { watchLeaving } from "./watchLeaving";
import { holdLock, recordingLock } from "./holdLock";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly recorder: RecorderStore;
  }
}

export type { RecorderProblem } from "./recorderProblem";
/** What the recorder is doing. */
export type RecorderState = "idle" | "starting" | "recording" | "paused" | "stopping";

/** Milliseconds of lost audio up to which the loss is neither shown nor reported: hardly a word fits in. */
const maxUnreportedMs = 200;
const stopped = (): AppError => new AppError("cancelled", "The recording was stopped before it began.");

/**
 * The recorder: microphone → worker (Opus, Ogg pages, journal) → outbox. A running take never waits for the network;
 * before it, `start` waits up to 3 s for the consent that the server has (`VisitConsent`).
 */
export class RecorderStore {
  state: RecorderState = "idle";
  /** The visit being recorded, or recorded last; null before the first. */
  visitId: string | null = null;
  /** How much of the take is on this computer's disk, in milliseconds. */
  savedMs = 0;
  problem: RecorderProblem | null = null;
  /** Name of the microphone used last; null before the first recording. */
  microphoneLabel: string | null = null;
  readonly levels = new LevelHistory();
  readonly #silence = new SilenceMonitor();
  readonly microphones = new MicrophonesStore();
  readonly localTakes: LocalTakes;
  readonly consent: VisitConsent;
  readonly importing: AudioImport;
  readonly lost: LostRecorder;
  readonly space: RecordingSpace;
  private take: RunningTake | null = null;
  /** The worker for the next take, started in advance, so that recording starts immediately, even offline. */
  #nextWriter = new WriterProcess();
  readonly #status: StatusSender;

  constructor(deps: { http: AxiosInstance; owner: () => Promise<string>; probe: ServerProbe; platform: Platform }) {
    const api = new TakesApi(deps.http);
    const visits = new VisitsApi(deps.http);
    this.#status = new StatusSender(visits);
    this.localTakes = new LocalTakes({ api, owner: deps.owner, probe: deps.probe, platform: deps.platform });
    this.space = new RecordingSpace(async () => (await (await this.localTakes.open()).journal.storage())?.free ?? null);
    this.consent = new VisitConsent(visits);
    this.importing = new AudioImport(this.localTakes, this.consent, visits);
    this.lost = new LostRecorder(api, this.localTakes);
    makeAutoObservable<this, "take">(this, {
      take: observableRef,
      problem: observableRef,
      levels: false,
      microphones: false,
      localTakes: false,
      consent: false,
      importing: false,
      lost: false,
      space: false,
    });
    this.microphones.watch();
    void this.localTakes.recoverWithRetry();
    watchLeaving({
      isBusy: () => this.state !== "idle" || this.importing.status === "converting",
      flush: () => this.state === "recording" && this.take?.writer.post({ kind: "flush" }),
    });
  }

  /** Length of the take in milliseconds, without pauses. */
  get elapsedMs(): number {
    return this.#silence.elapsedMs;
  }

  /** `elapsedMs` in whole seconds, for the clock: it changes once a second, `elapsedMs` five times. */
  get elapsedSeconds(): number {
    return Math.floor(this.elapsedMs / 1_000);
  }

  /** Length of the current silence in milliseconds. */
  get quietMs(): number {
    return this.#silence.quietMs;
  }

  /** Milliseconds of the current take that the server has; 0 if there is no take. */
  get sentMs(): number {
    return this.take ? (this.localTakes.sentMs.get(this.take.takeId) ?? 0) : 0;
  }

  /**
   * Returns the milliseconds of a visit's stopped takes that the server does not have completely; null if there are
   * none or the visit is being recorded in this window.
   */
  unsentMs(visitId: string): number | null {
    return this.state !== "idle" && this.visitId === visitId ? null : this.localTakes.unsentMs(visitId);
  }

  /** Why the current take is not being sent; null if it is, or if there is no take. The recording continues. */
  get sendingProblem(): AppError | null {
    return (this.take && this.localTakes.problems.get(this.take.takeId)?.error) ?? null;
  }

  /** Whether the microphone may be muted. */
  get isSilent(): boolean {
    return this.state === "recording" && this.problem === null && this.#silence.isSilent;
  }

  /** Whether the take is so long, or has been quiet for so long, that the visit may be over. */
  get isForgotten(): boolean {
    return this.state === "recording" && this.#silence.isForgotten;
  }

  /** Starts to record a visit, or asks for the patient's consent first. A failure is in `problem`. */
  async start(visitId: string): Promise<void> {
    if (this.state !== "idle") return;
    this.problem = null;
    this.savedMs = 0;
    this.#silence.begin();
    const consent = await this.consent.ask(visitId);
    if (!consent || this.state !== "idle") return;
    runInAction(() => {
      this.visitId = visitId;
      this.state = "starting";
    });
    try {
      await this.begin(visitId, consent);
      runInAction(() => (this.state = "recording"));
    } catch (thrown) {
      const error = AppError.from(thrown);
      if (error.code === "cancelled") return; // `stop` was called in the meantime
      this.release();
      runInAction(() => {
        this.state = "idle";
        this.problem = recorderProblem(error);
      });
    }
  }

  /**
   * Stores the patient's answer. If consent was given, continues with the waiting import or starts to record; if it was
   * refused, the waiting import is cancelled.
   */
  async answerConsent(visitId: string, method: Consent["method"]): Promise<void> {
    const consent = this.consent.answer(visitId, method);
    if (this.importing.isWaitingFor(visitId)) await this.importing.resume(consent.given);
    else if (consent.given) await this.start(visitId);
  }

  async pause(): Promise<void> {
    if (this.state !== "recording") return;
    this.take?.writer.post({ kind: "pause", deliveredMs: this.deliveredMs });
    this.state = "paused";
    this.levels.clear();
    if (this.visitId !== null) void this.#status.send(this.visitId, "paused");
  }

  async resume(): Promise<void> {
    if (this.state !== "paused") return;
    this.take?.writer.post({ kind: "resume", deliveredMs: this.deliveredMs });
    this.state = "recording";
    this.#silence.resume();
    if (this.visitId !== null) void this.#status.send(this.visitId, "recording");
  }

  /**
   * Ends the take. Resolves when all of it is on this computer's disk; sending continues in the background. Audio that
   * could not be recorded is reported.
   */
  async stop(): Promise<void> {
    const { take } = this;
    if (!take || this.state === "stopping") return;
    this.state = "stopping";
    const finished = new Promise<number>((resolve) => (take.finished = resolve));
    // The microphone stays open until its last audio has been read.
    take.writer.post({ kind: "finish", deliveredMs: this.deliveredMs });
    this.reportLost(await finished);
    try {
      await this.localTakes.stop({ id: take.takeId, visitId: take.visitId, durationMs: this.savedMs });
    } finally {
      this.release();
      runInAction(() => (this.state = "idle"));
    }
  }

  /**
   * Chooses the microphone, and continues a take with it. A failure to open it is in `problem`.
   * @param id null for the system default.
   */
  async changeMicrophone(id: string | null): Promise<void> {
    this.microphones.choose(id);
    const { take } = this;
    if (!take) return;
    try {
      const microphone = await Microphone.open(id);
      if (take.microphone) take.replaced.push(take.microphone);
      this.listen(take, microphone);
      runInAction(() => (this.problem = null));
    } catch (error) {
      runInAction(() => (this.problem = { ...recorderProblem(AppError.from(error)), atMs: this.savedMs }));
    }
  }

  /**
   * Ends importing, recording and sending, because the user signed out, another one signed in, or the app switched to
   * another backend. Takes stay in the journal for their owner.
   */
  async leave(): Promise<void> {
    this.importing.cancel();
    await this.stop();
    await this.localTakes.end();
  }

  dismissProblem(): void {
    this.problem = null;
  }

  private get deliveredMs(): number | null {
    return this.take?.microphone?.deliveredMs ?? null;
  }

  private async begin(visitId: string, consent: Consent): Promise<void> {
    const lock = await holdLock(recordingLock(visitId));
    if (!lock) throw new AppError("recording_elsewhere", "This session is being recorded in another window.");
    const writer = this.#nextWriter.isBroken ? new WriterProcess() : this.#nextWriter;
    writer.handleWith((message) => this.handle(message));
    this.#nextWriter = new WriterProcess();
    const takeId = crypto.randomUUID();
    const { release } = lock;
    const take: RunningTake = { takeId, visitId, writer, microphone: null, replaced: [], release, finished: () => {} };
    this.take = take;
    const microphone = await Microphone.open(this.microphones.chosenId);
    if (this.take !== take) {
      microphone.close();
      throw stopped();
    }
    take.microphone = microphone;
    void this.microphones.refresh();
    void navigator.storage.persist();
    const { journal, outbox } = await this.localTakes.open();
    const target = await journal.begin({
      id: takeId,
      visitId,
      ownerId: await this.localTakes.owner(),
      recorderId: recorderId(),
      source: "microphone",
      state: "open",
      parts: 0,
      durationMs: 0,
      startedAt: Date.now(),
      consent,
    });
    if (this.take !== take) {
      await journal.remove(takeId);
      throw stopped();
    }
    writer.post({ kind: "begin", takeId, target });
    this.listen(take, microphone);
    const releaseScreen = keepScreenOn();
    const stopWatching = this.space.watch();
    take.release = () => {
      releaseScreen();
      stopWatching();
      release();
    };
    outbox.send(takeId);
  }

  private listen(take: RunningTake, microphone: Microphone): void {
    const deliveredMs = this.deliveredMs; // of the previous microphone
    take.microphone = microphone;
    take.writer.post({ kind: "listen", sound: microphone.sound, deliveredMs }, [microphone.sound]);
    runInAction(() => (this.microphoneLabel = microphone.label));
  }

  private handle(message: FromWriter): void {
    switch (message.kind) {
      case "levels":
        return this.noteLevels(message.levels, message.elapsedMs);
      case "saved":
        this.savedMs = message.endMs;
        void this.localTakes.open().then(({ outbox }) => this.take && outbox.send(this.take.takeId));
        return;
      case "ended":
        if (this.state === "recording" || this.state === "paused")
          this.problem = { kind: "unplugged", atMs: this.elapsedMs, detail: "" };
        return;
      case "released":
        this.take?.replaced.shift()?.close();
        return;
      case "finished":
        this.take?.finished(message.lostMs);
        return;
      case "failed":
        return this.fail(message.reason === "full" ? "disk_full" : "failed");
      case "progress":
        return;
      default:
        assertNever(message);
    }
  }

  private noteLevels(levels: readonly number[], elapsedMs: number): void {
    if (this.state !== "recording") return;
    this.levels.push(levels);
    this.#silence.measure(Math.max(...levels), elapsedMs);
  }

  /** Shows and reports that audio could not be recorded, if more than `maxUnreportedMs`. */
  private reportLost(lostMs: number): void {
    if (lostMs <= maxUnreportedMs) return;
    reportError(new Error(`A recording lacks ${lostMs} ms of sound`));
    runInAction(
      () =>
        (this.problem = {
          kind: "incomplete",
          atMs: this.savedMs,
          detail: `About ${formatWait(Math.max(1_000, lostMs))}`,
        }),
    );
  }

  /** Ends the take after the worker has failed, e.g. because the disk is full. What is on the disk is sent. */
  private fail(kind: "disk_full" | "failed"): void {
    const { take } = this;
    if (!take) return;
    this.problem = { kind, atMs: this.savedMs, detail: "Recording stopped unexpectedly." };
    take.finished(0);
    this.release();
    this.state = "idle";
    void this.localTakes.finish({ id: take.takeId, visitId: take.visitId, durationMs: this.savedMs });
  }

  private release(): void {
    this.take?.microphone?.close();
    for (const microphone of this.take?.replaced ?? []) microphone.close();
    this.#status.cancel();
    this.take?.writer.end();
    this.take?.release();
    this.take = null;
    this.levels.clear();
  }
}
