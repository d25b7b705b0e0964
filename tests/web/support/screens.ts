import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import type { Subscription } from "../../../src/shared/billing/subscription";
import { baseFlags, executablePath, isLatePreload } from "./browser";
import type { Product } from "./product";

/** A user with a fresh browser profile. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Empty for a signed-out visitor. */
  email: string;
  /** Console errors, warnings and uncaught errors. Tests expect none at the end. */
  problems: string[];
}

/** Launches a browser without a microphone. Its contexts are cheap, so each test uses a new one. */
export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath, args: baseFlags });

/** Opens a blank page for a signed-out visitor. */
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
    if (isLatePreload(message.text())) return;
    const isFromServer = message.text().startsWith("Failed to load resource");
    problems.push(isFromServer ? `${message.text()} ${message.location().url}` : message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return { context, page, email: "", problems };
}

interface SignedInOptions extends BrowserContextOptions {
  /** Mocked answer of the profile call. The account itself is `pro` (`admin` if it is the product's first). */
  accountType?: string;
  firstName?: string;
  lastName?: string;
  /** Email of an existing account to sign in to; by default a new one is created. */
  existing?: string;
  /** Mocked answer of the subscription call; active by default; `"server"` uses the server's answer. */
  subscription?: Partial<Subscription> | "server";
}

const active: Subscription = {
  hasSubscription: true,
  tier: "pro",
  status: "active",
  currentPeriodEnd: 1_999_999_999,
  cancelAtPeriodEnd: false,
};

/** Opens a blank page for a visitor who is already signed in, by default to a new account. */
export async function openSignedIn(
  browser: Browser,
  product: Product,
  {
    accountType,
    firstName = "Ada",
    lastName = "Lovelace",
    subscription = {},
    existing,
    ...options
  }: SignedInOptions = {},
): Promise<Visitor> {
  const visitor = await openSignedOut(browser, product, options);
  const email = existing ?? `ada-${randomUUID()}@example.org`;
  const session = existing
    ? await sessionFrom(product, "token?grant_type=password", { email })
    : await newSession(product, email, { first_name: firstName, last_name: lastName });
  await visitor.context.addInitScript(
    ([origin, text]) => {
      if (location.origin !== origin || sessionStorage.getItem("signed-in-once")) return;
      sessionStorage.setItem("signed-in-once", "yes"); // after signing out, a reload stays signed out
      localStorage.setItem(`sb-${location.hostname.split(".")[0]}-auth-token`, text);
    },
    [product.url, session] as const,
  );
  if (accountType !== undefined) {
    await visitor.context.route("**/api/v1/auth/user/me", async (route) => {
      const response = await route.fetch().catch(() => null);
      if (!response) return; // the page was closed in the meantime
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

/** The password of all test accounts. */
export const password = "Stethoscope-7";

/** Creates an account. @returns its session in the auth client's format. */
export const newSession = (product: Product, email: string, data: Record<string, string>): Promise<string> =>
  sessionFrom(product, "signup", { email, data });

async function sessionFrom(product: Product, path: string, body: object): Promise<string> {
  const response = await fetch(`${product.url}/auth/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, password }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** Returns the path of the address that a page shows. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;
