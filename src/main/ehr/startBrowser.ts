import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { BrowserPipe } from "./BrowserPipe";

export interface BrowserStart {
  /** Path of a Chromium. */
  program: string;
  /** Absolute path of its profile folder. */
  profile: string;
  /** Without a window: for tests. */
  isHeadless: boolean;
  env: NodeJS.ProcessEnv;
}

export interface BrowserProcess {
  child: ChildProcess;
  pipe: BrowserPipe;
  /** Its exit code; null where a signal ended it, or it never began. */
  ended: Promise<number | null>;
}

/**
 * Starts a browser as a person does: with its keychain, sandbox, updates, questions and downloads, all of which a launch by
 * Playwright switches off. What it prints may name pages, so nobody reads it.
 */
export function startBrowser(start: BrowserStart): BrowserProcess {
  const child = spawn(start.program, argumentsFor(start), {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    env: withoutOurs(start.env),
  });
  const ended = once(child, "exit").then(
    ([code]) => code as number | null,
    () => null, // "error": it could not be started
  );
  const pipe = new BrowserPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  return { child, pipe, ended };
}

function argumentsFor({ profile, isHeadless }: BrowserStart): string[] {
  const given = [
    `--user-data-dir=${profile}`,
    "--remote-debugging-pipe",
    "--no-first-run",
    "--no-default-browser-check",
    // On Windows both start themselves anew now and then, and would lose the pipe.
    "--edge-skip-compat-layer-relaunch",
    "--do-not-de-elevate",
  ];
  if (isHeadless) given.push("--headless");
  if (process.getuid?.() === 0) given.push("--no-sandbox"); // Chromium has none for root, and does not start otherwise
  return [...given, "about:blank"];
}

/** Our settings hold keys that are no browser's business. */
const withoutOurs = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(CHARTSIDE|ELECTRON)_/.test(name)));
