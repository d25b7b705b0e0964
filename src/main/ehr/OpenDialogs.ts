import type { BrowserContext, Dialog, Page } from "playwright-core";

/** A dialog that a page shows and a person has to answer there. */
export interface OpenDialog {
  page: Page;
  type: "alert" | "confirm" | "prompt" | "beforeunload";
  message: string;
  dialog: Dialog;
}

/**
 * Tracks the dialogs that pages show. Never answers them. Having a listener stops Playwright from dismissing them.
 */
export class OpenDialogs {
  private readonly open = new Map<Page, OpenDialog>();

  constructor(
    private readonly context: BrowserContext,
    private readonly onChange: () => void,
  ) {
    context.on("dialog", (dialog) => {
      const page = dialog.page();
      if (!page) return;
      this.open.set(page, { page, type: dialog.type() as OpenDialog["type"], message: dialog.message(), dialog });
      this.onChange();
    });
  }

  of(page: Page): OpenDialog | null {
    return this.open.get(page) ?? null;
  }

  get all(): OpenDialog[] {
    return [...this.open.values()];
  }

  /**
   * Removes the dialog of a page when it is answered or the page is gone. Uses the browser's own protocol, because
   * Playwright has no event for an answered dialog.
   */
  watch(page: Page): void {
    const clear = () => {
      if (this.open.delete(page)) this.onChange();
    };
    page.on("close", clear);
    page.on("crash", clear);
    void this.context
      .newCDPSession(page)
      .then(async (session) => {
        session.on("Page.javascriptDialogClosed", clear);
        await session.send("Page.enable");
      })
      .catch(() => undefined); // the page was closed
  }
}
