import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, signUp } from "./pages/accountPages";
import { consentKeys, ScribePage } from "./pages/ScribePage";
import { accessibilityFaults } from "./support/accessibilityFaults";
import { type Browser, openBrowser } from "./support/browser";
import { type Product, startProduct } from "./support/product";
import { recognize, speak, visitLines, wordErrorRate, words } from "./support/speech";

let product: Product;
let browser: Browser;
const person = newPerson();
const spoken = { wav: "", seconds: 0, referenceWords: [] as string[] };

beforeAll(async () => {
  const original = speak(visitLines, 16_000);
  spoken.referenceWords = words(recognize(original.wav));
  Object.assign(spoken, speak(visitLines, 48_000));
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "command", CHARTSIDE_BILLING: "off" } });
  browser = await openBrowser({ microphone: spoken.wav });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test("a spoken visit becomes a complete note without invented content [P1.02]", async () => {
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
  const recognized = words(utterances.map(({ text }) => text).join(" "));
  expect(spoken.referenceWords.length).toBeGreaterThan(90);
  expect(wordErrorRate(spoken.referenceWords, recognized)).toBeLessThanOrEqual(0.05);

  const [note] = await scribe.notes();
  const sentences = note?.sections.flatMap((section) => section.sentences) ?? [];
  const utteranceIds = new Set(utterances.map(({ id }) => id));
  expect(sentences.length).toBeGreaterThanOrEqual(4);
  for (const { text, evidence } of sentences) {
    expect(evidence.length, text).toBeGreaterThan(0);
    expect(
      evidence.filter((id) => !utteranceIds.has(id)),
      text,
    ).toEqual([]);
  }
  const text = sentences.map((sentence) => sentence.text).join(" ");
  expect(text).toMatch(/penicillin/i);
  // Up to one word in twenty can be misrecognized, including the "no" before the fever; a recognized denial must stay
  // one.
  const isDenialHeard = recognized.join(" ").includes("no fever");
  expect(text).toMatch(isDenialHeard ? /\b(denies|no)\b[^.]*\bfever\b/i : /\bchest pain\b/i);
  expect(text).toMatch(/140\/90/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("P plays the evidence of the selected sentence", async () => {
  const scribe = new ScribePage(browser.page);
  const sentence = scribe.sentences.filter({ hasText: /penicillin/i }).first();
  await sentence.click();
  const evidence = browser.page.locator(".cs-utt.is-evidence");
  await evidence.filter({ hasText: /penicillin/i }).waitFor();
  await browser.page.keyboard.press("p");
  await browser.page.getByRole("button", { name: "Pause", exact: true }).first().waitFor();
});

test("selecting an utterance highlights the sentences based on it", async () => {
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

test("a reload shows the same transcript and note", async () => {
  const scribe = new ScribePage(browser.page);
  const before = {
    note: await scribe.sentences.allTextContents(),
    utterances: await scribe.utterances.allTextContents(),
  };
  await browser.page.reload();
  await scribe.waitForNote();
  await expect.poll(() => scribe.utterances.count()).toBe(before.utterances.length);
  expect(await scribe.sentences.allTextContents()).toEqual(before.note);
});

test("a signed note is read-only", async () => {
  const scribe = new ScribePage(browser.page);
  const { page } = browser;
  const sign = page.getByRole("button", { name: "Sign note" });
  const next = page.getByRole("button", { name: "Next issue" });
  while (await next.isVisible()) {
    const open = (await scribe.visit()).to_answer;
    await next.click();
    await page.keyboard.press((await page.locator(".cs-omission.is-active").count()) > 0 ? "i" : "1");
    await expect.poll(async () => (await scribe.visit()).to_answer).toBeLessThan(open);
    await sign.or(next).waitFor();
  }
  await sign.click();
  await page.getByText("Whose note is this?").waitFor();
  await page.getByRole("combobox", { name: "Patient name" }).fill("Ada Byron");
  await page.keyboard.press("Enter");
  await page.getByText("Sign this note?").waitFor();
  await sign.click();
  await page.getByText(/Nora Lindqvist, today/).waitFor();
  const [note] = await scribe.notes();
  expect(note).toMatchObject({ status: "signed", signed_by: "Nora Lindqvist" });
  expect((await scribe.visit()).status).toBe("signed");
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(browser.problems).toEqual([]);
});

test("the second visit takes six actions by keyboard from Record to the copied note", async () => {
  const short = speak(
    [7, 8, 5, 11].map((line) => visitLines[line] ?? ""),
    48_000,
  );
  const second = await openBrowser({ microphone: short.wav });
  const { page } = second;
  await second.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const scribe = new ScribePage(page);
  let actions = 0;
  const act = async (keys: string): Promise<void> => {
    actions += 1;
    await page.keyboard.press(keys);
  };
  try {
    await signUp(page, product.url, newPerson());
    await page.keyboard.press("n");
    await page.getByLabel("Patient name").fill("Ada Byron");
    await page.keyboard.press("Escape");
    await page.getByRole("listbox", { name: "Patients" }).waitFor({ state: "hidden" });
    const record = page.getByRole("button", { name: "Record", exact: true });
    await record.focus();
    await record.and(page.locator(":focus")).waitFor();
    await act("Enter");
    await page.getByRole("group", { name: "Patient consent to record?" }).waitFor();
    await act(consentKeys.verbal);
    await scribe.waitUntilRecorded(Math.ceil(short.seconds) + 1);
    await act("Control+Shift+Enter");
    // not before the check of the whole note: the question is closed by a new draft
    await expect.poll(async () => (await scribe.visit()).status, { timeout: 60_000 }).toBe("ready");
    await expect.poll(async () => (await scribe.notes())[0]).toMatchObject({ drafting: false });
    await page.getByText("Ready to sign").first().waitFor({ timeout: 60_000 });
    await act("Control+Enter");
    await page.getByText("Sign this note?").waitFor();
    await act("Control+Enter");
    await page.getByRole("button", { name: "Copy note" }).and(page.locator(":focus")).waitFor();
    await act("Enter");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/headache/i);
    expect(actions).toBe(6);
    expect(second.problems).toEqual([]);
  } finally {
    await second.close();
  }
});
