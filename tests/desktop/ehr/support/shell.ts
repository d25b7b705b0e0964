import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/** A line of the shell: an answer if it has an `id`, else an event. */
export interface Line {
  id?: number;
  ok?: boolean;
  value?: unknown;
  error?: { code: string; message: string };
  event?: string;
}

export interface Shell {
  /** Sends a request and waits for its answer. */
  ask: (verb: string, input?: object) => Promise<Line>;
  /** Sends a request and returns the value of its answer; fails if it is refused. */
  value: (verb: string, input?: object) => Promise<Record<string, unknown>>;
  events: Line[];
  /** Ends the input and waits until the shell has exited. */
  close: () => Promise<void>;
}

/** Starts the built command line of the automation (`npm run ehr`) with a headless browser and a new folder. */
export function startShell(...args: string[]): Shell {
  const folder = mkdtempSync(join(tmpdir(), "chartside-ehr-shell-"));
  const env = { ...process.env, CHARTSIDE_EHR_BROWSER: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" };
  const program = resolve("out/server/ehr.js");
  const child = spawn(process.execPath, [program, "--headless", "--profile-dir", folder, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
    env,
  });
  const waiting = new Map<number, (line: Line) => void>();
  const events: Line[] = [];
  createInterface({ input: child.stdout }).on("line", (text) => {
    const line = JSON.parse(text) as Line;
    if (line.id === undefined) events.push(line);
    else waiting.get(line.id)?.(line);
  });
  const ask = (verb: string, input?: object) =>
    new Promise<Line>((answered) => {
      const id = waiting.size + 1;
      waiting.set(id, answered);
      child.stdin.write(`${JSON.stringify({ id, verb, ...(input && { input }) })}\n`);
    });
  const value = async (verb: string, input?: object) => {
    const line = await ask(verb, input);
    if (!line.ok) throw new Error(`${verb}: ${line.error?.message ?? "no answer"}`);
    return line.value as Record<string, unknown>;
  };
  return { ask, value, events, close: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  if (child.exitCode === null) await once(child, "exit");
}
