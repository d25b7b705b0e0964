import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { type Desktop, isRealElectron, launchDesktop } from "../../desktop/support/desktop";
import { served, withDescendants } from "../../desktop/support/embedded";
import type { Result } from "../result";

const where = isRealElectron ? "on Electron" : "on the host";
/** What follows a start takes this long: what is asked for is loaded, memory cleaned up, the database written down. */
const settlingSeconds = 40;
const idleSeconds = 30;
/** Clock ticks per second in /proc, on every Linux there is. */
const ticksPerSecond = 100;

/** From the launch until the window can be used, with a new data folder and with one that is there; then the load at rest. */
export async function measureDesktop(): Promise<Result[]> {
  const first = await start();
  await served(first.desktop.page); // else the next start would make the database that this one did not come to
  await first.desktop.close();
  const second = await start(first.desktop.userDataDir);
  const load = await idleLoad(second.desktop.app.process().pid ?? 0);
  await second.desktop.close();
  return [
    { name: `desktop window ready, first start, ${where}`, value: first.ms, unit: "ms", budget: 2_500 },
    { name: `desktop window ready, later start, ${where}`, value: second.ms, unit: "ms", budget: 1_500 },
    { name: `desktop at rest, all its processes, ${where}`, value: load, unit: "% CPU", budget: 1 },
  ];
}

async function start(userDataDir?: string): Promise<{ desktop: Desktop; ms: number }> {
  const started = performance.now();
  const desktop = await launchDesktop(userDataDir === undefined ? {} : { userDataDir });
  await desktop.page.evaluate(untilItCanRecord);
  return { desktop, ms: performance.now() - started };
}

/**
 * In the page: resolves in the frame in which the button that begins a recording is there and takes presses. Playwright's own
 * waiting would first load 300 kB of script into the page that is starting.
 */
async function untilItCanRecord(): Promise<void> {
  const canRecord = (): boolean =>
    [...document.querySelectorAll("button")].some(
      (button) => button.textContent.startsWith("Record") && !button.disabled,
    );
  while (!canRecord()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Processor time of the app and all it started, over a while in which nobody does anything. @returns percent of one core */
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
    return 0; // it ended meanwhile
  }
  const fields = stat.replace(/^.*\) /s, "").split(" ");
  return Number(fields[11]) + Number(fields[12]); // user and system
}
