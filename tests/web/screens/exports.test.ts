import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readDocx, readPdf } from "../../server/exports/readFiles";
import { signUp } from "../pages/accountPages";
import { ScribePage } from "../pages/ScribePage";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Browser, openBrowser } from "../support/browser";
import { pastedIn, pasteEditors } from "../support/pasteEditors";
import { type Product, startProduct } from "../support/product";
import { savePictures } from "../support/savePictures";

let product: Product;
let browser: Browser;

const transcript = [
  "Patient: My left knee has hurt for three weeks.",
  "Patient: I am allergic to penicillin. It gave me a rash.",
  "Doctor: I'm going to start meloxicam 15 mg once a day.",
].join("\n");

const longTranscript = [
  "Patient: I have had trouble sleeping for two months.",
  ...Array.from(
    { length: 90 },
    (_, i) => `Patient: In week ${i + 2} I woke up ${i + 3} times and felt tired at work in the morning.`,
  ),
].join("\n");

/** Prints with the browser's own command, as a PDF with backgrounds. */
async function printed(name: string): Promise<{ text: string; pages: number }> {
  const file = await browser.page.pdf({ preferCSSPageSize: true, printBackground: true });
  if (process.env["PICTURES"]) writeFileSync(join(process.env["PICTURES"], `${name}.pdf`), file);
  const { pages } = await readPdf(file);
  return { text: pages.map(({ text }) => text).join("\n"), pages: pages.length };
}

beforeAll(async () => {
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  browser = await openBrowser();
  await browser.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
  await browser.page.addInitScript(() => {
    window.print = () => void Object.assign(window, { printed: true }); // no dialog opens without a screen
  });
  await signUp(browser.page, product.url);
  const sessions = new SessionsPage(browser.page);
  await sessions.list.getByText("Sessions you record are listed here.").waitFor();
  await sessions.create({ patient: "Zoë Łuk 王", reason: "Knee" });
  await new ScribePage(browser.page).draftTyped(transcript);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
// Chromium reports the PDF that the server refuses with 422.
afterEach(() => expect(browser.problems.filter((problem) => !problem.includes("422"))).toEqual([]));

const openMenu = async (): Promise<void> => {
  // it closes with a transition
  await browser.page.getByRole("menu", { name: "Export" }).waitFor({ state: "detached" });
  await browser.page.getByRole("button", { name: "Export", exact: true }).click();
};
const item = (name: string) => browser.page.getByRole("menuitem", { name, exact: true });
async function download(name: string): Promise<{ name: string; file: Uint8Array }> {
  const [started] = await Promise.all([browser.page.waitForEvent("download"), item(name).click()]);
  const path = join(mkdtempSync(join(tmpdir(), "chartside-download-")), "file");
  await started.saveAs(path);
  return { name: started.suggestedFilename(), file: readFileSync(path) };
}

test("the export menu saves Word and PDF files without the patient's name in the file names", async () => {
  await openMenu();
  await item("Word (.docx)").waitFor();
  await savePictures(browser.page, "export");
  expect(await accessibilityFaults(browser.page)).toEqual([]);
  const word = await download("Word (.docx)");
  expect(word.name).toMatch(/^note-\d{4}-\d\d-\d\d-soap\.docx$/);
  expect(readDocx(word.file)["word/document.xml"]).toContain("Zoë Łuk 王");
  await openMenu();
  const pdf = await download("PDF (.pdf)");
  expect(pdf.name).toMatch(/^note-.*\.pdf$/);
  expect((await readPdf(pdf.file)).pages[0]?.text).toContain("Zoë Łuk 王");
});

test("the patient's name is added to the file's name by the keyboard", async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "Export", exact: true }).focus();
  await page.keyboard.press("Enter");
  const named = page.getByRole("menuitemcheckbox", { name: "Patient’s name in the file name" });
  await named.waitFor();
  for (let tabs = 0; tabs < 20 && (await named.and(page.locator(":focus")).count()) === 0; tabs += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => named.getAttribute("aria-checked")).toBe("true");
  expect((await download("Text (.txt)")).name).toMatch(/^Zoë-Łuk-王-note-.*-soap\.txt$/);
  await openMenu();
  expect((await download("Markdown (.md)")).name).toMatch(/^note-.*-soap\.md$/);
  await openMenu();
  const bundle = await download("FHIR (.json)");
  expect(bundle.name).toMatch(/^note-.*-soap\.fhir\.json$/);
  expect(JSON.parse(Buffer.from(bundle.file).toString())).toMatchObject({ resourceType: "Bundle", type: "document" });
});

