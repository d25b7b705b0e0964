import { storedSession } from "./support/storedSession";
import { join } from "node:path";
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { socketFolder } from "../../src/server/platform/files/socketFolder";
import { newPerson, type Person, signIn, signUp } from "./pages/accountPages";
import { ScribePage } from "./pages/ScribePage";
import { type Browser, openBrowser } from "./support/browser";
import { startCuttingProxy } from "./support/cuttingProxy";
import { type Product, startProduct } from "./support/product";
import { speak, visitLines } from "./support/speech";

let product: Product;
let browser: Browser;
let scribe: ScribePage;
let person: Person;
let microphone = "";
const others: Browser[] = [];

beforeAll(async () => {
  microphone = speak(visitLines, 48_000).wav;
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none", CHARTSIDE_BILLING: "off" } });
});
afterAll(() => product.stop());
beforeEach(async () => {
  browser = await openBrowser({ microphone });
  scribe = new ScribePage(browser.page);
  person = await signUp(browser.page, product.url, newPerson());
});
afterEach(async () => {
  await Promise.all([browser, ...others.splice(0)].map((each) => each.close()));
});

const recovered = (): ReturnType<typeof browser.page.getByRole> =>
  browser.page.getByRole("region", { name: "Recovered recording" });
const states = async (page = scribe): Promise<string[]> => (await page.takes()).map(({ state }) => state);
const finished = (page = scribe): Promise<void> =>
  expect.poll(() => states(page), { timeout: 60_000 }).toEqual(["finished"]);

async function signOut(): Promise<void> {
  await browser.page.getByRole("button", { name: "Sign out" }).click();
  await browser.page.waitForURL("**/sign-in*");
}

