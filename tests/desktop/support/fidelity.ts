import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Desktop, type DesktopOptions, launchDesktop } from "./desktop";

/** A small app that tests whether `tests/desktop/host`, which replaces Electron, behaves as Electron does. */
export const fidelityFolder = resolve(import.meta.dirname, "../fidelity");

export const inFidelity = (...path: string[]): string => join(fidelityFolder, ...path);

/** The API that the app's preload exposes to its page. */
export interface Fixture {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  shout(text: string): void;
  onEcho(listener: (text: string, details: Map<string, number>) => void): () => void;
  callBack(listener: (given: { number: number; double: (value: number) => number }) => number): number;
  fail(): never;
  later(value: string): Promise<{ value: string }>;
  reject(): Promise<never>;
  cyclic(value: object): boolean;
  nested: { list: number[] };
  world(): { marked: boolean; page: string; require: string };
}

/** The result of `invoke("value", "kinds")`. */
export interface Kinds {
  date: Date;
  map: Map<string, Set<number>>;
  big: bigint;
  bytes: Uint8Array;
  buffer: Uint8Array;
  doubles: Float64Array;
  numbers: number[];
  sparse: unknown[];
  error: Error;
  expression: RegExp;
  cyclic: { self: object };
}

declare global {
  interface Window {
    fixture: Fixture;
    fromPage?: string;
  }
}

export const launchFidelity = (options: DesktopOptions = {}): Promise<Desktop> =>
  launchDesktop({ folder: fidelityFolder, ...options });

/** Returns the process id of the first window's page, which the host knows shortly after the page has loaded. */
export async function pageProcess({ app }: Desktop): Promise<number> {
  for (const end = Date.now() + 10_000; ; await setTimeout(50)) {
    try {
      const pid = await app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId(),
      );
      return pid ?? 0;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Returns the events of the small app's main process so far. */
export function seen({ app }: Desktop): Promise<string[]> {
  return app.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}
