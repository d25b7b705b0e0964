import { sessionKeys, setTokenExpiry, storedSession } from "../support/storedSession";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";

let product: Product;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  product = await startProduct({ env: { CHARTSIDE_BILLING: "off" } });
  browser = await openBrowser();
  page = browser.page;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const password = "Knee-pain-2-weeks";
const focused = () => page.evaluate(() => document.activeElement?.id);
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function signIn(identifier: string, secret: string): Promise<void> {
  await page.getByLabel("Email or username").fill(identifier);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await button("Sign in").click();
}

test("sign-up leads to the Scribe screen", async () => {
  await page.goto(product.url);
  await page.waitForURL("**/sign-in");
  await page.getByRole("link", { name: "Create an account" }).click();
  for (const [label, text] of [
    ["First name", "Nora"],
    ["Last name", "Lindqvist"],
    ["Email", "nora@example.org"],
    ["Username", "n.lindqvist"],
  ] as const)
    await page.getByLabel(label).fill(text);
  const secret = page.getByLabel("Password", { exact: true });
  await secret.fill("abcdefg1");
  await page.getByText("Must be 8+ characters with uppercase, lowercase, and numbers").waitFor();
  await button("Create account").click();
  await page.getByText("Password must contain uppercase, lowercase, and numbers").waitFor();
  expect([await focused(), await secret.inputValue()]).toEqual(["password", "abcdefg1"]);
  await secret.fill(password);
  await secret.press("Enter");
  await page.waitForURL("**/dashboard/scribe");
  await page.getByText("Nora Lindqvist").first().waitFor();
  await page.reload();
  await page.getByText("Nora Lindqvist").first().waitFor();
  await page.goto(`${product.url}/sign-in`);
  await page.waitForURL("**/dashboard/scribe");
  expect(browser.problems).toEqual([]);
});

test("signing out removes the stored session, and Back shows no data", async () => {
  await page.getByText("Nora Lindqvist").first().waitFor();
  await button("Sign out").click();
  await page.waitForURL("**/sign-in");
  expect(await sessionKeys(page)).toEqual([]);
  await page.goBack();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(await page.getByText("Nora Lindqvist").count()).toBe(0);
  expect(await page.getByText("Your sign-in ended.").count()).toBe(0);
});

test("signing in after a sign-out starts at Scribe, whatever screen was open before [P2.14 P2.66]", async () => {
  await page.goto(`${product.url}/sign-in`);
  await signIn("n.lindqvist", password);
  await page.waitForURL("**/dashboard/scribe");
  await page.getByRole("link", { name: "Templates", exact: true }).click();
  await page.waitForURL("**/dashboard/templates");
  await button("Sign out").click();
  await page.waitForURL("**/sign-in");
  await signIn("n.lindqvist", password);
  await page.waitForURL("**/dashboard/scribe");
  await button("Sign out").click();
  await page.waitForURL("**/sign-in");
});

test.each([
  ["an unknown username", "unknown"],
  ["an unknown address", "unknown@example.org"],
  ["a wrong password", "n.lindqvist"],
])("%s reads 'Invalid credentials' and keeps what was typed", async (_case, identifier) => {
  await page.goto(`${product.url}/sign-in`);
  await signIn(identifier, "Wrong-password-1");
  await page.getByRole("alert").getByText("Invalid credentials", { exact: true }).waitFor();
  expect(await page.getByLabel("Email or username").inputValue()).toBe(identifier);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("Wrong-password-1");
  expect(await focused()).toBe("password");
});

test("an empty form shows what to enter and focuses the first field", async () => {
  await page.goto(`${product.url}/sign-in`);
  await button("Sign in").click();
  await page.getByText("Enter your email or username.").waitFor();
  expect(await focused()).toBe("identifier");
  await page.getByLabel("Email or username").fill("nora");
  await button("Sign in").click();
  await expect.poll(focused).toBe("password");
});

