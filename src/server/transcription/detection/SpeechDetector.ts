import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { outsideArchive } from "../../platform/files/outsideArchive";
import type { DetectorAnswer, DetectorFiles, DetectorRequest } from "./detectorProtocol";
import { serviceOrder, type Waiting } from "./serviceOrder";
import type { Detected, SoundForm } from "./TakeDetector";

/**
 * Maximum number of streams in one message to the thread, and the number of samples (20 s at 48 kHz) after which no
 * more `push` requests are added to it.
 */
const batchStreams = 16;
const batchSamples = 960_000;
/** Samples per byte of typical audio, for callers that do not know the length. */
const samplesPerByte = 15;

/** A request without the fields that `open` adds. */
type Question = DetectorRequest extends infer R
  ? R extends DetectorRequest
    ? Omit<R, "call" | "stream">
    : never
  : never;

/**
 * Decides when a stream is served; see `serviceOrder`. `since` is a time of `performance.now()`, by default now.
 * `samples` is the length of the sound at 48 kHz.
 */
type Urgency = Partial<Waiting> & { samples?: number };

/** A take whose speech is being detected. After a failure it is unusable: open another one at the checkpoint. */
export interface DetectorStream {
  /** Detects the utterances in the next bytes of the take. */
  push(bytes: Uint8Array, urgency?: Urgency): Promise<Detected>;
  /** Ends the input; returns the rest. */
  finish(): Promise<Detected>;
  /** Releases its memory in the thread. */
  close(): void;
}

interface PendingRequest {
  request: DetectorRequest;
  /** Length of the sound at 48 kHz; 0 without sound. */
  samples: number;
  resolve: (detected: Detected | null) => void;
  reject: (error: Error) => void;
}

/** An open stream, with its requests that were not sent yet, in order. */
interface OpenStream extends Waiting {
  pending: PendingRequest[];
  isOpen: boolean;
}

/**
 * The server's side of the detector thread, which starts with the first stream, and after a crash with the next. The
 * thread has one message at a time; requests made in the meantime are sent together, the most urgent first.
 */
export class SpeechDetector {
  private thread: Worker | null = null;
  private calls = 0;
  private streamCount = 0;
  private readonly openByNumber = new Map<number, OpenStream>();
  private sent = new Map<number, PendingRequest>();
  private batches = 0;
  /** The number of the batch in which each person was last served. */
  private readonly servedAt = new Map<string, number>();
  /** Whether the last batch left no room for takes that are still being recorded. */
  private isLiveDue = false;

  /** Opens a take. @param from the checkpoint, in samples at 16 kHz. */
  async open(from: number, form: SoundForm = "opus"): Promise<DetectorStream> {
    const thread = (this.thread ??= this.start());
    const stream = (this.streamCount += 1);
    const opened: OpenStream = { isFinished: false, since: 0, person: "", pending: [], isOpen: true };
    this.openByNumber.set(stream, opened);
    const ask = (question: Question, samples = 0): Promise<Detected | null> =>
      this.ask(thread, opened, { ...question, stream, call: (this.calls += 1) } as DetectorRequest, samples);
    const detected = async (question: Question, urgency: Urgency): Promise<Detected> => {
      opened.isFinished = urgency.isFinished ?? false;
      opened.since = urgency.since ?? performance.now();
      opened.person = urgency.person ?? opened.person;
      const found = await ask(question, urgency.samples);
      if (!found) throw new Error("The detector thread did not answer");
      return found;
    };
    await ask({ kind: "open", from, form });
    return {
      push: (bytes, urgency = {}) =>
        detected({ kind: "push", bytes }, { samples: bytes.length * samplesPerByte, ...urgency }),
      finish: () => detected({ kind: "finish" }, { isFinished: true }),
      close: () => {
        const closed = ask({ kind: "close" });
        opened.isOpen = false;
        const forget = (): void => this.forget(stream);
        closed.then(forget, forget); // also after a failure: a thread that ended has nothing to close
      },
    };
  }

