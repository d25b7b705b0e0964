import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DesktopBridge } from "../../src/shared/bridge/contract";
import { type Product, startProduct } from "../web/support/product";
import { newSession, password } from "../web/support/screens";
import { type Desktop, launchDesktop } from "./support/desktop";

let practice: Product;
let desktop: Desktop;
const email = "nora@example.org";

beforeAll(async () => {
  practice = await startProduct();
  await newSession(practice, email, { first_name: "Nora", last_name: "Lindqvist" });
  desktop = await launchDesktop();
});
afterAll(async () => {
  await desktop.close();
  await practice.stop();
});

/** Returns the sign-in that the shell has stored. */
const storedSignIn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { desktop: DesktopBridge }).desktop.auth.get());
const hash = (page: Page): string => new URL(page.url()).hash;
const hasSealedSignIn = (): boolean => existsSync(join(desktop.userDataDir, "sign-in.sealed"));
const inSidebar = (page: Page, text: string) => page.locator(".cs-sidebar").getByText(text).first();

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Email or username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await inSidebar(page, "Nora Lindqvist").waitFor();
}

describe("desktop app without an account", () => {
  test("starts at the Scribe screen as the local user, without sign-in or plan dialog [P1.17 P1.18 P2.11]", async () => {
    const { page } = desktop;
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.reload();
    await inSidebar(page, "Local user").waitFor();
    await inSidebar(page, "Pro").waitFor();
    expect(hash(page)).toBe("#/dashboard/scribe");
    await page.getByRole("button", { name: "New session" }).first().waitFor();
    expect(requests.some((url) => url.includes("/api/v1/auth/user/me"))).toBe(true);
    expect(requests.filter((url) => url.includes("/billing/") || url.includes("/auth/v1/"))).toEqual([]);
  });

  test("shows only the signing name in Account Settings", async () => {
    const { page } = desktop;
    await page.evaluate(() => (location.hash = "/dashboard/settings"));
    const settings = page.locator(".cs-settings-page");
    await settings.getByLabel("First name").fill("Nora");
    await settings.getByLabel("Last name").fill("at home");
    expect(await settings.getByLabel(/Email|Username|Password/).count()).toBe(0);
    expect(await settings.getByRole("tab", { name: "Signed-in devices" }).count()).toBe(0);
    await settings.getByRole("button", { name: "Save profile" }).click();
    await inSidebar(page, "Nora at home").waitFor();
    await settings.getByRole("tab", { name: "Billing" }).click();
    await settings.getByText("Working on this computer without an account is free.").waitFor();
    await page.evaluate(() => (location.hash = "/dashboard/scribe"));
  });

  test("offers 'Sign in' but not signing out [P2.67]", async () => {
    const { page } = desktop;
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    expect(await page.getByRole("button", { name: "Sign out" }).count()).toBe(0);
    expect(hasSealedSignIn()).toBe(false);
  });
});

describe("practice's server", () => {
  test("is requested before sign-in, with a way back to this computer", async () => {
    const { page } = desktop;
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Sign in to your practice" }).waitFor();
    expect(hash(page)).toBe("#/sign-in");
    await page.getByRole("button", { name: "Continue on this computer" }).click();
    await inSidebar(page, "Nora at home").waitFor();
    await page.getByRole("button", { name: "Sign in" }).click();
  });

  test.each([
    ["http://scribe.example.org", "The address must start with https:// to keep the connection private."],
    ["https://nora:secret@scribe.example.org", "The address can’t contain a username or password."],
    ["https://scribe.example.org/page", "Enter only the server’s address, without a page path."],
    ["http://localhost:1", "No Chartside server answers at this address. Check it, then try again."],
  ])("rejects %s with a message", async (address, sentence) => {
    const { page } = desktop;
    await page.getByLabel("Your practice’s server address").fill(address);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
  });

  test("is used for sign-in and sessions, without a subscription [P1.18 P4.05]", async () => {
    const { page } = desktop;
    await page.getByLabel("Your practice’s server address").fill(practice.url);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByText(new URL(practice.url).host).waitFor();
    await page.getByRole("button", { name: "Use another server" }).click();
    const address = page.getByLabel("Your practice’s server address");
    await expect.poll(() => address.inputValue()).toBe(practice.url);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await signIn(page);
    await page.getByRole("button", { name: "New session" }).first().waitFor();
    expect(requests.some((url) => url.includes("/practice/api/v1/auth/user/me"))).toBe(true);
    expect(requests.filter((url) => url.includes("/billing/"))).toEqual([]);
    expect(hash(page)).toBe("#/dashboard/scribe");
    await page.getByRole("button", { name: "Sign out" }).waitFor();
    await expect.poll(hasSealedSignIn).toBe(true);
    const sealed = readFileSync(join(desktop.userDataDir, "sign-in.sealed"), "latin1");
    expect(sealed).not.toContain(email);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain("access_token");
    expect(await storedSignIn(page)).toMatchObject({
      ok: true,
      value: { session: { user: { email } } },
    });
  });

  test("keeps the sign-in after a restart of the app", async () => {
    const { userDataDir } = desktop;
    await desktop.close();
    desktop = await launchDesktop({ userDataDir });
    await inSidebar(desktop.page, "Nora Lindqvist").waitFor();
    expect(hash(desktop.page)).toBe("#/dashboard/scribe");
  });

  test("returns to this computer after signing out", async () => {
    const { page } = desktop;
    const { value } = (await storedSignIn(page)) as { value: { token: string } };
    const headers = { authorization: `Bearer ${value.token}` };
    const answers = async () => (await fetch(`${practice.url}/api/v1/auth/user/me`, { headers })).status;
    expect(await answers()).toBe(200);
    await page.getByRole("button", { name: "Sign out" }).click();
    await inSidebar(page, "Nora at home").waitFor();
    await expect.poll(hasSealedSignIn).toBe(false);
    await expect.poll(answers).toBe(401);
    expect(await storedSignIn(page)).toEqual({
      ok: true,
      value: { session: null, token: null },
    });
    await page.getByRole("button", { name: "Sign in" }).waitFor();
  });
});