test("Copy with formatting keeps headings, lists and bold when it is pasted, Copy is text only", async () => {
  const { page } = browser;
  await openMenu();
  await item("Copy with formatting").click();
  await page.getByText("Note copied").first().waitFor();
  const box = await page.context().newPage();
  for (const [name, open] of Object.entries(pasteEditors)) {
    await box.goto("about:blank");
    await open(box);
    await box.bringToFront();
    await box.keyboard.press("ControlOrMeta+V");
    await expect
      .poll(() => pastedIn(box), { message: name })
      .toMatchObject({ headings: expect.arrayContaining(["Subjective"]) });
    const { items, bold } = await pastedIn(box);
    expect(
      items.some((text) => text.includes("meloxicam 15 mg")),
      name,
    ).toBe(true);
    expect(bold, name).toContain("DRAFT, not signed");
  }
  await box.close();
  await page.bringToFront();
  await openMenu();
  await item("Copy").click();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => [...types])))
    .toEqual(["text/plain"]);
  const copies = async () => {
    const { items } = (await (await new ScribePage(page).request("/audit?kind=exports&limit=2")).json()) as {
      items: { action: string; detail: { format: string } }[];
    };
    return items.map(({ action, detail }) => `${action} ${detail.format}`);
  };
  await expect.poll(copies).toEqual(["document_copied plain", "document_copied formatted"]);
});

test("Print prints the document alone, with patient, draft mark and page number", async () => {
  const { page } = browser;
  await openMenu();
  await item("Print…").click();
  await page.waitForFunction(() => "printed" in window);
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  if (process.env["PICTURES"]) writeFileSync(join(process.env["PICTURES"], "print.pdf"), file);
  const { pages } = await readPdf(file);
  const text = pages.map((each) => each.text).join("\n");
  for (const part of [
    "Zoë Łuk",
    "Visit date",
    "DRAFT, not signed",
    "Subjective",
    "meloxicam 15 mg",
    `Page 1 of ${pages.length}`,
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("Sign note");
});

test("the browser's own print command prints what Print prints, on white paper in the dark theme", async () => {
  const { page } = browser;
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint"))); // ends the print before
  await page.emulateMedia({ colorScheme: "dark" });
  const { text, pages } = await printed("ctrl-p");
  await page.emulateMedia({ colorScheme: null });
  for (const part of [
    "Zoë Łuk",
    "Visit date",
    "Clinician",
    "DRAFT, not signed",
    "Subjective",
    "meloxicam 15 mg",
    `Page 1 of ${pages}`,
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(
    /Sign note|Sessions|Transcript|Pre-Charting|Sign out|Log out|Export|Versions|Copy|Choose patient/,
  );
});

test("the browser's own print command prints no other patient whose screen was open before", async () => {
  const { page } = browser;
  await new SessionsPage(page).create({ patient: "Otto Blau", reason: "Cough" });
  await new ScribePage(page).draftTyped("Patient: I have had a cough for two days.");
  await savePictures(browser.page, "before-print");
  const { text } = await printed("ctrl-p-other");
  expect(text).toContain("Otto Blau");
  expect(text).not.toMatch(/Zoë|meloxicam|knee/i);
});

test("the browser's own print command prints a signed note of several pages with its signature", async () => {
  const { page } = browser;
  await new SessionsPage(page).create({ patient: "Ida Grün", reason: "Sleep" });
  const scribe = new ScribePage(page);
  await scribe.draftTyped(longTranscript);
  const sign = page.getByRole("button", { name: "Sign note" });
  await sign.click();
  await page.getByText("Sign this note?").waitFor();
  await sign.click();
  await page.getByText(/Nora Lindqvist, today/).waitFor();
  const { text, pages } = await printed("ctrl-p-signed");
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain(`Page ${pages} of ${pages}`);
  expect(text.match(/Ida Grün/g)?.length).toBeGreaterThan(pages); // at the top of each page, and in the details
  expect(text).toMatch(/Signed by .+, \d{4}-\d\d-\d\d \d\d:\d\d/);
  expect(text).not.toContain("DRAFT");
});

test("a PDF that could not show every character is refused with the reason", async () => {
  const { page } = browser;
  await new SessionsPage(page).create({ patient: "தமிழ்", reason: "Knee" });
  await new ScribePage(page).draftTyped(transcript);
  await openMenu();
  await item("PDF (.pdf)").click();
  await page.getByText("PDF files can’t show some characters of this document (Tamil).").waitFor();
  await openMenu();
  expect(readDocx((await download("Word (.docx)")).file)["word/document.xml"]).toContain("தமிழ்");
});
