import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { watchName } from "../../../src/server/platform/database/watchDatabase";
import { isAlive } from "../../../src/server/platform/database/runningPostmaster";

/** The server as a process of its own, which can be killed without a shutdown. */
export interface ServerProcess {
  url: string;
  pid: number;
  dataDir: string;
  /** What it printed so far. */
  output(): string;
  /** Sends SIGKILL to the server alone, like a crash; the watch over its database then stops the database. */
  kill(): Promise<void>;
  /** Sends SIGKILL to that watch, too, so that the database keeps running. */
  killWithWatch(): Promise<void>;
  /** @returns how long it took, in milliseconds. */
  stop(signal?: NodeJS.Signals): Promise<number>;
}

/**
 * Builds the server from the current source into a folder of its own.
 * @returns the file to start, and a function that removes the folder.
 */
export function buildStandalone(): { entry: string; remove(): void } {
  mkdirSync("out", { recursive: true });
  const folder = mkdtempSync(join(resolve("out"), "test-server-"));
  execFileSync(
    process.execPath,
    [
      "node_modules/vite/bin/vite.js",
      "build",
      "-c",
      "vite.server.config.ts",
      "--outDir",
      folder,
      "--logLevel",
      "error",
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  return { entry: join(folder, "standalone.js"), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), "chartside-process-"));
}

/** Starts a server and waits until it is up. @throws with its output if it exits first. */
export async function startProcess(
  entry: string,
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = spawnServer(entry, dataDir, env);
  const url = await untilPrinted(child, /Chartside is running at (http:\/\/localhost:\d+)/);
  const { process: server } = child;
  const end = async (signal: NodeJS.Signals): Promise<number> => {
    const began = performance.now();
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, "exit");
      server.kill(signal);
      await ended;
    }
    return performance.now() - began;
  };
  return {
    url,
    pid: server.pid ?? 0,
    dataDir,
    output: child.output,
    kill: async () => void (await end("SIGKILL")),
    killWithWatch: async () => {
      for (const pid of watchesOf(server.pid ?? 0)) process.kill(pid, "SIGKILL");
      await end("SIGKILL");
    },
    stop: (signal = "SIGINT") => end(signal),
  };
}

/** Starts a server without waiting until it is up. */
export function spawnServer(entry: string, dataDir: string, env: NodeJS.ProcessEnv = {}) {
  const server = spawn(process.execPath, [entry], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: "0",
      CHARTSIDE_DATA_DIR: dataDir,
      CHARTSIDE_AUTH_RATE_LIMITS: "off",
      CHARTSIDE_SPEECH: "none",
      ...env,
    },
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  return { process: server, output: () => output };
}

/** Waits until the output matches. @returns the first group. */
function untilPrinted({ process: server, output }: ReturnType<typeof spawnServer>, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      const found = pattern.exec(output());
      if (found) resolve(found[1] ?? "");
    };
    server.stdout.on("data", check);
    server.once("close", (code) => reject(new Error(`The server exited with ${code} before it was up:\n${output()}`)));
  });
}

/** Runs a program of the server until it exits. @returns its exit code and its output. */
export async function runToExit(
  entry: string,
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string }> {
  const { process: server, output } = spawnServer(entry, dataDir, env);
  const [code] = (await once(server, "close")) as [number | null];
  return { code, output: output() };
}

/** The shells that watch over the database of a server (Linux). */
const watchesOf = (serverPid: number): number[] =>
  processes().filter((pid) => {
    const [, , , name = ""] = read(`/proc/${pid}/cmdline`).split("\0");
    return name === watchName && new RegExp(`^PPid:\\s+${serverPid}$`, "m").test(read(`/proc/${pid}/status`));
  });

/**
 * The processes of the database in that data folder: the postmaster and its children, all with that working folder
 * (Linux).
 */
export function databaseProcesses(dataDir: string): number[] {
  const folder = join(realpathSync(dataDir), "postgres", "data");
  return processes().filter((pid) => workingFolder(pid) === folder && isAlive(pid));
}

const processes = (): number[] => readdirSync("/proc").map(Number).filter(Boolean);

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // the process ended in the meantime
  }
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Whether a stopped database was shut down cleanly and needs no recovery, read from its control file. */
export function wasShutDownCleanly(dataDir: string): boolean {
  const control = readFileSync(join(dataDir, "postgres", "data", "global", "pg_control"));
  return control.readUInt32LE(16) === 1; // the field `state`, DB_SHUTDOWNED
}

/** The process id of the database's postmaster. */
export function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres", "data", "postmaster.pid"), "utf8").split("\n")[0]);
}

/** Sends SIGKILL to the database alone; resolves when the server has started another and is healthy. */
export async function killDatabase(
  { dataDir, url }: Pick<ServerProcess, "dataDir" | "url">,
  timeoutMs?: number,
): Promise<void> {
  const postmaster = postmasterPid(dataDir);
  process.kill(postmaster, "SIGKILL");
  const pidFile = join(dataDir, "postgres", "data", "postmaster.pid");
  const isReplaced = (): boolean => ![0, postmaster].includes(Number.parseInt(read(pidFile) || "0", 10));
  await until("a new database runs", isReplaced, timeoutMs);
  await until("the server is healthy again", () => isHealthy(url), timeoutMs);
}

export { isAlive as isRunning };

/** Waits until the condition holds, checking every 20 ms. @throws after `timeoutMs`. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, timeoutMs = 100_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`);
    await delay(20);
  }
}

export async function isHealthy(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/v1/health`).catch(() => null);
  return response?.status === 200;
}
