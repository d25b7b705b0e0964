import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, signUp } from "./pages/accountPages";
import { ScribePage } from "./pages/scribePage";
import { accessibilityFaults } from "./support/accessibility";
import { type Browser, openBrowser } from "./support/browser";
import { type Product, startProduct } from "./support/product";
import { recognize, speak, visitLines, wordErrorRate, words } from "./support/speech";

let product: Product;
let browser: Browser;
const person = newPerson();
const spoken = { wav: "", seconds: 0, heardAsAWhole: [] as string[] };

beforeAll(async () => {
  const original = speak(visitLines, 16_000);
  spoken.heardAsAWhole = words(recognize(original.wav));
  Object.assign(spoken, speak(visitLines, 48_000));
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "command" } });
  browser = await openBrowser({ microphone: spoken.wav });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test("a visit goes from the microphone to a signed note, nothing lost and nothing invented [P1.02]", async () => {
  const scribe = new ScribePage(browser.page);
  const { page } = browser;
  expect(spoken.seconds).toBeGreaterThanOrEqual(60);
  await signUp(page, product.url, person);

  await scribe.record();
  await scribe.utterances.first().waitFor({ timeout: 60_000 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await scribe.waitUntilRecorded(Math.ceil(spoken.seconds) + 1);
  await scribe.stop();
  await scribe.waitForNote();

  const { utterances } = await scribe.transcript();
  const heard = words(utterances.map(({ text }) => text).join(" "));
  expect(spoken.heardAsAWhole.length).toBeGreaterThan(90);
  expect(wordErrorRate(spoken.heardAsAWhole, heard)).toBeLessThanOrEqual(0.05);

  const [note] = await scribe.notes();
  const sentences = note?.sections.flatMap((section) => section.sentences) ?? [];
  const said = new Set(utterances.map(({ id }) => id));
  expect(sentences.length).toBeGreaterThanOrEqual(4);
  for (const { text, evidence } of sentences) {
    expect(evidence.length, text).toBeGreaterThan(0);
    expect(
      evidence.filter((id) => !said.has(id)),
      text,
    ).toEqual([]);
  }
  const text = sentences.map((sentence) => sentence.text).join(" ");
  expect(text).toMatch(/penicillin/i);
  // A word in twenty may be misheard, the "no" before the fever too; what was heard as denied is denied.
  const denied = ["fever", "pain"].filter((finding) => heard.join(" ").includes(`no ${finding}`));
  expect(denied).not.toEqual([]);
  for (const finding of denied) expect(text).toMatch(new RegExp(`\\b(denies|no)\\b[^.]*\\b${finding}\\b`, "i"));
  expect(text).toMatch(/140\/90/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("choosing a sentence shows where it was said, and P plays those seconds", async () => {
  const scribe = new ScribePage(browser.page);
  const sentence = scribe.sentences.filter({ hasText: /penicillin/i }).first();
  await sentence.click();
  const evidence = browser.page.locator(".cs-utt.is-evidence");
  await evidence.filter({ hasText: /penicillin/i }).waitFor();
  await browser.page.keyboard.press("p");
  await browser.page.getByRole("button", { name: "Pause", exact: true }).first().waitFor();
});

test("choosing an utterance shows the sentences that use it", async () => {
  const scribe = new ScribePage(browser.page);
  await scribe.utterances
    .filter({ hasText: /penicillin/i })
    .locator(".cs-utt-text")
    .click();
  await browser.page
    .locator("[data-sentence].is-selected", { hasText: /penicillin/i })
    .first()
    .waitFor();
});

test("the reloaded page shows the same transcript and note", async () => {
  const scribe = new ScribePage(browser.page);
  const before = { note: await scribe.sentences.allTextContents(), said: await scribe.utterances.allTextContents() };
  await browser.page.reload();
  await scribe.waitForNote();
  await expect.poll(() => scribe.utterances.count()).toBe(before.said.length);
  expect(await scribe.sentences.allTextContents()).toEqual(before.note);
});

test("the note is signed once nothing must be answered, and then cannot be changed", async () => {
  const scribe = new ScribePage(browser.page);
  const { page } = browser;
  const sign = page.getByRole("button", { name: "Sign note" });
  const next = page.getByRole("button", { name: "Next finding" });
  while (await next.isVisible()) {
    const open = (await scribe.visit()).to_answer;
    await next.click();
    await page.keyboard.press((await page.locator(".cs-omission.is-active").count()) > 0 ? "i" : "1");
    await expect.poll(async () => (await scribe.visit()).to_answer).toBeLessThan(open);
    await sign.or(next).waitFor();
  }
  await sign.click();
  await sign.click(); // asks once
  await page.getByText(/Nora Lindqvist, today/).waitFor();
  const [note] = await scribe.notes();
  expect(note).toMatchObject({ status: "signed", signed_by: "Nora Lindqvist" });
  expect((await scribe.visit()).status).toBe("signed");
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(browser.problems).toEqual([]);
});
