import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { outsideArchive } from "../../platform/files/outsideArchive";
import type { DetectorAnswer, DetectorRequest } from "./detectorProtocol";
import type { Detected, SoundForm } from "./TakeDetector";

type Question = DetectorRequest extends infer R
  ? R extends DetectorRequest
    ? Omit<R, "call" | "stream">
    : never
  : never;

/** One take in detection. After a failure it is unusable: open another at the checkpoint. */
export interface DetectorStream {
  push(bytes: Uint8Array): Promise<Detected>;
  finish(): Promise<Detected>;
  close(): void;
}

/** The server's side of the detector thread, which starts with the first stream and again after it died. */
export class SpeechDetector {
  private thread: Worker | null = null;
  private calls = 0;
  private streams = 0;
  private readonly waiting = new Map<
    number,
    { resolve: (detected: Detected | null) => void; reject: (error: Error) => void }
  >();

  /** @param from the checkpoint, in samples at 16 kHz. */
  async open(from: number, form: SoundForm = "opus"): Promise<DetectorStream> {
    const thread = (this.thread ??= this.start());
    const stream = (this.streams += 1);
    const ask = (question: Question, transfer?: ArrayBuffer): Promise<Detected | null> =>
      this.ask(thread, stream, question, transfer);
    await ask({ kind: "open", from, form });
    const detected = async (answer: Promise<Detected | null>): Promise<Detected> => {
      const found = await answer;
      if (!found) throw new Error("The detector thread did not answer");
      return found;
    };
    return {
      push: (bytes) => detected(ask({ kind: "push", bytes })),
      finish: () => detected(ask({ kind: "finish" })),
      close: () => void ask({ kind: "close" }).catch(() => {}), // a dead thread has nothing to close
    };
  }

  async stop(): Promise<void> {
    await this.thread?.terminate();
  }

  private ask(thread: Worker, stream: number, question: Question, transfer?: ArrayBuffer): Promise<Detected | null> {
    if (this.thread !== thread) return Promise.reject(new Error("The detector thread ended"));
    const call = (this.calls += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve, reject });
      thread.postMessage({ ...question, call, stream } as DetectorRequest, transfer ? [transfer] : []);
    });
  }

  private start(): Worker {
    const thread = new Worker(threadFile(), { workerData: { model: modelFile() } });
    thread.unref();
    thread.on("message", (answer: DetectorAnswer) => {
      const caller = this.waiting.get(answer.call);
      this.waiting.delete(answer.call);
      if ("failure" in answer) caller?.reject(new Error(answer.failure));
      else caller?.resolve(answer.detected);
    });
    thread.on("error", (error) => this.ended(thread, error as Error));
    thread.on("exit", () => this.ended(thread, new Error("The detector thread ended")));
    return thread;
  }

  private ended(thread: Worker, error: Error): void {
    if (this.thread !== thread) return;
    this.thread = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Beside this file from source; beside the server's bundle when built. */
function threadFile(): string {
  const isSource = import.meta.url.endsWith(".ts");
  return fileURLToPath(new URL(isSource ? "./detectorThread.ts" : "./detectorThread.js", import.meta.url));
}

/** The model in `resources/`, searched upwards from this file. It needs a real path, because native code reads it. */
function modelFile(): string {
  for (const up of ["..", "../..", "../../..", "../../../.."]) {
    const path = outsideArchive(join(import.meta.dirname, up, "resources", "silero-vad", "silero_vad.onnx"));
    if (existsSync(path)) return path;
  }
  throw new Error("resources/silero-vad/silero_vad.onnx is missing");
}
