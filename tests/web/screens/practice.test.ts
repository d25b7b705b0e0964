import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PracticeMember } from "../../../src/shared/practice/practiceMember";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, newSession, openSignedIn, type Visitor } from "../support/screens";
import { Service } from "../support/Service";

let product: Product;
let browser: Browser;
let admin: Visitor;
let clinician: Visitor;
let adminService: Service;
let clinicianService: Service;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  admin = await openSignedIn(browser, product, { firstName: "Priya", lastName: "Raman" });
  await admin.page.goto("/dashboard/scribe");
  adminService = await Service.of(product, admin);
  const email = `carmen-${randomUUID()}@example.org`;
  await newSession(product, email, { first_name: "Carmen", last_name: "Ruiz" });
  await join(email);
  clinician = await openSignedIn(browser, product, { existing: email });
  await clinician.page.goto("/dashboard/scribe");
  clinicianService = await Service.of(product, clinician);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Moves a person, whose sign-up made a practice of their own, into the admin's practice. That ends their sessions. */
async function join(email: string): Promise<void> {
  const { id } = await adminService.call<{ id: string }>("GET", "/organization");
  const service = await Service.signedInAs(product, email);
  const { id: user_id } = await service.call<{ id: string }>("GET", "/auth/user/me");
  await adminService.call("POST", `/organizations/${id}/people`, { user_id, visits: "go_along" });
}

const members = async (): Promise<PracticeMember[]> =>
  (await adminService.call<{ items: PracticeMember[] }>("GET", "/users")).items;
const carmen = async (): Promise<PracticeMember | undefined> =>
  (await members()).find(({ first_name }) => first_name === "Carmen");

