import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "../support/browser";
import type { Product } from "../support/product";
import { startWithDraft } from "../support/startWithDraft";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  ({ product, browser } = await startWithDraft("Patient: My left knee has hurt for three weeks."));
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

// 1440 × 900 at 200 % and 400 % zoom, a low window, a tablet, and the narrowest phone
test.each([
  [1024, 768],
  [768, 1024],
  [320, 640],
  [720, 450],
  [360, 640],
  [360, 225],
  [1280, 420],
])("note and sign button can be scrolled to and read at %d × %d", async (width, height) => {
  const { page } = browser;
  await page.setViewportSize({ width, height });
  // several lines of the note are visible at a time
  await expect
    .poll(() => page.getByRole("region", { name: "Note text" }).evaluate((note) => note.clientHeight))
    .toBeGreaterThan(120);
  for (const part of [page.locator("[data-sentence]").first(), page.getByRole("button", { name: "Sign note" })]) {
    // Scrolls as a person can: scrollIntoView would also scroll elements whose overflow is hidden.
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
      if (x < 0 || x + wide > innerWidth || document.documentElement.scrollWidth > innerWidth) return false;
      return high > 0 && hit !== null && (element.contains(hit) || hit.contains(element));
    });
    expect(shown).toBe(true);
  }
});

test("a menu that is higher than the window is scrolled to its first and last item", async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Rewrite" }).click();
  const items = page.getByRole("menu", { name: "Rewrite" }).getByRole("menuitem");
  for (const item of [items.last(), items.first()]) {
    const isSeen = () =>
      item.evaluate((element) => {
        const menu = element.closest(".bp6-popover-content");
        if (menu) menu.scrollTop += element.getBoundingClientRect().top - menu.getBoundingClientRect().top;
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isSeen).toBe(true); // the menu grows while it opens
  }
  await page.keyboard.press("Escape");
});

test.each([
  [720, 450],
  [768, 560],
  [360, 640],
  [1280, 420],
])("Sign note is in view without scrolling at %d × %d", async (width, height) => {
  const { page } = browser;
  await page.setViewportSize({ width, height });
  const sign = page.getByRole("button", { name: "Sign note" });
  await expect
    .poll(async () => {
      const box = await sign.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    })
    .toBe(true);
  // the note keeps most of the window
  const bar = await page.locator(".cs-sign").boundingBox();
  expect(bar?.height).toBeLessThan(height / 4);
});

test("transcript and note are side by side from 1000 px on", async () => {
  const { page } = browser;
  const steps = page.getByRole("group", { name: "Step" }).or(page.getByRole("radiogroup", { name: "Step" }));
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.getByRole("region", { name: "Transcript" }).waitFor();
  await page.getByRole("region", { name: "Note text" }).waitFor();
  expect(await steps.count()).toBe(0);
  await page.setViewportSize({ width: 999, height: 800 });
  await steps.waitFor();
  await page.getByRole("region", { name: "Transcript" }).waitFor({ state: "detached" });
});

test("on a phone the target of every button and link is 44 px high", async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  const recorder = page.getByRole("region", { name: "Recorder" });
  await expect.poll(async () => (await recorder.boundingBox())?.height).toBeLessThan(60);
  expect(await recorder.textContent()).toContain("Typed");
  const small = await page.locator("button:visible, a[href]:visible").evaluateAll((all) =>
    all
      .map((target) => {
        const own = target.getBoundingClientRect();
        const larger = getComputedStyle(target, "::after");
        const height = Math.max(own.height, larger.position === "absolute" ? parseFloat(larger.height) : 0);
        return { name: target.ariaLabel ?? target.textContent, height };
      })
      .filter(({ name, height }) => height < 44 && name !== "Skip to content"),
  );
  expect(small).toEqual([]);
});

test("the bar of a signed note has two rows on a phone", async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Sign note" }).click();
  await page.getByText("Sign this note?").waitFor();
  await page.getByRole("button", { name: "Sign note" }).click();
  const buttons = page.locator(".cs-sign.is-signed").getByRole("button");
  await buttons.filter({ hasText: "Addendum" }).waitFor();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(2);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  }
});
