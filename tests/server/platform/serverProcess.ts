import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { watchName } from "../../../src/server/platform/database/databaseWatch";
import { isAlive } from "../../../src/server/platform/database/postmaster";

/** The server as a process of its own, which can be killed without any goodbye. */
export interface ServerProcess {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything it printed so far. */
  output(): string;
  /** SIGKILL to the server alone, as a crash would be: the watch over its database stops that. */
  kill(): Promise<void>;
  /** SIGKILL to that watch, too: the database is left running. */
  killWithWatch(): Promise<void>;
  /** @returns milliseconds it took. */
  stop(signal?: NodeJS.Signals): Promise<number>;
}

/** Builds the server as it stands into a folder of its own. @returns the file to start and what removes it. */
export function buildStandalone(): { entry: string; remove(): void } {
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

/** @throws with what it printed, when it ends instead of coming up. */
export async function startProcess(
  entry: string,
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = spawnServer(entry, dataDir, env);
  const url = await untilSaid(child, /Chartside is running at (http:\/\/localhost:\d+)/);
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

/** Starts it without waiting for it to be up. */
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

/** Waits for a text in its output. @returns the first group. */
function untilSaid({ process: server, output }: ReturnType<typeof spawnServer>, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const found = pattern.exec(output());
      if (found) resolve(found[1] ?? "");
    };
    server.stdout.on("data", look);
    server.once("close", (code) => reject(new Error(`The server ended with ${code} before it was up:\n${output()}`)));
  });
}

/** Runs a server that is expected to refuse to start. @returns its exit code and what it said. */
export async function refusal(
  entry: string,
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; said: string }> {
  const { process: server, output } = spawnServer(entry, dataDir, env);
  const [code] = (await once(server, "close")) as [number | null];
  return { code, said: output() };
}

/** The shells that watch over the database of a server (Linux). */
const watchesOf = (serverPid: number): number[] =>
  processes().filter((pid) => {
    const [, , , name = ""] = read(`/proc/${pid}/cmdline`).split("\0");
    return name === watchName && new RegExp(`^PPid:\\s+${serverPid}$`, "m").test(read(`/proc/${pid}/status`));
  });

/** All processes of the database in that data folder: the first and those it started, which all work in there (Linux). */
export function databaseProcesses(dataDir: string): number[] {
  const folder = join(realpathSync(dataDir), "postgres", "data");
  return processes().filter((pid) => workingFolder(pid) === folder && isAlive(pid));
}

const processes = (): number[] => readdirSync("/proc").map(Number).filter(Boolean);

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // it ended meanwhile
  }
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Whether a database that is not running was stopped in order, so that nothing has to be recovered: its own record says so. */
export function wasStoppedInOrder(dataDir: string): boolean {
  const control = readFileSync(join(dataDir, "postgres", "data", "global", "pg_control"));
  return control.readUInt32LE(16) === 1; // the field `state`, DB_SHUTDOWNED
}

/** The number of the database's main process. */
export function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres", "data", "postmaster.pid"), "utf8").split("\n")[0]);
}

/** SIGKILL to the database alone; resolves when the server has started another and works with it. */
export async function killDatabase({ dataDir, url }: Pick<ServerProcess, "dataDir" | "url">): Promise<void> {
  const postmaster = postmasterPid(dataDir);
  process.kill(postmaster, "SIGKILL");
  await until("a new database runs", () => {
    const file = join(dataDir, "postgres", "data", "postmaster.pid");
    return existsSync(file) && postmasterPid(dataDir) !== postmaster;
  });
  await until("the server is healthy again", () => isHealthy(url));
}

export { isAlive as isRunning };

/** Asks again until the answer is true. @throws after `patienceMs`. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, patienceMs = 45_000): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited ${patienceMs} ms in vain: ${what}`);
    await delay(20);
  }
}

export async function isHealthy(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/v1/health`).catch(() => null);
  return response?.status === 200;
}