/** Checks for horizontal scrolling at all widths, and accessibility on a phone in light and a wide screen in dark. */
async function looksRight(page: Page, name: string): Promise<void> {
  const overflow = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
  for (const width of [1440, 320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const selector of ["html", ".cs-content"])
      await expect.poll(() => overflow(selector), { message: `${name}, ${selector} at ${width}` }).toBe(0);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(".is-wide").waitFor();
  await page.locator("body.bp6-dark").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.locator("body:not(.bp6-dark)").waitFor();
}

test("User Management shows people and practice, and an account type can be changed and restored [P1.07, P2.27]", async () => {
  const { page, problems } = admin;
  await page.goto("/dashboard/user-management");
  await page.getByRole("heading", { level: 1, name: "User Management" }).waitFor();
  const group = page.getByRole("navigation", { name: "Screens" }).locator(".cs-nav-group", {
    has: page.getByRole("heading", { name: "Practice Management" }),
  });
  await group.getByRole("link", { name: "User Management" }).waitFor();

  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  await row("Carmen Ruiz").getByText(clinician.email).waitFor();
  await row("Priya Raman").getByText("You", { exact: true }).waitFor();
  expect(await row("Priya Raman").getByRole("combobox").count()).toBe(0); // users cannot change their own type

  await page.getByLabel("Account type of Carmen Ruiz").selectOption("Enterprise");
  await page.getByText("Carmen Ruiz now has the Enterprise account type.").waitFor();
  expect((await carmen())?.account_type).toBe("enterprise");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await carmen())?.account_type).toBe("pro");
  await expect.poll(() => page.getByLabel("Account type of Carmen Ruiz").inputValue()).toBe("pro");

  await page.getByRole("searchbox", { name: "Find people" }).fill("carm");
  expect(await page.getByRole("rowheader").count()).toBe(1);
  await page.getByRole("searchbox", { name: "Find people" }).fill("nobody");
  await page.getByText("No people match “nobody”.").waitFor();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(2);
  await looksRight(page, "People");

  await page.getByRole("tab", { name: "People" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tab", { name: "Practice" }).press("Enter");
  const wording = page.getByLabel("Consent wording");
  expect(await wording.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(40);
  await page.getByLabel("Delete audio after").selectOption("30 days");
  await page.getByLabel("Template for first sessions").selectOption("Progress note");
  await page.getByLabel("Time zone").selectOption("America/Denver");
  await page.getByLabel("Consent wording").fill("May I record our visit so that the note is complete?");
  await page.keyboard.press("Tab");
  await expect
    .poll(() => adminService.call("GET", "/organization"))
    .toMatchObject({
      ...{ retention_days: 30, default_template: "progress", time_zone: "America/Denver" },
      consent_wording: "May I record our visit so that the note is complete?",
    });
  const name = page.getByLabel("Practice name");
  await name.fill("");
  await page.keyboard.press("Enter");
  await page.getByText("Enter a practice name.").waitFor();
  await name.fill("Northgate Family Practice");
  await page.keyboard.press("Enter");
  await page.getByText("Saved.").waitFor();
  await page.getByText("Northgate Family Practice · 2 people").waitFor();
  await looksRight(page, "Practice");
  expect(problems).toEqual([]);
});

test("the practice's consent wording is shown when a recording asks for consent", async () => {
  await adminService.call("PATCH", "/organization", { consent_wording: "May I record our visit?" });
  const { id } = await clinicianService.call<{ id: string }>("POST", "/visits", { patient_name: "Ruth Abara" });
  const { page } = clinician;
  await page.goto(`/dashboard/scribe?visit=${id}`);
  await page.getByRole("heading", { level: 1, name: "Ruth Abara" }).waitFor();
  await page.keyboard.press("r");
  await page.getByRole("group", { name: "Patient consent to record?" }).waitFor();
  await page.getByText("“May I record our visit?”").waitFor();
  await looksRight(page, "Consent");
});

test("an unknown account type is shown as Unknown in other users' rows, but not in one's own [P6.37]", async () => {
  const { page } = admin;
  await page.route("**/api/v1/users", async (route) => {
    const response = await route.fetch();
    const { items } = (await response.json()) as { items: PracticeMember[] };
    await route.fulfill({ response, json: { items: items.map((each) => ({ ...each, account_type: "owner" })) } });
  });
  await page.goto("/dashboard/user-management");
  const theirs = page.getByLabel("Account type of Carmen Ruiz");
  await theirs.waitFor();
  const shown = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent;
  expect(await theirs.evaluate(shown)).toBe("Unknown");
  expect(await page.getByText("Unknown").count()).toBe(1);
  await page
    .getByRole("row", { name: /Priya Raman/ })
    .getByText("Admin", { exact: true })
    .waitFor();

  await theirs.selectOption("Pro"); // and can be changed to one of the three
  await expect.poll(() => theirs.evaluate(shown)).toBe("Pro");
  await page.unroute("**/api/v1/users");
});

test("Metrics shows recorded and signed sessions as charts and tables [P1.08, P2.28]", async () => {
  await clinicianService.recordedSession("Harold Whitfield");
  await clinicianService.signedSession(
    { patient_name: "Harold Whitfield", reason: "Left knee" },
    "Doctor: What brings you in?\nPatient: My left knee has been hurting for three weeks.\nDoctor: Rest it and come back in two weeks.",
  );
  const { page, problems } = admin;
  await page.goto("/dashboard/metrics");
  await page.getByRole("heading", { level: 1, name: "Metrics" }).waitFor();
  const figure = (name: string) => page.locator(".cs-kpis > div").filter({ hasText: name }).locator("b");
  await expect.poll(() => figure("Sessions").textContent()).toBe("1");
  expect(await figure("Notes signed").textContent()).toBe("1");
  expect(await figure("Time to sign").textContent()).toBe("–"); // the signed one was typed
  await page.getByRole("img", { name: /: 1 sessions, at most 1 a day; 1 notes signed/ }).waitFor();
  await looksRight(page, "Metrics");

  const asTable = page.getByRole("button", { name: "Sessions and signed notes per day as a table" });
  await asTable.press("Enter");
  const table = page.getByRole("region", { name: "Sessions and signed notes per day, table" });
  expect(await table.getByRole("row").count()).toBe(29);
  expect(await table.getByRole("row").last().getByRole("cell").allTextContents()).toEqual(["1", "1"]);
  expect(await asTable.getAttribute("aria-pressed")).toBe("true");

  await page.getByLabel("Period").selectOption("7");
  await expect.poll(() => table.getByRole("row").count()).toBe(8);
  const people = page.getByRole("region", { name: "By clinician" });
  expect(await people.getByRole("rowheader").allTextContents()).toEqual(["Carmen Ruiz"]);
  await people.getByRole("button", { name: "Sessions" }).click();
  await people.locator("th[aria-sort=descending]").waitFor();
  await looksRight(page, "Metrics as a table");
  expect(problems).toEqual([]);
});

test("Pre-Chart shows the day's appointments with earlier notes and starts a session [P1.04, P2.19]", async () => {
  const member = await carmen();
  await adminService.call("PATCH", `/users/${member?.id}`, { account_type: "enterprise" });
  const { page, problems } = clinician;
  await page.goto("/dashboard/pre-chart");
  const group = page.getByRole("navigation", { name: "Screens" }).locator(".cs-nav-group", {
    has: page.getByRole("heading", { name: "Pre-Visit" }),
  });
  await group.getByRole("link", { name: "Pre-Chart" }).waitFor();
  await page.getByText(/^No appointments on \w+ \d+\. Add one, or start a session without one\.$/).waitFor();
  await looksRight(page, "Empty day");

  await page.getByRole("button", { name: "Add appointment" }).last().press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.locator("input:focus").waitFor(); // the first field
  await page.keyboard.type("Whitfield, Harold");
  await dialog.getByLabel("Time").fill("23:59");
  await dialog.getByLabel("Reason for visit").fill("Knee again");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  const rows = page.getByRole("list", { name: "Appointments" }).getByRole("button");
  expect(await rows.allTextContents()).toEqual(["11:59 PMWhitfield, HaroldKnee again"]);

  await page.getByRole("heading", { level: 1, name: "Whitfield, Harold" }).waitFor();
  const history = page.getByRole("region", { name: "Earlier sessions" });
  await history
    .getByText(/left knee pain for 3 weeks/)
    .first()
    .waitFor();
  await history.getByText(/^Signed by Carmen Ruiz/).waitFor();
  await history.getByText("Not signed").waitFor();
  await looksRight(page, "Pre-chart");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /^Back to / }).click();
  await rows.first().click();
  await page.getByText("11:59 PM, 1 of 1").waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: "Edit appointment" }).click();
  await dialog.getByLabel("Patient name").fill("Harold Whitfield");
  await dialog.getByRole("button", { name: "Save appointment" }).click();
  await page.getByRole("heading", { level: 1, name: "Harold Whitfield" }).waitFor();

  await page.getByRole("button", { name: "Start session" }).click();
  await page.waitForURL("**/dashboard/scribe?visit=*");
  const header = page.locator("header.cs-patient");
  await header.getByRole("heading", { level: 1, name: "Harold Whitfield" }).waitFor();
  await header.getByText("Knee again").waitFor();

  await page.goto("/dashboard/pre-chart");
  await rows.first().getByText("Session created").waitFor();
  await rows.first().click();
  await page.getByRole("button", { name: "Open session", exact: true }).first().waitFor();
  expect(await page.getByRole("button", { name: "Start session" }).count()).toBe(0);

  await page.getByRole("button", { name: "Delete appointment" }).click();
  await page.getByText("Appointment deleted.").waitFor();
  await page.locator(".cs-empty-day button:focus").waitFor(); // the focus moves here when the appointment is removed
  await page.getByRole("button", { name: "Undo" }).click();
  await rows.first().getByText("Session created").waitFor();

  await page.getByRole("button", { name: "Next day" }).click();
  await page.getByText(/^No appointments on/).waitFor();
  await page.getByRole("button", { name: "Today" }).click();
  await rows.first().waitFor();
  expect(problems).toEqual([]);
});

