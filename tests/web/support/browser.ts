import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";

export interface Browser {
  context: BrowserContext;
  page: Page;
  profile: string;
  /** Console errors, uncaught errors and failed requests of our pages. Tests expect none at the end. */
  problems: string[];
  /** Sends SIGKILL to the whole browser. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const chromiumPath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const headlessShell = "/usr/bin/chromium-headless-shell";

/** The headless shell, which needs a third less CPU time than Chromium; Chromium if it is not installed. */
export const executablePath = existsSync(headlessShell) ? headlessShell : chromiumPath;

/** Flags of every browser in the tests: works as any user on any machine and connects only to our server. */
export const baseFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-sync",
  "--disable-background-networking",
  "--disable-component-update",
];

/**
 * Opens Chromium with its own profile.
 * @param microphone WAV file (48 kHz, leading silence) that the fake microphone plays once; without one it emits a
 * tone.
 */
export async function openBrowser({
  microphone,
  profile = mkdtempSync(join(tmpdir(), "chartside-profile-")),
  colorScheme = "light",
  viewport = { width: 1440, height: 900 },
}: {
  microphone?: string;
  profile?: string;
  colorScheme?: "light" | "dark";
  viewport?: { width: number; height: number };
} = {}): Promise<Browser> {
  const microphoneFlags = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  if (microphone) microphoneFlags.push(`--use-file-for-fake-audio-capture=${microphone}%noloop`);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: microphone ? chromiumPath : executablePath, // audio tests use the regular browser
    args: [...baseFlags, ...microphoneFlags],
    colorScheme,
    viewport,
    acceptDownloads: true,
  });
  context.setDefaultTimeout(30_000);
  const problems: string[] = [];
  const page = context.pages()[0] ?? (await context.newPage());
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (!isLatePreload(message.text())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return {
    context,
    page,
    profile,
    problems,
    async kill() {
      const closed = new Promise((resolve) => context.once("close", resolve));
      process.kill(await processOf(context), "SIGKILL");
      await closed;
    },
    close: () => context.close(),
  };
}

/** Whether Chromium only says that a busy machine used a preloaded file seconds after the page was loaded. */
export const isLatePreload = (message: string): boolean =>
  message.includes("was preloaded using link preload but not used");

/** Returns the process id of the browser. */
async function processOf(context: BrowserContext): Promise<number> {
  const devtools = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  return processInfo.find(({ type }) => type === "browser")!.id;
}