test("a recording keeps the screen awake until it is stopped, and causes no failed request or error", async () => {
  const refused: string[] = [];
  browser.page.on("response", (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  await browser.page.addInitScript(() => {
    const held = ((window as unknown as { held: string[] }).held = []) as string[];
    const release = () => (held.push("released"), Promise.resolve());
    Object.defineProperty(navigator, "wakeLock", {
      value: { request: (kind: string) => (held.push(kind), Promise.resolve({ release })) },
    });
  });
  const held = () => browser.page.evaluate(() => (window as unknown as { held: string[] }).held);
  await browser.page.reload();
  await scribe.record();
  expect(await held()).toEqual(["screen"]);
  await scribe.waitUntilRecorded(3);
  await scribe.stop();
  await finished();
  expect(await held()).toEqual(["screen", "released"]);
  expect(refused).toEqual([]);
  expect(browser.problems).toEqual([]);
});

test("leaving the page asks for confirmation only while recording", async () => {
  let asked = 0;
  browser.page.on("dialog", (dialog) => {
    expect(dialog.type()).toBe("beforeunload");
    asked++;
    void dialog.dismiss();
  });
  await scribe.record();
  await browser.page.evaluate(() => (location.href = "/sign-in?left"));
  await expect.poll(() => asked).toBe(1);
  await scribe.waitUntilRecorded(3); // the page stayed, and recording continues
  await scribe.stop();
  await finished();
  await browser.page.reload();
  await scribe.page.getByRole("region", { name: "Sessions" }).waitFor();
  expect(asked).toBe(1);
});

test("the next user on this computer neither sees nor uploads another user's recording", async () => {
  await scribe.record();
  const visit = scribe.visitId();
  await browser.context.setOffline(true);
  await scribe.waitUntilRecorded(5);
  await browser.kill();
  browser = await openBrowser({ profile: browser.profile, microphone });
  scribe = new ScribePage(browser.page);
  await browser.page.goto(`${product.url}/dashboard/scribe`);
  await recovered().waitFor();
  await signOut();

  const toTakes: string[] = [];
  browser.page.on("request", (request) => {
    if (request.url().includes(visit)) toTakes.push(`${request.method()} ${request.url()}`);
  });
  await signUp(browser.page, product.url, newPerson());
  await browser.page.getByRole("button", { name: "Record", exact: true }).first().waitFor();
  await scribe.record(); // so that the other user's upload has started and finished
  await scribe.waitUntilRecorded(3);
  await scribe.stop();
  await finished();
  expect(await recovered().count()).toBe(0);
  expect(toTakes).toEqual([]);

  await signOut();
  await signIn(browser.page, product.url, person);
  await recovered().getByRole("button", { name: "Finish without recording more" }).click();
  await browser.page.waitForURL((url) => url.searchParams.get("visit") === visit);
  await finished();
});

test("a session that expires while recording does not stop it, and everything is uploaded after signing in again [P8.08]", async () => {
  await scribe.record();
  await scribe.waitUntilRecorded(3);
  const { access_token: token } = await storedSession(browser.page);
  await browser.page.evaluate(async (authorization) => {
    await fetch("/auth/v1/logout?scope=local", { method: "POST", headers: { authorization } });
  }, `Bearer ${token}`);
  await scribe.recorder
    .getByText("Your sign-in ended. Recording continues and is saved on this computer.")
    .first()
    .waitFor();
  await scribe.waitUntilRecorded(8);
  await scribe.recorder.getByRole("button", { name: "Pause" }).click(); // sent to the server, which rejects the session
  await scribe.recorder.getByRole("button", { name: "Resume" }).click();
  await browser.page.getByRole("alert").getByRole("link", { name: "Sign in" }).click();
  await browser.page.getByLabel("Email or username").fill(person.email);
  await browser.page.getByLabel("Password", { exact: true }).fill(person.password);
  await browser.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await scribe.waitUntilRecorded(12);
  await scribe.stop();
  await finished();
  expect((await scribe.takes())[0]?.duration_ms).toBeGreaterThanOrEqual(12_000);
});

test("a session whose recorder was lost can be finished with the uploaded parts", async () => {
  await scribe.record();
  await scribe.waitUntilRecorded(6);
  const visit = scribe.visitId();
  await expect.poll(async () => (await scribe.takes())[0]?.received ?? 0).toBeGreaterThanOrEqual(4);
  await browser.kill();
  const other = await openBrowser();
  others.push(other);
  browser = other;
  scribe = new ScribePage(other.page);
  await signIn(other.page, product.url, person);
  await database(
    `update takes set last_part_at = now() - interval '5 minutes', created_at = now() - interval '1 hour'`,
  );
  await other.page.goto(`${product.url}/dashboard/scribe?visit=${visit}`);
  const banner = other.page.getByRole("status", { name: "Lost recorder" });
  await banner.getByText("No audio received for 5 minutes.").waitFor();
  await banner.getByRole("button", { name: "Finish without the rest" }).click();
  await finished();
  await expect.poll(async () => (await scribe.visit()).status).not.toBe("recording");
  await banner.waitFor({ state: "detached" });
  expect((await scribe.takes())[0]?.duration_ms).toBeGreaterThanOrEqual(3_000);
});

/** Runs SQL in the product's database, to simulate that time has passed. */
async function database(sql: string): Promise<void> {
  const folder = join(product.dataDir, "postgres");
  const client = new pg.Client({
    host: socketFolder(join(folder, "run")),
    user: "chartside",
    password: readFileSync(join(folder, "password"), "utf8"),
    database: "postgres",
  });
  await client.connect();
  await client.query(sql);
  await client.end();
}

test("a recovered recording that another window is uploading can be finished in this one", async () => {
  await scribe.record();
  await scribe.waitUntilRecorded(4);
  const visit = scribe.visitId();
  await browser.kill();
  browser = await openBrowser({ profile: browser.profile });
  scribe = new ScribePage(browser.page);
  await browser.page.goto(`${product.url}/dashboard/scribe`);
  await recovered().waitFor();
  const second = await browser.context.newPage();
  await second.goto(`${product.url}/dashboard/scribe`);
  const banner = second.getByRole("region", { name: "Recovered recording" });
  await banner.getByRole("button", { name: "Finish without recording more" }).click();
  await second.waitForURL((url) => url.searchParams.get("visit") === visit);
  await finished(new ScribePage(second));
  await recovered().waitFor({ state: "detached" });
});

test("consent given offline is uploaded with the recording", async () => {
  await browser.page.getByRole("button", { name: "Record", exact: true }).first().click();
  await browser.page.getByRole("button", { name: /^Verbal/ }).waitFor();
  await browser.context.setOffline(true);
  await browser.page.getByRole("button", { name: /^Verbal/ }).click();
  await scribe.waitUntilRecorded(4);
  expect((await scribe.visit()).consent).toBeNull();
  await browser.context.setOffline(false);
  await scribe.stop();
  await finished();
  expect((await scribe.visit()).consent).toMatchObject({ given: true, method: "spoken" });
});

test("after a time offline the parts are uploaded in order, a few at a time", async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  let maxAtOnce = 0;
  await scribe.record();
  await browser.context.setOffline(true);
  await scribe.waitUntilRecorded(20);
  const seqOf = (url: string): number => Number(/\/parts\/(\d+)$/.exec(url)?.[1] ?? -1);
  browser.page.on("request", (request) => {
    if (seqOf(request.url()) < 0) return;
    begun.push(seqOf(request.url()));
    maxAtOnce = Math.max(maxAtOnce, begun.length - ended.length);
  });
  const end = (request: { url(): string }): void =>
    void (seqOf(request.url()) >= 0 && ended.push(seqOf(request.url())));
  browser.page.on("requestfinished", end);
  browser.page.on("requestfailed", end);
  await browser.context.setOffline(false);
  await scribe.stop();
  await finished();
  expect(begun.length).toBeGreaterThan(15);
  expect(maxAtOnce).toBeLessThanOrEqual(4);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
  expect(new Set(begun).size).toBe(begun.length);
});

test.each(["refused", "silent"] as const)(
  "what was recorded while the connection was cut (%s) is uploaded when it is back",
  async (how) => {
    const proxy = await startCuttingProxy(product.url);
    try {
      await signOut();
      await signIn(browser.page, proxy.url, person);
      await scribe.record();
      await scribe.waitUntilRecorded(3);
      proxy.cut(how);
      await scribe.waitUntilRecorded(9);
      await scribe.stop();
      proxy.restore();
      await finished();
      const calls = proxy.requests.filter((line) => /health$|parts|finish$/.test(line));
      // A probe comes first or, if it is due at that moment, a part.
      expect(calls[0]).toMatch(/^GET \/api\/v1\/health$|^PUT .*\/parts\/\d+$/);
      expect(calls.some((line) => line.endsWith("/finish"))).toBe(true);
      await browser.page.getByRole("button", { name: /^Online/ }).waitFor(); // the event stream is back too
    } finally {
      proxy.close();
    }
  },
);

test("all parts are uploaded after the server has answered 503 for a while", async () => {
  let isBusy = true;
  await browser.page.route("**/takes/**", (route) =>
    isBusy
      ? route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Service Unavailable</h1>" })
      : route.continue(),
  );
  await scribe.record();
  await scribe.waitUntilRecorded(5);
  await scribe.recorder.getByText("Recording, offline").first().waitFor();
  isBusy = false;
  await scribe.recorder.getByText("Recording", { exact: true }).first().waitFor();
  await scribe.stop();
  await finished();
});
