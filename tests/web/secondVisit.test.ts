import { afterAll, beforeAll, expect, test } from "vitest";
import { type SpeechStub, startSpeechStub } from "../server/transcription/speechStub";
import { signUp } from "./pages/accountPages";
import { consentKeys, ScribePage } from "./pages/ScribePage";
import { type Browser, openBrowser } from "./support/browser";
import { type Product, startProduct } from "./support/product";
import { speak } from "./support/speech";

let stub: SpeechStub;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  stub = await startSpeechStub({ latencyMs: 20, text: "I have had a cough for two weeks." });
  const env = { CHARTSIDE_SPEECH: "openai", CHARTSIDE_SPEECH_BASE_URL: stub.url, CHARTSIDE_SPEECH_MODEL: "stub" };
  product = await startProduct({ env: { ...env, CHARTSIDE_BILLING: "off" } });
  browser = await openBrowser({ microphone: speak(["I have had a cough for two weeks."], 48_000).wav });
  await browser.context.grantPermissions(["clipboard-read", "clipboard-write"]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await stub.stop();
});

/** Collects what live regions say from now on. */
async function listen(): Promise<() => Promise<string[]>> {
  await browser.page.evaluate(() => {
    const said: string[] = [];
    const before = new Map<Element, string>();
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest("[role=status], [role=alert]"),
        ),
      );
      for (const region of regions) {
        const text = region?.textContent?.trim() ?? "";
        if (!region || before.get(region) === text) continue;
        before.set(region, text);
        said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => browser.page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Records, signs and copies a visit by keyboard from the focused Record button on. @returns the keys that it took. */
async function completeVisit(scribe: ScribePage): Promise<string[]> {
  const { page } = browser;
  const keys: string[] = [];
  const press = async (key: string): Promise<void> => {
    keys.push(key);
    await page.keyboard.press(key);
  };
  await press("Enter");
  await page.getByRole("group", { name: "Patient consent to record?" }).waitFor();
  await press(consentKeys.verbal);
  await scribe.waitUntilRecorded(4);
  await press("Control+Shift+Enter");
  await expect.poll(async () => (await scribe.visit()).status, { timeout: 60_000 }).toBe("ready");
  await expect.poll(async () => (await scribe.notes())[0]).toMatchObject({ drafting: false });
  await page.getByText("Ready to sign").first().waitFor({ timeout: 60_000 });
  await press("Control+Enter");
  await page.getByText("Sign this note?").waitFor();
  await press("Control+Enter");
  await page.getByRole("button", { name: "Copy note" }).and(page.locator(":focus")).waitFor();
  await press("Enter");
  await page.getByRole("button", { name: "Copied" }).waitFor();
  return keys;
}

test("a second visit takes N, its name, and six keys from Record to the copied note", async () => {
  const { page } = browser;
  const scribe = new ScribePage(page);
  await signUp(page, product.url);
  await page.getByText("Sessions you record are listed here.").waitFor();
  const said = await listen();
  for (const name of ["Ada Byron", "Ines Carvalho"]) {
    const before = scribe.visitId();
    await page.keyboard.press("n");
    const record = page.getByRole("button", { name: "Record", exact: true });
    await record.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.type(name);
    await page.getByRole("listbox", { name: "Patients" }).waitFor();
    await page.keyboard.press("Escape");
    await record.focus();
    expect(await completeVisit(scribe)).toHaveLength(6);
    expect(scribe.visitId()).not.toBe(before);
    expect(await scribe.visit()).toMatchObject({ patient_name: name, status: "signed" });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/cough/i);
  }
  // each recording is announced once, not each second of it
  const states = (await said()).filter((text) => /^(Recording|Saving)/.test(text));
  expect(states.filter((text) => text.startsWith("Recording"))).toEqual(["Recording", "Recording"]);
  expect(states.length).toBeLessThanOrEqual(4);
  expect(browser.problems).toEqual([]);
});
