import { afterAll, beforeAll, expect, test } from "vitest";
import { ChatServer } from "../../server/notes/model/ChatServer";
import { signUp } from "../pages/accountPages";
import { ScribePage } from "../pages/ScribePage";
import { SessionsPage } from "../pages/SessionsPage";
import { type Browser, openBrowser } from "../support/browser";
import { type Product, startProduct } from "../support/product";
import { savePictures } from "../support/savePictures";

const models = new ChatServer();
let product: Product;
let browser: Browser;

beforeAll(async () => {
  await models.start();
  product = await startProduct({
    env: {
      CHARTSIDE_SPEECH: "none",
      CHARTSIDE_NOTES: "model",
      CHARTSIDE_NOTES_BASE_URL: models.url,
      CHARTSIDE_NOTES_MODEL: "test-model",
    },
  });
  browser = await openBrowser();
  await signUp(browser.page, product.url);
  const sessions = new SessionsPage(browser.page);
  await sessions.list.getByText("Sessions you record are listed here.").waitFor();
  await sessions.create({ patient: "Ines Carvalho", reason: "Knee" });
  await new ScribePage(browser.page).draftTyped(
    [
      "Patient: My left knee has hurt for three weeks.",
      "Patient: I take lisinopril 10 mg once a day.",
      "Doctor: We will order an x-ray of the left knee. Come back in a month.",
    ].join("\n"),
  );
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await models.stop();
});

test("one section is redrafted with instructions", async () => {
  const { page } = browser;
  const scribe = new ScribePage(page);
  const before = (await scribe.notes())[0];
  await page.getByRole("button", { name: "More for Subjective" }).click();
  await page.getByRole("menuitem", { name: "Redraft with instructions…" }).click();
  const field = page.getByLabel("Instructions for Subjective");
  await field.fill("Keep it to one sentence.");
  await savePictures(page, "instruct");
  models.behavior = {
    alter: (sentences) => {
      for (const one of sentences.filter(({ section }) => section === "subjective"))
        one.text = "Left knee pain for 3 weeks.";
      for (const one of sentences.filter(({ section }) => section !== "subjective")) one.text = "Not asked for.";
    },
  };
  await field.press("Enter");
  await expect.poll(async () => (await scribe.notes())[0]?.id).not.toBe(before?.id);
  await expect.poll(async () => (await scribe.notes())[0]?.drafting).toBe(false);
  expect(models.prompt).toContain("Keep it to one sentence.");
  const [after] = await scribe.notes();
  const texts = (note: typeof after, isOwn: boolean) =>
    note?.sections
      .filter(({ key }) => (key === "subjective") === isOwn)
      .flatMap(({ sentences }) => sentences.map(({ text }) => text));
  expect(texts(after, true)).toEqual(["Left knee pain for 3 weeks."]);
  expect(texts(after, false)).toEqual(texts(before, false));
});
