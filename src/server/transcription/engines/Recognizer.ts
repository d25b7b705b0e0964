import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { programEnvironment } from "../../platform/programEnvironment";
import type { RecognizerAnswer, RecognizerConfig, RecognizerRequest, Recognized } from "./recognizerProtocol";

/** The connection to the process or thread that runs the recognizer. */
interface Connection {
  post(request: RecognizerRequest): void;
  end(): void;
}
interface Listener {
  onAnswer: (answer: RecognizerAnswer) => void;
  onEnd: () => void;
}

/**
 * An error that the recognizer reports for a model or audio; the recognizer keeps running. The message can contain
 * paths, so it is logged but not shown.
 */
export class RecognizerFailure extends Error {}

/** The recognizer's process ended, on its own or on request. */
class RecognizerGone extends Error {}

/** The server's side of the recognizer: one process (in the desktop app a thread) with one model, until `end`. */
export class Recognizer {
  private readonly connection: Connection;
  private calls = 0;
  private isGone = false;
  private readonly waiting = new Map<
    number,
    { resolve: (recognized: Recognized | null) => void; reject: (error: Error) => void }
  >();

  constructor() {
    const listener = {
      onAnswer: (answer: RecognizerAnswer) => this.handleAnswer(answer),
      onEnd: () => this.handleEnd(),
    };
    this.connection = process.versions["electron"] ? connectThread(listener) : connectProcess(listener);
  }

  get isAlive(): boolean {
    return !this.isGone;
  }

  /** Loads the model. @throws {RecognizerFailure} if it cannot be loaded; an error if the process ended. */
  async load(config: RecognizerConfig): Promise<void> {
    await this.ask({ kind: "load", config });
  }

  /** Recognizes speech after `load`; throws as `load` does. @param pcm mono, 16 kHz. */
  async recognize(pcm: Float32Array): Promise<Recognized> {
    return (await this.ask({ kind: "recognize", pcm })) ?? { text: "" };
  }

  /** Ends the process, which releases its memory. Pending and later calls fail. */
  end(): void {
    this.connection.end();
    this.handleEnd();
  }

  private ask(
    question: { kind: "load"; config: RecognizerConfig } | { kind: "recognize"; pcm: Float32Array },
  ): Promise<Recognized | null> {
    if (this.isGone) return Promise.reject(new RecognizerGone("The recognizer ended"));
    const call = (this.calls += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve, reject });
      this.connection.post({ call, ...question });
    });
  }

  private handleAnswer(answer: RecognizerAnswer): void {
    const caller = this.waiting.get(answer.call);
    this.waiting.delete(answer.call);
    if ("failure" in answer) caller?.reject(new RecognizerFailure(answer.failure));
    else caller?.resolve(answer.recognized);
  }

  private handleEnd(): void {
    this.isGone = true;
    for (const { reject } of this.waiting.values()) reject(new RecognizerGone("The recognizer ended"));
    this.waiting.clear();
  }
}

/** Starts the recognizer in a process of its own, so that a crash of a broken model does not reach the server. */
function connectProcess({ onAnswer, onEnd }: Listener): Connection {
  const child: ChildProcess = fork(programFile(), {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"], // native code prints paths, and can print recognized speech
    execArgv: [],
    env: programEnvironment(),
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // the process can have ended already
  }
  child.on("message", (message) => onAnswer(message as RecognizerAnswer));
  child.on("error", onEnd);
  child.on("exit", onEnd);
  child.unref();
  child.channel?.unref();
  return {
    post: (request) => void child.send(request, (error) => error && onEnd()),
    end: () => void child.kill("SIGKILL"),
  };
}

/** Starts the recognizer in a thread, because the desktop app's program is built so that it cannot run as Node.js. */
function connectThread({ onAnswer, onEnd }: Listener): Connection {
  const thread = new Worker(programFile());
  thread.unref();
  thread.on("message", onAnswer);
  thread.on("error", onEnd);
  thread.on("exit", onEnd);
  return { post: (request) => thread.postMessage(request), end: () => void thread.terminate() };
}

/** Returns the program's file: beside this file from source, beside the server's bundle when built. */
function programFile(): string {
  const isSource = import.meta.url.endsWith(".ts");
  return fileURLToPath(new URL(isSource ? "./recognizerProcess.ts" : "./recognizerProcess.js", import.meta.url));
}
