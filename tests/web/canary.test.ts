import { storedSession } from "./support/storedSession";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "./pages/accountPages";
import { ScribePage } from "./pages/ScribePage";
import { SessionsPage } from "./pages/SessionsPage";
import { type Browser, openBrowser } from "./support/browser";
import { type Product, startProduct } from "./support/product";

let product: Product;
beforeAll(
  async () => void (product = await startProduct({ env: { CHARTSIDE_SPEECH: "none", CHARTSIDE_BILLING: "off" } })),
);
afterAll(() => product.stop());

/** Words that occur nowhere else, so that patient data can be searched for. */
const canaries = { name: "Quokkason", reason: "Axolotlgia", transcript: "Pangolinol", note: "Wombatosis" };
const words = Object.values(canaries).flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]);

/** Lists the files of the profile that contain one of the texts, as UTF-8 or UTF-16, as `<file>: <text>`. */
function findIn(profile: string, texts: readonly string[]): string[] {
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = readFileSync(path);
      return texts
        .filter((text) => content.includes(text) || content.includes(Buffer.from(text, "utf16le")))
        .map((text) => `${path.slice(profile.length)}: ${text}`);
    });
}

/** Creates, edits and searches a session with patient data in every field. */
async function work(browser: Browser): Promise<void> {
  const { page } = browser;
  await signUp(page, product.url);
  const sessions = new SessionsPage(page);
  await page.getByRole("region", { name: "Sessions" }).waitFor();
  await sessions.create({ patient: canaries.name, reason: canaries.reason });
  const scribe = new ScribePage(page);
  await expect.poll(() => scribe.visitId()).not.toBe("");
  await page.evaluate(
    async ({ visit, text, token }) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const at = `/api/v1/visits/${visit}`;
      await fetch(`${at}/transcript`, { method: "PUT", headers, body: JSON.stringify({ text }) });
      await fetch(`${at}/documents`, { method: "POST", headers, body: "{}" });
    },
    {
      visit: scribe.visitId(),
      token: (await storedSession(page)).access_token,
      text: `Doctor: What do you take?\nPatient: I take ${canaries.transcript} ten milligrams every day for ${canaries.note}.`,
    },
  );
  await page.getByText(new RegExp(canaries.note, "i")).first().waitFor();
  await page.reload(); // requests again what a cache would have stored
  await page.getByText(new RegExp(canaries.transcript, "i")).first().waitFor();
  await sessions.find(canaries.name);
  await sessions.row(canaries.name).waitFor();
  await scribe.waitForNote();
}

test("the browser's profile contains no patient data after a visit, whether it was closed or killed", async () => {
  const closed = await openBrowser();
  await work(closed);
  await closed.close();
  expect(findIn(closed.profile, words)).toEqual([]);
  expect(findIn(closed.profile, ["example.org"]), "the search finds what is there to be found").not.toEqual([]);

  const killed = await openBrowser();
  await work(killed);
  await killed.kill();
  expect(findIn(killed.profile, words)).toEqual([]);
});

test("typed HTML is shown as text", async () => {
  const browser = await openBrowser();
  const { page } = browser;
  await signUp(page, product.url);
  const sessions = new SessionsPage(page);
  await page.getByRole("region", { name: "Sessions" }).waitFor();
  const nasty = '<img src=x onerror="window.ran=1">';
  await sessions.create({ patient: nasty, reason: `${nasty}<script>window.ran=1</script>` });
  await sessions.openName.getByText(nasty).waitFor();
  await sessions.add([{ title: `${nasty}title` }]);
  await page.reload();
  await sessions.row(`${nasty}title`).click();
  await sessions.openName.getByText(`${nasty}title`).waitFor();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
  await browser.close();
});
