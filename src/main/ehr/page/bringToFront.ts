import type { Page } from "playwright-core";

/** Brings a page to the front, out of a minimized window too: clicks time out in a page that is not drawn. */
export async function bringToFront(page: Page): Promise<void> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  try {
    const { windowId, bounds } = await session.send("Browser.getWindowForTarget");
    if (bounds.windowState === "minimized")
      await session.send("Browser.setWindowBounds", { windowId, bounds: { windowState: "normal" } });
  } finally {
    await session.detach();
  }
}
