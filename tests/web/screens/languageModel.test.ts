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
  expect(await service.call("GET", "/organization/language-model")).toMatchObject({ engine: "own", has_key: true });
  await page.reload();
  await page.getByRole("tab", { name: "Practice" }).click();
  await form.getByText("A key is stored.").waitFor();
  expect(await form.getByLabel("Key", { exact: true }).inputValue()).toBe("");
  expect(await page.content()).not.toContain("sk-canary");
  expect(problems.filter((problem) => !problem.includes("401"))).toEqual([]);
});

test("an address that cannot be used is explained", async () => {
  const { page } = admin;
  const form = page.getByRole("form", { name: "Note drafts" });
  await form.getByLabel("Address").fill("http://models.example.org/v1");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByRole("alert").getByText("would be sent unencrypted").waitFor();
});