test("only a patient without sessions can be deleted", async () => {
  const { page } = admin;
  const named = (family_name: string) => ({ given_name: "Zora", family_name, birth_date: "1957-03-14" });
  await adminService.call("POST", "/patients", named("Neale"));
  const busy = await adminService.call<{ id: string }>("POST", "/patients", named("Hurston"));
  await adminService.call("POST", "/visits", { patient_id: busy.id });
  await page.goto("/dashboard/user-management");
  await page.getByRole("tab", { name: "Patients" }).click();
  expect(await page.getByRole("searchbox").count()).toBe(1);
  await page.getByRole("searchbox", { name: "Find patients" }).fill("zora");
  await expect.poll(() => page.getByRole("row", { name: /Zora/ }).count()).toBe(2);
  await looksRight(page, "Patients");

  const ask = async (name: string) => {
    await page.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Delete…" }).click();
    await page.getByRole("menu").waitFor({ state: "detached" });
  };
  const dialog = page.getByRole("dialog");
  await ask("Zora Hurston");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Keep");
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Delete patient" }).click();
  await dialog.getByText(/A deleted session counts for the ten minutes in which it can be restored/).waitFor();
  await dialog.getByRole("button", { name: "Keep" }).click();
  await dialog.waitFor({ state: "detached" });
  await ask("Zora Neale");
  await dialog.getByRole("button", { name: "Delete patient" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("row", { name: /Zora/ }).count()).toBe(1);
  const { items } = await adminService.call<{ items: { name: string }[] }>("GET", "/patients?q=zora");
  expect(items.map(({ name }) => name)).toEqual(["Zora Hurston"]);
});
