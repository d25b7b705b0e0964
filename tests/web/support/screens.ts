import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import type { Subscription } from "../../../src/shared/billing/billing";
import { baseFlags, executablePath } from "./browser";
import type { Product } from "./product";

/** Somebody in front of a fresh browser profile. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Empty for a visitor who is signed out. */
  email: string;
  /** Console errors and warnings, and uncaught errors: a test ends by expecting none. */
  problems: string[];
}

/** A browser without a microphone: contexts of it are cheap, so each test takes a fresh one. */
export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath, args: baseFlags });

/** Opens a page for somebody signed out, on no address yet. */
export async function openSignedOut(
  browser: Browser,
  product: Product,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const isFromServer = message.text().startsWith("Failed to load resource");
    problems.push(isFromServer ? `${message.text()} ${message.location().url}` : message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return { context, page, email: "", problems };
}

interface SignedInOptions extends BrowserContextOptions {
  /** What the profile call answers; the account itself is a `pro` one (the first of a product: `admin`). */
  accountType?: string;
  firstName?: string;
  lastName?: string;
  /** What the subscription call answers; an active one by default; `"server"`: whatever the server says. */
  subscription?: Partial<Subscription> | "server";
}

const active: Subscription = {
  hasSubscription: true,
  tier: "pro",
  status: "active",
  currentPeriodEnd: 1_999_999_999,
  cancelAtPeriodEnd: false,
};

/** Opens a page for somebody with a new account, signed in already, on no address yet. */
export async function openSignedIn(
  browser: Browser,
  product: Product,
  { accountType, firstName = "Ada", lastName = "Lovelace", subscription = {}, ...options }: SignedInOptions = {},
): Promise<Visitor> {
  const visitor = await openSignedOut(browser, product, options);
  const email = `ada-${randomUUID()}@example.org`;
  const session = await newSession(product, email, { first_name: firstName, last_name: lastName });
  await visitor.context.addInitScript(
    ([origin, text]) => {
      if (location.origin !== origin || sessionStorage.getItem("signed-in-once")) return;
      sessionStorage.setItem("signed-in-once", "yes"); // a reload after signing out stays signed out
      localStorage.setItem(`sb-${location.hostname.split(".")[0]}-auth-token`, text);
    },
    [product.url, session] as const,
  );
  if (accountType !== undefined) {
    await visitor.context.route("**/api/v1/auth/user/me", async (route) => {
      const response = await route.fetch().catch(() => null);
      if (!response) return; // the page went away meanwhile
      const profile: unknown = await response.json();
      await route.fulfill({ response, json: { ...(profile as object), account_type: accountType } });
    });
  }
  if (subscription !== "server") {
    await visitor.context.route("**/api/v1/billing/subscription-status", (route) =>
      route.fulfill({ json: { ...active, ...subscription } }),
    );
  }
  return { ...visitor, email };
}

/** The password of every account made here. */
export const password = "Stethoscope-7";

/** Makes an account. @returns its session as the auth client keeps it. */
export async function newSession(product: Product, email: string, data: Record<string, string>): Promise<string> {
  const response = await fetch(`${product.url}/auth/v1/signup`, {
    method: "POST",
    body: JSON.stringify({ email, password, data }),
  });
  if (!response.ok) throw new Error(`Sign-up answered ${response.status}`);
  return response.text();
}