test("the password can be made visible", async () => {
  await page.goto(`${product.url}/sign-in`);
  const secret = page.getByLabel("Password", { exact: true });
  await button("Show password").click();
  expect(await secret.getAttribute("type")).toBe("text");
  await button("Hide password").click();
  expect(await secret.getAttribute("type")).toBe("password");
});

test("a taken username or email is reported at its field", async () => {
  await page.goto(`${product.url}/sign-up`);
  await page.getByLabel("Email").fill("NORA@example.org");
  await page.getByLabel("Username").fill("N.Lindqvist");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button("Create account").click();
  await page.getByText("This email already has an account. Sign in instead.").waitFor();
  expect(await focused()).toBe("email");
  await page.getByLabel("Email").fill("another@example.org");
  await button("Create account").click();
  await page.getByText("This username is taken.").waitFor();
  expect(await focused()).toBe("username");
});

test("signing in by username leads to the requested address", async () => {
  await page.goto(`${product.url}/dashboard/scribe?sessions=open`);
  await page.waitForURL("**/sign-in");
  await signIn("N.Lindqvist", password);
  await page.waitForURL("**/dashboard/scribe?sessions=open*");
});

const storedToken = async () => (await storedSession(page)).refresh_token;

test("a token that expires soon is refreshed", async () => {
  const before = await storedToken();
  await setTokenExpiry(page, 5);
  await page.reload();
  await page.getByText("Nora Lindqvist").first().waitFor();
  await expect.poll(storedToken).not.toBe(before);
});

test("an auth service that is temporarily unreachable does not sign out", async () => {
  await setTokenExpiry(page, 5);
  const before = await storedToken();
  await page.route("**/auth/v1/token**", (route) => route.fulfill({ status: 503, body: "" }));
  const refused = page.waitForResponse((response) => response.url().includes("/auth/v1/token"));
  await page.reload();
  await refused;
  expect(await storedToken()).toBe(before);
  await page.unroute("**/auth/v1/token**");
  await page.reload();
  await page.getByText("Nora Lindqvist").first().waitFor();
});

test("a session that was ended elsewhere leads to sign-in with a notice", async () => {
  await page.goto(`${product.url}/dashboard/scribe`);
  await page.getByText("Nora Lindqvist").first().waitFor();
  const grant = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "nora@example.org", password }),
  });
  const { access_token: token } = (await grant.json()) as { access_token: string };
  await fetch(`${product.url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  await page.reload();
  await page.waitForURL("**/sign-in");
  await page.getByText("Your sign-in ended. Sign in again to continue where you left off.").waitFor();
  expect(await sessionKeys(page)).toEqual([]);
});

test("signing in without the server shows an error", async () => {
  await page.goto(`${product.url}/sign-in`);
  await page.getByLabel("Email or username").waitFor();
  await browser.context.setOffline(true);
  await signIn("nora@example.org", password);
  await page.getByText("Chartside can’t be reached. Check the connection, then try again.").waitFor();
  await browser.context.setOffline(false);
  await button("Sign in").click();
  await page.waitForURL("**/dashboard/scribe");
});

test.each([
  [1440, "light"],
  [1440, "dark"],
  [390, "dark"],
  [320, "light"],
] as const)("at %i px in %s the account pages pass axe and do not scroll sideways", async (width, colorScheme) => {
  const other = await openBrowser({ colorScheme, viewport: { width, height: 800 } });
  for (const [path, name] of [
    ["sign-in", "Sign in"],
    ["sign-up", "Create account"],
    ["reset-password", "Send link"],
    ["reset-password?token_hash=x&type=recovery", "Update password"],
  ] as const) {
    await other.page.goto(`${product.url}/${path}`);
    await other.page.getByRole("button", { name, exact: true }).click(); // shows the validation errors
    await other.page.locator("[aria-invalid]").first().waitFor();
    expect(await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(other.page)).toEqual([]);
  }
  expect(other.problems).toEqual([]);
  await other.close();
});
