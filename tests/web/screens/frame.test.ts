import { sessionKeys } from "../support/storedSession";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, newSession, openSignedIn, pathOf } from "../support/screens";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const scribe = "/dashboard/scribe";
const sidebarOf = (page: Page) => page.getByRole("complementary", { name: "Main" });
const itemsOf = (page: Page) => page.getByRole("navigation", { name: "Screens" }).getByRole("link");
const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;
/** Creates a session, which is then open. */
async function oneSession(page: Page): Promise<void> {
  await page.getByText("Sessions you record are listed here.").waitFor();
  await new SessionsPage(page).create({ patient: "Harold Whitfield", reason: "Knee pain" });
}

// Must run first: the first account of a product is an admin.
test("an admin's preview changes menus, label, access and request header until it is reset or the page is reloaded [P2.40 P2.48 P2.56 P2.63 P2.64 P2.68 P4.09 P4.53 P4.54 P4.55 P4.56 P4.57 P4.58 P6.29 P6.32 P6.33]", async () => {
  const { page, problems } = await openSignedIn(browser, product);
  const headers: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/")) headers.push(request.headers()["x-preview-mode"]);
  });
  await page.goto("/dashboard/metrics");
  await itemsOf(page).filter({ hasText: "Metrics" }).waitFor();
  const previewer = page.getByRole("combobox", { name: "Preview as" });
  const reset = page.getByRole("button", { name: "Reset to Real Account" });
  expect(await reset.count()).toBe(0);
  await page.waitForLoadState("networkidle");
  expect(headers.length).toBeGreaterThan(0);
  expect(new Set(headers)).toEqual(new Set([undefined]));

  headers.length = 0;
  await previewer.selectOption({ label: "Pro" });
  await page.waitForURL(`**${scribe}*`);
  await sidebarOf(page).getByText("Pro (Preview)", { exact: true }).waitFor();
  expect(await itemsOf(page).allTextContents()).toEqual(["Scribe", "Templates", "Local Recordings"]);
  expect(await page.getByRole("heading", { name: "Metrics", includeHidden: true }).count()).toBe(0);
  await page.getByRole("heading", { name: "Sessions" }).waitFor();
  await expect.poll(() => headers).toContain("pro");
  const sinceThen = headers.slice(headers.indexOf("pro")); // the previous screen may still have sent a call
  expect(new Set(sinceThen)).toEqual(new Set(["pro"]));
  await page.getByRole("switch", { name: "Debug info" }).waitFor();
  await previewer.selectOption({ label: "Enterprise" });
  await sidebarOf(page).getByText("Enterprise (Preview)", { exact: true }).waitFor();
  await itemsOf(page).filter({ hasText: "Pre-Chart" }).waitFor();

  await reset.click();
  await sidebarOf(page).getByText("Admin", { exact: true }).waitFor();
  expect(await reset.count()).toBe(0);
  await previewer.selectOption({ label: "Pro" });
  await previewer.selectOption({ label: "Admin" });
  await sidebarOf(page).getByText("Admin", { exact: true }).waitFor();
  expect(await itemsOf(page).count()).toBe(6);
  await previewer.selectOption({ label: "Pro" });
  await sidebarOf(page).getByText("Pro (Preview)", { exact: true }).waitFor();
  await page.reload();
  await sidebarOf(page).getByText("Admin", { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test("the sidebar shows logo, version, groups and user, can be collapsed, and stores its state in a cookie for 7 days [P1.19 P2.45 P2.46 P2.47 P2.52 P2.53 P2.54 P2.58 P2.59 P2.60 P2.61 P9.02 P9.04 P9.05]", async () => {
  const { context, page, problems } = await openSignedIn(browser, product, { accountType: "pro" });
  await page.goto(scribe);
  const sidebar = sidebarOf(page);
  await sidebar.getByRole("img", { name: "Chartside" }).waitFor();
  for (const text of ["v1.5.1", "AL", "Ada Lovelace", "Pro"]) await sidebar.getByText(text, { exact: true }).waitFor();
  expect(await sidebar.getByRole("heading").allTextContents()).toEqual(["During Visit", "Tools"]);
  expect(await widthOf(sidebar)).toBe(208);

  const state = async () => (await context.cookies()).find(({ name }) => name === "chartside_sidebar");
  const press = async (keys: string, width: number) => {
    const before = (await state())?.value;
    await page.keyboard.press(keys);
    await expect.poll(() => widthOf(sidebar), { message: keys }).toBe(width);
    const cookie = await state();
    expect(cookie?.value).not.toBe(before);
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - 604_800)).toBeLessThan(60);
  };
  await press("Control+b", 48);
  await press("Meta+b", 208);
  await page.keyboard.press("n");
  await page.getByRole("form", { name: "New session" }).getByLabel("Patient name").focus();
  await press("Control+b", 48);
  await page.reload();
  await expect.poll(() => widthOf(sidebar)).toBe(48);
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  await expect.poll(() => widthOf(sidebar)).toBe(208);

  await page.evaluate(() => {
    const rich = document.createElement("div");
    rich.contentEditable = "true";
    rich.ariaLabel = "Rich text";
    document.body.append(rich);
    rich.focus();
  });
  for (const keys of ["Control+b", "Meta+b"]) await page.keyboard.press(keys);
  expect(await widthOf(sidebar)).toBe(208);
  expect(problems).toEqual([]);
});

