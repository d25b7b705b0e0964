import type { BrowserContext, Page } from "playwright-core";

/**
 * The pages of the browser, known from what it tells by itself: a page that hangs or crashed answers no question. Which tab a
 * person looks at it does not tell; the one that was opened or moved last counts as the current one.
 */
export class PagesSeen {
  /** The current one last. */
  private pages: Page[] = [];
  private readonly crashed = new WeakSet<Page>();

  constructor(private readonly context: BrowserContext) {
    for (const page of context.pages()) this.watch(page);
    context.on("page", (page) => this.watch(page));
  }

  get isCrashed(): boolean {
    const page = this.pages.at(-1);
    return page !== undefined && this.crashed.has(page);
  }

  /** Origin and path of the current page; null where it is not one of the web. */
  get currentUrl(): string | null {
    const address = this.pages.at(-1)?.url() ?? "";
    if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
    const { origin, pathname } = new URL(address);
    return origin + pathname;
  }

  /** Asks the browser to show its window, and waits for nothing: a page may hang. */
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
