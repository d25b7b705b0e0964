import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  type FeedServer,
  linuxChannel,
  macChannel,
  startFeed,
  windowsChannel,
} from "../../server/downloads/feedServer";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn, openSignedOut, type Visitor, pathOf } from "../support/screens";

let product: Product;
let browser: Browser;
let feed: FeedServer;
let signedOut: Visitor;
let signedIn: Visitor;
beforeAll(async () => {
  feed = await startFeed({
    "latest.yml": windowsChannel,
    "latest-mac.yml": macChannel,
    "latest-linux.yml": linuxChannel("Chartside-1.6.0.AppImage"),
  });
  const env = { CHARTSIDE_UPDATE_FEED_URL: feed.url, CHARTSIDE_COMPANY: "Lakeside Family Practice" };
  [product, browser] = await Promise.all([startProduct({ env }), launchBrowser()]);
  const viewport = { width: 1440, height: 900 };
  signedOut = await openSignedOut(browser, product, { viewport });
  signedIn = await openSignedIn(browser, product, { viewport, colorScheme: "dark" });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await feed.stop();
});

const pages = [
  { path: "/downloads", title: "Desktop app", says: "Version 1.6.0, released Nov 2, 2026" },
  { path: "/newsletter-page", title: "Newsletter", says: "by email from Lakeside Family Practice" },
  { path: "/privacy-policy", title: "Privacy policy", says: "No training on patient data" },
  { path: "/terms-of-service", title: "Terms of service", says: "The scribe drafts, the clinician signs" },
];

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Waits until the page is complete. @returns its text. */
async function textOf(page: Page, { path, title, says }: (typeof pages)[number]): Promise<string> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText(says).first().waitFor();
  return page.locator("body").innerText();
}

test.each(pages)(
  "$path is complete and identical signed in and signed out, in both themes, at 320 px [P2.05 P2.12]",
  async (each) => {
    const { page } = signedOut;
    const text = await textOf(page, each);
    expect(pathOf(page)).toBe(each.path);
    expect(await page.title()).toBe(`${each.title} · Chartside`);
    expect(text).toContain("© 2024 Lakeside Family Practice, Inc. All rights reserved.");
    expect(text).not.toMatch(/lorem|todo|tbd|coming soon|undefined|\[/i);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflows(page)).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });

    expect(await textOf(signedIn.page, each)).toBe(text);
    expect(await accessibilityFaults(signedIn.page)).toEqual([]);
    expect([...signedOut.problems, ...signedIn.problems]).toEqual([]);
  },
);

test("public pages link to each other and to the app, signed in and signed out", async () => {
  for (const [{ page }, home] of [
    [signedOut, "/sign-in"],
    [signedIn, "/dashboard/scribe"],
  ] as const) {
    await page.goto("/downloads");
    await page.getByRole("link", { name: "Privacy", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Privacy policy" }).waitFor();
    await page.getByRole("link", { name: "Open Chartside" }).click();
    await page.waitForURL(`**${home}`);
  }
});

test("downloads list the visitor's platform first, with sizes, digests, release notes and working links [P2.12]", async () => {
  const userAgent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
  const { page, problems, context } = await openSignedOut(browser, product, { userAgent });
  await page.goto("/downloads");
  await page.getByText("Version 1.5.9").waitFor();
  const headings = await page.getByRole("heading", { level: 2 }).allInnerTexts();
  expect(headings.map((text) => text.split("\n")[0])).toEqual(["macOS", "Windows", "Linux"]);
  const mac = page.getByRole("region", { name: "macOS" });
  expect(await mac.innerText()).toContain("Disk image, Intel and Apple silicon · 99.0 MB");
  expect(await mac.innerText()).toContain("Dark mode.");
  const windows = page.getByRole("region", { name: "Windows" });
  const link = windows.getByRole("link", { name: "Download Chartside Setup 1.6.0-x64.exe" });
  expect(await link.getAttribute("href")).toBe(`${feed.url}/Chartside%20Setup%201.6.0-x64.exe`);
  await windows.getByText("Chartside Setup 1.6.0-x64.exe: digest").click();
  expect(await windows.locator("code").last().innerText()).toMatch(/^[0-9a-f]{128}$/);
  expect(problems).toEqual([]);
  await context.close();
});

test("without downloads the page shows the reason and points to the web app [P2.12]", async () => {
  const { page, context } = await openSignedOut(browser, product);
  let answer: object = { feed: "not_set", releases: [], failing: [] };
  await context.route("**/api/v1/downloads", (route) => route.fulfill({ json: answer }));
  await page.goto("/downloads");
  await page.getByText("This server offers no desktop downloads because no update feed is configured.").waitFor();
  await page.getByText("records, transcribes, drafts and signs notes in this browser").waitFor();

  answer = { feed: "unavailable", releases: [], failing: ["windows", "mac", "linux"] };
  await page.reload();
  await page.getByText("The list of desktop downloads can’t be loaded right now.").waitFor();
  await page.getByText("records, transcribes, drafts and signs notes in this browser").waitFor();
  answer = { feed: "ok", releases: [], failing: [] };
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("No version of the desktop app has been published yet.").waitFor();
  await page.getByRole("link", { name: "web app" }).click();
  await page.waitForURL("**/sign-in");
  await context.close();
});

/** Waits for `count` emails in the outbox. @returns the link in the newest one. */
async function linkOfMail(count: number): Promise<string> {
  const folder = join(product.dataDir, "outbox");
  const mails = () => readdirSync(folder).toSorted();
  await vi.waitFor(() => expect(mails()).toHaveLength(count));
  const text = readFileSync(join(folder, mails().at(-1) ?? ""), "utf8");
  return /http\S+newsletter-page#\S+/.exec(text)?.[0] ?? `no link in: ${text}`;
}

test("a newsletter subscription is confirmed and canceled through emailed links that work once [P2.12]", async () => {
  const { page, problems, context } = await openSignedOut(browser, product);
  await page.goto("/newsletter-page");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByText("Enter an email address, such as name@example.org.").waitFor();
  expect(await page.getByLabel("Email").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel("Email").fill("Ada@Example.org");
  await page.keyboard.press("Enter");
  await page.getByText("Check your email").waitFor();

  const confirm = await linkOfMail(1);
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  await page.goto(confirm);
  await page.getByText("Press Confirm to get the newsletter").waitFor();
  expect(posts).toEqual([]); // opening the link does not confirm
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Your address is confirmed.").waitFor();
  expect(posts).toEqual(["/api/v1/newsletter/confirm"]);
  expect(new URL(page.url()).hash).toBe("");

  const leave = await linkOfMail(2);
  await page.goto(leave);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await page.getByText("You are unsubscribed, and your address was deleted.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);

  await page.goto(leave);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await page.getByText("This link was used already").waitFor();
  await page.goto(confirm.slice(0, -20));
  await page.getByText("This link is incomplete.").waitFor();
  await page.getByLabel("Email").waitFor();
  await context.close();
});
