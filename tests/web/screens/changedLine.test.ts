import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ScribePage } from "../pages/ScribePage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import type { Browser } from "../support/browser";
import type { Product } from "../support/product";
import { startWithDraft } from "../support/startWithDraft";

let product: Product;
let browser: Browser;
let scribe: ScribePage;

const transcript = [
  "Patient: My left knee has hurt for three weeks.",
  "Patient: I take lisinopril 10 mg once a day.",
  "Doctor: Come back in a month.",
].join("\n");

beforeAll(async () => {
  ({ product, browser, scribe } = await startWithDraft(transcript));
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
afterEach(() => expect(browser.problems).toEqual([]));

test("a corrected line marks its sentences until they are updated", async () => {
  const { page } = browser;
  await page.getByText("Ready to sign").last().waitFor();
  const line = page.getByText("My left knee has hurt for three weeks.", { exact: true });
  await line.dblclick();
  await page.getByRole("textbox", { name: "Text of this line" }).fill("My right knee has hurt for three weeks.");
  await page.keyboard.press("Enter");
  await page.getByText("The line changed").first().waitFor();
  await page.getByRole("button", { name: "Sign note" }).waitFor({ state: "detached" });
  await page
    .getByText(/to resolve$/)
    .first()
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: /^Update \d sentences?$/ }).click();
  await page.getByText("The line changed").first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Sign note" }).waitFor();
  expect(await scribe.note.textContent()).toContain("right knee");
  expect(await scribe.note.textContent()).not.toContain("left knee");

  await page.getByRole("button", { name: "Restore as heard" }).click();
  await line.waitFor();
  await page.getByText("The line changed").first().waitFor();
  await page.getByText("As heard:").waitFor({ state: "detached" });
});

test("a speaker is changed for one line or for all of the speaker's lines", async () => {
  const { page } = browser;
  const speakers = () => page.locator(".cs-utt-who").allTextContents();
  const [patient = "", , doctor = ""] = await speakers();
  expect(await speakers()).toEqual([patient, patient, doctor]);
  const menuOf = async (line: number, item: string): Promise<void> => {
    await page.locator(".cs-utt-who-button").nth(line).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  const dialog = page.getByRole("dialog", { name: "Who is speaking?" });
  await menuOf(0, `Change all of ${patient}’s lines to someone else`);
  const field = dialog.getByLabel("Name or relation to the patient");
  await field.and(page.locator(":focus")).waitFor();
  await dialog.getByText(`All 2 lines of ${patient} change.`).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Daughter" }).click();
  await dialog.getByRole("button", { name: "Save speaker" }).click();
  await expect.poll(speakers).toEqual(["Daughter", "Daughter", doctor]);

  await menuOf(1, "Someone else…");
  await field.fill("Ana (interpreter)");
  await page.keyboard.press("Enter");
  await expect.poll(speakers).toEqual(["Daughter", "Ana (interpreter)", doctor]);
  await page.reload();
  await expect.poll(speakers).toEqual(["Daughter", "Ana (interpreter)", doctor]);
  await menuOf(0, patient); // the general speakers and the names can be chosen again
  await expect.poll(speakers).toEqual([patient, "Ana (interpreter)", doctor]);
});

test("closing a dialog or the question about the visit returns the focus, so that no key acts as a shortcut", async () => {
  const { page } = browser;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

  await page.getByRole("button", { name: "Ask the visit" }).click();
  await page.getByLabel("Question about this visit").press("Escape");
  await page.getByLabel("Question about this visit").waitFor({ state: "detached" });
  await expect.poll(focused).toBe("Ask the visit");

  await page.getByRole("button", { name: "More for this session" }).click();
  await page.getByRole("menuitem", { name: "Edit details" }).click();
  await page.getByRole("dialog").getByLabel("Title").press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(focused).toBe("More for this session");

  await page
    .getByRole("button", { name: /Correct this line$/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Someone else…" }).first().click();
  const name = page.getByLabel("Name or relation to the patient");
  await name.fill("Ines Carvalho"); // the patient
  await page.getByText("Choose this speaker in the menu of the line.").waitFor();
  await name.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(focused).toMatch(/Correct this line$/);
});
