import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../pages/accountPages";
import { ScribePage } from "../pages/ScribePage";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";

let product: Product;
let browser: Browser;
let scribe: ScribePage;
beforeAll(async () => {
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  browser = await openBrowser();
  scribe = new ScribePage(browser.page);
  await signUp(browser.page, product.url);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const transcript = (problem: string): string =>
  [
    "Doctor: What brings you in today?",
    `Patient: I've had ${problem} for three weeks.`,
    "Doctor: Any fever?",
    "Patient: No.",
  ].join("\n");

async function draftTyped(patient: string, problem: string): Promise<void> {
  await browser.page.goto(`${product.url}/dashboard/scribe`);
  const sessions = new SessionsPage(browser.page);
  await sessions.list.waitFor();
  await browser.page.getByRole("button", { name: "Record", exact: true }).first().waitFor();
  await sessions.create({ patient, reason: problem });
  await scribe.draftTyped(transcript(problem));
}

/** Drafts a typed visit, changes a word of its note, and signs it. */
async function signWithOwnWord(patient: string, problem: string): Promise<void> {
  const { page } = browser;
  await draftTyped(patient, problem);
  await page.getByText("Ready to sign").first().waitFor();
  await page.getByRole("button", { name: "Rewrite" }).click();
  await page.getByRole("menuitem", { name: "Find and replace…" }).click();
  await page.getByRole("textbox", { name: "Find" }).fill("presents");
  await page.getByRole("textbox", { name: "Replace with" }).fill("comes in");
  await page.getByRole("button", { name: /^Replace \d/ }).click();
  await expect
    .poll(async () =>
      (await scribe.notes())[0]?.sections.some(({ sentences }) =>
        sentences.some(({ text }) => text.startsWith("The patient comes in with")),
      ),
    )
    .toBe(true);
  await page.keyboard.press("Control+Enter");
  await page.getByText("Sign this note?").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText(/Nora Lindqvist, today/).waitFor();
}

test("an edit made in three signed notes is proposed in the settings and used once it is accepted", async () => {
  const { page } = browser;
  await signWithOwnWord("Ada Byron", "a cough");
  await signWithOwnWord("Ines Carvalho", "headaches");
  await signWithOwnWord("Omar Haddad", "back pain");

  await page.goto(`${product.url}/dashboard/settings`);
  await page.getByRole("tab", { name: "Writing style" }).click();
  const rule = page.getByRole("listitem").filter({ hasText: "Write comes in instead of presents" });
  await rule.getByText("Examples").click();
  await rule.getByText("The patient comes in with back pain for 3 weeks.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await rule.getByRole("button", { name: "Accept" }).press("Enter");
  await page.getByRole("heading", { name: "In use" }).waitFor();
  await page.getByRole("listitem").and(page.locator(":focus")).filter({ hasText: "comes in" }).waitFor();

  await draftTyped("Lena Fischer", "knee pain");
  await scribe.sentences.filter({ hasText: "The patient comes in with knee pain for 3 weeks." }).waitFor();
  expect(browser.problems).toEqual([]);
});

test("a rule that is switched off is exported as off and no longer applied", async () => {
  const { page } = browser;
  await page.goto(`${product.url}/dashboard/settings`);
  await page.getByRole("tab", { name: "Writing style" }).click();
  const rule = page.getByRole("listitem").filter({ hasText: "Write comes in instead of presents" });
  await rule.getByLabel("Use").press("Space");
  await expect.poll(() => rule.getByLabel("Use").isChecked()).toBe(false);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export rules" }).click(),
  ]);
  const exported: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(file.suggestedFilename()).toBe("writing-style.json");
  expect(exported).toEqual([expect.objectContaining({ from: "presents", to: "comes in", status: "off" })]);

  await draftTyped("Tomas Berg", "hip pain");
  await scribe.sentences.filter({ hasText: "The patient presents with hip pain for 3 weeks." }).waitFor();
  expect(browser.problems).toEqual([]);
});

test("words that would change what a sentence says are refused beside the field, until the form is closed", async () => {
  const { page } = browser;
  browser.problems.length = 0;
  await page.goto(`${product.url}/dashboard/settings`);
  await page.getByRole("tab", { name: "Writing style" }).click();
  const rule = page.getByRole("listitem").filter({ hasText: "Write comes in instead of presents" });
  await rule.getByRole("button", { name: "Edit" }).click();
  const field = rule.getByRole("textbox", { name: "Instead of “presents” write" });
  for (const words of ["doesn't present", "presents twice"]) {
    await field.fill(words);
    await field.press("Enter");
    await expect.poll(() => browser.problems.length).toBeGreaterThan(0);
    browser.problems.length = 0; // the browser reports the 400
    await rule.getByRole("alert").getByText("would change what a sentence says").waitFor();
  }
  const [below, button] = [await field.boundingBox(), await rule.getByText("Save and accept").boundingBox()];
  expect((button?.y ?? 0) - ((below?.y ?? 0) + (below?.height ?? 0))).toBeGreaterThan(8);
  expect(await accessibilityFaults(page)).toEqual([]);
  await rule.getByRole("button", { name: "Cancel" }).press("Enter");
  await rule.getByRole("alert").waitFor({ state: "detached" });
  await rule.getByRole("button", { name: "Edit" }).and(page.locator(":focus")).waitFor();
});
