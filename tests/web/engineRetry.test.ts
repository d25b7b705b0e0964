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
  stub = await startSpeechStub({ latencyMs: 20, text: "I take ten milligrams of lisinopril every morning." });
  product = await startProduct({
    env: {
      CHARTSIDE_SPEECH: "openai",
      CHARTSIDE_SPEECH_BASE_URL: stub.url,
      CHARTSIDE_SPEECH_MODEL: "stub",
      CHARTSIDE_BILLING: "off",
    },
  });
  const { wav } = speak(["I take ten milligrams of the blue pill every evening.", "Do you have a fever?"], 48_000);
  browser = await openBrowser({ microphone: wav });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await stub.stop();
});

test("three clicks record, stop and copy a note, though the speech service is too busy at first", async () => {
  const { page, context } = browser;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page, product.url);
  await page.evaluate(() => {
    const clicks: string[] = [];
    const note = ({ target }: MouseEvent): void => {
      const [name = ""] = (target as Element).closest("button")?.innerText.trim().split("\n") ?? []; // without its key
      clicks.push(name);
    };
    addEventListener("click", note, { capture: true });
    Object.assign(window, { clicks });
  });
  stub.behave({ kind: "status", status: 429, retryAfter: 4 });
  await page.getByRole("button", { name: "Record", exact: true }).first().click();
  await page.getByText("Patient consent to record?").waitFor();
  await page.keyboard.press(consentKeys.verbal); // the patient's answer, not part of the way to the note

  const state = page.locator(".cs-transcript-state");
  await state.waitFor();
  const words = await state.innerText();
  expect(words).toMatch(/^No transcript right now: the speech service is too busy\. Trying again in [1-5] s\./);
  expect(words).toContain("The recording continues and is safe.");
  stub.behave({ kind: "text", text: "I take ten milligrams of lisinopril every morning." });
  await scribe().utterances.first().waitFor();
  await state.waitFor({ state: "hidden" });

  await scribe().stop();
  await scribe().waitForNote();
  await page.getByRole("button", { name: "Copy note", exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/Lisinopril 10 mg/);
  expect(await page.evaluate(() => (window as unknown as { clicks: string[] }).clicks)).toEqual([
    "Record",
    "Stop",
    "Copy note",
  ]);
});

const scribe = (): ScribePage => new ScribePage(browser.page);
