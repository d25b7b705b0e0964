import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DesktopBridge } from "../../src/shared/bridge/contract";
import { type Product, startProduct } from "../web/support/product";
import { newSession, password } from "../web/support/screens";
import { type Desktop, type DesktopOptions, launchDesktop } from "./support/desktop";

let practice: Product;
let desktop: Desktop | null = null;
const email = "nora@example.org";

beforeAll(async () => {
  practice = await startProduct();
  await newSession(practice, email, { first_name: "Nora", last_name: "Lindqvist" });
});
beforeEach(() => async () => {
  await desktop?.close();
  desktop = null;
});
afterAll(() => practice.stop());

const hash = (page: Page): string => new URL(page.url()).hash;
const inSidebar = (page: Page, text: string) => page.locator(".cs-sidebar").getByText(text).first();
const bridge = <T>(page: Page, ask: (desktop: DesktopBridge) => Promise<T>): Promise<T> =>
  page.evaluate(`(${String(ask)})(window.desktop)`);

/** Starts the app and signs Nora in at the practice. */
async function signedIn(options: DesktopOptions = {}): Promise<Desktop> {
  desktop = await launchDesktop(options);
  const { page } = desktop;
  await inSidebar(page, "Local user").waitFor();
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Your practice’s server address").fill(practice.url);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByLabel("Email or username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await inSidebar(page, "Nora Lindqvist").waitFor();
  return desktop;
}

test("a sign-in that was ended elsewhere leads to #/sign-in, which offers continuing on this computer [P2.10 P2.11]", async () => {
  const { page } = await signedIn();
  const kept = await bridge(page, (shell) => shell.auth.get());
  const token = kept.ok ? kept.value.token : null;
  const answer = await fetch(`${practice.url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(204);
  // The page notices it by itself, or at the next start; a reload after it was noticed would drop the notice.
  const notice = page.getByText("Your sign-in ended. Sign in again to continue where you left off.");
  const isNoticed = (): Promise<boolean> =>
    notice.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  if (!(await isNoticed()) && hash(page) !== "#/sign-in") await page.reload();
  await notice.waitFor();
  expect(hash(page)).toBe("#/sign-in");
  expect(await bridge(page, (shell) => shell.auth.get())).toEqual({ ok: true, value: { session: null, token: null } });
  await page.getByRole("button", { name: "Continue on this computer" }).click();
  await inSidebar(page, "Local user").waitFor();
  expect(hash(page)).toBe("#/dashboard/scribe");
});

test("the app starts signed in without the practice's server", async () => {
  const before = await signedIn();
  const { userDataDir } = before;
  await before.close();
  const { dataDir } = practice;
  await practice.stop();
  desktop = await launchDesktop({ userDataDir });
  await inSidebar(desktop.page, "Nora Lindqvist").waitFor();
  expect(hash(desktop.page)).toBe("#/dashboard/scribe");
  practice = await startProduct({ dataDir });
});

test.runIf(process.platform === "linux")(
  "without a keychain the sign-in is not stored, and the screen says so",
  async () => {
    const weak = { args: ["--password-store=basic"], env: { DESKTOP_HOST_KEYCHAIN: "basic_text" } };
    const before = await signedIn(weak);
    const { userDataDir } = before;
    await before.page.getByText("Chartside can’t use a keychain on this computer.").waitFor();
    expect(existsSync(join(userDataDir, "sign-in.sealed"))).toBe(false);
    await before.close();
    desktop = await launchDesktop({ userDataDir, ...weak });
    await inSidebar(desktop.page, "Local user").waitFor();
  },
);

test("the bridge stores, returns and clears the sign-in, and rejects other input [P7.41 P7.42]", async () => {
  desktop = await launchDesktop();
  const { page, app } = desktop;
  const version = await app.evaluate((electron) => electron.app.getVersion());
  expect(await bridge(page, (shell) => shell.app.version())).toEqual({ ok: true, value: version });
  const session = { access_token: "t", refresh_token: "r", user: { id: "u" }, note: "kept as it is" };
  const answers = await page.evaluate(async (given) => {
    const { auth } = (window as unknown as { desktop: DesktopBridge }).desktop;
    return [await auth.set({ session: given, token: "t" }), await auth.get(), await auth.clear(), await auth.get()];
  }, session);
  expect(answers).toEqual([
    { ok: true, value: undefined },
    { ok: true, value: { session, token: "t" } },
    { ok: true, value: undefined },
    { ok: true, value: { session: null, token: null } },
  ]);
  const wrong = await page.evaluate(async () => {
    const { auth } = (window as unknown as { desktop: { auth: { set(input: unknown): Promise<unknown> } } }).desktop;
    return auth.set({ session: "t", token: 1 });
  });
  expect(wrong).toMatchObject({ ok: false, error: { code: "invalid_input" } });
});
