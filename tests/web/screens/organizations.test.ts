import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListedOrganization } from "../../../src/shared/practice/organization";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, newSession, openSignedIn, type Visitor } from "../support/screens";
import { Service } from "../support/Service";

let product: Product;
let browser: Browser;
let operator: Visitor;
let service: Service;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  operator = await openSignedIn(browser, product, { firstName: "Priya", lastName: "Raman" }); // the first account
  await operator.page.goto("/dashboard/user-management");
  service = await Service.of(product, operator);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const organizations = async (): Promise<ListedOrganization[]> =>
  (await service.call<{ items: ListedOrganization[] }>("GET", "/organizations")).items;
const numbersOf = async (name: string) => {
  const found = (await organizations()).find((each) => each.name === name);
  return found && { people: found.people, visits: found.visits };
};

/** Checks for horizontal scrolling on a phone, and accessibility on a phone in light and a wide screen in dark. */
async function looksRight(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.locator(".cs-content").evaluate((each) => each.scrollWidth - each.clientWidth), {
        message: `${width}`,
      })
      .toBe(0);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator("body.bp6-dark").waitFor();
  await page.locator(".is-wide").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.locator("body:not(.bp6-dark)").waitFor();
}

test("an operator creates, renames and archives organizations, and moves people with or without their sessions [P1.07]", async () => {
  const { page, problems } = operator;
  const email = `carmen-${randomUUID()}@example.org`;
  await newSession(product, email, { first_name: "Carmen", last_name: "Ruiz" });
  const carmen = await Service.signedInAs(product, email);
  await carmen.call("POST", "/visits", { patient_name: "Harold Whitfield" });

  await page.reload();
  await page.getByRole("tab", { name: "Organizations" }).click();
  await page.getByRole("row", { name: "My practice 1 1" }).waitFor();
  await page.getByRole("button", { name: "New organization" }).click();
  await page.getByRole("button", { name: "Create organization" }).click();
  await page.getByText("Enter a name.").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Northgate Pediatrics");
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: "Northgate Pediatrics 0 0" }).waitFor();
  await looksRight(page);

  await page.getByRole("button", { name: "My practice", exact: true }).click();
  await page.getByRole("button", { name: "More for Carmen Ruiz" }).click();
  await page.getByRole("menuitem", { name: "Move to another organization…" }).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByLabel("New organization").inputValue()).toBe(""); // nothing is preselected
  await dialog.getByRole("button", { name: "Move" }).click();
  await dialog.getByRole("alert").getByText("Choose an organization.").waitFor();
  await dialog.getByLabel("New organization").selectOption("Northgate Pediatrics");
  expect(await dialog.getByRole("radio", { name: /^Stay in/ }).isDisabled()).toBe(true); // without a colleague
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move" }).click();
  await page.getByText("No one is in this organization.").waitFor();
  await page.getByText("Moved Carmen Ruiz to another organization; their sessions moved too").first().waitFor();
  expect(await numbersOf("Northgate Pediatrics")).toEqual({ people: 1, visits: 1 });
  await looksRight(page);

  await page.getByRole("button", { name: "All organizations" }).click();
  await page.getByRole("button", { name: "More for My practice" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await page.getByRole("row", { name: /^My practice 0 0 .*Archived/ }).waitFor();
  await page.getByRole("button", { name: "More for Northgate Pediatrics" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await page.getByText(/^This organization still has people\./).waitFor();
  await page.getByRole("button", { name: "More for Northgate Pediatrics" }).click();
  await page.getByRole("menuitem", { name: "Rename…" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Northgate Clinic");
  const titles = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => seen.add(document.querySelector(".cs-practice-dialog h2")?.textContent ?? "");
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  });
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  expect(await titles.evaluate((seen) => [...seen].filter(Boolean))).toEqual(["Rename organization"]);
  await page.getByRole("row", { name: /^Northgate Clinic 1 1/ }).waitFor();
  expect(problems.filter((text) => !text.includes("409"))).toEqual([]);
});

test("the audit log names who did what", async () => {
  const { page } = operator;
  await service.call("POST", "/invitations", { email: "liam@example.org", account_type: "pro" });
  await service.call("PATCH", "/organization", { name: "Northgate Family Practice" });
  await page.getByRole("tab", { name: "Audit" }).click();
  await page.getByRole("row", { name: /Priya Raman Changed the practice: name$/ }).waitFor();
  await page.getByRole("row", { name: /Priya Raman Invited liam@example\.org$/ }).waitFor();
  await looksRight(page);
  await page.getByLabel("Kind").selectOption("People");
  await expect.poll(() => page.getByRole("row", { name: /Changed the practice/ }).count()).toBe(0);
  expect(await page.getByRole("row", { name: /Invited liam/ }).count()).toBe(1);
  await page.getByLabel("To", { exact: true }).fill("2020-01-01");
  await page.getByText("Nothing was recorded for these filters.").waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("row", { name: /Changed the practice/ }).waitFor();
});

test("an admin who is not an operator has the audit log but no organizations", async () => {
  const visitor = await openSignedIn(browser, product, { firstName: "Hana", lastName: "Sato" });
  const { items } = await service.call<{ items: ListedOrganization[] }>("GET", "/organizations");
  const hana = await Service.signedInAs(product, visitor.email);
  const { id } = await hana.call<{ id: string }>("GET", "/auth/user/me");
  for (const { id: organization } of items) {
    const { items: people } = await service.call<{ items: { id: string }[] }>(
      "GET",
      `/organizations/${organization}/people`,
    );
    if (people.some((person) => person.id === id))
      await service.call("PATCH", `/organizations/${organization}/people/${id}`, { account_type: "admin" });
  }
  await visitor.page.goto("/dashboard/user-management");
  await visitor.page.getByRole("tab", { name: "Audit" }).waitFor();
  expect(await visitor.page.getByRole("tab", { name: "Organizations" }).count()).toBe(0);
  await visitor.context.close();
});
