import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ChatServer } from "../../server/notes/model/ChatServer";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn, type Visitor } from "../support/screens";
import { Service } from "../support/Service";

const models = new ChatServer();
let product: Product;
let browser: Browser;
let admin: Visitor;
let service: Service;

beforeAll(async () => {
  await models.start();
  const env = { CHARTSIDE_SPEECH: "none", CHARTSIDE_NOTES_PRIVATE_ADDRESSES: "on" };
  [product, browser] = await Promise.all([startProduct({ env }), launchBrowser()]);
  admin = await openSignedIn(browser, product, { firstName: "Priya", lastName: "Raman" });
  await admin.page.goto("/dashboard/user-management");
  service = await Service.of(product, admin);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await models.stop();
});

test("an admin tries the practice's own language model, saves it, and its key is not shown again", async () => {
  const { page, problems } = admin;
  await page.getByRole("tab", { name: "Practice" }).click();
  const form = page.getByRole("form", { name: "Note drafts" });
  await form.getByRole("radio", { name: "Your own language model" }).check({ force: true });
  await form.getByLabel("Address").fill(models.url);
  await form.getByLabel("Model", { exact: true }).fill("their-model");
  await form.getByLabel("Key", { exact: true }).fill("sk-canary");
  await form.getByLabel("US dollars per million input tokens").fill("2.5");
  await form.getByLabel("US dollars per million output tokens").fill("10");
  expect(await accessibilityFaults(page)).toEqual([]);
  models.behaviour = { status: { code: 401 } };
  await form.getByRole("button", { name: "Try it" }).click();
  await form.getByRole("status").getByText("refuses the key").waitFor();
  models.behaviour = {};
  await form.getByRole("button", { name: "Try it" }).click();
  await form
    .getByRole("status")
    .getByText(/^It works: \d+ sentences/)
    .waitFor();
  expect(models.requests.at(-1)?.headers.authorization).toBe("Bearer sk-canary");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await form.getByRole("status").getByText("Saved.").waitFor();
  expect(await service.call("GET", "/organization/language-model")).toMatchObject({
    engine: "own",
    has_key: true,
    input_price: 2.5,
    output_price: 10,
  });
  await page.reload();
  await page.getByRole("tab", { name: "Practice" }).click();
  await form.getByText("A key is stored.").waitFor();
  expect(await form.getByLabel("Key", { exact: true }).inputValue()).toBe("");
  expect(await page.content()).not.toContain("sk-canary");
  expect(problems.filter((problem) => !problem.includes("401"))).toEqual([]);
});

test("the versions of a note say what the language model took, and the settings what the drafts of 30 days did", async () => {
  const { page } = admin;
  const transcript = "Doctor: What brings you in?\nPatient: My left knee has been hurting for three weeks.";
  const note = await service.draftedNote({ patient_name: "Ellen Canary" }, transcript);
  const use = /1,000 tokens read, 200 written in \d+ s, about \$0\.0045/;
  await page.goto(`/dashboard/scribe?visit=${note.visit_id}`);
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("dialog", { name: "Versions" }).getByText(use).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto("/dashboard/user-management");
  await page.getByRole("tab", { name: "Practice" }).click();
  const form = page.getByRole("form", { name: "Note drafts" });
  await form.getByText(use).waitFor();
  expect(await form.getByLabel("US dollars per million output tokens").inputValue()).toBe("10");
});

test("an address that cannot be used is explained", async () => {
  const { page } = admin;
  const form = page.getByRole("form", { name: "Note drafts" });
  await form.getByLabel("Address").fill("http://models.example.org/v1");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByRole("alert").getByText("would be sent unencrypted").waitFor();
});
