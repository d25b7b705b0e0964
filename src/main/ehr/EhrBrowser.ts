import { cutText } from "../../shared/cutText";
import { chmod, mkdir } from "node:fs/promises";
import type { BrowserContext } from "playwright-core";
import type { EhrFault, EhrStatus } from "../../shared/bridge/ehrBridge";
import { EhrFailure } from "./EhrFailure";
import { OpenPages } from "./OpenPages";
import { type BrowserProcess, type BrowserStart, startBrowser } from "./startBrowser";

/** How the EHR's browser is found and started, and who is notified of its state. */
export interface EhrBrowserDeps extends Pick<BrowserStart, "profile" | "isHeadless" | "env"> {
  /**
   * Returns the path of the browser.
   * @throws {EhrFailure} if none is installed, or the one in the settings is missing.
   */
  findProgram: () => Promise<string>;
  /** Called with the reason when the browser could not be opened, for the log. */
  onFailure: (fault: EhrFault) => void;
  /** Returns the address of the first page; null for a blank one. */
  startUrl?: () => string | null;
  /** Called when the browser opened or closed and after each event of its pages. */
  onChange?: () => void;
}

interface Open {
  process: BrowserProcess;
  context: BrowserContext;
  pages: OpenPages;
  isConnected: boolean;
}

/** Maximum length of a dialog's message in `EhrStatus`, in characters. */
const maxMessage = 1_000;
/** Maximum time for a browser to start, in milliseconds. */
const startTimeoutMs = 20_000;
/** Time after which a browser that does not exit is killed, in milliseconds. */
const endTimeoutMs = 5_000;
/** Maximum time of one action in a page, in milliseconds. */
const stepTimeoutMs = 5_000;
/**
 * Exit codes of Chromium if its profile is already open in another instance: 0 if that instance opened the page
 * instead, 21 if it did not answer.
 */
const profileInUseCodes: readonly (number | null)[] = [0, 21];

/**
 * The browser in which the clinician uses the EHR: at most one, with its own profile that only this user can read. The
 * status is built from events, so it never waits for a page. No method throws or rejects.
 */
export class EhrBrowser {
  private open: Open | null = null;
  private starting: Promise<boolean> | null = null;
  private fault: EhrFault | null = null;

  constructor(private readonly deps: EhrBrowserDeps) {}

  get status(): Omit<EhrStatus, "currentPatient" | "chart"> {
    const { open, fault } = this;
    const url = open?.pages.currentUrl ?? null;
    return {
      isRunning: open !== null,
      browserConnected: open !== null && open.isConnected && !open.pages.isCrashed,
      currentPage: url === null ? null : { url },
      dialog: dialogOf(open?.pages ?? null),
      fault,
    };
  }

  /** The process id of the browser; null while none runs. */
  get pid(): number | null {
    return this.open?.process.child.pid ?? null;
  }

  /** The browser's tabs and cookies; null while none runs. */
  get context(): BrowserContext | null {
    return this.open?.context ?? null;
  }

  /** The browser's pages; null while none runs or it is not connected. */
  get pages(): OpenPages | null {
    return this.open?.isConnected ? this.open.pages : null;
  }

  /** Opens the browser, or brings the open one to the front. @returns whether it is open. */
  launch(): Promise<boolean> {
    if (this.open) {
      this.open.pages.show();
      return Promise.resolve(true);
    }
    this.starting ??= this.start().finally(() => (this.starting = null));
    return this.starting;
  }

  /** Closes the browser and its pages; kills it after `endTimeoutMs`. @returns whether a browser was open. */
  async close(): Promise<boolean> {
    await this.starting;
    if (!this.open) return false;
    const { process } = this.open;
    process.pipe.close();
    await endOf(process, endTimeoutMs);
    return true;
  }

  private async start(): Promise<boolean> {
    this.fault = null;
    try {
      const { profile, findProgram } = this.deps;
      const program = await findProgram();
      await mkdir(profile, { recursive: true, mode: 0o700 });
      await chmod(profile, 0o700);
      const process = startBrowser({ ...this.deps, program, startUrl: this.deps.startUrl?.() ?? null });
      this.watch(process, await attach(process));
      return true;
    } catch (error) {
      this.fault = error instanceof EhrFailure ? error.fault : "not_started";
      this.deps.onFailure(this.fault);
      return false;
    }
  }

  private watch(process: BrowserProcess, context: BrowserContext): void {
    context.setDefaultTimeout(stepTimeoutMs);
    const open: Open = { process, context, pages: new OpenPages(context), isConnected: true };
    const changed = () => this.deps.onChange?.();
    context.on("close", () => {
      open.isConnected = false;
      changed();
    });
    void process.ended.then(() => {
      if (this.open === open) this.open = null;
      changed();
    });
    this.open = open;
    open.pages.onChange = changed;
    changed();
  }
}

/** Returns the dialog of the current page, else of another one. */
function dialogOf(pages: OpenPages | null): EhrStatus["dialog"] {
  const all = pages?.dialogs.all ?? [];
  const dialog = all.find(({ page }) => page === pages?.current) ?? all[0];
  return dialog ? { type: dialog.type, message: cutText(dialog.message, maxMessage) } : null;
}

/** Connects to the browser. @throws {EhrFailure} if it exited or did not answer in time; it is killed then. */
async function attach(process: BrowserProcess): Promise<BrowserContext> {
  const { chromium } = await import("playwright-core"); // imported late so that the window opens first
  const attached = chromium.connectOverCDP(process.pipe, { noDefaults: true, timeout: startTimeoutMs });
  try {
    const browser = await Promise.race([attached, process.ended]);
    const context = typeof browser === "object" ? browser?.contexts()[0] : undefined;
    if (context) return context;
  } catch {
    // The pipe closes shortly before the process exits; the exit code gives the reason.
  }
  const code = await endOf(process, 1_000);
  throw new EhrFailure(profileInUseCodes.includes(code) ? "profile_in_use" : "not_started");
}

/** Waits for the browser to exit and kills it after the time-out. @returns its exit code. */
async function endOf({ child, ended }: BrowserProcess, timeoutMs: number): Promise<number | null> {
  const force = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  const code = await ended;
  clearTimeout(force);
  return code;
}
