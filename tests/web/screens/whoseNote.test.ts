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

const transcript =
  "Patient: My left knee has hurt for three weeks.\nDoctor: Take ibuprofen 400 mg and come back in a month.";

beforeAll(async () => {
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  browser = await openBrowser();
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

test("signing an unnamed session leads to the patient's field", async () => {
  const { page } = browser;
  await sessions.create();
  await scribe.draftTyped(transcript);
  await page.keyboard.press("Control+Enter");
  await page.getByText("Name the patient above before you sign.").waitFor();
  const field = page.getByRole("combobox", { name: "Patient name" });
  await field.and(page.locator(":focus")).waitFor();
  await page.getByRole("button", { name: "Sign without a patient" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Not yet" }).click();
  await page.getByRole("button", { name: "Sign note" }).click();
  await field.and(page.locator(":focus")).waitFor();
  await page.keyboard.insertText("Ada Byron");
  await page.keyboard.press("Enter");
  await page.getByText("Sign this note?").waitFor();
  await page.getByRole("button", { name: "Sign note" }).click();
  await page.getByText(/^Nora Lindqvist, today/).waitFor();
});

test("R beside a note asks whose recording it is: Escape records nothing, 1 begins a new session", async () => {
  const { page } = browser;
  await sessions.create({ patient: "Ines Carvalho", reason: "Asthma review" });
  await scribe.draftTyped(transcript);
  const ines = scribe.visitId();
  await page.getByRole("heading", { name: "Ines Carvalho" }).click();
  await page.keyboard.press("r");
  const question = page.getByRole("group", { name: "Record a new session?" });
  await question.getByRole("button", { name: "Add to Ines Carvalho" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect((await scribe.takes()).length).toBe(0);

  await page.keyboard.press("r");
  await question.waitFor();
  await page.keyboard.press(consentKeys.verbal);
  await page.waitForURL((url) => ![null, ines].includes(url.searchParams.get("visit")));
  await page.getByRole("group", { name: "Patient consent to record?" }).waitFor();
  await page.keyboard.press(consentKeys.declined);
  expect(scribe.visitId()).not.toBe(ines);
});

test("a signed note leads to the next session with an unsigned note", async () => {
  const { page } = browser;
  await sessions.row("Ada Byron").click();
  await page.getByRole("button", { name: "Next session" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Ines Carvalho", level: 1 }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await page.locator("[data-sentence]:focus").waitFor(); // the keyboard stays in the note
});

test("a session that cannot load shows no Record button", async () => {
  const { page } = browser;
  const visit = scribe.visitId();
  await page.route(`**/api/v1/visits/${visit}**`, (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.reload();
  const recorder = page.getByRole("region", { name: "Recorder" });
  await recorder.getByText("This session can’t be loaded right now. Chartside keeps trying.").waitFor();
  expect(
    await page
      .getByRole("main")
      .getByRole("button", { name: /record/i })
      .count(),
  ).toBe(0);
  await page.keyboard.press("r");
  await page.getByRole("group", { name: "Record a new session?" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("group", { name: "Patient consent to record?" }).count()).toBe(0);
  await page.unroute(`**/api/v1/visits/${visit}**`);
  await page.reload();
  await page.getByRole("heading", { name: "Ines Carvalho", level: 1 }).waitFor();
  browser.problems.splice(0); // the answers 503
  await page.locator("[data-sentence]").first().focus();
});

test("[ and ] change the session without moving the focus from the note", async () => {
  const { page } = browser;
  await page.keyboard.press("]");
  await page.getByRole("heading", { name: "Ada Byron", level: 1 }).waitFor();
  await page.locator("[data-sentence]:focus").waitFor();
  await page.keyboard.press("[");
  await page.getByRole("heading", { name: "Ines Carvalho", level: 1 }).waitFor();
  await page.locator("[data-sentence]:focus").waitFor();
});

test("the accessibility tree has headings by their titles and regions in reading order", async () => {
  const { page } = browser;
  const names = await page.getByRole("main").getByRole("heading", { includeHidden: false }).allTextContents();
  const order = ["Sessions", "Ines Carvalho", "Transcript", "Said, but not in the note", "Note"];
  expect(names.filter((name) => order.includes(name))).toEqual(order);
  const tree = await page.getByRole("region", { name: "Note text" }).ariaSnapshot();
  expect(tree).toMatch(/heading "Subjective" \[level=3\]/);
  expect(tree).not.toMatch(/heading "[^"]*(Copy|Edit|More)/);
});
