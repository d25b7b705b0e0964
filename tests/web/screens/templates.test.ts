import { eventually } from "../support/eventually";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn, type Visitor } from "../support/screens";

let product: Product;
let browser: Browser;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  visitor = await openSignedIn(browser, product);
  page = visitor.page;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const list = "/dashboard/templates";
const heading = (name: string | RegExp) => page.getByRole("heading", { name, level: 1 });
const idOf = () => decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1) ?? "");
const sections = () => page.locator(".cs-tpl-section > :first-child").allTextContents();

test("the list shows the built-in templates with their sections and can be searched [P1.03] [P2.20]", async () => {
  await page.goto(list);
  await heading("Templates").waitFor();
  await page.getByText("You have no templates of your own yet.").waitFor();
  const builtIn = page.getByRole("region", { name: "Built-in" });
  expect(await builtIn.getByRole("link").allTextContents()).toContain("SOAP");
  await builtIn.getByText(/^6 sections: Reason for visit, Subjective,/).waitFor();

  await page.getByLabel("Find a template").fill("chief complaint");
  await eventually(() => builtIn.getByRole("link").allTextContents()).toEqual(["H&P"]);
  await page.getByLabel("Find a template").fill("metfornin");
  await page.getByText("Nothing found for “metfornin”.").waitFor();
  await page.getByRole("button", { name: "Clear search" }).click();
  await builtIn.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a built-in template opens read-only; its copy can be edited [P2.21] [P2.22]", async () => {
  await page.goto(`${list}/edit/progress`);
  await heading("Progress note").waitFor();
  expect(await page.getByLabel("Title", { exact: true }).getAttribute("readonly")).not.toBeNull();
  expect(await page.getByRole("button", { name: "Save" }).count()).toBe(0);
  await page.reload();
  await heading("Progress note").waitFor();

  await page.getByRole("button", { name: "Duplicate to edit" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/progress"));
  const title = page.getByLabel("Template title");
  await eventually(() => title.inputValue()).toBe("Progress note (copy)");
  expect(await sections()).toEqual(["Interval history", "Medications", "Allergies", "Objective", "Assessment", "Plan"]);

  await title.fill("My follow-up");
  await page.getByText("Unsaved changes").waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Saved", { exact: true }).waitFor();
  const id = idOf();
  await page.reload();
  await eventually(() => page.getByLabel("Template title").inputValue()).toBe("My follow-up");
  expect(idOf()).toBe(id);
});

test("sections can be added, titled, styled, moved, removed and saved [P2.21]", async () => {
  await page.goto(list);
  await page.getByRole("button", { name: "New template" }).click();
  await page.waitForURL(/\/edit\//);
  await eventually(sections).toEqual(["Subjective", "Objective", "Assessment", "Plan"]);

  await page.getByRole("button", { name: "Add section" }).click();
  const title = page.getByLabel("Title", { exact: true });
  await eventually(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Give the section a title.").waitFor();
  await title.pressSequentially("Medications");
  const drafter = page.getByRole("complementary", { name: "Built-in drafter" });
  await drafter.getByText("Writes here: medications, allergies.").waitFor();
  await page
    .locator("label", { hasText: "Bullets" })
    .or(page.getByRole("radio", { name: "Bullets" }))
    .first()
    .click();
  await page.getByLabel("Instructions", { exact: true }).fill("One drug a line.");
  await page.keyboard.press("Alt+ArrowUp");
  expect(await sections()).toEqual(["Medications", "Subjective", "Objective", "Assessment", "Plan"]);
  await page.getByRole("button", { name: "Move down" }).click();
  expect(await sections()).toEqual(["Subjective", "Medications", "Objective", "Assessment", "Plan"]);

  await page.locator(".cs-tpl-section", { hasText: "Assessment" }).click();
  await page.getByRole("button", { name: "Remove section" }).click();
  expect(await sections()).toEqual(["Subjective", "Medications", "Objective", "Plan"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(sections).toEqual(["Subjective", "Medications", "Objective", "Assessment", "Plan"]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.reload();
  await eventually(sections).toEqual(["Subjective", "Medications", "Objective", "Assessment", "Plan"]);
  await page.locator(".cs-tpl-section", { hasText: "Medications" }).click();
  expect(await page.getByLabel("Instructions", { exact: true }).inputValue()).toBe("One drug a line.");
});

test("unsaved changes are kept while another screen is open", async () => {
  await page.getByLabel("Template title").fill("Half done");
  await page.getByRole("link", { name: "All templates" }).click();
  await heading("Templates").waitFor();
  await page.getByRole("listitem").filter({ hasText: "Unsaved changes" }).getByRole("link").click();
  await eventually(() => page.getByLabel("Template title").inputValue()).toBe("Half done");
  await page.getByRole("button", { name: "More for this template" }).click();
  await page.getByRole("menuitem", { name: "Discard changes" }).click();
  await eventually(() => page.getByLabel("Template title").inputValue()).toBe("New template");
});

test("a query string is not part of the template id and is removed from the URL without a history entry [P2.23] [P2.31]", async () => {
  await page.goto(list);
  await heading("Templates").waitFor();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/templates/"))
      asked.push(new URL(request.url()).pathname + new URL(request.url()).search);
  });
  const before = await page.evaluate(() => history.length);
  await page.goto(`${list}/edit/soap?x=1&y=2`);
  await heading("SOAP").waitFor();
  await eventually(() => page.url()).toBe(`${product.url}${list}/edit/soap`);
  await page.goto(`${list}/edit/h-and-p%3Fx=1`);
  await heading("H&P").waitFor();
  await eventually(() => page.url()).toBe(`${product.url}${list}/edit/h-and-p`);
  expect(new Set(asked)).toEqual(new Set(["/api/v1/templates/soap", "/api/v1/templates/h-and-p"]));
  expect(await page.evaluate(() => history.length)).toBe(before + 2);
  await page.goBack();
  await heading("SOAP").waitFor();
  await page.goBack();
  await heading("Templates").waitFor();
});

test("an unknown template shows a message and a link to the list [P2.34]", async () => {
  await page.goto(`${list}/edit/nope`);
  await heading("Template not found").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator("main").getByRole("link", { name: "All templates" }).click();
  await heading("Templates").waitFor();
});

test("a custom template can be deleted, restored and chosen for a session [P1.03]", async () => {
  const own = page.getByRole("region", { name: "Yours" });
  await own.getByRole("button", { name: "More for My follow-up" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByText("“My follow-up” was deleted.").waitFor();
  expect(await own.getByRole("link", { name: "My follow-up" }).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await own.getByRole("link", { name: "My follow-up" }).waitFor();

  await page
    .locator("nav")
    .getByRole("link", { name: /^Scribe/ })
    .click();
  await page.getByRole("button", { name: "New session", exact: true }).click();
  const form = page.getByRole("form", { name: "New session" });
  await form.getByRole("button", { name: "Reason and template" }).click();
  await form.getByLabel("Template").selectOption("My follow-up");
  await form.getByRole("button", { name: "Create without recording" }).click();
  await page.getByRole("button", { name: "Template: My follow-up" }).waitFor();
});

test("a phone shows sections and form as two steps without horizontal scrolling, in light and dark", async () => {
  const overflow = () => page.locator("main").evaluate((box) => box.scrollWidth - box.clientWidth);
  const objective = page.locator(".cs-tpl-section", { hasText: "Objective" });
  const instructions = page.getByLabel("Instructions", { exact: true });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(list);
      await heading("Templates").waitFor();
      expect(await overflow()).toBe(0);
      await page.goto(`${list}/edit/soap`);
      await objective.waitFor();
      expect(await instructions.isVisible()).toBe(false);
      expect(await overflow()).toBe(0);
      await objective.click();
      await instructions.waitFor();
      expect(await objective.isVisible()).toBe(false);
      expect(await overflow()).toBe(0);
      expect(await accessibilityFaults(page), `${width} ${colorScheme}`).toEqual([]);
    }
  }
  expect(visitor.problems.filter((problem) => !problem.includes("404"))).toEqual([]); // the unknown template, above
});
