import type { AxiosInstance } from "axios";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError, assertNever } from "../../shared/errors";
import type { Consent } from "../../shared/visits/visit";
import type { Platform } from "../platform/platform";
import { Microphone } from "./capture/Microphone";
import { WriterProcess } from "./capture/WriterProcess";
import type { FromWriter } from "./capture/writerMessages";
import { AudioImport } from "./AudioImport";
import { keepScreenOn } from "./keepScreenOn";
import { KeptRecordings } from "./KeptRecordings";
import { LevelHistory } from "./LevelHistory";
import { LostRecorder } from "./LostRecorder";
import { Listening } from "./Listening";
import { MicrophonesStore } from "./MicrophonesStore";
import { recorderId } from "./recorderId";
import { problemOf, type RecorderProblem } from "./recorderProblem";
import { StorageRoom } from "./StorageRoom";
import { TakesApi } from "./upload/takesApi";
import { VisitConsent } from "./VisitConsent";
import { holdLock, recordingLock } from "./windowLock";

export type { RecorderProblem } from "./recorderProblem";
export type RecorderState = "idle" | "starting" | "recording" | "paused" | "stopping";

/** One take being written. */
interface Session {
  takeId: string;
  writer: WriterProcess;
  microphone: Microphone | null;
  release: () => void;
  /** Called with the number of pages when all of them are on the disk. */
  finished: () => void;
}

/** The recorder: microphone → worker (Opus, Ogg pages, journal) → outbox. It never waits for the network. */
export class RecorderStore {
  state: RecorderState = "idle";
  visitId: string | null = null;
  savedMs = 0;
  problem: RecorderProblem | null = null;
  microphoneLabel: string | null = null;
  readonly levels = new LevelHistory();
  private readonly listening = new Listening();
  readonly microphones = new MicrophonesStore();
  readonly kept: KeptRecordings;
  readonly consent: VisitConsent;
  readonly importing: AudioImport;
  readonly lost: LostRecorder;
  readonly room: StorageRoom;
  private session: Session | null = null;
  /** Made ahead: recording begins at once, also while the network is away. */
  private nextWriter = new WriterProcess();
  private readonly api: TakesApi;

  constructor(private readonly parts: { http: AxiosInstance; owner: () => Promise<string>; platform: Platform }) {
    this.api = new TakesApi(parts.http);
    this.kept = new KeptRecordings({ api: this.api, owner: parts.owner, platform: parts.platform });
    this.room = new StorageRoom(async () => (await (await this.kept.open()).journal.storage())?.free ?? null);
    this.consent = new VisitConsent(this.api);
    this.importing = new AudioImport(this.kept, this.consent);
    this.lost = new LostRecorder(this.api, this.kept);
    makeAutoObservable<this, "session" | "listening" | "nextWriter" | "api" | "parts">(this, {
      session: observableRef,
      nextWriter: false,
      problem: observableRef,
      levels: false,
      listening: false,
      microphones: false,
      kept: false,
      consent: false,
      importing: false,
      lost: false,
      room: false,
      api: false,
      parts: false,
    });
    this.microphones.watch();
    void this.kept.recoverInTime();
    addEventListener("beforeunload", (event) => {
      if (this.state !== "idle" || this.importing.status === "converting") event.preventDefault();
    });
  }

  get elapsedMs(): number {
    return this.listening.elapsedMs;
  }

  get quietMs(): number {
    return this.listening.quietMs;
  }

  get sentMs(): number {
    return this.session ? (this.kept.sentMs.get(this.session.takeId) ?? 0) : 0;
  }

  /** Why the practice does not have this recording yet, where something is in the way; the recording goes on. */
  get sendingProblem(): AppError | null {
    return (this.session && this.kept.problems.get(this.session.takeId)?.error) ?? null;
  }

  get isSilent(): boolean {
    return this.state === "recording" && this.problem === null && this.listening.isSilent;
  }

  /** Long, or long quiet: the visit may be over. */
  get isForgotten(): boolean {
    return this.state === "recording" && this.listening.isForgotten;
  }

  /** Records that session, once its patient was asked; else the consent question is put. */
  async start(visitId: string): Promise<void> {
    if (this.state !== "idle") return;
    this.problem = null;
    this.savedMs = 0;
    this.listening.begin();
    const consent = await this.consent.ask(visitId);
    if (!consent || this.state !== "idle") return;
    runInAction(() => {
      this.visitId = visitId;
      this.state = "starting";
    });
    try {
      await this.begin(visitId, consent);
      runInAction(() => (this.state = "recording"));
    } catch (error) {
      this.release();
      runInAction(() => {
        this.state = "idle";
        this.problem = problemOf(AppError.from(error));
      });
    }
  }

  /** Says yes or no for the patient; a yes begins to record. */
  async answerConsent(visitId: string, method: Consent["method"]): Promise<void> {
    const consent = this.consent.answer(visitId, method);
    if (this.importing.isWaitingFor(visitId)) await this.importing.resume(consent.given);
    else if (consent.given) await this.start(visitId);
  }

