import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn } from "../support/screens";
import { Service } from "../support/Service";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { CHARTSIDE_SPEECH: "none" } }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const cough = "Patient: I have had a dry cough for ten days.\nDoctor: Drink plenty of fluids.";

const optionsOf = (page: Page) => page.getByRole("dialog", { name: "Search or do anything" }).getByRole("option");
async function ask(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+K");
  const field = page.getByRole("combobox", { name: "Search or do anything" });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(words);
}

test("the palette lists the commands of the open note first", async () => {
  const visitor = await openSignedIn(browser, product);
  const { page, problems } = visitor;
  await page.goto("/dashboard/scribe");
  const service = await Service.of(product, visitor);
  const draft = await service.draftedNote({ patient_name: "Ines Duarte" }, cough);
  const signed = await service.signedSession({ patient_name: "Harold Whitfield", reason: "Cough" }, cough);
  await page.goto(`/dashboard/scribe?visit=${draft.visit_id}`);
  await page.locator("[data-sentence]").first().waitFor();

  await ask(page, "");
  const texts = await optionsOf(page).allTextContents();
  const first = texts.slice(0, 6).join("\n");
  for (const text of ["Sign the note", "Copy the whole note", "Export note", "Redraft", "Versions"])
    expect(first).toContain(text);
  expect(texts[0]).toMatch(/Sign the note.*Enter/);
  expect(first).not.toContain("Insert the omission");
  const groups = page.getByRole("dialog", { name: "Search or do anything" }).getByRole("group");
  expect(await groups.evaluateAll((all) => all.map((group) => group.getAttribute("aria-label")))).toEqual([
    "On this screen",
    "Go to",
    "Settings",
    "Sessions",
  ]);
  expect(
    await optionsOf(page)
      .filter({ hasNot: page.locator("svg") })
      .count(),
  ).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await optionsOf(page).first().waitFor({ state: "detached" });

  const download = page.waitForEvent("download");
  await ask(page, "export text");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);

  await page.goto(`/dashboard/scribe?visit=${signed.visit_id}`);
  await page.getByRole("button", { name: "Addendum" }).waitFor();
  await ask(page, "next session");
  expect(await optionsOf(page).first().textContent()).toContain("Ines Duarte");
  await page.keyboard.press("Escape");
  await optionsOf(page).first().waitFor({ state: "detached" });
  await ask(page, "addendum");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.getByRole("textbox", { name: "Addendum" }).evaluate((field) => field === document.activeElement))
    .toBe(true);
  expect(problems).toEqual([]);
});

test("the palette changes the theme, opens the keyboard sheet and signs out", async () => {
  const { page, problems } = await openSignedIn(browser, product);
  await page.goto("/dashboard/templates");
  await page.getByRole("heading", { name: "Templates", level: 1 }).waitFor();
  await ask(page, "dark");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.body.classList.contains("bp6-dark"))).toBe(true);
  await ask(page, "help");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Keyboard" }).waitFor({ state: "detached" });
  await ask(page, "sign out");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/sign-in");
  expect(problems).toEqual([]);
});

test("a long list shows the open session, and a search in it begins at the top and marks what it found", async () => {
  const visitor = await openSignedIn(browser, product);
  const { page, problems } = visitor;
  await page.goto("/dashboard/scribe");
  const service = await Service.of(product, visitor);
  const first = await service.draftedNote({ patient_name: "Zoë Álvarez", reason: "Cough" }, cough);
  for (let n = 0; n < 70; n++) await service.call("POST", "/visits", { patient_name: `Patient ${n}`, reason: "Visit" });
  await page.goto(`/dashboard/scribe?visit=${first.visit_id}`); // on the second page of the list
  const sessions = new SessionsPage(page);
  const isInView = () =>
    sessions.list.locator("[aria-current]").evaluate((row) => {
      const frame = row.closest(".cs-scroll")?.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      return frame !== undefined && top >= frame.top && bottom <= frame.bottom;
    });
  await sessions.row("Zoë Álvarez").waitFor();
  await expect.poll(isInView).toBe(true);

  const scrolled = () => sessions.list.locator(".cs-scroll").evaluate((list) => list.scrollTop);
  expect(await scrolled()).toBeGreaterThan(1_000);
  await sessions.find("visit");
  await expect.poll(scrolled).toBe(0);
  expect(await sessions.row("Patient 69").locator("mark").allTextContents()).toEqual(["Visit"]);
  await sessions.find("alvarez fluids");
  await expect.poll(() => sessions.rows.count()).toBe(1);
  await expect.poll(() => sessions.rows.locator("mark").allTextContents()).toEqual(["Álvarez", "fluids"]);
  expect(await sessions.rows.first().textContent()).toContain("In the transcript: fluids");
  expect(problems).toEqual([]);
});
