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
  await rule.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("heading", { name: "In use" }).waitFor();

  await draftTyped("Lena Fischer", "knee pain");
  await scribe.sentences.filter({ hasText: "The patient comes in with knee pain for 3 weeks." }).waitFor();
  expect(browser.problems).toEqual([]);
});
