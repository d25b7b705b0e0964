import { sessionKeys } from "../support/storedSession";
import { randomUUID } from "node:crypto";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { VisitDocument } from "../../../src/shared/notes/document";
import { ScribePage } from "../pages/ScribePage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { baseFlags, executablePath } from "../support/browser";
import { type Product, startProduct } from "../support/product";
import { newSession, openSignedIn, password, pathOf } from "../support/screens";
import { Service } from "../support/Service";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  const fakeMicrophone = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  const launch = chromium.launch({ executablePath, args: [...baseFlags, ...fakeMicrophone] });
  [product, browser] = await Promise.all([startProduct({ env: { CHARTSIDE_IDLE_MINUTES: "15" } }), launch]);
  await newSession(product, `admin-${randomUUID()}@example.org`, {}); // the first account of a product is an admin
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const ended = "Your sign-in ended. Sign in again to continue where you left off.";
const signedOut = { status: 401, json: { detail: "Sign in to continue." } };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const person = (page: Page) => page.getByText("Ada Lovelace").first();
async function openScribe(page: Page): Promise<void> {
  await page.goto("/dashboard/scribe");
  await person(page).waitFor();
}
const stored = async (page: Page) => (await sessionKeys(page)).length > 0;

test("a 401 removes all data and leads to sign-in with a notice [P8.01]", async () => {
  const { context, page } = await openSignedIn(browser, product);
  await context.route("**/api/v1/visits?*", (route) => route.fulfill(signedOut));
  await page.goto("/dashboard/scribe");
  await page.waitForURL("**/sign-in");
  await page.getByText(ended).waitFor();
  expect([await stored(page), await person(page).count()]).toEqual([false, 0]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await context.close();
});

test("a 403 signs out only if it concerns the account [P8.02 P8.03]", async () => {
  const { context, page } = await openSignedIn(browser, product, { subscription: "server" });
  const forbidden = { status: 403, json: { detail: "Not you." } };
  await context.route("**/api/v1/billing/subscription-status", (route) => route.fulfill(forbidden));
  await context.route("**/api/v1/visits?*", (route) => route.fulfill(forbidden));
  await openScribe(page);
  await page.waitForLoadState("networkidle");
  expect([await stored(page), pathOf(page)]).toEqual([true, "/dashboard/scribe"]);

  await context.route("**/api/v1/auth/user/me", (route) => route.fulfill(forbidden));
  await page.reload();
  await page.waitForURL("**/sign-in");
  expect(await stored(page)).toBe(false);
  await context.close();
});

test("several calls rejected at the same time cause one sign-out [P8.09]", async () => {
  const { context, page } = await openSignedIn(browser, product, { subscription: "server" });
  const logouts: string[] = [];
  const paths: string[] = [];
  page.on("request", (request) => request.url().includes("/auth/v1/logout") && logouts.push(request.url()));
  page.on("framenavigated", (frame) => paths.push(new URL(frame.url()).pathname));
  const waiting: (() => void)[] = [];
  let answered = 0;
  await context.route(/\/api\/v1\/(visits|billing|health)/, async (route) => {
    await new Promise<void>((resolve) => {
      if (waiting.push(resolve) >= 3) for (const go of waiting) go();
    });
    await route.fulfill(signedOut);
    answered += 1;
  });
  await page.goto("/dashboard/scribe");
  await page.waitForURL("**/sign-in");
  await page.getByText(ended).waitFor();
  await expect.poll(() => [logouts.length, answered]).toEqual([1, waiting.length]);
  expect([paths.filter((path) => path === "/sign-in").length, logouts.length]).toEqual([1, 1]);
  expect(waiting.length).toBeGreaterThanOrEqual(3);
  await context.close();
});

test("a rejected token is refreshed once if it has expired, and the call is retried [P8.07]", async () => {
  const { context, page } = await openSignedIn(browser, product);
  await openScribe(page);
  const renewals: string[] = [];
  page.on("request", (request) => request.url().includes("grant_type=refresh_token") && renewals.push(request.url()));
  let refusals = 0;
  await context.route("**/api/v1/auth/sessions", (route) => {
    if (refusals++ > 0) return route.continue();
    const late = new Date(Date.now() + 86_400_000).toUTCString(); // the server's clock is a day ahead
    return route.fulfill({ ...signedOut, headers: { date: late } });
  });
  await page.goto("/dashboard/settings");
  await page.getByRole("tab", { name: "Signed-in devices" }).click();
  await page.getByText("This device").waitFor();
  expect([renewals.length, refusals]).toEqual([1, 2]);
  await context.close();
});

test("a profile that cannot be loaded shows a message with a retry and falls back to the session's user [P4.08 P8.16]", async () => {
  const { context, page } = await openSignedIn(browser, product);
  await context.route("**/api/v1/auth/user/me", (route) => route.fulfill({ status: 500, body: "" }));
  await openScribe(page);
  const alert = page.getByRole("alert").filter({ hasText: "Failed to get user data" });
  await alert.getByText("Failed to get user data", { exact: true }).waitFor();
  await page.getByRole("complementary", { name: "Main" }).getByText("Pro", { exact: true }).waitFor();
  await context.unroute("**/api/v1/auth/user/me");
  await alert.getByRole("button", { name: "Try again" }).click();
  await alert.waitFor({ state: "hidden" });
  await context.close();
});

test("rejected uploads do not stop the recording [P8.04]", async () => {
  const { context, page } = await openRecording();
  await context.route("**/takes/**", (route) => route.fulfill(signedOut));
  const refused = page.waitForResponse((response) => response.url().includes("/takes/") && response.status() === 401);
  await refused;
  await new ScribePage(page).waitUntilRecorded(3);
  expect(await stored(page)).toBe(true);
  expect(await page.getByText("Your sign-in ended.").count()).toBe(0);
  await context.unroute("**/takes/**");
  await page.close({ runBeforeUnload: false });
  await context.close();
});

test("a session that expires while recording does not stop it, and the screens show a notice [P8.08]", async () => {
  const { context, page } = await openRecording();
  await context.route("**/api/v1/**", (route) => route.fulfill(signedOut));
  await button(page, "Pause").click();
  await button(page, "Resume").click();
  const sentence = "Your sign-in ended. Recording continues and is saved on this computer.";
  const banner = page.getByRole("alert").filter({ has: page.getByRole("link", { name: "Sign in" }) });
  await banner.getByText(sentence).waitFor();
  const scribe = new ScribePage(page);
  await scribe.waitUntilRecorded(3);
  await banner.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("status").getByText(sentence).waitFor();
  await context.close();
});

async function openRecording(): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await openSignedIn(browser, product, { permissions: ["microphone"] });
  await openScribe(page);
  await new ScribePage(page).record();
  return { context, page };
}

