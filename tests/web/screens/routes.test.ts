import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountType, accountTypes } from "../../../src/shared/access/accountType";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, newSession, openSignedIn, openSignedOut, password, pathOf } from "../support/screens";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { CHARTSIDE_SPEECH: "none" } }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const scribe = "/dashboard/scribe";
const dashboard = [
  "scribe",
  "pre-chart",
  "templates",
  "local-recordings",
  "ehr-settings",
  "user-management",
  "metrics",
];
const routes = [...dashboard, "settings"].map((name) => `/dashboard/${name}`);
/** Routes that each account type cannot open (product text §6). */
const closed: Record<AccountType, string[]> = {
  pro: ["/dashboard/pre-chart", "/dashboard/user-management", "/dashboard/metrics"],
  enterprise: ["/dashboard/user-management", "/dashboard/metrics"],
  admin: [],
};
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Screens" });

/** Navigates without reloading the page. */
const goInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
/** Waits two frames, after which redirects have happened. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

test("signed out, every protected route redirects to /sign-in [P2.02 P2.06 P2.07 P2.08]", async () => {
  const { page, problems } = await openSignedOut(browser, product);
  for (const address of ["/", "/admin", "/dashboard/templates/edit/x"]) {
    await page.goto(address);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(pathOf(page), address).toBe("/sign-in");
  }
  for (const address of ["/dashboard", "/dashboard/context", "/dashboard/nowhere", ...routes]) {
    await goInside(page, address);
    await expect.poll(() => pathOf(page), { message: address }).toBe("/sign-in");
  }
  expect(problems).toEqual([]);
});

test("an unknown route shows a message with a link, signed in and signed out [P2.15]", async () => {
  const signedOut = await openSignedOut(browser, product);
  await signedOut.page.goto("/nowhere");
  await signedOut.page.getByRole("heading", { name: "Page not found" }).waitFor();
  await signedOut.page.getByRole("link", { name: "Go to sign-in" }).click();
  await signedOut.page.waitForURL("**/sign-in");

  const { page, problems } = await openSignedIn(browser, product);
  await page.goto("/dashboard/nowhere");
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
  await page.getByRole("link", { name: "Go to Scribe" }).click();
  await page.waitForURL(`**${scribe}*`);
  expect(problems).toEqual([]);
});

test("every account after the first is pro until an admin changes it [P6.22]", async () => {
  const types = [];
  for (const email of ["first@example.org", "second@example.org"]) {
    const { access_token } = JSON.parse(await newSession(product, email, {})) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    const profile = await (await fetch(`${product.url}/api/v1/auth/user/me`, { headers })).json();
    types.push((profile as { account_type: string }).account_type);
  }
  expect(types[1]).toBe("pro");
});

test("sign-in leads to the requested route, or else to Scribe [P2.14]", async () => {
  const email = "deep@example.org";
  await newSession(product, email, { first_name: "Ada" });
  const { page } = await openSignedOut(browser, product);
  await page.goto("/dashboard/ehr-settings?a=1");
  await page.getByLabel("Email or username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard/ehr-settings?a=1");
  for (const address of ["/sign-in", "/sign-up", "/"]) {
    await page.goto(address);
    await page.waitForURL(`**${scribe}*`);
  }
});

test("a stored session that has expired and cannot be refreshed redirects to /sign-in [P2.09]", async () => {
  const session = JSON.parse(await newSession(product, "old@example.org", {})) as object;
  const { context, page } = await openSignedOut(browser, product);
  await context.addInitScript(
    (text) => localStorage.setItem(`sb-${location.hostname.split(".")[0]}-auth-token`, text),
    JSON.stringify({ ...session, expires_at: 1, refresh_token: "refused" }),
  );
  await page.goto("/dashboard/ehr-settings");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(pathOf(page)).toBe("/sign-in");
});

/** Sidebar items on the web; EHR Settings requires the desktop app. */
const items: Record<AccountType, string[]> = {
  pro: ["Scribe", "Templates", "Local Recordings"],
  enterprise: ["Pre-Chart", "Scribe", "Templates", "Local Recordings"],
  admin: ["Pre-Chart", "Scribe", "Templates", "Local Recordings", "User Management", "Metrics"],
};

