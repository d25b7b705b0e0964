import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { _electron, type ElectronApplication, type Page } from "playwright-core";

const root = process.cwd(); // also when this is built into the benchmark
const host = join(root, "tests/desktop/host");

/** Whether Electron's program was fetched; else the tests run on the project's own host (see docs/verified.md). */
export const isRealElectron = existsSync(join(root, "node_modules/electron/path.txt"));
if (!isRealElectron) process.env["ELECTRON_OVERRIDE_DIST_PATH"] ??= host; // read by the `electron` package itself

export interface Desktop {
  app: ElectronApplication;
  /** The first window's page, loaded. */
  page: Page;
  userDataDir: string;
  /** Console errors and warnings, and uncaught errors of the page: a test ends by expecting none. */
  problems: string[];
  /** Everything the main process printed so far. */
  output(): string;
  /** Quits as the menu's Quit does. */
  close(): Promise<void>;
  /** SIGKILL to the main process: nothing of it gets to clean up. */
  kill(): Promise<void>;
}

export interface DesktopOptions {
  /** The app's data; a fresh folder by default. */
  userDataDir?: string;
  /** Over the environment of the tests. */
  env?: NodeJS.ProcessEnv;
  /** A wav (48 kHz, silence in front) that the fake microphone plays once; without one it hums. */
  microphone?: string;
  /** Further arguments, e.g. a deep link. */
  args?: readonly string[];
  /** Folder of the app to run; the product's own by default. */
  folder?: string;
  /** The program of a packaged app to run instead of a folder. */
  program?: string;
}

/** Starts the built desktop app by Playwright and waits for its first window. */
export async function launchDesktop(options: DesktopOptions = {}): Promise<Desktop> {
  const userDataDir = options.userDataDir ?? mkdtempSync(join(tmpdir(), "chartside-desktop-"));
  const app = await _electron.launch({
    cwd: root,
    ...(options.program && { executablePath: options.program }),
    args: [...named(options), ...flags(userDataDir, options.microphone), ...(options.args ?? [])],
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

/** A packaged app knows what it runs. */
const named = ({ program, folder = "." }: DesktopOptions): string[] => (program ? [] : [folder]);

function flags(userDataDir: string, microphone: string | undefined): string[] {
  const given = [`--user-data-dir=${userDataDir}`, "--use-fake-device-for-media-stream"];
  if (microphone) given.push(`--use-file-for-fake-audio-capture=${microphone}%noloop`);
  return given;
}

/** The host runs on the Node that runs the tests. */
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
