import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";

export interface Browser {
  context: BrowserContext;
  page: Page;
  profile: string;
  /** Console errors, uncaught errors and failed requests of our pages: a test ends by expecting none. */
  problems: string[];
  /** SIGKILL to the whole browser. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const chromiumPath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const headlessShell = "/usr/bin/chromium-headless-shell";

/** Chromium without a desktop's windows, which is two thirds of the work; Chromium itself where it is not installed. */
export const executablePath = existsSync(headlessShell) ? headlessShell : chromiumPath;

/** Of every browser here: it runs as any user, on any machine, and talks to nobody but our server. */
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
 * Chromium on a profile of its own.
 * @param microphone a wav (48 kHz, silence in front) that its fake microphone plays once; without one it hums.
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
    executablePath: microphone ? chromiumPath : executablePath, // speech in the browser people have
    args: [...baseFlags, ...microphoneFlags],
    colorScheme,
    viewport,
    acceptDownloads: true,
  });
  context.setDefaultTimeout(30_000);
  const problems: string[] = [];
  const page = context.pages()[0] ?? (await context.newPage());
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
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

/** The browser's main process. */
async function processOf(context: BrowserContext): Promise<number> {
  const devtools = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  return processInfo.find(({ type }) => type === "browser")!.id;
}
