import { chmod, mkdir } from "node:fs/promises";
import type { BrowserContext } from "playwright-core";
import type { EhrFault, EhrStatus } from "../../shared/bridge/ehrBridge";
import { EhrFailure } from "./EhrFailure";
import { PagesSeen } from "./PagesSeen";
import { type BrowserProcess, type BrowserStart, startBrowser } from "./startBrowser";

interface EhrBrowserParts extends Pick<BrowserStart, "profile" | "isHeadless" | "env"> {
  /** Path of the browser. @throws {EhrFailure} where there is none. */
  findProgram: () => Promise<string>;
  /** For the log: why it could not be opened. */
  onFailure: (fault: EhrFault) => void;
}

interface Open {
  process: BrowserProcess;
  pages: PagesSeen;
  isConnected: boolean;
}

/** How long a browser may take to start, in milliseconds. */
const startPatienceMs = 20_000;
/** A browser that does not end by itself is killed after this. In milliseconds. */
const endPatienceMs = 5_000;
/** What Chromium exits with where its profile is open already: it hands over to that one, or says so. */
const handedOver: readonly (number | null)[] = [0, 21];

/**
 * The browser of the clinician's health record: one at a time, on a profile of its own that this user alone can read. What
 * we know of it comes from its events, so that the status never waits for a page. Nothing here throws or rejects.
 */
export class EhrBrowser {
  private open: Open | null = null;
  private starting: Promise<boolean> | null = null;
  private fault: EhrFault | null = null;

  constructor(private readonly parts: EhrBrowserParts) {}

  get status(): EhrStatus {
    const { open, fault } = this;
    const url = open?.pages.currentUrl ?? null;
    return {
      isRunning: open !== null,
      browserConnected: open !== null && open.isConnected && !open.pages.isCrashed,
      currentPage: url === null ? null : { url },
      currentPatient: null,
      fault,
    };
  }

  /** The process of the browser; null while none runs. */
  get pid(): number | null {
    return this.open?.process.child.pid ?? null;
  }

  /** Opens it, or shows the one that is open. @returns whether it is open now. */
  launch(): Promise<boolean> {
    if (this.open) {
      this.open.pages.show();
      return Promise.resolve(true);
    }
    this.starting ??= this.start().finally(() => (this.starting = null));
    return this.starting;
  }

  /** Closes it with all its pages, at last by force. @returns whether there was one to close. */
  async close(): Promise<boolean> {
    await this.starting;
    if (!this.open) return false;
    const { process } = this.open;
    process.pipe.close();
    await endOf(process, endPatienceMs);
    return true;
  }

  private async start(): Promise<boolean> {
    this.fault = null;
    try {
      const { profile, findProgram } = this.parts;
      const program = await findProgram();
      await mkdir(profile, { recursive: true, mode: 0o700 });
      await chmod(profile, 0o700);
      const process = startBrowser({ ...this.parts, program });
      this.attend(process, await attach(process));
      return true;
    } catch (error) {
      this.fault = error instanceof EhrFailure ? error.fault : "not_started";
      this.parts.onFailure(this.fault);
      return false;
    }
  }

  private attend(process: BrowserProcess, context: BrowserContext): void {
    // Without a listener Playwright answers what a page asks with No, before a person has seen the question.
    context.on("dialog", () => undefined);
    const open: Open = { process, pages: new PagesSeen(context), isConnected: true };
    context.on("close", () => (open.isConnected = false));
    void process.ended.then(() => {
      if (this.open === open) this.open = null;
    });
    this.open = open;
  }
}

/** @throws {EhrFailure} where the browser ended instead; one that hangs is ended. */
async function attach(process: BrowserProcess): Promise<BrowserContext> {
  const { chromium } = await import("playwright-core"); // late: the app's window comes first
  const attached = chromium.connectOverCDP(process.pipe, { noDefaults: true, timeout: startPatienceMs });
  try {
    const browser = await Promise.race([attached, process.ended]);
    const context = typeof browser === "object" ? browser?.contexts()[0] : undefined;
    if (context) return context;
  } catch {
    // the pipe breaks a little before the process has ended, whose code says why
  }
  const code = await endOf(process, 1_000);
  throw new EhrFailure(handedOver.includes(code) ? "profile_in_use" : "not_started");
}

/** Waits for the end of the browser, and at last makes one. @returns its exit code. */
async function endOf({ child, ended }: BrowserProcess, patienceMs: number): Promise<number | null> {
  const force = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  const code = await ended;
  clearTimeout(force);
  return code;
}
