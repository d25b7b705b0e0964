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

test("an admin saves the practice's own language model after a try", async () => {
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
  models.behavior = { status: { code: 401 } };
  await form.getByRole("button", { name: "Try it" }).click();
  await form.getByRole("status").getByText("refuses the key").waitFor();
  models.behavior = {};
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

test("Versions shows tokens, time and cost of a note's drafts", async () => {
  const { page } = admin;
  const transcript = "Doctor: What brings you in?\nPatient: My left knee has been hurting for three weeks.";
  const note = await service.draftedNote({ patient_name: "Ellen Canary" }, transcript);
  const usePattern = /1,000 tokens read, 200 written in \d+ s, about \$0\.0045/;
  await page.goto(`/dashboard/scribe?visit=${note.visit_id}`);
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("dialog", { name: "Versions" }).getByText(usePattern).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto("/dashboard/user-management");
  await page.getByRole("tab", { name: "Practice" }).click();
  const form = page.getByRole("form", { name: "Note drafts" });
  await form.getByText(usePattern).waitFor();
  expect(await form.getByLabel("US dollars per million output tokens").inputValue()).toBe("10");
});

test("an address that cannot be used is explained", async () => {
  const { page } = admin;
  const form = page.getByRole("form", { name: "Note drafts" });
  await form.getByLabel("Address").fill("http://models.example.org/v1");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByRole("alert").getByText("would be sent unencrypted").waitFor();
});

test("patient instructions are translated side by side, marked as unchecked", async () => {
  const { page } = admin;
  const transcript = [
    "Doctor: Take ibuprofen 400 mg twice a day for the knee.",
    "Doctor: Start acetaminophen 500 mg every six hours as needed.",
    "Doctor: Come back and see me in two weeks.",
  ].join("\n");
  const note = await service.draftedNote({ patient_name: "Rosa Canary" }, transcript);
  await page.goto(`/dashboard/scribe?visit=${note.visit_id}`);
  await page.getByRole("button", { name: "New document" }).click();
  await page.getByRole("menuitem", { name: "Patient instructions" }).click();
  const text = page.getByRole("region", { name: "Patient instructions, text" });
  await text.getByText("acetaminophen 500 mg every 6 hours").waitFor();
  models.behavior = { translate: (line) => `[es] ${line.replace("500 mg", "50 mg")}` };
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Translate…" }).click();
  const dialog = page.getByRole("dialog", { name: "Translate" });
  await dialog.getByLabel("Language").selectOption({ label: "Spanish (Español)" });
  await dialog.getByRole("button", { name: "Translate" }).click();
  await dialog.getByText("Unchecked translation.").waitFor();
  await dialog.getByText("1 line stays in English").waitFor();
  await dialog.getByText("[es] Come back and see me in 2 weeks.").waitFor();
  expect(await dialog.innerText()).not.toContain("50 mg e"); // the dose that the model changed
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.evaluate(() => (window.print = () => {}));
  await dialog.getByRole("button", { name: "Print…" }).click();
  const printed = page.locator(".cs-print");
  expect(await printed.getAttribute("lang")).toBe("es");
  expect(await printed.textContent()).toContain("Unchecked translation into Spanish by a language model.");
  await dialog.getByLabel("Language").selectOption({ label: "Arabic (العربية)" });
  await dialog.getByText("Unchecked translation.").waitFor({ state: "detached" });
  expect(await dialog.getByRole("button", { name: "Print…" }).count()).toBe(0);
  models.behavior = { fault: "hang" };
  for (const button of ["Cancel", "Close"]) {
    const { aborted, requests } = models;
    const asked = requests.length;
    await dialog.getByRole("button", { name: "Translate" }).click();
    await expect.poll(() => requests.length).toBe(asked + 1);
    await dialog.getByRole("button", { name: button }).last().click();
    await expect.poll(() => models.aborted).toBe(aborted + 1);
    expect(await dialog.getByRole("alert").count()).toBe(0);
  }
  models.behavior = {};
});

test("a note drafted while the model fails says why", async () => {
  const { page } = admin;
  models.behavior = { status: { code: 401 } };
  const transcript = "Doctor: What brings you in?\nPatient: My left knee has been hurting for three weeks.";
  const note = await service.draftedNote({ patient_name: "Lena Canary" }, transcript);
  await page.goto(`/dashboard/scribe?visit=${note.visit_id}`);
  const banner = page.getByRole("status").filter({ hasText: "Written by the built-in drafter." });
  await banner.getByText("The language model refuses the key. Ask your administrator to check it.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  models.behavior = {};
  await banner.getByRole("button", { name: "Try again" }).click();
  await banner.waitFor({ state: "detached" });
  await page.getByText("The patient presents with left knee pain for 3 weeks.").waitFor();
});