test.each(accountTypes)(
  "an account of type %s sees its sidebar items and is redirected from other routes [P2.01 P2.04 P2.15 P2.16 P2.17 P2.35 P2.36 P2.37 P6.01 P6.02 P6.03 P6.05 P6.06 P6.07 P6.08 P6.09 P6.10 P6.12 P6.13 P6.14 P6.15 P6.16 P6.17 P6.19 P6.20 P6.21 P6.23]",
  async (accountType) => {
    const { page } = await openSignedIn(browser, product, { accountType });
    for (const address of ["/", "/dashboard", "/dashboard/scribe/"]) {
      await page.goto(address);
      await page.getByRole("heading", { name: "Sessions" }).waitFor();
      expect(pathOf(page).replace(/\/$/, ""), address).toBe(scribe);
    }
    const offered = await sidebar(page).getByRole("link").allTextContents();
    expect(offered).toEqual(items[accountType]);
    for (const address of routes) {
      await goInside(page, address);
      const target = closed[accountType].includes(address) ? scribe : address;
      await expect.poll(() => pathOf(page), { message: address }).toBe(target);
      await settled(page);
      expect(pathOf(page), address).toBe(target);
      if (target === address) expect(await page.getByText("Page not found").count(), address).toBe(0);
    }
    for (const [address, target] of [
      ["/dashboard/context", accountType === "pro" ? scribe : "/dashboard/pre-chart"],
      ["/sign-in", scribe],
      ["/sign-up", scribe],
    ] as const) {
      await goInside(page, address);
      await expect.poll(() => pathOf(page), { message: address }).toBe(target);
    }
  },
);

test("a reload on Pre-Chart waits for the profile instead of redirecting [P2.38 P2.82]", async () => {
  const { context, page } = await openSignedIn(browser, product, { accountType: "enterprise" });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await context.route("**/api/v1/auth/user/me", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/dashboard/pre-chart");
  await page.getByRole("status").getByText("Initializing session...").waitFor();
  expect(pathOf(page)).toBe("/dashboard/pre-chart");
  answer();
  await sidebar(page).getByRole("link", { name: "Pre-Chart" }).waitFor();
  await settled(page);
  expect(pathOf(page)).toBe("/dashboard/pre-chart");
});

test("an account whose profile cannot be loaded is treated as pro [P2.38 P6.31]", async () => {
  const { context, page } = await openSignedIn(browser, product, { accountType: "enterprise" });
  await context.route("**/api/v1/auth/user/me", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/dashboard/pre-chart");
  await page.waitForURL(`**${scribe}*`);
  await page.getByText("Pro", { exact: true }).waitFor();
});

test("loading a session, a screen or data shows a text [P2.81 P2.83 P2.84 P2.85]", async () => {
  const session = JSON.parse(await newSession(product, "waits@example.org", {})) as { user: object };
  const { context, page } = await openSignedOut(browser, product);
  await context.addInitScript(
    (text) => {
      if (sessionStorage.getItem("once")) return;
      sessionStorage.setItem("once", "yes");
      localStorage.setItem(`sb-${location.hostname.split(".")[0]}-auth-token`, text);
    },
    JSON.stringify({ ...session, expires_at: 1 }),
  );
  const release = new Map<RegExp, () => void>();
  const hold = (pattern: RegExp) => {
    const held = new Promise<void>((resolve) => release.set(pattern, resolve));
    return context.route(pattern, async (route) => {
      await held;
      await route.fallback();
    });
  };
  const tokenPattern = /\/auth\/v1\/token/;
  const chunkPattern = /\/assets\/scribe-.*\.js$/;
  const listPattern = /\/api\/v1\/visits(\?|$)/;
  await Promise.all([tokenPattern, chunkPattern, listPattern].map(hold));
  await page.goto(scribe);
  for (const [pattern, text] of [
    [tokenPattern, "Loading authentication..."],
    [chunkPattern, "Loading Page..."],
    [listPattern, "Loading..."],
  ] as const) {
    await page.getByRole("status").getByText(text, { exact: true }).waitFor();
    release.get(pattern)?.();
    await page.getByRole("status").getByText(text, { exact: true }).waitFor({ state: "detached" });
  }
  await page.getByText("Sessions you record are listed here.").waitFor();
});

test("EHR Settings in a browser explains that it requires the desktop app [P1.06 P2.25 P2.32]", async () => {
  const { page, problems } = await openSignedIn(browser, product);
  await page.goto("/dashboard/ehr-settings");
  await page.getByRole("heading", { name: "EHR integration needs the desktop app" }).waitFor();
  expect(pathOf(page)).toBe("/dashboard/ehr-settings");
  expect(await page.getByRole("link", { name: "Download the desktop app" }).getAttribute("href")).toBe("/downloads");
  expect(await sidebar(page).getByRole("link", { name: "EHR Settings" }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test.each([
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])("late content causes no layout shift at $width px", async (viewport) => {
  const { context, page } = await openSignedIn(browser, product, { viewport });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const shift = () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  const held = Promise.withResolvers<void>();
  await context.route("**/api/v1/health", (route) => held.promise.then(() => route.continue()));
  const record = page.getByRole("button", { name: "Record", exact: true });
  await page.goto("/dashboard/scribe");
  await record.waitFor();
  const before = await record.boundingBox();
  held.resolve();
  await page.getByRole("button", { name: "Set up speech" }).waitFor();
  expect(await record.boundingBox()).toEqual(before);
  expect(await shift()).toBeLessThan(0.001);
  for (const name of ["settings", "templates", "local-recordings"]) {
    await page.goto(`/dashboard/${name}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await shift(), name).toBeLessThan(0.001);
  }
  await context.close();
});
