import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isRealElectron } from "./desktop";

const electron = resolve(import.meta.dirname, "../../../node_modules/electron");

/** Electron's program, or the host. */
const program = isRealElectron
  ? join(electron, "dist", readFileSync(join(electron, "path.txt"), "utf8"))
  : resolve(import.meta.dirname, "../host/electron");

/**
 * Starts the app without Playwright, like the desktop, and waits for its exit.
 * @returns the exit code; null if a signal ended it
 */
export async function runDesktop(args: readonly string[]): Promise<number | null> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const child = spawn(program, [...sandbox, ...args], { stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

/** Whether a process is running; zombies are not. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
