import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signUp } from "../pages/accountPages";
import { consentKeys, ScribePage } from "../pages/ScribePage";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";

let product: Product;
let browser: Browser;
let page: Page;
let scribe: ScribePage;
let sessions: SessionsPage;
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const transcript = [
  "Doctor: How are you today?",
  "Patient: The left knee hurts for three weeks. No fever.",
  "Patient: I am allergic to penicillin. It gave me a rash.",
  "Patient: I take lisinopril 10 mg once a day.",
  "Doctor: Your blood pressure is 148 over 92. Come back in four weeks.",
].join("\n");

beforeAll(async () => {
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  browser = await openBrowser();
  ({ page } = browser);
  scribe = new ScribePage(page);
  sessions = new SessionsPage(page);
  await signUp(page, product.url);
  await sessions.list.getByText("Sessions you record are listed here.").waitFor();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
afterEach(() => expect(browser.problems).toEqual([]));

/** Waits until the control with this name is focused and shows its focus ring. */
async function focusOn(name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).and(page.locator(":focus-visible")).first().waitFor();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).not.toBe("none");
}

/** Waits until the page has been drawn twice. */
const drawn = (): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
/** Returns by how many pixels the page can be scrolled sideways. */
const sideways = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("a session can be recorded, drafted, completed and signed by keyboard alone", async () => {
  await page.keyboard.press("r");
  await focusOn(/^Verbal/);
  await page.keyboard.press(consentKeys.verbal);
  await focusOn("Pause");
  await scribe.waitUntilRecorded(2);
  await page.keyboard.press("Control+Shift+Enter");
  await focusOn("Play");

  const field = page.getByLabel("Type or paste the transcript");
  await field.waitFor({ timeout: 30_000 });
  await page.keyboard.press("F6");
  while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.insertText(transcript);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await focusOn("Draft note");
  await page.keyboard.press("Enter");
  await scribe.waitForNote();

  // An allergy removed from the note must be resolved: J goes to the finding, I inserts the allergy.
  const allergy = scribe.sentences.filter({ hasText: /penicillin/i });
  await page.locator("[data-sentence]:focus").waitFor();
  while ((await allergy.and(page.locator(":focus")).count()) === 0) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page
    .getByRole("textbox", { name: /editing/ })
    .and(page.locator(":focus"))
    .waitFor();
  await drawn(); // the editor reads the caret position one frame later
  await page.keyboard.press("Control+a");
  await drawn();
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Next issue" }).waitFor();
  await page.keyboard.press("j");
  await focusOn(/^Insert into Allergies/);
  await page.keyboard.press("i");
  await allergy.and(page.locator(":focus")).waitFor();

  await page.getByRole("button", { name: "Sign note" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText("Name the patient above before you sign.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Name the patient above before you sign.").waitFor({ state: "detached" });
  const patient = page.getByRole("combobox", { name: "Patient name" });
  await page.keyboard.press("F6");
  while (!(await patient.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Shift+Tab");
  await page.keyboard.insertText("Ada Byron");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Ada Byron" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText("Sign this note?").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText(/Nora Lindqvist, today/).waitFor();
  await focusOn("Copy note");
  expect((await scribe.visit()).status).toBe("signed");
});

test("F6 cycles through the regions", async () => {
  await page.keyboard.press("F6");
  const regions = new Set<string | null>();
  for (let i = 0; i < 4; i++) {
    regions.add(
      await page.evaluate(() => document.activeElement?.closest("[data-region]")?.getAttribute("data-region") ?? null),
    );
    await page.keyboard.press("F6");
  }
  expect(regions).toEqual(new Set(["menu", "sessions", "said", "written"]));
});

test("? opens the list of shortcuts, and closing it returns the focus", async () => {
  const before = await page.evaluate(() => document.activeElement?.outerHTML);
  await page.keyboard.press("Shift+?");
  const sheet = page.getByRole("dialog", { name: "Keyboard" });
  await sheet.getByText("Next issue").waitFor();
  await focusOn("Close");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toBe(before);
});

test("Sign note asks for confirmation", async () => {
  await sessions.create({ patient: "Ines Carvalho", reason: "Asthma review" });
  await scribe.draftTyped(transcript);
  await page.getByRole("button", { name: "Sign note" }).click();
  await page.getByText("You can add addenda, but not edit, after signing.").waitFor();
  expect((await scribe.visit()).status).toBe("ready");
  await page.getByRole("button", { name: "Not yet" }).click();
  await page.getByText("Ready to sign").first().waitFor();
  expect((await scribe.visit()).status).toBe("ready");
});

test("a redraft keeps what was typed, in its section", async () => {
  const written = scribe.note.getByText("Lisinopril 10 mg daily. Taken at night.");
  await scribe.sentences.filter({ hasText: "Lisinopril 10 mg daily." }).dblclick();
  const editor = page.getByRole("textbox", { name: /editing/ }).and(page.locator(":focus"));
  await editor.waitFor();
  await drawn(); // the editor places the caret one frame later
  await page.keyboard.press("End");
  await page.keyboard.type(" Taken at night.");
  await page.keyboard.press("Escape");
  await written.waitFor();
  await page.getByRole("button", { name: /^Template: / }).click();
  await page.getByText("Redraft as…").waitFor();
  await page.getByRole("menuitemradio", { name: "Progress note", exact: true }).click();
  await page.getByRole("heading", { name: "Interval history" }).waitFor();
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await page.locator("[title='Undo the redraft']").waitFor();
  expect(await written.count()).toBe(1);
  await page.getByRole("button", { name: "More for Medications" }).click();
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("menuitem", { name: "Redraft this section" }).click();
  await posted;
  await expect
    .poll(async () => (await scribe.notes()).map(({ drafting }) => drafting), { timeout: 30_000 })
    .toEqual([false, false, false]);
  await page.locator("[title='Undo the redraft']").waitFor();
  await undo.click();
  const statuses = async () => (await scribe.notes()).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(["superseded", "draft", "superseded"]);
  await scribe.sentences.first().focus();
  await page.keyboard.press("ControlOrMeta+z");
  await page.getByRole("heading", { name: "Subjective" }).waitFor();
  await written.waitFor();
  expect(await statuses()).toEqual(["superseded", "superseded", "draft"]);
  await scribe.sentences.first().focus();
  await page.keyboard.press("ControlOrMeta+z"); // reaches what was typed before the redrafts
  await written.waitFor({ state: "detached" });
  await page.keyboard.press("ControlOrMeta+z"); // nothing before it
  await scribe.sentences.filter({ hasText: "Lisinopril 10 mg daily." }).waitFor();
});

test("a phone shows the session in steps without horizontal scrolling down to 320 px, in light and dark", async () => {
  const step = page.getByRole("radiogroup", { name: "Step" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const size of [wide, { width: 1024, height: 768 }, phone, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      if (size.width <= phone.width) await step.waitFor(); // the layout of a phone is there
      await scribe.sentences.first().waitFor();
      expect(await sideways(), `${size.width}`).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults(page), `${size.width} ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize(phone);
  await step.getByText("Transcript").click();
  await scribe.utterances.first().waitFor();
  expect(await scribe.sentences.first().isVisible()).toBe(false);
  await step.getByText(/^Missing/).click();
  await page.getByRole("heading", { name: "Said, but not in the note" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await step.getByText("Note", { exact: true }).click();
  await scribe.sentences.first().waitFor();
  await page.getByRole("button", { name: "Back to sessions" }).click();
  await sessions.row("Ines Carvalho").click();
  await scribe.sentences.first().waitFor();
});

test("the session list can be hidden, which is remembered, and opened by URL [P2.41 P2.42 P2.43 P2.44]", async () => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(wide);
  await page.getByRole("button", { name: "Hide sessions" }).click();
  await sessions.list.waitFor({ state: "hidden" });
  await page.reload();
  await page.getByRole("button", { name: "Show sessions" }).waitFor();
  expect(await sessions.list.isVisible()).toBe(false);
  await page.goto(`${product.url}/dashboard/scribe?sessions=open`);
  await sessions.row("Ines Carvalho").waitFor();
  await page.keyboard.press("Control+\\");
  await sessions.list.waitFor({ state: "hidden" });
  await page.keyboard.press("Control+\\");
  await sessions.list.waitFor();
});

test("sessions can be filtered by state and searched by spoken words", async () => {
  await sessions.list.getByText("Signed", { exact: true }).click();
  await expect.poll(() => sessions.rows.count()).toBe(1);
  await sessions.list.getByText("To finish", { exact: true }).click();
  await sessions.row("Ines Carvalho").waitFor();
  await expect.poll(() => sessions.rows.count()).toBe(1);
  await sessions.list.getByText("All", { exact: true }).click();
  await expect.poll(() => sessions.rows.count()).toBe(2);
  await sessions.find("penicillin");
  await expect.poll(() => sessions.rows.count()).toBe(2);
  await sessions.find("metfornin");
  await sessions.list
    .getByText("Nothing found for “metfornin”. Search covers names, reasons and transcripts.")
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await sessions.list.getByRole("button", { name: "Clear search" }).click();
  await expect.poll(() => sessions.rows.count()).toBe(2);
});

test("a deleted session can be restored from the toast", async () => {
  await sessions.row("Ines Carvalho").click();
  await scribe.sentences.first().waitFor();
  await sessions.deleteOpen();
  await expect.poll(() => sessions.rows.count()).toBe(1);
  const toast = page.locator(".bp6-toast", { hasText: "Session deleted" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await sessions.openName.filter({ hasText: "Ines Carvalho" }).waitFor();
  await scribe.sentences.first().waitFor();
});

test("a recording continues behind another screen, and its screen keeps its state [P2.39]", async () => {
  await sessions.create({ patient: "Tomasz Bielski", reason: "Follow-up" });
  await scribe.record();
  await page.getByRole("link", { name: "Templates" }).click();
  await page.getByRole("heading", { name: "Templates", exact: true }).first().waitFor();
  expect(await scribe.recorder.isVisible()).toBe(false);
  await scribe.waitUntilRecorded(4);
  await page.getByRole("link", { name: /^Scribe/ }).click();
  await scribe.recorder.getByRole("button", { name: "Pause" }).waitFor();
  await scribe.stop();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});
