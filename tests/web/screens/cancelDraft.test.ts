import { afterAll, beforeAll, expect, test } from "vitest";
import { ChatServer } from "../../server/notes/model/ChatServer";
import { signUp } from "../pages/accountPages";
import { ScribePage } from "../pages/ScribePage";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";

const models = new ChatServer();
let product: Product;
let browser: Browser;
let scribe: ScribePage;

const transcript = [
  "Patient: I take Zestril 10 mg once a day.",
  "Patient: My left knee has hurt for three weeks.",
  "Doctor: Come back in a month.",
].join("\n");

beforeAll(async () => {
  await models.start();
  product = await startProduct({
    env: {
      CHARTSIDE_SPEECH: "none",
      CHARTSIDE_NOTES: "model",
      CHARTSIDE_NOTES_BASE_URL: models.url,
      CHARTSIDE_NOTES_MODEL: "test-model",
      CHARTSIDE_NOTES_TIMEOUT_S: "20",
    },
  });
  browser = await openBrowser();
  scribe = new ScribePage(browser.page);
  await signUp(browser.page, product.url);
  const sessions = new SessionsPage(browser.page);
  await sessions.list.getByText("Sessions you record are listed here.").waitFor();
  await sessions.create({ patient: "Ines Carvalho", reason: "Knee" });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await models.stop();
  expect(browser.problems).toEqual([]);
});

test("a first draft of a model that hangs is canceled", async () => {
  const { page } = browser;
  models.behavior = { fault: "hang" };
  await page.getByLabel("Type or paste the transcript").fill(transcript);
  await page.getByRole("button", { name: "Save transcript" }).click();
  await page.getByRole("button", { name: "Draft note" }).click();
  const cancel = page.getByRole("button", { name: "Cancel draft" });
  await cancel.waitFor();
  await expect.poll(() => models.requests.length).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await cancel.click();
  await page.getByText("Note: draft cancelled. Transcript and audio are safe.").waitFor();
  await page.getByText("The note has not been drafted yet.").waitFor();
  await expect.poll(() => models.aborted).toBe(1);
});

test.each(["Note", "Transcript"])(
  "a narrow window keeps showing the %s when a first draft is canceled",
  async (side) => {
    const { page } = browser;
    await page.setViewportSize({ width: 360, height: 740 });
    const radio = (name: string) => page.getByRole("radio", { name, exact: true });
    const aborted = models.aborted;
    await radio("Note").click();
    await page.getByRole("button", { name: "Draft note" }).click();
    const cancel = page.getByRole("button", { name: "Cancel draft" });
    await cancel.waitFor();
    await radio(side).click();
    if (side === "Note") await cancel.click();
    else await page.keyboard.press("Control+.");
    await expect.poll(() => models.aborted).toBe(aborted + 1);
    await expect.poll(() => cancel.count()).toBe(0);
    expect(await radio(side).isChecked()).toBe(true);
    await radio("Note").click();
    await page.getByText("The note has not been drafted yet.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test("a note whose first draft was canceled is drafted with its button", async () => {
  await browser.page.setViewportSize({ width: 1280, height: 800 });
  models.behavior = {};
  await browser.page.getByRole("button", { name: "Draft note" }).click();
  await scribe.waitForNote();
});

test("a redraft canceled from the keyboard leaves the note as it was", async () => {
  const { page } = browser;
  const before = await scribe.note.innerText();
  models.behavior = { fault: "hang" };
  await page.getByRole("button", { name: "Rewrite" }).click();
  await page.getByRole("menuitem", { name: "Redraft", exact: true }).click();
  await page.getByRole("button", { name: "Cancel draft" }).waitFor();
  await page.keyboard.press("Control+.");
  await page.getByText("Note: draft cancelled. The text is as it was before.").waitFor();
  await scribe.waitForNote();
  expect(await scribe.note.innerText()).toBe(before);
});

test("a model that stays silent up to the limit is explained", async () => {
  const { page } = browser;
  await page.getByRole("button", { name: "Rewrite" }).click();
  await page.getByRole("menuitem", { name: "Redraft", exact: true }).click();
  const banner = page.getByRole("status").filter({ hasText: "Written by the built-in drafter." });
  await banner.waitFor({ timeout: 60_000 });
  expect(await banner.innerText()).toContain("The language model");
  models.behavior = {};
  await banner.getByRole("button", { name: "Try again" }).click();
  await banner.waitFor({ state: "detached" });
  await scribe.waitForNote();
});
