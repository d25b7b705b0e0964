import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../pages/accountPages";
import { ScribePage } from "../pages/scribePage";
import { SessionsPage } from "../pages/sessionsPage";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  browser = await openBrowser();
  await signUp(browser.page, product.url);
  const sessions = new SessionsPage(browser.page);
  await sessions.list.getByText("Sessions you record are listed here.").waitFor();
  await sessions.create({ patient: "Ines Carvalho", reason: "Knee" });
  await new ScribePage(browser.page).draftTyped("Patient: My left knee has hurt for three weeks.");
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

// 1440 × 900 at 200 % and 400 % zoom, and a low window
test.each([
  [720, 450],
  [360, 640],
  [360, 225],
  [1280, 420],
])("note and sign button are readable and can be scrolled to at %d × %d", async (width, height) => {
  const { page } = browser;
  await page.setViewportSize({ width, height });
  // several lines of the note are visible at a time
  await expect
    .poll(() => page.getByRole("region", { name: "Note text" }).evaluate((note) => note.clientHeight))
    .toBeGreaterThan(120);
  for (const part of [page.locator("[data-sentence]").first(), page.getByRole("button", { name: "Sign note" })]) {
    // What a person can do: scroll, and press what is seen. scrollIntoView also scrolls what is clipped for good.
    const shown = await part.evaluate(async (element) => {
      let scroller: Element | null = element.parentElement;
      for (; scroller; scroller = scroller.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(scroller).overflowY)) continue;
        const box = element.getBoundingClientRect();
        const frame = scroller.getBoundingClientRect();
        scroller.scrollTop += box.top - frame.top - Math.max(0, (frame.height - box.height) / 2);
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { x, y, width: wide, height: high } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + wide / 2, y + high / 2);
      return high > 0 && hit !== null && (element.contains(hit) || hit.contains(element));
    });
    expect(shown).toBe(true);
  }
});
