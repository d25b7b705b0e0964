import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, newSession, openSignedIn, password } from "../support/screens";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  await newSession(product, `admin-${randomUUID()}@example.org`, {}); // the first account of a product is an admin
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Account Settings" });
const toast = (page: Page, text: string) => page.locator(".bp6-toast").getByText(text, { exact: true });
const field = (part: Locator, name: string) => part.getByLabel(name, { exact: true });
const button = (part: Locator | Page, name: string) => part.getByRole("button", { name, exact: true });
const settings = (page: Page) =>
  page.getByRole("complementary", { name: "Main" }).getByRole("button", { name: /settings/i });
async function openDialog(page: Page): Promise<Locator> {
  await page.goto("/dashboard/scribe");
  await settings(page).click();
  await dialogOf(page).waitFor();
  return dialogOf(page);
}

/** Records the requests that change the user, in order. */
function changesOf(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request.postDataJSON());
  });
  return sent;
}

test("the dialog has a title, three tabs and a notice, and returns the focus when it closes [P2.74 P2.75 P2.76 P2.77 P2.78 P2.79 P5.12]", async () => {
  const { context, page, problems } = await openSignedIn(browser, product);
  const dialog = await openDialog(page);
  await dialog.getByRole("heading", { name: "Account Settings", exact: true }).waitFor();
  expect(await dialog.getByRole("tab").allInnerTexts()).toEqual(["Profile", "Billing", "App Updates"]);
  const panel = dialog.getByRole("tabpanel");
  expect(await panel.locator("input[type=password]").count()).toBe(2); // the current password is not requested
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("tab", { name: "App Updates" }).click();
  await expect.poll(() => panel.innerText()).toMatch(/^App updates are only available in the desktop application\. /);
  expect(await panel.getByRole("button").count()).toBe(0);
  expect(await panel.getByRole("link").getAttribute("href")).toBe("/downloads");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => settings(page).evaluate((opener) => opener === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test("another email is requested in the profile and replaces the account's once both addresses have confirmed", async () => {
  const { context, page, email } = await openSignedIn(browser, product);
  const dialog = await openDialog(page);
  const form = dialog.getByRole("region", { name: "Change email" });
  const wanted = field(form, "New address");
  await wanted.fill("nobody");
  await button(form, "Change email").click();
  await form.getByText("Enter an email address, such as name@example.org.", { exact: true }).waitFor();
  const newEmail = `new-${randomUUID()}@example.org`;
  await wanted.fill(newEmail);
  await button(form, "Change email").click();
  await form.getByRole("status").filter({ hasText: newEmail }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const address of [email, newEmail]) await confirmByMail(address);
  await page.reload();
  const again = await openDialog(page);
  await expect.poll(() => field(again, "Email").inputValue(), { timeout: 30_000 }).toBe(newEmail);
  const status = again.getByRole("region", { name: "Change email" }).getByRole("status");
  await expect.poll(() => status.innerText()).toBe("");
  await context.close();
});

/** Waits for the newest mail to that address and presses the button of its link's page. */
async function confirmByMail(address: string): Promise<void> {
  const outbox = join(product.dataDir, "outbox");
  const mails = () =>
    readdirSync(outbox)
      .map((name) => readFileSync(join(outbox, name), "utf8"))
      .filter((text) => text.startsWith(`To: ${address}\n`));
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBeGreaterThan(0);
  const link = /https?:\/\/\S+/.exec(mails().at(-1) ?? "")?.[0] ?? "";
  const body = new URLSearchParams(new URL(link).searchParams);
  const answer = await fetch(new URL("/auth/v1/verify/link", link), { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
}

test("the profile form sends its fields and shows a message for every answer [P3.15 P3.16 P5.13 P5.15 P5.16 P5.18 P5.19 P8.17 P8.32 P8.33 P8.34]", async () => {
  const { context, page, email } = await openSignedIn(browser, product);
  const sent = changesOf(page);
  const dialog = await openDialog(page);
  const save = button(dialog, "Save profile");
  expect(await field(dialog, "First name").inputValue()).toBe("Ada");
  expect(await field(dialog, "Email").inputValue()).toBe(email);
  expect(await field(dialog, "Email").isEditable()).toBe(false);
  await dialog.getByText("Can be changed if available", { exact: true }).waitFor();

  const username = `ada.${randomUUID().slice(0, 8)}`;
  await field(dialog, "First name").fill(" Augusta ");
  await field(dialog, "Last name").fill("");
  await field(dialog, "Username").fill(username);
  await save.click();
  await toast(page, "Profile updated successfully").waitFor();
  expect(sent).toEqual([{ first_name: "Augusta", username }]);
  expect(await field(dialog, "Last name").inputValue()).toBe("Lovelace"); // the stored value
  await page.getByText("Augusta Lovelace").first().waitFor();

  for (const name of ["First name", "Last name", "Username"]) await field(dialog, name).fill(" ");
  expect(await save.isDisabled()).toBe(true);
  await page.keyboard.press("Enter");
  expect(sent).toHaveLength(1);

  await newSession(product, `other-${randomUUID()}@example.org`, { username: `taken.${username}` });
  await field(dialog, "Username").fill(`Taken.${username}`);
  await save.click();
  await toast(page, "This username is taken.").waitFor();
  expect(await page.getByText("This username is taken.").count()).toBe(1);

  await context.route("**/api/v1/auth/user/me", (route) => route.fulfill({ status: 500, body: "<h1>no</h1>" }));
  await save.click();
  await toast(page, "Failed to update profile. Please try again.").waitFor();
  expect(await page.getByText("Failed to update profile").count()).toBe(1);
  await context.close();
});

test("unsaved input in profile and vocabulary survives switching tabs", async () => {
  const { context, page } = await openSignedIn(browser, product);
  const dialog = await openDialog(page);
  await field(dialog, "First name").fill("Augusta");
  await dialog.getByRole("tab", { name: "Billing" }).click();
  await dialog.getByRole("tab", { name: "Profile" }).click();
  expect(await field(dialog, "First name").inputValue()).toBe("Augusta");

  await page.goto("/dashboard/settings");
  const main = page.getByRole("main");
  await main.getByRole("tab", { name: "Vocabulary" }).click();
  const words = main.getByRole("textbox", { name: "Your words" });
  await words.fill("metoprolol");
  await main.getByRole("tab", { name: "Keyboard" }).click();
  await main.getByRole("tab", { name: "Vocabulary" }).click();
  expect(await words.inputValue()).toBe("metoprolol");
  await context.close();
});

test("the password form shows one unmet rule at a time, sends only valid passwords and shows a message for every answer [P5.01 P5.02 P5.03 P5.04 P5.05 P5.06 P5.07 P5.08 P5.09 P5.10 P5.11 P7.38 P8.29 P8.30 P8.31]", async () => {
  const { context, page } = await openSignedIn(browser, product);
  const sent = changesOf(page);
  const dialog = await openDialog(page);
  const update = button(dialog, "Update password");
  const [first, second] = [field(dialog, "New password"), field(dialog, "Repeat password")];
  const type = async (one: string, other: string) => {
    await first.fill(one);
    await second.fill(other);
    await update.click();
  };
  await dialog.getByText("Must be 8+ characters with uppercase, lowercase, and numbers", { exact: true }).waitFor();
  const alert = dialog.getByRole("alert").filter({ hasText: /./ });
  for (const [one, other, sentence] of [
    ["", "", "Please fill in both password fields"],
    ["Abcdefg1", "", "Please fill in both password fields"],
    ["Abcde1f", "Abcde1f", "Password must be at least 8 characters long"],
    ["Ab1", "Xy2", "Password must be at least 8 characters long"],
    ["Abcdefg1", "Abcdefg2", "Passwords do not match"],
    ["abcdefg1", "abcdefg1", "Password must contain uppercase, lowercase, and numbers"],
    ["ABCDEFG1", "ABCDEFG1", "Password must contain uppercase, lowercase, and numbers"],
    ["Abcdefgh", "Abcdefgh", "Password must contain uppercase, lowercase, and numbers"],
  ] as const) {
    await type(one, other);
    expect(await alert.allInnerTexts()).toEqual([sentence]);
  }
  await first.fill("Abcdefgh2"); // valid, but not repeated yet
  expect(await alert.count()).toBe(0);
  expect(sent).toEqual([]);

  await type(password, password);
  const same = "New password should be different from the old password.";
  await toast(page, same).waitFor();
  expect(await page.getByText(same).count()).toBe(1);
  await context.route("**/auth/v1/user", (route) => route.fulfill({ status: 422, json: {} }));
  await update.click();
  await toast(page, "Failed to update password. Please try again.").waitFor();
  await context.unroute("**/auth/v1/user");
  sent.length = 0;
  await type("Abcdefg1", "Abcdefg1");
  await toast(page, "Password updated successfully").waitFor();
  expect(sent).toEqual([expect.objectContaining({ password: "Abcdefg1" })]);
  expect([await first.inputValue(), await second.inputValue()]).toEqual(["", ""]);
  await context.close();
});

test("the settings page shows the dialog's tabs and the other settings, at every width", async () => {
  for (const [width, colorScheme] of [
    [1440, "light"],
    [390, "dark"],
    [320, "light"],
  ] as const) {
    const { context, page, problems } = await openSignedIn(browser, product, {
      viewport: { width, height: 900 },
      colorScheme,
    });
    await page.goto("/dashboard/settings");
    await page.getByRole("heading", { level: 1, name: "Account Settings" }).waitFor();
    const main = page.getByRole("main");
    for (const [tab, proof] of [
      ["Profile", field(main, "First name")],
      ["App Updates", main.getByText("App updates are only available in the desktop application.")],
      ["Microphone", main.getByRole("heading", { name: "Microphone" })],
      ["Speech engine", main.getByText(/In use:|No speech engine is set up/)],
      ["Vocabulary", field(main, "Your words")],
      ["Keyboard", main.getByRole("switch", { name: /Single-key shortcuts/ })],
      ["Signed-in devices", main.getByText("This device")],
      ["Appearance", main.getByRole("radio", { name: "Dark" })],
    ] as const) {
      await main.getByRole("tab", { name: tab }).click();
      await proof.first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (width === 390) expect(await accessibilityFaults(page)).toEqual([]);
    }
    expect(problems).toEqual([]);
    await context.close();
  }
});

test("signed-in devices can be signed out one by one or all at once", async () => {
  const { context, page, email } = await openSignedIn(browser, product);
  const signIn = async () => {
    const headers = {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    };
    const body = JSON.stringify({ email, password });
    const answer = await fetch(`${product.url}/auth/v1/token?grant_type=password`, { method: "POST", headers, body });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const works = async (token: string) =>
    (await fetch(`${product.url}/api/v1/auth/user/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  const [one, two] = [await signIn(), await signIn()];
  await page.goto("/dashboard/settings");
  await page.getByRole("tab", { name: "Signed-in devices" }).click();
  const others = button(page, "Sign out Firefox on Linux");
  await expect.poll(() => others.count()).toBe(2);
  await others.first().click();
  await expect.poll(() => others.count()).toBe(1);
  expect(new Set([await works(one), await works(two)])).toEqual(new Set([200, 401]));

  await context.route("**/auth/v1/logout?scope=global", (route) => route.fulfill({ status: 500, json: {} }));
  await button(page, "Sign out everywhere").click();
  await button(page, "Sign out everywhere").click();
  await toast(page, "Failed to sign out. Please try again.").waitFor();
  expect(await others.count()).toBe(1);
  await context.unroute("**/auth/v1/logout?scope=global");
  await button(page, "Sign out everywhere").click();
  await page.waitForURL("**/sign-in");
  expect([await works(one), await works(two)]).toEqual([401, 401]);
  await context.close();
});
