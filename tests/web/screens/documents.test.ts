import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { DocumentKind } from "../../../src/shared/notes/document";
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
  "Patient: My left knee has hurt for three weeks. No fever.",
  "Patient: I am allergic to penicillin. It gave me a rash.",
  "Patient: I take lisinopril 10 mg once a day.",
  "Doctor: Your blood pressure is 148 over 92.",
  "Doctor: I'm going to increase the lisinopril to 20 mg once a day.",
  "Doctor: I'll refer you to physical therapy for the knee.",
  "Doctor: Come back and see me in two weeks.",
  "Doctor: If the knee swells up, call us right away.",
].join("\n");

beforeAll(async () => {
  ({ product, browser, scribe } = await startWithDraft(transcript));
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
afterEach(() => expect(browser.problems.filter((problem) => !problem.includes("409"))).toEqual([]));

const documents = () => browser.page.getByRole("navigation", { name: "Documents" });
const tab = (name: RegExp | string) => documents().getByRole("button", { name });

test("New document drafts patient instructions, with evidence, a reading level and a signature of their own", async () => {
  const { page } = browser;
  await page.getByText("Ready to sign").last().waitFor();
  await page.getByRole("button", { name: "New document" }).click();
  await savePictures(browser.page, "menu", ["desktop", "tablet", "phone"]);
  await page.getByRole("menuitem", { name: "Patient instructions" }).click();
  const text = page.getByRole("region", { name: "Patient instructions, text" });
  const medicine = text.getByText("Increase the lisinopril to 20 mg once a day.");
  await medicine.waitFor();
  await page.getByText(/^Reads at about grade \d+\./).waitFor();
  expect(await tab(/^Patient instructions/).getAttribute("aria-current")).toBe("true");
  expect(await tab(/^Note/).getAttribute("aria-current")).toBeNull();

  await medicine.click();
  const line = page.locator("[data-utterance]").filter({ hasText: "increase the lisinopril" });
  await expect.poll(() => line.getAttribute("class")).toContain("is-evidence");
  await page.getByRole("region", { name: "Said, but not in the note" }).waitFor({ state: "detached" });
  expect(await accessibilityFaults(page)).toEqual([]);
  await savePictures(browser.page, "instructions", ["desktop", "tablet", "phone"]);

  await page.getByRole("button", { name: "Sign document" }).click();
  await page.getByText("Sign this document?").waitFor();
  await page.getByRole("button", { name: "Sign document" }).click();
  await tab(/^Patient instructions signed/).waitFor();
  await tab(/^Note/).click();
  await page.getByRole("button", { name: "Sign note" }).waitFor();
  expect((await scribe.visit()).status).toBe("ready");
});

test("a letter says that the note changed after it was drafted", async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "New document" }).click();
  await page.getByRole("menuitem", { name: "Referral letter" }).click();
  const letter = page.getByRole("region", { name: "Referral letter, text" });
  await letter
    .getByText(/lisinopril/)
    .first()
    .waitFor();
  const banner = page.getByText("The note changed after this document was drafted.");
  /** Adds a sentence to the last section, as in another window. */
  const change = async (kind: DocumentKind, text: string) => {
    const { id, version, sections } = (await scribe.notes()).find((each) => each.kind === kind)!;
    const { key, sentences } = sections.at(-1)!;
    const all = [...sentences, { id: "", text, evidence: [], origin: "typed" }];
    const body = { base_version: version, sections: [{ key, sentences: all }] };
    expect((await scribe.request(`/documents/${id}`, "PATCH", body)).ok()).toBe(true);
  };
  await change("referral_letter", "Kind regards to your team.");
  await letter.getByText("Kind regards to your team.").waitFor();
  expect(await banner.count()).toBe(0);
  await change("note", "Use ice.");
  await banner.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await savePictures(browser.page, "note-changed", ["desktop", "tablet", "phone"]);
  await page.getByRole("button", { name: "Redraft", exact: true }).click();
  await banner.waitFor({ state: "detached" });
  await letter.getByText("Kind regards to your team.").waitFor();
  await page.getByRole("button", { name: "Delete document" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await tab(/^Referral letter/).waitFor({ state: "detached" });
});

test("D shows the next document", async () => {
  const { page } = browser;
  await page.getByRole("region", { name: "Note text" }).focus();
  await page.keyboard.press("d");
  await page.getByRole("region", { name: "Patient instructions, text" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or do anything" }).fill("Show document");
  await page.getByRole("option", { name: "Show document: Note" }).click();
  await page.getByRole("region", { name: "Note text" }).waitFor();
});

test("a sick note has blanks, which must be filled or removed before it is signed", async () => {
  const { page } = browser;
  await page.keyboard.press("Shift+D");
  await page.getByRole("menuitem", { name: "Sick note" }).click();
  const text = page.getByRole("region", { name: "Sick note, text" });
  await text.getByText("Off work or school from ____ to ____.").waitFor();
  await text.getByText("Fill in the blank, or remove the sentence.").waitFor();
  await page.getByText("1 to resolve").waitFor();
  expect(await page.getByRole("button", { name: "Sign document" }).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await savePictures(browser.page, "sick-note", ["desktop", "tablet", "phone"]);
  await tab(/^Note/).click();
  await tab(/^Sick note 1 to resolve/).click();
  await page.getByRole("button", { name: "Next issue" }).click();
  await text.getByRole("button", { name: "Fill in" }).click();
  await page
    .getByRole("textbox", { name: /editing/ })
    .and(page.locator(":focus"))
    .waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Off work for the rest of the day.");
  await page.keyboard.press("Escape");
  await text.getByText("Off work for the rest of the day.").waitFor();
  await text.getByText("Blank to fill in").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Sign document" }).waitFor();
});

test("Delete deletes an unsigned document after a confirmation", async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "Delete document" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete “Sick note”?" });
  await question.waitFor();
  await savePictures(browser.page, "delete", ["desktop", "tablet", "phone"]);
  await page.keyboard.press("Enter"); // the safe answer has the focus
  await question.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Sick note, text" }).waitFor();
  await page.getByRole("button", { name: "Delete document" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("region", { name: "Note text" }).waitFor();
  expect(await tab(/^Sick note/).count()).toBe(0);
  expect((await scribe.notes()).map(({ kind }) => kind)).not.toContain("sick_note");
});

test("a referral letter names addressee, reason and facts, with a blank for a question that was not said", async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "New document" }).click();
  await page.getByRole("menuitem", { name: "Referral letter" }).click();
  const text = page.getByRole("region", { name: "Referral letter, text" });
  await text.getByText("Physical therapy", { exact: true }).waitFor();
  await text.getByText("Allergic to penicillin (rash).").waitFor();
  await text.getByText("Fill in the blank, or remove the sentence.").waitFor();
  await savePictures(browser.page, "letter", ["desktop", "tablet", "phone"]);
});

test("a request that failed is shown with Try again", async () => {
  const { page } = browser;
  await page.route("**/api/v1/visits/*/documents", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "New document" }).click();
  await page.getByRole("menuitem", { name: "Visit summary" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "The document wasn’t drafted" });
  await failure.waitFor();
  await tab(/^Visit summary not drafted/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await savePictures(browser.page, "failed", ["desktop", "tablet", "phone"]);
  await page.unroute("**/api/v1/visits/*/documents");
  await failure.getByRole("button", { name: "Try again" }).click();
  await page
    .getByRole("region", { name: "Visit summary, text" })
    .getByText("Lisinopril 20 mg daily (increased")
    .waitFor();
  await failure.waitFor({ state: "detached" });
  browser.problems.length = 0; // the aborted request
  await savePictures(browser.page, "all", ["desktop", "tablet", "phone"]);
});

test("Templates lists each kind of document", async () => {
  const { page } = browser;
  await page.getByRole("link", { name: "Templates" }).click();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Sick note", exact: true }) });
  await row.waitFor();
  await savePictures(browser.page, "templates", ["desktop", "tablet", "phone"]);
  await row.getByRole("button", { name: "More for Sick note" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByText("Writes here, whatever the title:").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await savePictures(browser.page, "template", ["desktop", "tablet", "phone"]);
  await page.getByRole("link", { name: "Scribe" }).click();
  await page.getByRole("button", { name: "New document" }).click();
  await page.getByRole("menuitem", { name: /^Sick note \(copy\)/ }).click();
  await page.getByRole("region", { name: "Sick note, text" }).getByText("____").waitFor();
});
