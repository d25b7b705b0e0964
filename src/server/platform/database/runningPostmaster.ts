import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { programEnvironment } from "../programEnvironment";

/** Time that a postmaster has to shut down, in milliseconds. */
const shutdownMs = 4_000;
/** Time between two checks whether it has shut down, in milliseconds. */
const pollMs = 10;

/** Returns whether a process with this pid is running, also under another account. A zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return !isZombie(pid);
}

/** Whether a process is gone or not yet reaped: in a container, the first process can reap orphans late or never. */
function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8"); // "<pid> (<name>) <state> …"
    return stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z");
  } catch {
    return true; // gone
  }
}

/** Returns the pid in `postmaster.pid`; null if there is no such file or it has no pid. */
function recordedPid(dataDir: string): number | null {
  const file = join(dataDir, "postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** Returns the command line of a process; "" if it is gone or hidden. */
function commandLine(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    if (process.platform === "win32")
      return execFileSync("tasklist", ["/fi", `pid eq ${pid}`, "/fo", "csv", "/nh"], {
        env: programEnvironment(),
      }).toString();
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { env: programEnvironment() }).toString();
  } catch {
    return "";
  }
}

/**
 * Returns the postmaster that runs on this folder, left by a server that was killed; null if there is none. The pid in
 * `postmaster.pid` alone is not enough: after a crash of the machine it can belong to another process.
 */
export function runningPostmaster(dataDir: string): number | null {
  const pid = recordedPid(dataDir);
  if (pid === null || !isAlive(pid)) return null;
  const command = commandLine(pid);
  const isOurs = process.platform === "win32" ? /postgres/i.test(command) : command.includes(dataDir);
  return isOurs ? pid : null;
}

/**
 * Removes `postmaster.pid` unless a postmaster runs on this folder: if its pid now belongs to another process,
 * PostgreSQL would refuse to start.
 */
export function removeStalePidFile(dataDir: string): void {
  if (runningPostmaster(dataDir) === null) rmSync(join(dataDir, "postmaster.pid"), { force: true });
}

/**
 * Stops a postmaster and resolves when it has exited. SIGINT ends connections and writes a checkpoint; after
 * `shutdownMs`, SIGQUIT leaves recovery to the next start. Committed data is safe in both cases.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, "SIGINT");
  const deadline = Date.now() + shutdownMs;
  let isForced = false;
  while (isAlive(pid)) {
    if (!isForced && Date.now() > deadline) {
      signal(pid, "SIGQUIT");
      isForced = true;
    }
    await delay(pollMs);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error; // ended in between, as intended
  }
}
