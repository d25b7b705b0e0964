import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { programEnvironment } from "../../platform/programEnvironment";
import { sampleRate } from "../detection/OpusStream";
import { readProgramOutput } from "./readProgramOutput";
import { Slots } from "./Slots";
import { hintTexts } from "./hintTexts";
import { type SpeechEngine, SpeechEngineError, type SpeechHint, type Transcription } from "./SpeechEngine";
import { toPcm16, toWav } from "./toWav";

/** A program that prints a transcript. `{wav}` in `args` becomes a file's path; without it, stdin is 16-bit PCM. */
export interface Program {
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Option of the program that takes the hints, if it has one. */
  promptOption?: string;
}

interface Options {
  /** Limit for one utterance. */
  timeoutMs: number;
  parallel: number;
  /** Names of environment variables that the program gets in addition to the usual variables. */
  environment?: readonly string[];
  /** Private folder for the wav files. */
  folder: string;
  log: FastifyBaseLogger;
}

/** Maximum output of a program, in characters; a program that prints more is killed. */
const outputLimit = 1_000_000;
/** Maximum length of the hints, in characters: Whisper reads at most 224 tokens. */
const promptLimit = 800;

/**
 * Runs a program for each utterance: no shell, limited in number and time, at low priority so that the server stays
 * responsive.
 */
export class CommandEngine implements SpeechEngine {
  readonly parallel: number;
  private readonly slots: Slots;

  constructor(
    private readonly program: Program,
    private readonly options: Options,
  ) {
    this.parallel = options.parallel;
    this.slots = new Slots(options.parallel);
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    removeLeftovers(options.folder);
  }

  transcribe(
    pcm: Float32Array,
    hints: readonly SpeechHint[],
    signal: AbortSignal,
    person?: string,
  ): Promise<Transcription> {
    return this.slots.run(signal, () => this.recognize(pcm, hints, signal), person);
  }

  private async recognize(
    pcm: Float32Array,
    hints: readonly SpeechHint[],
    signal: AbortSignal,
  ): Promise<Transcription> {
    signal.throwIfAborted();
    const byName = this.program.args.some((arg) => arg.includes("{wav}"));
    const file = join(this.options.folder, `${process.pid}-${crypto.randomUUID()}.wav`);
    let stdin: number | null = null;
    try {
      writeFileSync(file, byName ? toWav(pcm, sampleRate) : toPcm16(pcm), { mode: 0o600 });
      if (!byName) {
        stdin = openSync(file, "r");
        rmSync(file); // only the program still has it open, so that no file is left behind
      }
      const args = this.program.args.map((arg) => arg.replaceAll("{wav}", file));
      const { promptOption } = this.program;
      const prompt = hintTexts(hints).join(", ").slice(0, promptLimit);
      if (promptOption && prompt !== "") args.push(promptOption, prompt);
      return readProgramOutput(await this.run(args, stdin ?? "ignore", signal));
    } finally {
      if (stdin !== null) closeSync(stdin);
      rmSync(file, { force: true });
    }
  }

  /** Runs the program. @returns its output. @throws {SpeechEngineError}, or the reason of `signal`. */
  private run(args: string[], stdin: number | "ignore", signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      // A process group of its own, so that killing it also ends its children.
      const child = spawn(this.program.command, args, {
        stdio: [stdin, "pipe", "pipe"],
        env: { ...programEnvironment(this.options.environment), ...this.program.env },
        detached: process.platform !== "win32",
        windowsHide: true,
      });
      if (child.pid !== undefined) lowerPriority(child.pid);
      let output = "";
      let complaints = "";
      let isLate = false;
      const kill = (): void => killGroup(child.pid);
      const timer = setTimeout(() => {
        isLate = true;
        kill();
      }, this.options.timeoutMs);
      signal.addEventListener("abort", kill, { once: true });
      child.stdout?.setEncoding("utf8").on("data", (data: string) => {
        output += data;
        if (output.length > outputLimit) kill();
      });
      child.stderr?.setEncoding("utf8").on("data", (data: string) => (complaints = (complaints + data).slice(-4_000)));
      const end = (code: number | null): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", kill);
        if (signal.aborted) reject(signal.reason as Error);
        else if (code === 0) resolve(output);
        else reject(this.failure(code, complaints, isLate));
      };
      child.once("error", (error: NodeJS.ErrnoException) => {
        complaints = `cannot start: ${error.code}`;
        end(null);
      });
      child.once("close", end);
    });
  }

  private failure(code: number | null, complaints: string, isLate: boolean): SpeechEngineError {
    this.options.log.warn({ code, isLate, complaint: complaintOf(complaints) }, "The speech program failed");
    if (isLate) return new SpeechEngineError("the speech engine took too long");
    if (complaints.startsWith("cannot start")) {
      return new SpeechEngineError("the speech program could not be started", {
        isLasting: /ENOENT|EACCES/.test(complaints),
      });
    }
    return new SpeechEngineError("the speech program failed");
  }
}

/** Returns the last line that mentions an error, shortened: other lines can repeat speech. */
function complaintOf(lines: string): string | undefined {
  const line = lines.split("\n").findLast((text) => /error|fatal|fail|cannot|no such/i.test(text));
  return line?.trim().slice(0, 200);
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // the program can have ended already
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // the program ended by itself
  }
}

/** Removes audio left by a killed server. Files are named after the process that created them. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^(\d+)-.*\.wav$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
