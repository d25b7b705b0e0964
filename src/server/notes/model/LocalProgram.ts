import { freePort } from "../../platform/freePort";
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { programEnvironment } from "../../platform/programEnvironment";
import { ModelError } from "./ModelError";

/** Paths and limits of a language model's process on this computer. */
export interface LocalProgramOptions {
  /** llama.cpp's server, e.g. `/opt/llama.cpp/llama-server`. */
  program: string;
  /** Returns the path of its model, a GGUF file. @throws {ModelError} while it is not there. */
  modelFile: () => string;
  /** Maximum time in milliseconds to load the model. */
  startMs: number;
  /** Seconds until the program is killed after it was asked to end; 4 by default. */
  killAfterS?: number;
  log: FastifyBaseLogger;
}

/** A program that answers on this computer only; `apiKey` keeps other users of the computer out. */
export interface RunningProgram {
  baseUrl: string;
  apiKey: string;
}

/** Interval in milliseconds at which the program is asked whether its model is loaded. */
const pollMs = 100;
/**
 * Time in milliseconds until a child process that was asked to end is killed: by default longer than `killAfterS`, so
 * that the shell can kill the program first.
 */
const stopMs = 5_000;

/**
 * Returns a shell script that starts the program in its arguments, and ends it when the script's input ends. The input
 * ends with the server's process, even if that is killed. Once the program has ended, no signal is sent to its process
 * id, because another process may have got the same id.
 */
const script = (killAfterS: number): string => `
"$@" </dev/null & child=$!
exec 3<&0
(cat <&3 >/dev/null; kill "$child" 2>/dev/null; sleep ${killAfterS}; kill -KILL "$child" 2>/dev/null) >/dev/null 2>&1 & watcher=$!
exec 3<&-
wait "$child"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

/** llama.cpp's server as a child process: started at the first use, and again at the next use after it has ended. */
export class LocalProgram {
  private started: Promise<RunningProgram> | null = null;
  private child: ChildProcess | null = null;
  private isStopped = false;

  constructor(private readonly options: LocalProgramOptions) {}

  /** Returns the program's address and key once its model is loaded. @throws {ModelError} if it does not start. */
  async running(): Promise<RunningProgram> {
    if (this.isStopped) throw stopped();
    this.started ??= this.start();
    const { started } = this;
    try {
      return await started;
    } catch (error) {
      if (this.started === started) this.started = null;
      throw error;
    }
  }

  /** Ends the program, also while it loads its model. It is not started again. */
  async stop(): Promise<void> {
    this.isStopped = true;
    const { started } = this;
    this.started = null;
    if (this.child) await end(this.child);
    await started?.catch(() => null);
  }

  private async start(): Promise<RunningProgram> {
    const { program, modelFile, startMs, log } = this.options;
    const port = await freePort();
    const apiKey = randomBytes(24).toString("base64url");
    const args = ["--model", modelFile(), "--host", "127.0.0.1", "--port", String(port)];
    if (this.isStopped) throw stopped();
    const child = this.spawn(program, args, apiKey);
    this.child = child;
    let hasEnded = false;
    const ended = (reason: object): void => {
      hasEnded = true;
      child.stdin?.destroy();
      log.warn(reason, "The local language model has ended");
      this.started = null;
    };
    child.once("error", (error) => ended({ code: (error as NodeJS.ErrnoException).code }));
    child.once("exit", (code, signal) => ended({ code, signal }));
    const until = performance.now() + startMs;
    while (!hasEnded && !this.isStopped && performance.now() < until) {
      if (await isLoaded(port, apiKey)) return { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey };
      await sleep(pollMs);
    }
    if (this.isStopped) throw stopped();
    if (!hasEnded) await end(child);
    throw new ModelError("The language model of this computer does not start. Ask your administrator to check it.");
  }

  private spawn(program: string, args: readonly string[], apiKey: string): ChildProcess {
    const env = { ...programEnvironment(), LLAMA_API_KEY: apiKey }; // not an argument, which other users can read
    const stdio = ["pipe", "ignore", "ignore"] as const;
    if (process.platform === "win32") return spawn(program, args, { env, stdio: [...stdio], windowsHide: true });
    const child = spawn(
      "/bin/sh",
      ["-c", script(this.options.killAfterS ?? 4), "chartside-language-model", program, ...args],
      {
        env,
        stdio: [...stdio],
      },
    );
    child.stdin?.on("error", () => {}); // an error only means that the process has ended
    return child;
  }
}

const stopped = (): ModelError => new ModelError("The language model of this computer was stopped.");

async function isLoaded(port: number, apiKey: string): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${apiKey}` };
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { headers, signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false; // it does not listen yet
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, "exit");
  child.stdin?.end();
  if (process.platform === "win32") child.kill();
  const timer = setTimeout(() => child.kill("SIGKILL"), stopMs);
  await exited;
  clearTimeout(timer);
}