test("below 1200 px the sidebar is icons, below 768 px a sheet of 14rem, initially closed; from 768 px on it is always visible [P2.62 P9.03 P9.06]", async () => {
  const { page } = await openSignedIn(browser, product, { viewport: { width: 768, height: 800 } });
  await page.goto(scribe);
  await sidebarOf(page).waitFor();
  expect(await widthOf(sidebarOf(page))).toBe(48);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(() => widthOf(sidebarOf(page))).toBe(208);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect.poll(() => widthOf(sidebarOf(page))).toBe(48);
  expect(await page.getByRole("button", { name: "Open menu" }).count()).toBe(0);
  for (const width of [767, 500]) {
    await page.setViewportSize({ width, height: 800 });
    await sidebarOf(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Open menu" }).click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await sheet.getByRole("link", { name: "Scribe" }).waitFor();
    await expect.poll(() => widthOf(sheet)).toBe(224);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  }
});

test("the settings button opens Account Settings as a dialog, its address opens it as a page, and a browser offers no updates [P2.26 P2.33 P2.55 P2.70 P2.71 P6.38]", async () => {
  const { page } = await openSignedIn(browser, product);
  await page.goto(scribe);
  await page.getByText("© 2024 Chartside, Inc. All rights reserved.", { exact: true }).waitFor();
  await sidebarOf(page).getByRole("button", { name: "Account Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Account Settings" });
  await dialog.waitFor();
  expect(pathOf(page)).toBe(scribe);
  const tabs = await dialog.getByRole("tab").allTextContents();
  expect(tabs).toEqual(["Profile", "Billing", "App Updates"]);
  await page.goto("/dashboard/settings");
  await page.getByRole("heading", { name: "Account Settings" }).waitFor();
  expect(pathOf(page)).toBe("/dashboard/settings");
  expect((await page.getByRole("tab").allTextContents()).slice(0, 3)).toEqual(tabs);
  await page.getByRole("tab", { name: "App Updates" }).click();
  await page.getByText("only available in the desktop application").waitFor();
  expect(await page.getByRole("button", { name: /update|install|download/i }).count()).toBe(0);
});

test("debug info is stored under debug-storage and shown to an admin without patient data [P2.63 P2.69 P3.19 P3.20]", async () => {
  const { page } = await openSignedIn(browser, product, { accountType: "admin" });
  await page.goto(`${scribe}?q=Harold`);
  await page.getByText("Debug info").click();
  const panel = page.getByRole("region", { name: "Debug info" });
  await panel.getByRole("rowheader", { name: "GET /api/v1/visits" }).first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem("debug-storage"))).toBe(
    '{"state":{"showDebugInfo":true},"version":0}',
  );
  expect(await panel.textContent()).not.toMatch(/Harold|Lovelace|@/);
  await page.reload();
  await panel.waitFor();
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBeLessThan(1);
    expect(await accessibilityFaults(page), `${width}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFaults(page), "dark").toEqual([]);
});

test("a visited screen keeps its input until sign-out [P2.39 P2.40 P2.65 P2.66]", async () => {
  const { page } = await openSignedIn(browser, product);
  await page.goto(scribe);
  await oneSession(page);
  const find = page.getByRole("searchbox", { name: "Find sessions" });
  await find.fill("half a word");
  await page.evaluate(() => {
    history.pushState(null, "", "/dashboard/ehr-settings");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await find.waitFor({ state: "hidden" });
  await itemsOf(page).filter({ hasText: "Scribe" }).click();
  expect(await find.inputValue()).toBe("half a word");

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/sign-in");
  expect(await sessionKeys(page)).toEqual([]);
  expect(await page.locator(".cs-screen").count()).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(pathOf(page)).toBe("/sign-in");

  const other = "next@example.org";
  await newSession(product, other, { first_name: "Ben" });
  await page.getByLabel("Email or username").fill(other);
  await page.getByLabel("Password", { exact: true }).fill("Stethoscope-7");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await sidebarOf(page).getByText("Ben").waitFor();
  expect(await page.locator(".cs-screen").count()).toBe(1); // the screen that Back had requested
  await itemsOf(page).filter({ hasText: "Scribe" }).click();
  await page.getByText("Sessions you record are listed here.").waitFor();
  expect(await page.getByText("Harold Whitfield").count()).toBe(0);
});

test("without a network a banner is shown, a screen that cannot load appears when the network is back, and sign-out works [P8.49]", async () => {
  const { context, page } = await openSignedIn(browser, product);
  await page.goto(scribe);
  await page.getByText("Sessions you record are listed here.").waitFor();
  await context.setOffline(true);
  const banner = page.getByText("You are offline", { exact: true });
  await banner.waitFor();
  await page.getByRole("link", { name: "Local Recordings" }).click();
  const again = page.getByRole("alert").getByRole("button", { name: "Show again" });
  await again.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.setOffline(false);
  await banner.waitFor({ state: "detached" });
  await again.click();
  await page.getByRole("heading", { name: "Local Recordings" }).waitFor();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});

test("at most three toasts are shown at the bottom right, 356 px wide and 14 px apart, narrower on a small screen [P9.08 P9.09 P9.10 P9.11 P9.12 P9.14]", async () => {
  const { context, page } = await openSignedIn(browser, product, { viewport: { width: 1280, height: 800 } });
  await context.route("**/api/v1/visits/*", (route) =>
    route.request().method() === "DELETE" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.clock.install();
  await page.goto(scribe);
  await oneSession(page);
  const more = page.getByRole("button", { name: "More for this session" });
  await more.waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  const toasts = page.locator(".bp6-toast");
  const failToDelete = async (count: number) => {
    await more.click();
    await page.clock.runFor(200);
    await page.getByRole("menuitem", { name: "Delete session" }).click();
    await page.clock.runFor(200);
    await expect.poll(() => toasts.filter({ visible: true }).count()).toBe(count);
  };
  for (const count of [1, 2, 3, 3]) await failToDelete(count);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const boxes = await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()));
  const [low, high] = boxes.sort((a, b) => (b?.y ?? 0) - (a?.y ?? 0));
  if (!low || !high) throw new Error("fewer than two toasts");
  expect(boxes.map((box) => box?.width)).toEqual([356, 356, 356]);
  expect(low.y - (high.y + high.height)).toBeCloseTo(14, 0);
  expect([low.x + low.width, low.y + low.height]).toEqual([1_264, 784]);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await toasts.first().boundingBox()).toMatchObject({ x: 16, width: 288 });
  await page.clock.runFor(2_100);
  await page.clock.runFor(500);
  await expect.poll(() => toasts.count()).toBe(0);
});

test("a dialog returns with its screen as it was", async () => {
  const { page, problems } = await openSignedIn(browser, product);
  const dialog = page.getByRole("dialog", { name: "Session details" });
  const patient = dialog.getByLabel("Patient name");
  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
  const openByPalette = async (words: string) => {
    await page.keyboard.press("Control+K");
    await expect.poll(() => isFocused(page.getByRole("combobox", { name: "Search or do anything" }))).toBe(true);
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
  };
  await page.goto(scribe);
  await page.getByRole("button", { name: "Create without recording" }).click();
  await page.getByRole("button", { name: "More for this session" }).click();
  await page.getByRole("menuitem", { name: "Edit details" }).click();
  await expect.poll(() => isFocused(patient)).toBe(true);
  await page.keyboard.type("Ada Byron");
  for (const _round of [1, 2]) {
    await openByPalette("Templates");
    await page.getByRole("heading", { name: "Templates", level: 1 }).waitFor();
    expect(await dialog.count()).toBe(0);
    await page.getByPlaceholder("Find a template").click(); // nothing covers it
    expect(await accessibilityFaults(page)).toEqual([]);
    await openByPalette("Scribe");
    await dialog.waitFor();
    await expect.poll(() => isFocused(patient)).toBe(true);
    expect(await patient.inputValue()).toBe("Ada Byron");
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(problems).toEqual([]);
});

test("one banner distinguishes no network from a practice that does not answer", async () => {
  const { context, page } = await openSignedIn(browser, product);
  await page.goto(scribe);
  await oneSession(page);
  const offline = page.getByText("You are offline", { exact: true });
  const unreachable = page.getByText("Your practice can’t be reached", { exact: true });
  await context.route("**/api/v1/**", (route) => route.abort());
  await page.reload();
  await unreachable.waitFor();
  expect(await page.getByRole("button", { name: "Record", exact: true }).count()).toBe(0); // the session is not loaded
  await context.setOffline(true);
  await offline.waitFor();
  expect(await unreachable.count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator(".cs-offline").getByRole("button", { name: "Close" }).click();
  await offline.waitFor({ state: "detached" });
  await context.setOffline(false);
  await unreachable.waitFor(); // another problem is shown again
  await context.unroute("**/api/v1/**");
  await unreachable.waitFor({ state: "detached" });
});