test("inactivity shows a warning a minute before signing out", async () => {
  const { context, page } = await openSignedIn(browser, product, { viewport: { width: 390, height: 800 } });
  await page.clock.install();
  await page.goto("/dashboard/scribe");
  await page.getByRole("button", { name: "Open menu" }).waitFor();
  await page.mouse.move(20, 300);
  await page.clock.runFor(2_000);
  const question = page.getByRole("alertdialog", { name: "Are you still there?" });
  const last = () => page.evaluate(() => Number(localStorage.getItem("chartside.last-input")));
  const now = () => page.evaluate(() => Date.now());
  await page.clock.fastForward(13 * 60_000 - 5_000);
  expect(await question.count()).toBe(0);
  await page.clock.fastForward((await last()) + 14 * 60_000 + 1_000 - (await now()));
  await question.waitFor();
  await question.getByText(/^Signing out in (59|58) s$/).waitFor();
  expect(await button(page, "Stay signed in").evaluate((stay) => stay === document.activeElement)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, "Stay signed in").click();
  await question.waitFor({ state: "hidden" });

  await page.clock.fastForward((await last()) + 14 * 60_000 + 1_000 - (await now()));
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await page.clock.fastForward(15 * 60_000 + 1_000);
  await page.waitForURL("**/sign-in");
  await page.getByText("You were signed out after 15 minutes of inactivity.").waitFor();
  expect([await stored(page), await question.count()]).toEqual([false, 0]);
  await context.close();
});

/** Opens a note of which no change reaches the server until `reconnect`. */
async function openWithoutSaving() {
  const visitor = await openSignedIn(browser, product);
  const { context, page, email } = visitor;
  await openScribe(page);
  const note = await (
    await Service.of(product, visitor)
  ).draftedNote({ patient_name: "Ann" }, "Doctor: What brings you in?\nPatient: My knee hurts.");
  const patches = "**/api/v1/documents/*";
  await context.route(patches, (route) => (route.request().method() === "PATCH" ? route.abort() : route.continue()));
  return {
    context,
    page,
    email,
    reconnect: () => context.unroute(patches),
    type: async (words: string) => {
      await page.goto(`/dashboard/scribe?visit=${note.visit_id}`);
      await page.getByRole("region", { name: "Note text" }).getByText(/knee/).first().dblclick();
      await page
        .getByRole("textbox", { name: /editing/ })
        .and(page.locator(":focus"))
        .waitFor();
      await page.keyboard.press("End");
      await page.keyboard.type(words);
    },
    /** Returns the note's text on the server. */
    saved: async () => {
      const kept = await (await Service.signedInAs(product, email)).call<VisitDocument>("GET", `/documents/${note.id}`);
      return JSON.stringify(kept.sections);
    },
  };
}

test("signing out saves pending edits, or asks first if they cannot be saved", async () => {
  const { context, page, reconnect, saved, type } = await openWithoutSaving();
  const question = page.getByRole("alertdialog", { name: "Your latest changes aren’t saved" });
  const stay = question.getByRole("button", { name: "Stay signed in" });
  await type(" Since Monday.");
  await page.getByText("Not saved. Your text is still here.").waitFor(); // disappears when the click saves again
  await button(page, "Sign out").click();
  await question.waitFor();
  expect(await stay.evaluate((shown) => shown === document.activeElement)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  expect(await button(page, "Sign out").evaluate((leave) => leave === document.activeElement)).toBe(true);

  await button(page, "Account Settings").click();
  await page.getByRole("link", { name: "All settings" }).click();
  await page.getByRole("tab", { name: "Signed-in devices" }).click();
  await button(page, "Sign out everywhere").click();
  await button(page, "Sign out everywhere").click();
  await question.waitFor();
  await stay.click();
  await reconnect();
  await button(page, "Sign out everywhere").click();
  await page.waitForURL("**/sign-in");
  expect(await saved()).toContain("Since Monday.");
  await context.close();
});

test("unsaved edits survive an automatic sign-out", async () => {
  const { context, page, email, reconnect, saved, type } = await openWithoutSaving();
  await page.clock.install();
  await type(" Since Monday.");
  await page.getByText("Not saved. Your text is still here.").waitFor();
  await page.clock.fastForward(15 * 60_000);
  await page.waitForURL("**/sign-in");
  await page.getByText("They’re kept in this window: sign in again to save them.").waitFor();
  expect([await stored(page), await page.getByText("Since Monday.").count()]).toEqual([false, 0]);
  await reconnect();
  await page.getByLabel("Email or username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Sign in").click();
  await page.getByText("Since Monday.").waitFor();
  await page.clock.runFor(30_000); // retried automatically
  await expect.poll(saved, { timeout: 20_000 }).toContain("Since Monday.");
  await context.close();
});
