import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../pages/accountPages";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";

let product: Product;
let browser: Browser;
let sessions: SessionsPage;
beforeAll(async () => {
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  browser = await openBrowser();
  sessions = new SessionsPage(browser.page);
  await signUp(browser.page, product.url);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test("sessions can be created, found, deleted and restored by keyboard and survive a reload", async () => {
  const { page } = browser;
  await sessions.list.getByText("Sessions you record are listed here.").waitFor();
  await sessions.create({ patient: "Harold Whitfield", reason: "Blood pressure, left knee" });
  await sessions.create({ patient: "<img src=x onerror=alert(1)>", reason: "Sore throat" });
  await sessions.openName.filter({ hasText: "<img src=x onerror=alert(1)>" }).waitFor();
  await sessions.find("whit knee");
  await expect.poll(() => sessions.rows.count()).toBe(1);
  await sessions.row("Harold Whitfield").click();
  await sessions.openName.filter({ hasText: "Harold Whitfield" }).waitFor();

  const address = page.url();
  expect(address).toMatch(/\/dashboard\/scribe\?visit=[0-9a-f-]{36}$/);
  expect(await page.title()).not.toContain("Harold");
  await page.reload();
  await sessions.openName.filter({ hasText: "Harold Whitfield" }).waitFor();
  expect(page.url()).toBe(address);
  await expect.poll(() => sessions.rows.count()).toBe(2);
  expect(await accessibilityFaults(page)).toEqual([]);

  await sessions.deleteOpen();
  await expect.poll(() => sessions.rows.count()).toBe(1);
  await sessions.list.getByRole("button", { name: "Undo" }).click();
  await sessions.openName.filter({ hasText: "Harold Whitfield" }).waitFor();
  expect(browser.problems).toEqual([]);
});

test("a long list renders only visible rows and loads more while scrolling with the arrow keys", async () => {
  const { page } = browser;
  await sessions.add(Array.from({ length: 120 }, (_, n) => ({ patient_name: `Patient ${n}` })));
  await page.goto(`${product.url}/dashboard/scribe`); // without a session, whose row would be scrolled to
  await sessions.row("Patient 119").focus();
  expect(await sessions.rows.count()).toBeLessThan(40);
  const focused = page.locator(":focus");
  const goDown = async (): Promise<string | null> => {
    await page.keyboard.press("ArrowDown"); // the selection stays while the next page loads
    return focused.textContent();
  };
  await expect.poll(goDown, { timeout: 30_000, interval: 5 }).toContain("Harold Whitfield");
  await page.keyboard.press("Enter");
  await sessions.openName.filter({ hasText: "Harold Whitfield" }).waitFor();
  expect(await sessions.rows.count()).toBeLessThan(40);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(browser.problems).toEqual([]);
});

test("two windows with one session show each other's changes", async () => {
  const { context, page } = browser;
  const second = await context.newPage();
  await second.goto(page.url());
  const secondSessions = new SessionsPage(second);
  await secondSessions.openName.filter({ hasText: "Harold Whitfield" }).waitFor();
  await second.getByRole("button", { name: "More for this session" }).click();
  await second.getByRole("menuitem", { name: "Edit details" }).click();
  await second.getByRole("menu").waitFor({ state: "detached" });
  const name = second.getByRole("combobox", { name: "Patient name" });
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await second.keyboard.press("ControlOrMeta+A");
  await second.keyboard.type("Harry Whitfield");
  await second.keyboard.press("Enter");
  await sessions.openName.filter({ hasText: "Harry Whitfield" }).waitFor();
  await sessions.row("Harry Whitfield").waitFor();
  await second.close();
});
