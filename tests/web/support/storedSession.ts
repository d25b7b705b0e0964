import type { Page } from "playwright-core";

/** The sign-in that a page keeps in its local storage. */
export interface StoredSession {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

/** Returns the keys of stored sign-ins; none after a sign-out. */
export const sessionKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("-auth-token")));

/** Returns the stored sign-in of a page. @throws {Error} if there is none. */
export async function storedSession(page: Page): Promise<StoredSession> {
  const [key] = await sessionKeys(page);
  if (key === undefined) throw new Error("The page is not signed in");
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? "{}") as StoredSession;
}

/** Makes the stored access token expire in some seconds; the page reads it at its next load. */
export async function setTokenExpiry(page: Page, seconds: number): Promise<void> {
  const [key = ""] = await sessionKeys(page);
  const session = { ...(await storedSession(page)), expires_at: Math.floor(Date.now() / 1_000) + seconds };
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(session)] as const);
}
