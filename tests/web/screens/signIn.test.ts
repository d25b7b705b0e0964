import { sessionKeys } from "../support/storedSession";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, newSession, openSignedIn, openSignedOut, password, pathOf } from "../support/screens";

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

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const expired = "This link is no longer valid. Request a new one.";

async function signIn(page: Page, identifier: string, secret = password): Promise<void> {
  await field(page, "Email or username").fill(identifier);
  await field(page, "Password").fill(secret);
  await button(page, "Sign in").click();
}

/** Opens a page for a visitor with a subscription, who sees no plan dialog. */
async function openPaying() {
  const visitor = await openSignedOut(browser, product);
  const subscription = { hasSubscription: true, tier: "pro", status: "active", cancelAtPeriodEnd: false };
  await visitor.context.route("**/api/v1/billing/subscription-status", (route) =>
    route.fulfill({ json: { ...subscription, currentPeriodEnd: 1_999_999_999 } }),
  );
  return visitor;
}

/** Returns the newest email to an address as soon as it is in the outbox. */
async function mailTo(address: string): Promise<string> {
  const folder = join(product.dataDir, "outbox");
  const read = () => {
    try {
      const mails = readdirSync(folder)
        .sort()
        .map((name) => readFileSync(join(folder, name), "utf8"));
      return mails.findLast((mail) => mail.startsWith(`To: ${address}`)) ?? "";
    } catch {
      return ""; // no email was written yet
    }
  };
  await expect.poll(read).not.toBe("");
  return read();
}
const linkIn = (mail: string): string => /https?:\/\/\S+/.exec(mail)?.[0] ?? "";

