import { mkdtempSync, readlinkSync } from "node:fs";
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

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

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
  const baseFlags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
  const quietFlags = ["--disable-background-networking", "--disable-component-update"];
  const microphoneFlags = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  if (microphone) microphoneFlags.push(`--use-file-for-fake-audio-capture=${microphone}%noloop`);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...baseFlags, ...quietFlags, ...microphoneFlags],
    colorScheme,
    viewport,
    acceptDownloads: true,
  });
  context.setDefaultTimeout(20_000);
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
      process.kill(processOf(profile), "SIGKILL");
      await closed;
    },
    close: () => context.close(),
  };
}

/** The browser's main process, by the profile it holds (its lock is a link to `<host>-<pid>`). */
function processOf(profile: string): number {
  return Number(readlinkSync(join(profile, "SingletonLock")).split("-").at(-1));
}
