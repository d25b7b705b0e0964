import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { type Desktop, isRealElectron, launchDesktop } from "../../desktop/support/desktop";
import { served, withDescendants } from "../../desktop/support/embedded";
import type { Result } from "../result";

const where = isRealElectron ? "on Electron" : "on the host";
/** Time until startup work such as loading, garbage collection and database checkpoints is finished. */
const settlingSeconds = 40;
const idleSeconds = 30;
/** Clock ticks per second in /proc, the same on every Linux. */
const ticksPerSecond = 100;

/** Measures the time from launch to a usable window, with a new and an existing data folder, and the idle CPU load. */
export async function measureDesktop(): Promise<Result[]> {
  const first = await start();
  await served(first.desktop.page); // otherwise the next start would have to create the database
  await first.desktop.close();
  const second = await start(first.desktop.userDataDir);
  const load = await idleLoad(second.desktop.app.process().pid ?? 0);
  await second.desktop.close();
  return [
    { name: `desktop window ready, first start, ${where}`, value: first.ms, unit: "ms", budget: 2_500 },
    { name: `desktop window ready, later start, ${where}`, value: second.ms, unit: "ms", budget: 1_500 },
    { name: `desktop idle, all processes, ${where}`, value: load, unit: "% CPU", budget: 1 },
  ];
}

async function start(userDataDir?: string): Promise<{ desktop: Desktop; ms: number }> {
  const started = performance.now();
  const desktop = await launchDesktop(userDataDir === undefined ? {} : { userDataDir });
  await desktop.page.evaluate(waitForRecordButton);
  return { desktop, ms: performance.now() - started };
}

/**
 * Runs in the page: resolves in the frame in which the Record button is enabled. Playwright's own waiting would first
 * load 300 kB of script into the starting page.
 */
async function waitForRecordButton(): Promise<void> {
  const canRecord = (): boolean =>
    [...document.querySelectorAll("button")].some(
      (button) => button.textContent.startsWith("Record") && !button.disabled,
    );
  while (!canRecord()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Measures the CPU time of the app and its child processes while idle. @returns percent of one core */
async function idleLoad(pid: number): Promise<number> {
  await setTimeout(settlingSeconds * 1_000);
  const before = ticksOf(pid);
  await setTimeout(idleSeconds * 1_000);
  return ((ticksOf(pid) - before) / ticksPerSecond / idleSeconds) * 100;
}

function ticksOf(root: number): number {
  return withDescendants(root).reduce((sum, pid) => sum + ticksOfOne(pid), 0);
}

function ticksOfOne(pid: number): number {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return 0; // it has exited in the meantime
  }
  const fields = stat.replace(/^.*\) /s, "").split(" ");
  return Number(fields[11]) + Number(fields[12]); // user and system
}