test("the pages before sign-in have headings, fields, a button and links to the public pages [P2.03 P2.05 P2.12]", async () => {
  const { context, page, problems } = await openSignedOut(browser, product);
  for (const [path, heading, fields, name] of [
    ["/sign-in", "Sign in", ["Email or username", "Password"], "Sign in"],
    ["/sign-up", "Create an account", ["First name", "Last name", "Email", "Username", "Password"], "Create account"],
    ["/reset-password", "Reset your password", ["Email"], "Send link"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    for (const label of fields) await field(page, label).waitFor();
    await button(page, name).waitFor();
    const links = ["Privacy", "Terms", "Desktop app"].map((text) => page.getByRole("link", { name: text }));
    expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual([
      "/privacy-policy",
      "/terms-of-service",
      "/downloads",
    ]);
    expect(pathOf(page)).toBe(path);
  }
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.waitForURL("**/reset-password");
  expect(problems).toEqual([]);
  await context.close();
});

test("sign-up rejects weak passwords with the unmet rule and sends nothing [P5.08 P5.28]", async () => {
  const { context, page } = await openSignedOut(browser, product);
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/auth/v1/signup") && sent.push(request.url()));
  await page.goto("/sign-up");
  await field(page, "Email").fill("weak@example.org");
  await page.getByText("Must be 8+ characters with uppercase, lowercase, and numbers", { exact: true }).waitFor();
  for (const [secret, sentence] of [
    ["Abcde1f", "Password must be at least 8 characters long"],
    ["abcdefg1", "Password must contain uppercase, lowercase, and numbers"],
  ] as const) {
    await field(page, "Password").fill(secret);
    await button(page, "Create account").click();
    await page.getByText(sentence, { exact: true }).waitFor();
  }
  expect(sent).toEqual([]);
  await context.close();
});

test("sign-up sends profile data, and the new user can sign in by username [P2.04 P4.06 P5.23 P7.30 P7.31 P7.27 P7.34 P7.35 P7.36]", async () => {
  const { context, page, problems } = await openPaying();
  const id = randomUUID().slice(0, 8);
  await page.goto("/sign-up");
  for (const [label, text] of [
    ["First name", "Grace"],
    ["Email", `grace-${id}@example.org`],
    ["Username", `grace.${id}`],
    ["Password", password],
  ] as const)
    await field(page, label).fill(text);
  const signUp = page.waitForRequest("**/auth/v1/signup*");
  await button(page, "Create account").click();
  expect((await signUp).postDataJSON()).toMatchObject({ data: { first_name: "Grace", username: `grace.${id}` } });
  expect((await signUp).headers()["apikey"]).toBe("chartside");
  await page.waitForURL("**/dashboard/scribe*");
  await page.reload();
  await page.getByText("Grace").first().waitFor();
  for (const path of ["/sign-in", "/sign-up"]) {
    await page.goto(path);
    await page.waitForURL("**/dashboard/scribe*");
  }

  await page.evaluate(() => sessionStorage.setItem("something", "of hers"));
  const [logout] = await Promise.all([page.waitForRequest("**/auth/v1/logout*"), button(page, "Sign out").click()]);
  expect(logout.headers()["authorization"]).toMatch(/^Bearer ey/);
  await page.waitForURL("**/sign-in");
  expect([await sessionKeys(page), await page.evaluate(() => sessionStorage.length)]).toEqual([[], 0]);
  expect(await page.getByText("Grace").count()).toBe(0);

  const lookup = page.waitForRequest("**/api/v1/auth/lookup-email");
  const grant = page.waitForRequest("**/auth/v1/token?grant_type=password");
  await signIn(page, `  Grace.${id} `);
  expect((await lookup).postDataJSON()).toEqual({ username: `Grace.${id}` });
  expect((await lookup).headers()["authorization"]).toBeUndefined();
  const { email: identifier } = (await grant).postDataJSON() as { email: string };
  expect(identifier).toMatch(/^[\w-]+@username\.chartside\.invalid$/); // no email before the sign-in
  await page.waitForURL("**/dashboard/scribe*");
  expect(problems).toEqual([]);
  await context.close();
});

test("a sign-up that requires confirmation asks to check the email, also for an existing account", async () => {
  const { context, page } = await openSignedOut(browser, product);
  const decoy = { id: randomUUID(), email: "new@example.org", role: "", identities: [], user_metadata: {} };
  await context.route("**/auth/v1/signup*", (route) => route.fulfill({ json: decoy }));
  await page.goto("/sign-up");
  await field(page, "Email").fill("new@example.org");
  await field(page, "Password").fill(password);
  await button(page, "Create account").click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.getByText("new@example.org").waitFor();
  await context.close();
});

test("a recovery link leads only to the new password form until the password is set [P7.33 P7.37 P7.38 P8.29]", async () => {
  const email = `ada-${randomUUID()}@example.org`;
  await newSession(product, email, { first_name: "Ada" });
  const { context, page, problems } = await openPaying();
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  const answers: string[] = [];
  for (const address of [`unknown-${randomUUID()}@example.org`, email]) {
    await page.goto("/reset-password");
    await field(page, "Email").fill(` ${address} `);
    const recover = page.waitForRequest("**/auth/v1/recover*");
    await button(page, "Send link").click();
    expect(new URL((await recover).url()).searchParams.get("redirect_to")).toBe(`${product.url}/reset-password`);
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    answers.push((await page.getByRole("status").innerText()).replace(address, "x"));
  }
  expect(new Set(answers).size).toBe(1);

  const link = linkIn(await mailTo(email));
  await page.goto(link);
  await button(page, "Continue").click();
  await field(page, "New password").waitFor();
  for (const path of ["/dashboard/scribe", "/sign-in", "/"]) {
    await page.goto(path);
    await page.waitForURL("**/reset-password");
    await field(page, "New password").waitFor();
  }
  await field(page, "New password").fill("New-Stethoscope-8");
  await field(page, "Repeat password").fill("New-Stethoscope-9");
  await button(page, "Update password").click();
  await page.getByRole("alert").getByText("Passwords do not match", { exact: true }).waitFor();
  await field(page, "Repeat password").fill("New-Stethoscope-8");
  await button(page, "Update password").click();
  await page.getByText("Password updated successfully", { exact: true }).waitFor();
  await page.waitForURL("**/dashboard/scribe*");
  await button(page, "Sign out").click();
  await page.waitForURL("**/sign-in");
  await signIn(page, email, "New-Stethoscope-8");
  await page.waitForURL("**/dashboard/scribe*");
  expect(problems).toEqual([]);
  await button(page, "Sign out").click();

  await page.goto(link); // already used
  await button(page, "Continue").click();
  await page.getByRole("alert").getByText(expired, { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Reset your password" }).waitFor();
  await context.close();
});

test("an expired, used or foreign link shows a message and offers a new one", async () => {
  const { context, page } = await openSignedOut(browser, product);
  const expectNotice = () => page.getByRole("alert").getByText(expired, { exact: true }).waitFor();
  await page.goto("/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid");
  await expectNotice();
  await page.goto("/reset-password?code=8f1c0a3e");
  await expectNotice();
  expect(new URL(page.url()).search).toBe("");
  await page.goto("/reset-password?token_hash=unknown&type=recovery");
  await field(page, "New password").fill(password);
  await field(page, "Repeat password").fill(password);
  await button(page, "Update password").click();
  await expectNotice();
  await page.goto("/#error=access_denied&error_code=otp_expired");
  await page.getByRole("status").getByText(expired, { exact: true }).waitFor();
  expect(pathOf(page)).toBe("/sign-in");
  await context.close();
});

test("a code or a token hash is exchanged for a session that can set the password", async () => {
  const email = `ada-${randomUUID()}@example.org`;
  const session = await newSession(product, email, {});
  for (const [path, call] of [
    ["/reset-password?code=8f1c0a3e", "**/auth/v1/token?grant_type=pkce"],
    ["/reset-password?token_hash=abc&type=recovery", "**/auth/v1/verify"],
  ] as const) {
    const { context, page } = await openSignedOut(browser, product);
    await context.addInitScript((origin) => {
      const name = `sb-${location.hostname.split(".")[0]}-auth-token-code-verifier`;
      if (location.origin === origin) localStorage.setItem(name, '"a-verifier/recovery"');
    }, product.url);
    await context.route(call, (route) => route.fulfill({ json: JSON.parse(session) as unknown }));
    await context.route("**/auth/v1/user", (route) =>
      route.fulfill({ json: (JSON.parse(session) as { user: object }).user }),
    );
    await page.goto(path);
    await field(page, "New password").fill("New-Stethoscope-8");
    await field(page, "Repeat password").fill("New-Stethoscope-8");
    const update = page.waitForRequest((request) => request.method() === "PUT");
    await button(page, "Update password").click();
    expect((await update).postDataJSON()).toMatchObject({ password: "New-Stethoscope-8" });
    await page.waitForURL("**/dashboard/scribe*");
    await context.close();
  }
});

test("a session in the URL signs in and is removed from the URL, and is refreshed if it expires soon [P7.32 P7.33 P7.39]", async () => {
  const text = await newSession(product, `ada-${randomUUID()}@example.org`, { first_name: "Ada" });
  const session = JSON.parse(text) as Record<string, unknown>;
  const { context, page } = await openSignedOut(browser, product);
  const hash = new URLSearchParams({
    access_token: String(session["access_token"]),
    refresh_token: String(session["refresh_token"]),
    expires_in: "60",
    expires_at: String(Math.floor(Date.now() / 1000) + 60),
    token_type: "bearer",
    type: "signup",
  });
  const refresh = page.waitForRequest("**/auth/v1/token?grant_type=refresh_token");
  await page.goto(`/#${hash}`);
  await page.waitForURL("**/dashboard/scribe*");
  await page.getByText("Ada").first().waitFor();
  expect((await refresh).postDataJSON()).toEqual({ refresh_token: session["refresh_token"] });
  expect(page.url()).not.toContain("access_token");
  await context.close();
});

test("signing out in one tab redirects all others to sign-in [P7.40]", async () => {
  const { context, page } = await openSignedIn(browser, product);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/dashboard/scribe");
    await tab.getByText("Ada Lovelace").first().waitFor();
  }
  await button(page, "Sign out").click();
  await other.waitForURL("**/sign-in");
  expect(await other.getByText("Ada Lovelace").count()).toBe(0);
  await context.close();
});

test("a sign-out that the auth service rejects shows a toast and still signs out here [P8.25 P8.46 P8.47 P8.48]", async () => {
  const { context, page } = await openSignedIn(browser, product);
  await context.route("**/auth/v1/logout*", (route) => route.fulfill({ status: 500, json: { message: "x" } }));
  await page.goto("/dashboard/scribe");
  await page.getByText("Ada Lovelace").first().waitFor();
  await button(page, "Sign out").click();
  await page.getByText("Failed to sign out. Please try again.", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect([await sessionKeys(page), await page.evaluate(() => sessionStorage.length)]).toEqual([[], 0]);
  await context.close();
});

test("a missing auth configuration is reported on the page and in the console [P8.43 P8.44]", async () => {
  const { context, page, problems } = await openSignedOut(browser, product);
  for (const missing of ["supabase_url", "supabase_key"]) {
    await page.unroute("**/config.json");
    await page.route("**/config.json", async (route) => {
      const config = (await (await route.fetch()).json()) as Record<string, unknown>;
      delete config[missing];
      await route.fulfill({ json: config });
    });
    await page.goto("/");
    await page.getByRole("alert").getByText("Missing Supabase configuration", { exact: true }).waitFor();
  }
  expect(problems).toEqual(["Missing Supabase configuration", "Missing Supabase configuration"]);
  await context.close();
});
