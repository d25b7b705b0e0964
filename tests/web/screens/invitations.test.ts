import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn, openSignedOut, password, type Visitor } from "../support/screens";

let product: Product;
let browser: Browser;
let admin: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { CHARTSIDE_SIGNUP: "invite" } }), launchBrowser()]);
  admin = await openSignedIn(browser, product, { firstName: "Priya", lastName: "Raman" });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test("an invited person signs up by the link, joins the practice, is disabled, enabled and removed", async () => {
  const { page } = admin;
  await page.goto("/dashboard/user-management");
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("nobody");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await dialog.getByText("Enter an email address.").waitFor();
  await dialog.getByLabel("Email").fill("jae@northgate.example");
  await dialog.getByLabel("Account type").selectOption("Enterprise");
  await dialog.getByText("If this server doesn’t send email, the next step shows the link to copy.").waitFor();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await dialog.getByText("This server doesn’t send email. Copy this link and send it to").waitFor();
  const link = await dialog.getByLabel("Link").inputValue();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Done" }).click();
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  await row("jae@northgate").getByText("Expires in 7 days").last().waitFor();
  await page.getByText("1 person, 1 invited").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const jae = await openSignedOut(browser, product);
  await jae.page.goto(link);
  await jae.page.getByText("You are invited as jae@northgate.example, with the Enterprise account type.").waitFor();
  expect(await accessibilityFaults(jae.page)).toEqual([]);
  await jae.page.getByLabel("First name").fill("Jae");
  await jae.page.getByLabel("Last name").fill("Park");
  await jae.page.getByLabel("Password", { exact: true }).fill(password);
  await jae.page.getByRole("button", { name: "Create account and join" }).click();
  await jae.page.waitForURL("**/dashboard/scribe*");
  await jae.page.getByRole("link", { name: "Pre-Chart" }).waitFor();

  await page.reload();
  await row("Jae Park").getByText("Active", { exact: true }).waitFor();
  const choose = async (item: string) => {
    await page.getByRole("button", { name: "More for Jae Park" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Disable");
  await row("Jae Park").getByText("Disabled", { exact: true }).last().waitFor();
  await jae.page.reload();
  await jae.page.waitForURL("**/sign-in*");
  await choose("Enable");
  await row("Jae Park").getByText("Active", { exact: true }).waitFor();
  await choose("Remove");
  await dialog.getByText("Who takes over their sessions?").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await row("Jae Park").waitFor({ state: "detached" });
  expect(admin.problems).toEqual([]);

  await jae.page.goto(link);
  await jae.page.getByText("This invitation was used, revoked or has expired.").waitFor();
});
