import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signUp } from "../pages/accountPages";
import { consentKeys, ScribePage } from "../pages/ScribePage";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";

let product: Product;
let browser: Browser;
let scribe: ScribePage;
let sessions: SessionsPage;

beforeAll(async () => {
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  browser = await openBrowser();
  await browser.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  scribe = new ScribePage(browser.page);
  sessions = new SessionsPage(browser.page);
  await signUp(browser.page, product.url);
  await sessions.list.getByText("Sessions you record are listed here.").waitFor();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
afterEach(() => expect(browser.problems).toEqual([]));

const question = () => browser.page.getByRole("group", { name: "Patient consent to record?" });

test("N creates nothing until Enter in the patient's name", async () => {
  const { page } = browser;
  await sessions.showNew();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(new URL(page.url()).searchParams.get("visit")).toBeNull();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("Ada Byron");
  await page.keyboard.press("Enter");
  await question().waitFor();
  await sessions.openName.filter({ hasText: "Ada Byron" }).waitFor();
  await page
    .getByText("The transcript appears here. Once the question about consent is answered, it can also be typed.")
    .waitFor();
  expect(await page.getByLabel("Type or paste the transcript").count()).toBe(0);
  await page.keyboard.press(consentKeys.declined);
  await page.getByText("Patient declined recording").waitFor();
  await page.getByLabel("Type or paste the transcript").waitFor();

  await sessions.showNew();
  expect(await sessions.newSession.getByLabel("Patient name").inputValue()).toBe("");
  await sessions.row("Ada Byron").waitFor(); // a session with a name is kept
});

test("a session whose patient declined leaves nothing in the list unless something was typed", async () => {
  const { page } = browser;
  await sessions.showNew();
  await page.keyboard.press("Enter");
  await question().waitFor();
  await page.keyboard.press(consentKeys.declined);
  await page.getByText("Patient declined recording").waitFor();
  const declined = scribe.visitId();
  await expect.poll(() => sessions.rows.count()).toBe(2);
  await page.keyboard.press("n");
  await expect.poll(() => sessions.rows.count()).toBe(1);
  await expect.poll(async () => (await scribe.request(`/visits/${declined}`)).status()).toBe(404);
  expect(await sessions.list.getByText("Session deleted").count()).toBe(0);

  await page.getByRole("button", { name: "Record", exact: true }).click();
  await question().waitFor();
  await page.keyboard.press(consentKeys.declined);
  await page.getByLabel("Type or paste the transcript").fill("Patient: My knee hurts.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "New session" }).first().click();
  await sessions.newSession.waitFor();
  await page.reload();
  await expect.poll(() => sessions.rows.count()).toBe(2);
});

test("a session whose patient declined before a reload leaves nothing in the list", async () => {
  const { page } = browser;
  await sessions.showNew();
  const before = await sessions.rows.count();
  await page.keyboard.press("Enter");
  await question().waitFor();
  await page.keyboard.press(consentKeys.declined);
  await page.getByText("Patient declined recording").waitFor();
  const declined = scribe.visitId();
  await page.reload();
  await page.getByText("Patient declined recording").waitFor();
  await expect.poll(() => sessions.rows.count()).toBe(before + 1);
  await sessions.showNew();
  await expect.poll(() => sessions.rows.count()).toBe(before);
  await expect.poll(async () => (await scribe.request(`/visits/${declined}`)).status()).toBe(404);
});

test("a file without audio leaves no session", async () => {
  const { page } = browser;
  await sessions.newSession.waitFor();
  const before = await sessions.rows.count();
  const file = join(mkdtempSync(join(tmpdir(), "chartside-import-")), "letter.mp3");
  writeFileSync(file, "This is a text.");
  await page.getByLabel("Audio file").first().setInputFiles(file);
  await question().waitFor();
  await page.keyboard.press(consentKeys.verbal);
  await page.getByText("letter.mp3 has no readable audio.").waitFor();
  await page.getByRole("button", { name: "New session" }).first().click();
  await sessions.newSession.waitFor();
  expect(await page.getByText("letter.mp3").count()).toBe(0);
  await expect.poll(() => sessions.rows.count()).toBe(before);
});

test("an import while a session with a note is open asks first", async () => {
  const { page } = browser;
  await sessions.create({ patient: "Ines Alves" });
  await scribe.draftTyped("Patient: My right elbow hurts.");
  const file = join(mkdtempSync(join(tmpdir(), "chartside-import-")), "next.mp3");
  writeFileSync(file, "This is a text.");
  await page.getByLabel("Audio file").first().setInputFiles(file);
  const asked = page.getByRole("group", { name: "Import into a new session?" });
  await asked.getByText("Add to Ines Alves").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await asked.waitFor({ state: "detached" });
  expect(await scribe.takes()).toEqual([]);
});

test("the last patient's transcript is not in the accessibility tree of the next session", async () => {
  const { page } = browser;
  await sessions.create({ patient: "Ines Carvalho" });
  await scribe.draftTyped("Patient: The heron on my balcony scared me, and my right elbow hurts.");
  await page.getByText("heron").first().waitFor();
  await page.keyboard.press("Shift+C");
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await sessions.create({ patient: "Tomasz Bielski" });
  const tree = await page.locator("body").ariaSnapshot();
  expect(tree).toContain("Tomasz Bielski");
  expect(tree).not.toMatch(/heron|elbow|Copied|copied/);
});

test("Stop is in view at 200 % zoom, and an unnamed session's header and its buttons are whole on a phone after the recording", async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 720, height: 450 });
  await sessions.showNew();
  await page.keyboard.press("Enter");
  await question().waitFor();
  await page.keyboard.press(consentKeys.verbal);
  const stop = scribe.recorder.getByRole("button", { name: "Stop", exact: true });
  await stop.waitFor();
  const bottom = async (): Promise<number> => stop.evaluate((button) => button.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(450);

  await page.setViewportSize({ width: 390, height: 844 });
  await scribe.waitUntilRecorded(1);
  await scribe.stop();
  const more = page.getByRole("button", { name: "Record more" });
  await more.waitFor();
  const consent = page.getByRole("button", { name: /^Consent given/ });
  for (const target of [more, consent])
    expect(await target.evaluate((button) => button.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  const field = page.getByRole("combobox", { name: "Patient name" });
  const isCovered = await consent.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [x + 4, x + width - 4].some((at) => !button.contains(document.elementFromPoint(at, y + height / 2)));
  });
  expect(isCovered).toBe(false);
  const header = await page.locator("header.cs-patient").boundingBox();
  const box = await field.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(header!.y + header!.height);
});