  /** Number of takes that have memory in the thread. */
  get openStreams(): number {
    return this.openByNumber.size;
  }

  /** Ends the thread; pending requests reject. */
  async stop(): Promise<void> {
    await this.thread?.terminate();
  }

  private forget(stream: number): void {
    const person = this.openByNumber.get(stream)?.person;
    this.openByNumber.delete(stream);
    const isLast = ![...this.openByNumber.values()].some((opened) => opened.person === person);
    if (person !== undefined && isLast) this.servedAt.delete(person);
  }

  private ask(thread: Worker, opened: OpenStream, request: DetectorRequest, samples: number): Promise<Detected | null> {
    if (this.thread !== thread) return Promise.reject(new Error("The detector thread ended"));
    if (!opened.isOpen) return Promise.reject(new Error("This take is closed"));
    return new Promise((resolve, reject) => {
      opened.pending.push({ request, samples, resolve, reject });
      this.send();
    });
  }

  /** Sends the most urgent requests, if the thread is free. */
  private send(): void {
    if (this.sent.size > 0) return;
    const waiting = [...this.openByNumber.values()].filter(({ pending }) => pending.length > 0);
    const fairness = { servedAt: (person: string) => this.servedAt.get(person) ?? 0, isLiveFirst: this.isLiveDue };
    const served = new Set<OpenStream>();
    let samples = 0;
    this.batches += 1;
    for (const opened of serviceOrder(waiting, batchStreams, fairness)) {
      const [next] = opened.pending;
      if (!next || (samples > batchSamples && next.request.kind === "push")) continue;
      opened.pending.shift();
      served.add(opened);
      samples += next.samples;
      this.sent.set(next.request.call, next);
      this.servedAt.set(opened.person, this.batches);
    }
    const live = waiting.filter(({ isFinished }) => !isFinished);
    this.isLiveDue = live.length > 0 && !live.some((opened) => served.has(opened));
    if (served.size > 0) this.thread?.postMessage([...this.sent.values()].map(({ request }) => request));
  }

  private start(): Worker {
    const thread = new Worker(threadFile(), { workerData: detectorFiles() });
    thread.unref();
    thread.on("message", (answers: DetectorAnswer[]) => this.handleAnswers(answers));
    thread.on("error", (error) => this.handleEnd(thread, error as Error));
    thread.on("exit", () => this.handleEnd(thread, new Error("The detector thread ended")));
    return thread;
  }

  private handleAnswers(answers: readonly DetectorAnswer[]): void {
    const sent = this.sent;
    this.sent = new Map();
    this.send();
    for (const answer of answers) {
      const caller = sent.get(answer.call);
      if ("failure" in answer) caller?.reject(new Error(answer.failure));
      else caller?.resolve(answer.detected);
    }
  }

  private handleEnd(thread: Worker, error: Error): void {
    if (this.thread !== thread) return;
    this.thread = null;
    const waiting = [...this.openByNumber.values()].flatMap(({ pending }) => pending);
    for (const { reject } of [...this.sent.values(), ...waiting]) reject(error);
    this.sent = new Map();
    this.openByNumber.clear();
  }
}

/** Returns the thread's file: beside this file from source, beside the server's bundle when built. */
function threadFile(): string {
  const isSource = import.meta.url.endsWith(".ts");
  return fileURLToPath(new URL(isSource ? "./detectorThread.ts" : "./detectorThread.js", import.meta.url));
}

function detectorFiles(): DetectorFiles {
  return { model: resource("silero_vad.onnx"), kernels: resource("kernels.wasm") };
}

/**
 * Finds a file of the model in `resources/`, which is in a folder above this file.
 * @throws {Error} if it is missing.
 */
function resource(name: string): string {
  for (const up of ["..", "../..", "../../..", "../../../.."]) {
    const path = outsideArchive(join(import.meta.dirname, up, "resources", "silero-vad", name));
    if (existsSync(path)) return path;
  }
  throw new Error(`resources/silero-vad/${name} is missing`);
}
