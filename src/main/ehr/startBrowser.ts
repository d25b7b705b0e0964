import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { settingNames } from "../../server/platform/settings/settings";
import { BrowserPipe } from "./BrowserPipe";

/** Program and arguments of the EHR's browser. */
export interface BrowserStart {
  /** Path of a Chromium-based browser. */
  program: string;
  /** Absolute path of its profile folder. */
  profile: string;
  /** Runs without a window, for tests. */
  isHeadless: boolean;
  /** Address of the first page; blank if null. */
  startUrl?: string | null;
  env: NodeJS.ProcessEnv;
}

/** A running browser with the pipe through which it is automated. */
export interface BrowserProcess {
  child: ChildProcess;
  pipe: BrowserPipe;
  /** Resolves to the exit code when the process ends; null if a signal ended it or it could not be started. */
  ended: Promise<number | null>;
}

/**
 * Starts a browser as a person would: with keychain, sandbox, updates, prompts and downloads, which a launch by
 * Playwright turns off. The browser's output is discarded because it may contain page addresses.
 */
export function startBrowser(start: BrowserStart): BrowserProcess {
  const child = spawn(start.program, argumentsFor(start), {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    env: withoutOwnVariables(start.env),
  });
  const ended = once(child, "exit").then(
    ([code]) => code as number | null,
    () => null, // "error": the process could not be started
  );
  const pipe = new BrowserPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  return { child, pipe, ended };
}

function argumentsFor({ profile, isHeadless, startUrl }: BrowserStart): string[] {
  const given = [
    `--user-data-dir=${profile}`,
    "--remote-debugging-pipe",
    "--no-first-run",
    "--no-default-browser-check",
    // On Windows Edge and Chrome may relaunch themselves, which would break the pipe.
    "--edge-skip-compat-layer-relaunch",
    "--do-not-de-elevate",
  ];
  if (isHeadless) given.push("--headless");
  if (process.getuid?.() === 0) given.push("--no-sandbox"); // Chromium refuses to start as root with its sandbox
  return [...given, startUrl ?? "about:blank"];
}

/** Returns the environment without our settings and Electron's; ours can hold keys that the browser must not get. */
export const withoutOwnVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !settingNames.includes(name) && !/^(CHARTSIDE|ELECTRON)_/.test(name)),
  );
