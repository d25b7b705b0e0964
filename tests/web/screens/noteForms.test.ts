import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ScribePage } from "../pages/ScribePage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import type { Browser } from "../support/browser";
import type { Product } from "../support/product";
import { startWithDraft } from "../support/startWithDraft";
import { savePictures } from "../support/savePictures";

let product: Product;
let browser: Browser;
let scribe: ScribePage;

const transcript = [
  "Doctor: What can I do for you?",
  "Patient: My back has hurt for two days, since I lifted a couch. It is right across the low back.",
  "Doctor: How bad is it?",
  "Patient: About a six.",
  "Doctor: Tell me more.",
  "Patient: I am studying engineering at Western.",
  "Doctor: Any numbness or weakness?",
  "Patient: No.",
  "Doctor: Any fever or weight loss?",
  "Patient: No.",
  "Doctor: Any nausea or vomiting?",
  "Patient: No.",
  "Doctor: What have you tried?",
  "Patient: Ibuprofen 400 mg, and a heating pad. It helps some.",
  "Patient: I work as a mover, so I lift a lot. I could not sleep last night because of it.",
  "Doctor: Any allergies?",
  "Patient: Penicillin, I get hives.",
  "Doctor: Let me examine you. There is tenderness over the left paraspinal muscles. Strength is five out of five.",
  "Doctor: This is a lumbar strain. I'll give you cyclobenzaprine 5 mg at bedtime for a week. Stay active.",
  "Doctor: I'll refer you to physical therapy. Come back in two weeks.",
].join("\n");

beforeAll(async () => {
  ({ product, browser, scribe } = await startWithDraft(transcript, "Back"));
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
afterEach(() => expect(browser.problems).toEqual([]));

const section = (key: string) => browser.page.locator(`[data-section="${key}"]`);

async function choose(menu: string, item: string): Promise<void> {
  await browser.page.getByRole("button", { name: menu }).click();
  await browser.page.getByRole("menuitem", { name: item, exact: true }).click();
}

test("a section is changed to bullets, back by undo, to bullets again and to prose", async () => {
  const { page } = browser;
  const items = section("subjective").locator("li");
  await choose("More for Subjective", "Bullets");
  await items.first().waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await items.first().waitFor({ state: "detached" });
  await choose("More for Subjective", "Bullets");
  await items.first().waitFor();
  await savePictures(browser.page, "bullets");
  await choose("More for Subjective", "Prose");
  await items.first().waitFor({ state: "detached" });
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a short note has every drug, allergy and order", async () => {
  const { page } = browser;
  const standard = await scribe.sentences.count();
  await scribe.sentences.filter({ hasText: "engineering" }).waitFor();
  await choose("Rewrite", "Short");
  await expect.poll(() => scribe.sentences.count()).toBeLessThan(standard);
  const short = await scribe.note.innerText();
  expect(short).not.toContain("engineering");
  for (const fact of [/penicillin/i, /cyclobenzaprine 5 mg/i, /lumbar strain/i, /physical therapy/i])
    expect(short).toMatch(fact);
  await savePictures(browser.page, "short");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => scribe.sentences.count()).toBe(standard);
  await page.getByText("Ready to sign").first().waitFor();
});

test("a visit summary is drafted in plain words from the note", async () => {
  const { page } = browser;
  await choose("New document", "Visit summary");
  const text = page.getByRole("region", { name: "Visit summary, text" });
  await text
    .getByText(/cyclobenzaprine 5 mg/i)
    .first()
    .waitFor();
  await text
    .getByText(/lumbar strain/i)
    .first()
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await savePictures(browser.page, "summary");
  await page.getByRole("button", { name: "Sign document" }).click();
  await page.getByText("Sign this document?").waitFor();
  await page.getByRole("button", { name: "Sign document" }).click();
  await page.getByRole("button", { name: /^Visit summary signed/ }).waitFor();
});
