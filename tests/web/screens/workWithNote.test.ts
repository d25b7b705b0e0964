import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { signUp } from "../pages/accountPages";
import { ScribePage } from "../pages/ScribePage";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";
import { savePictures } from "../support/savePictures";

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
});

/** Gives each test a session and a note of its own, on a page that was just loaded. */
beforeEach(async () => {
  const { page } = browser;
  const sessions = new SessionsPage(page);
  await page.goto(`${product.url}/dashboard/scribe`);
  await sessions.newSession.waitFor();
  await sessions.create({ patient: "Ines Carvalho", reason: "Knee" });
  await scribe.draftTyped(transcript);
});

/** The sentence that `insertSnippet` leaves in the note. */
const ownSentence = "Knee: ligaments stable, small effusion.";
const ownText = () => browser.page.getByText(ownSentence, { exact: true });

/** Inserts the snippet at the end of the section Subjective and fills in its blanks. */
async function insertSnippet(): Promise<void> {
  const { page } = browser;
  const snippetsRead = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith("/snippets"));
  await page.getByRole("button", { name: "Edit Subjective" }).click();
  const editor = page.getByRole("textbox", { name: /^Subjective, editing/ });
  await editor.and(page.locator(":focus")).waitFor();
  await (await snippetsRead).finished();
  await page.keyboard.press("End");
  await page.keyboard.type(" .knee");
  await page.keyboard.press("Tab");
  await editor.getByText("Knee: *** stable, *** effusion.").waitFor();
  await page.keyboard.type("ligaments");
  await page.keyboard.press("Tab");
  await page.keyboard.type("small");
  await page.keyboard.press("Escape");
  await ownText().waitFor();
  await page.getByText("Not in the transcript").waitFor();
}

/** Redrafts the note with another template, by its name, and waits for one of its sections. */
async function changeTemplate([name, section]: readonly [string, string]): Promise<void> {
  const { page } = browser;
  await page.getByRole("button", { name: /^Template: / }).click();
  await page.getByRole("menuitemradio", { name }).click();
  await page.getByRole("button", { name: `Template: ${name}` }).waitFor();
  await page.getByRole("region", { name: section, exact: true }).waitFor();
  await scribe.waitForNote();
}
const historyAndPhysical = ["H&P", "History of present illness"] as const;
const soap = ["SOAP", "Subjective"] as const;

afterAll(async () => {
  await browser.close();
  await product.stop();
});
afterEach(() => expect(browser.problems).toEqual([]));

test("a snippet is inserted with Tab", async () => {
  await insertSnippet();
  expect(await scribe.sentences.filter({ hasText: ownSentence }).count()).toBe(1);
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

test("a section redrafted as bullets keeps what a person wrote", async () => {
  const { page } = browser;
  await insertSnippet();
  await page.getByRole("button", { name: "More for Subjective" }).click();
  await page.getByRole("menuitem", { name: "Bullets" }).waitFor();
  await page.getByRole("menuitem", { name: "Bullets" }).click();
  await page.locator('[data-section="subjective"] li').first().waitFor();
  await ownText().waitFor();
});

test("a length that leaves the text as it was says so, for a section and for the note", async () => {
  const { page } = browser;
  await insertSnippet();
  const section = page.getByRole("region", { name: "Assessment and plan" });
  await page.getByRole("button", { name: "More for Assessment and plan" }).click();
  await page.getByRole("menuitem", { name: "Detailed" }).click();
  await section.getByText("Nothing more was said to add.").waitFor();
  await page.getByRole("status").getByText("Assessment and plan: Nothing more was said to add.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await savePictures(browser.page, "unchanged section");
  await page.getByRole("button", { name: "Rewrite" }).click();
  await page.getByRole("menuitem", { name: "Short" }).click();
  const text = "Already as short as what was said allows. Your own text is kept as you wrote it.";
  await page.getByText(text).first().waitFor();
  expect(await section.getByText("Nothing more was said to add.").count()).toBe(0);
  await savePictures(browser.page, "unchanged note");
});

test("find and replace shows each match", async () => {
  const { page } = browser;
  await insertSnippet();
  await page.getByRole("button", { name: "Rewrite" }).click();
  await page.getByRole("menuitem", { name: "Find and replace…" }).click();
  await page.getByRole("textbox", { name: "Find" }).fill("knee");
  await page.getByRole("textbox", { name: "Replace with" }).fill("ankle");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: /^Replace \d/ }).click();
  await page.getByText("Ankle: ligaments stable, small effusion.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await ownText().waitFor();
});

test("another template keeps what a person wrote", async () => {
  await insertSnippet();
  for (const template of [historyAndPhysical, soap]) {
    await changeTemplate(template);
    await ownText().waitFor();
    await savePictures(browser.page, `template ${template[0]}`);
  }
});

test("two earlier versions are compared side by side", async () => {
  const { page } = browser;
  for (const template of [historyAndPhysical, soap]) await changeTemplate(template);
  await page.getByRole("button", { name: "Versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Versions" });
  const rows = dialog.getByRole("list", { name: "Versions" }).getByRole("button");
  await rows.nth(1).click();
  await rows.nth(2).click();
  await page.keyboard.press("Shift+Tab");
  const ring = rows.nth(1).and(page.locator(":focus-visible"));
  expect(await ring.evaluate((row) => getComputedStyle(row).outlineOffset)).toBe("-2px"); // inside the list
  await dialog.getByLabel("Compare with").selectOption("former");
  await dialog.getByRole("region", { name: /^Earlier draft, SOAP, / }).waitFor();
  await dialog.getByRole("region", { name: /^Earlier draft, H&P, / }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await savePictures(browser.page, "versions");
  await dialog.getByRole("button", { name: "Close" }).last().click();
});

test("a signed note cannot be rewritten", async () => {
  const { page } = browser;
  for (const template of [historyAndPhysical, soap]) await changeTemplate(template);
  const next = page.getByRole("button", { name: /Sign note|Next issue/ });
  await next.waitFor();
  while ((await next.textContent())?.startsWith("Next")) {
    const open = await scribe.page.getByText(/^\d+ to resolve$/).textContent();
    await page.keyboard.press("j");
    await page.keyboard.press("1"); // the first answer
    await page.getByText(open ?? "", { exact: true }).waitFor({ state: "hidden" });
  }
  await page.getByRole("button", { name: "Sign note" }).click();
  await page.getByText("Sign this note?").waitFor();
  await savePictures(browser.page, "asking");
  await page.getByRole("button", { name: "Sign note" }).click();
  await page.getByText(/^signed, version \d+$/).waitFor();
  await page.getByRole("button", { name: "Versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Versions" });
  await dialog.getByRole("list", { name: "Versions" }).getByRole("button").nth(2).click();
  expect(await dialog.getByRole("button", { name: /^Restore/ }).count()).toBe(0);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  for (const name of ["Undo", "Rewrite", "Edit Subjective", "More for Subjective", /^Template: /])
    expect(await page.getByRole("button", { name }).count(), String(name)).toBe(0);
  await page.getByRole("button", { name: "Ask the visit" }).click();
  await page.getByRole("textbox", { name: "Question about this visit" }).fill("Any aspirin?");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "aspirin" }).waitFor();
  await savePictures(browser.page, "signed");
  expect(await accessibilityFaults(page)).toEqual([]);
});
