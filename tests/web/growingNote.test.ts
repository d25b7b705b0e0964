import { afterAll, beforeAll, expect, test } from "vitest";
import { type SpeechStub, startSpeechStub } from "../server/transcription/speechStub";
import { signUp } from "./pages/accountPages";
import { ScribePage } from "./pages/ScribePage";
import { accessibilityFaults } from "./support/accessibilityFaults";
import { type Browser, openBrowser } from "./support/browser";
import { type Product, startProduct } from "./support/product";
import { speak } from "./support/speech";

let stub: SpeechStub;
let product: Product;
let browser: Browser;

/** What the stub hears, whatever is spoken: one sentence per stretch of speech; afterwards always `last`. */
const spoken = [
  "I have had a cough for two weeks.",
  "I take lisinopril 10 mg once a day.",
  "No fever.",
  "I live with my husband.",
  "I stopped smoking five years ago.",
];
const last = "I am allergic to penicillin, I get a rash.";

beforeAll(async () => {
  stub = await startSpeechStub({ latencyMs: 20, text: last });
  stub.next(...spoken.map((text) => ({ kind: "text", text }) as const));
  const env = { CHARTSIDE_SPEECH: "openai", CHARTSIDE_SPEECH_BASE_URL: stub.url, CHARTSIDE_SPEECH_MODEL: "stub" };
  product = await startProduct({ env: { ...env, CHARTSIDE_BILLING: "off" } });
  const line = "I take my blood pressure pill every morning, and the other one in the evening after dinner.";
  browser = await openBrowser({
    microphone: speak(
      Array.from({ length: 12 }, () => line),
      48_000,
    ).wav,
  });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await stub.stop();
});

test("the note grows during the recording and keeps what is typed into it", async () => {
  const { page } = browser;
  const scribe = new ScribePage(page);
  await signUp(page, product.url);
  await scribe.record();
  await scribe.note.getByText("Lisinopril 10 mg daily.").waitFor({ timeout: 60_000 });
  await page.getByRole("heading", { name: "Note so far" }).waitFor();
  await page.getByText("draft so far", { exact: true }).waitFor();
  for (const name of ["Sign note", "Versions", "Rewrite", /^Copy/])
    expect(await page.getByRole("button", { name }).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Edit Medications" }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Keeps a ");
  await expect.poll(async () => JSON.stringify(await scribe.notes()), { timeout: 30_000 }).toContain("Keeps a");
  await page.keyboard.type("pill box."); // a save leaves the caret where it is
  const [edited] = await scribe.notes();
  await expect.poll(async () => (await scribe.transcript()).utterances.length, { timeout: 60_000 }).toBeGreaterThan(9);
  expect(await scribe.note.getByText("penicillin").count()).toBe(0); // the draft waits while a section is edited
  await page.getByRole("button", { name: "Done" }).click();
  await scribe.note.getByText("Allergic to penicillin").waitFor({ timeout: 60_000 });
  await scribe.note.getByText("Keeps a pill box.").waitFor();
  expect((await scribe.notes()).map(({ id }) => id)).toEqual([edited?.id]);

  await scribe.stop();
  await scribe.waitForNote();
  await scribe.note.getByText("Keeps a pill box.").waitFor();
  await scribe.note.getByText("Allergic to penicillin").waitFor();
  await page.getByRole("heading", { name: "Note so far" }).waitFor({ state: "detached" });
  expect((await scribe.notes()).map(({ status, growing }) => [status, growing])).toEqual([
    ["draft", undefined],
    ["superseded", undefined],
  ]);
  expect(browser.problems).toEqual([]);
});
