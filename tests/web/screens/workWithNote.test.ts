import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signUp } from "../pages/accountPages";
import { ScribePage } from "../pages/ScribePage";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";

let product: Product;
let browser: Browser;
let scribe: ScribePage;

const transcript = [
  "Doctor: Do you take anything?",
  "Patient: I take Zestril 10 mg once a day.",
  "Patient: My left knee has hurt for three weeks.",
  "Doctor: Any fever?",
  "Patient: No.",
  "Doctor: Any swelling?",
  "Patient: No.",
  "Doctor: Come back in a month.",
].join("\n");

beforeAll(async () => {
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  browser = await openBrowser();
  scribe = new ScribePage(browser.page);
  await signUp(browser.page, product.url);
  const { page } = browser;
  await new SessionsPage(page).list.getByText("Sessions you record are listed here.").waitFor();
  await page.goto(`${product.url}/dashboard/settings`);
  await page.getByRole("tab", { name: "Snippets" }).click();
  await page.getByRole("button", { name: "Add snippet" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("knee");
  await page.getByRole("textbox", { name: "Text" }).fill("Knee: *** stable, *** effusion.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save snippets" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.goto(`${product.url}/dashboard/scribe`);
  await new SessionsPage(page).list.getByText("Sessions you record are listed here.").waitFor();
  await new SessionsPage(page).create({ patient: "Ines Carvalho", reason: "Knee" });
  await scribe.draftTyped(transcript);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
afterEach(() => expect(browser.problems).toEqual([]));

test("a snippet is inserted with Tab, its blanks are filled one by one, and it counts as the person's own words", async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "Edit Subjective" }).click();
  await page.getByRole("textbox", { name: /^Subjective, editing/ }).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type(" .knee");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ligaments");
  await page.keyboard.press("Tab");
  await page.keyboard.type("small");
  await page.keyboard.press("Escape");
  await page.getByText("Knee: ligaments stable, small effusion.", { exact: true }).waitFor();
  await page.getByText("Not in the transcript").waitFor();
});

test("Ask the visit finds a drug by another name", async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "Ask the visit" }).click();
  await page.getByRole("textbox", { name: "Question about this visit" }).fill("Did she mention lisinopril or aspirin?");
  await page.keyboard.press("Enter");
  const answer = page.getByRole("region", { name: "lisinopril" });
  await answer.getByRole("button", { name: "I take Zestril 10 mg once a day." }).waitFor();
  await page
    .getByRole("region", { name: "aspirin" })
    .getByText(/^Not said in this visit/)
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Close the question" }).click();
});

test("a section is redrafted as bullets and keeps what a person wrote", async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "More for Subjective" }).click();
  await page.getByRole("menuitem", { name: "Bullets" }).waitFor();
  await page.getByRole("menuitem", { name: "Bullets" }).click();
  await page.locator('[data-section="subjective"] li').first().waitFor();
  await page.getByText("Knee: ligaments stable, small effusion.", { exact: true }).waitFor();
});

test("find and replace shows each match, and undo brings them back", async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "Rewrite" }).click();
  await page.getByRole("menuitem", { name: "Find and replace…" }).click();
  await page.getByRole("textbox", { name: "Find" }).fill("knee");
  await page.getByRole("textbox", { name: "Replace with" }).fill("ankle");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: /^Replace \d/ }).click();
  await page.getByText("Ankle: ligaments stable, small effusion.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Knee: ligaments stable, small effusion.", { exact: true }).waitFor();
});
