import type { BrowserContext, Page } from "playwright-core";
import { OpenDialogs } from "./OpenDialogs";

/** Time without a navigation after which a page is settled, in milliseconds. */
const settledMs = 250;
/** Maximum time until a page counts as settled, in milliseconds. */
const maxSettlingMs = 3_000;

/**
 * Tracks the browser's pages from its events, because a hung or crashed page does not answer requests. The events do
 * not say which tab is visible, so the one that was opened or navigated last counts as the current one.
 */
export class OpenPages {
  readonly dialogs: OpenDialogs;
  /** Called after a page opened, closed, crashed or navigated, and when a dialog opened or closed. */
  onChange: () => void = () => undefined;
  /** The current page is the last one. */
  private pages: Page[] = [];
  private readonly crashed = new WeakSet<Page>();
  private readonly navigations = new WeakMap<Page, number>();
  private readonly restored = new WeakSet<Page>();

  constructor(private readonly context: BrowserContext) {
    this.dialogs = new OpenDialogs(context, () => this.onChange());
    for (const page of context.pages()) this.watch(page);
    context.on("page", (page) => this.watch(page));
  }

  /** All pages, the current one last. */
  get all(): readonly Page[] {
    return this.pages;
  }

  get current(): Page | null {
    return this.pages.at(-1) ?? null;
  }

  /** Whether the current page crashed and has not been loaded again. */
  get isCrashed(): boolean {
    return this.current !== null && this.hasCrashed(this.current);
  }

  hasCrashed(page: Page): boolean {
    return this.crashed.has(page);
  }

  /** Whether a page was restored from memory by the Back or Forward button, and has not been loaded again. */
  isRestored(page: Page): boolean {
    return this.restored.has(page);
  }

  /** Returns how many times the page or one of its frames was navigated. */
  navigationsOf(page: Page): number {
    return this.navigations.get(page) ?? 0;
  }

  /** Waits until nothing in the page has been navigated for a moment: charts load their frames one by one. */
  async settle(page: Page): Promise<void> {
    const until = performance.now() + maxSettlingMs;
    for (let navigations = -1; navigations !== this.navigationsOf(page) && performance.now() < until;) {
      navigations = this.navigationsOf(page);
      await page.waitForTimeout(settledMs);
    }
  }

  /** Origin and path of the current page, without its query; null without a page or if it is not a web page. */
  get currentUrl(): string | null {
    const address = this.current?.url() ?? "";
    if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
    const { origin, pathname } = new URL(address);
    return origin + pathname;
  }

  /**
   * Brings the current page to the front, or opens a tab if there is none. Does not wait for the browser, because a
   * page may hang.
   */
  show(): void {
    const page = this.current;
    (page ? page.bringToFront() : this.context.newPage()).catch(() => undefined);
  }

  /**
   * Detects restored pages through the browser's own protocol, because Playwright does not distinguish them from loaded
   * ones.
   */
  private watchRestores(page: Page): void {
    void this.context
      .newCDPSession(page)
      .then(async (session) => {
        session.on("Page.frameNavigated", ({ frame, type }) => {
          if (frame.parentId !== undefined) return;
          if (type === "BackForwardCacheRestore") this.restored.add(page);
          else this.restored.delete(page);
        });
        await session.send("Page.enable");
      })
      .catch(() => undefined); // the page was closed
  }

  private watch(page: Page): void {
    this.pages.push(page);
    this.dialogs.watch(page);
    this.watchRestores(page);
    page.on("crash", () => {
      this.crashed.add(page);
      this.onChange();
    });
    page.on("close", () => {
      this.pages = this.pages.filter((each) => each !== page);
      this.onChange();
    });
    page.on("framenavigated", (frame) => {
      this.navigations.set(page, this.navigationsOf(page) + 1);
      if (frame === page.mainFrame()) {
        this.crashed.delete(page);
        this.pages = [...this.pages.filter((each) => each !== page), page];
      }
      this.onChange();
    });
    this.onChange();
  }
}
