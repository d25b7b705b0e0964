import type { BrowserContext, Page } from "playwright-core";

/**
 * Tracks the browser's pages from its events, because a hung or crashed page does not answer requests. The events do
 * not say which tab is visible, so the one that was opened or navigated last counts as the current one.
 */
export class PagesSeen {
  /** The current page is the last one. */
  private pages: Page[] = [];
  private readonly crashed = new WeakSet<Page>();

  constructor(private readonly context: BrowserContext) {
    for (const page of context.pages()) this.watch(page);
    context.on("page", (page) => this.watch(page));
  }

  /** Whether the current page crashed and was not loaded again since. */
  get isCrashed(): boolean {
    const page = this.pages.at(-1);
    return page !== undefined && this.crashed.has(page);
  }

  /** Origin and path of the current page, without its query; null without a page or if it is not a web page. */
  get currentUrl(): string | null {
    const address = this.pages.at(-1)?.url() ?? "";
    if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
    const { origin, pathname } = new URL(address);
    return origin + pathname;
  }

  /**
   * Brings the current page to the front, or opens a tab if there is none. Does not wait for the browser, because a
   * page may hang.
   */
  show(): void {
    const page = this.pages.at(-1);
    (page ? page.bringToFront() : this.context.newPage()).catch(() => undefined);
  }

  private watch(page: Page): void {
    this.pages.push(page);
    page.on("crash", () => this.crashed.add(page));
    page.on("close", () => (this.pages = this.pages.filter((each) => each !== page)));
    page.on("framenavigated", (frame) => {
      if (frame !== page.mainFrame()) return;
      this.crashed.delete(page);
      this.pages = [...this.pages.filter((each) => each !== page), page];
    });
  }
}
