import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { outsideArchive } from "../../platform/files/outsideArchive";
import type { EarAnswer, EarRequest } from "./earProtocol";
import type { Heard, SoundForm } from "./takeListener";

type Question = EarRequest extends infer R ? (R extends EarRequest ? Omit<R, "call" | "stream"> : never) : never;

/** One take being listened to. After a failure it is of no more use: open another at the checkpoint. */
export interface EarStream {
  push(bytes: Uint8Array): Promise<Heard>;
  finish(): Promise<Heard>;
  close(): void;
}

/** The server's side of the listening thread. The thread starts with the first stream and again after it died. */
export class Ear {
  private thread: Worker | null = null;
  private calls = 0;
  private streams = 0;
  private readonly waiting = new Map<
    number,
    { resolve: (heard: Heard | null) => void; reject: (error: Error) => void }
  >();

  /** @param from the checkpoint, in samples at 16 kHz. */
  async open(from: number, form: SoundForm = "opus"): Promise<EarStream> {
    const thread = (this.thread ??= this.start());
    const stream = (this.streams += 1);
    const ask = (question: Question, transfer?: ArrayBuffer): Promise<Heard | null> =>
      this.ask(thread, stream, question, transfer);
    await ask({ kind: "open", from, form });
    const heard = async (answer: Promise<Heard | null>): Promise<Heard> => {
      const found = await answer;
      if (!found) throw new Error("The listening thread gave no answer");
      return found;
    };
    return {
      push: (bytes) => heard(ask({ kind: "push", bytes })),
      finish: () => heard(ask({ kind: "finish" })),
      close: () => void ask({ kind: "close" }).catch(() => {}), // a dead thread has nothing to close
    };
  }

  async stop(): Promise<void> {
    await this.thread?.terminate();
  }

  private ask(thread: Worker, stream: number, question: Question, transfer?: ArrayBuffer): Promise<Heard | null> {
    if (this.thread !== thread) return Promise.reject(new Error("The listening thread ended"));
    const call = (this.calls += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve, reject });
      thread.postMessage({ ...question, call, stream } as EarRequest, transfer ? [transfer] : []);
    });
  }

  private start(): Worker {
    const thread = new Worker(threadFile(), { workerData: { model: modelFile() } });
    thread.unref();
    thread.on("message", (answer: EarAnswer) => {
      const caller = this.waiting.get(answer.call);
      this.waiting.delete(answer.call);
      if ("failure" in answer) caller?.reject(new Error(answer.failure));
      else caller?.resolve(answer.heard);
    });
    thread.on("error", (error) => this.ended(thread, error as Error));
    thread.on("exit", () => this.ended(thread, new Error("The listening thread ended")));
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
  return fileURLToPath(new URL(isSource ? "./earThread.ts" : "./earThread.js", import.meta.url));
}

/** The model in `resources/`, found upwards from this file; it is native code that reads it. */
function modelFile(): string {
  for (const up of ["..", "../..", "../../..", "../../../.."]) {
    const path = outsideArchive(join(import.meta.dirname, up, "resources", "silero-vad", "silero_vad.onnx"));
    if (existsSync(path)) return path;
  }
  throw new Error("resources/silero-vad/silero_vad.onnx is missing");
}
