import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { _electron, type ElectronApplication, type Page } from "playwright-core";

const root = process.cwd(); // not import.meta.dirname, which is wrong once this is bundled into the benchmark
const host = join(root, "tests/desktop/host");

/** Whether Electron is installed; otherwise the tests run on the project's own host (see docs/verified.md). */
export const isRealElectron = existsSync(join(root, "node_modules/electron/path.txt"));
if (!isRealElectron) process.env["ELECTRON_OVERRIDE_DIST_PATH"] ??= host; // read by the `electron` package

export interface Desktop {
  app: ElectronApplication;
  /** The first window's page, loaded. */
  page: Page;
  userDataDir: string;
  /** Console errors, warnings and uncaught errors of all the app's windows. Tests expect none at the end. */
  problems: string[];
  /** Everything the main process has printed so far. */
  output(): string;
  /** Quits like the menu's Quit. */
  close(): Promise<void>;
  /** Sends SIGKILL to the main process, so that nothing is cleaned up. */
  kill(): Promise<void>;
}

export interface DesktopOptions {
  /** The app's data folder; a new one by default. */
  userDataDir?: string;
  /** Added to the environment of the tests. */
  env?: NodeJS.ProcessEnv;
  /** WAV file (48 kHz, leading silence) that the fake microphone plays once; without one it emits a tone. */
  microphone?: string;
  /** Additional arguments, e.g. a deep link. */
  args?: readonly string[];
  /** Folder of the app to run; the product's by default. */
  folder?: string;
  /** Executable of a packaged app to run instead of a folder. */
  program?: string;
}

/** Starts the built desktop app with Playwright and waits for its first window. */
export async function launchDesktop(options: DesktopOptions = {}): Promise<Desktop> {
  const userDataDir = options.userDataDir ?? mkdtempSync(join(tmpdir(), "chartside-desktop-"));
  const app = await _electron.launch({
    cwd: root,
    ...(options.program && { executablePath: options.program }),
    args: [...folderArgument(options), ...flags(userDataDir, options.microphone), ...(options.args ?? [])],
    env: environment(options.env),
  });
  let output = "";
  const read = (data: Buffer): void => void (output += data.toString());
  app.process().stdout?.on("data", read);
  app.process().stderr?.on("data", read);
  const problems: string[] = [];
  app.context().on("page", (opened) => collectProblems(opened, problems));
  app.context().setDefaultTimeout(30_000);
  const page = await app.firstWindow();
  collectProblems(page, problems);
  await page.waitForURL((url) => url.protocol !== "about:");
  return { app, page, userDataDir, problems, output: () => output, close: () => app.close(), kill: () => kill(app) };
}

/** The argument for the app's folder; none for a packaged app. */
const folderArgument = ({ program, folder = "." }: DesktopOptions): string[] => (program ? [] : [folder]);

function flags(userDataDir: string, microphone: string | undefined): string[] {
  const args = [`--user-data-dir=${userDataDir}`, "--use-fake-device-for-media-stream"];
  if (microphone) args.push(`--use-file-for-fake-audio-capture=${microphone}%noloop`);
  return args;
}

/** Returns the app's environment. Puts this Node's folder first in PATH, so that the host runs on the same Node. */
function environment(env: NodeJS.ProcessEnv = {}): Record<string, string> {
  const path = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const all = Object.entries({ ...process.env, PATH: path, ...env });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const watched = new WeakSet<Page>();

function collectProblems(page: Page, problems: string[]): void {
  if (watched.has(page)) return;
  watched.add(page);
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
}

async function kill(app: ElectronApplication): Promise<void> {
  const main = app.process();
  if (main.exitCode !== null || main.signalCode !== null) return;
  const ended = once(main, "exit");
  main.kill("SIGKILL");
  await ended;
}