  async pause(): Promise<void> {
    if (this.state !== "recording") return;
    this.session?.writer.tell({ kind: "pause" });
    this.state = "paused";
    this.levels.clear();
    this.tellStatus("paused");
  }

  async resume(): Promise<void> {
    if (this.state !== "paused") return;
    this.session?.writer.tell({ kind: "resume" });
    this.state = "recording";
    this.listening.goOn();
    this.tellStatus("recording");
  }

  /** Ends the take. Resolves when all of it is on this computer's disk; sending goes on by itself. */
  async stop(): Promise<void> {
    const { session } = this;
    if (!session || this.state === "stopping") return;
    this.state = "stopping";
    session.microphone?.close();
    const finished = new Promise<void>((resolve) => (session.finished = resolve));
    session.writer.tell({ kind: "finish" });
    await finished;
    await this.kept.stop(session.takeId);
    this.release();
    runInAction(() => (this.state = "idle"));
  }

  /** Goes on with another microphone in the same take: the chosen one, or the computer's own after it was unplugged. */
  async changeMicrophone(id: string | null): Promise<void> {
    this.microphones.choose(id);
    const { session } = this;
    if (!session) return;
    try {
      const microphone = await Microphone.open(id);
      const before = session.microphone;
      this.listen(session, microphone);
      before?.close();
      runInAction(() => (this.problem = null));
    } catch (error) {
      runInAction(() => (this.problem = { ...problemOf(AppError.from(error)), atMs: this.savedMs }));
    }
  }

  /** Somebody else signed in on this computer: the recording ends, and all of it waits here for its owner. */
  async leave(): Promise<void> {
    this.importing.cancel();
    await this.stop();
    await this.kept.end();
  }

  dismissProblem(): void {
    this.problem = null;
  }

  private async begin(visitId: string, consent: Consent): Promise<void> {
    const lock = await holdLock(recordingLock(visitId));
    if (!lock) throw new AppError("recording_elsewhere", "This session is being recorded in another window.");
    const writer = this.nextWriter.isBroken ? new WriterProcess() : this.nextWriter;
    writer.hear((message) => this.handle(message));
    this.nextWriter = new WriterProcess();
    this.session = { takeId: crypto.randomUUID(), writer, microphone: null, release: lock.release, finished: () => {} };
    const microphone = await Microphone.open(this.microphones.chosenId);
    this.session.microphone = microphone;
    void this.microphones.look();
    void navigator.storage.persist();
    const { takeId } = this.session;
    const { journal, outbox } = await this.kept.open();
    const target = await journal.begin({
      id: takeId,
      visitId,
      ownerId: await this.kept.owner(),
      recorderId: recorderId(),
      source: "microphone",
      state: "open",
      pages: 0,
      durationMs: 0,
      startedAt: Date.now(),
      consent,
    });
    writer.tell({ kind: "begin", takeId, target });
    this.listen(this.session, microphone);
    const letSleep = keepScreenOn();
    const stopLooking = this.room.watch();
    const { release } = this.session;
    this.session.release = () => {
      letSleep();
      stopLooking();
      release();
    };
    outbox.send(takeId);
  }

  private listen(session: Session, microphone: Microphone): void {
    session.microphone = microphone;
    session.writer.tell({ kind: "listen", sound: microphone.sound }, [microphone.sound]);
    runInAction(() => (this.microphoneLabel = microphone.label));
  }

  private handle(message: FromWriter): void {
    switch (message.kind) {
      case "heard":
        return this.hear(message.level, message.elapsedMs);
      case "saved":
        this.savedMs = message.endMs;
        void this.kept.open().then(({ outbox }) => this.session && outbox.send(this.session.takeId));
        return;
      case "deaf":
        if (this.state === "recording" || this.state === "paused")
          this.problem = { kind: "unplugged", atMs: this.elapsedMs, detail: "" };
        return;
      case "finished":
        this.session?.finished();
        return;
      case "failed":
        return this.fail(message.reason === "full" ? "disk_full" : "failed");
      case "progress":
        return;
      default:
        assertNever(message);
    }
  }

  private hear(level: number, elapsedMs: number): void {
    if (this.state !== "recording") return;
    this.levels.push(level);
    this.listening.hear(level, elapsedMs);
  }

  /** Nothing more can be kept here: what is on the disk is sent and finished. */
  private fail(kind: "disk_full" | "failed"): void {
    const { session } = this;
    if (!session) return;
    this.problem = { kind, atMs: this.savedMs, detail: "Recording stopped by itself." };
    session.finished();
    this.release();
    this.state = "idle";
    void this.kept.finish(session.takeId);
  }

  /** The other screens show that it is paused; offline that can wait. */
  private tellStatus(status: "recording" | "paused"): void {
    if (this.visitId !== null) void this.api.updateVisit(this.visitId, { status }).catch(() => undefined);
  }

  private release(): void {
    this.session?.microphone?.close();
    this.session?.writer.end();
    this.session?.release();
    this.session = null;
    this.levels.clear();
  }
}
