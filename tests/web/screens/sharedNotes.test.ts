import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, newSession, openSignedIn, type Visitor } from "../support/screens";
import { Service } from "../support/Service";

let product: Product;
let browser: Browser;
let admin: Visitor;
let clinician: Visitor;
let adminService: Service;

const transcript =
  "Patient: My left knee has hurt for three weeks.\nPatient: I take lisinopril 10 mg once a day.\nDoctor: Come back in a month.";

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { CHARTSIDE_SPEECH: "none" } }), launchBrowser()]);
  admin = await openSignedIn(browser, product, { firstName: "Priya", lastName: "Raman" });
  await admin.page.goto("/dashboard/scribe");
  adminService = await Service.of(product, admin);
  const email = `carmen-${randomUUID()}@example.org`;
  await newSession(product, email, { first_name: "Carmen", last_name: "Ruiz" });
  const { id } = await adminService.call<{ id: string }>("GET", "/organization");
  const { id: user_id } = await (await Service.signedInAs(product, email)).call<{ id: string }>("GET", "/auth/user/me");
  await adminService.call("POST", `/organizations/${id}/people`, { user_id, visits: "go_along" });
  clinician = await openSignedIn(browser, product, { existing: email });
  const author = await Service.signedInAs(product, email);
  await author.signedSession({ patient_name: "Ellen Whitfield", reason: "Knee pain" }, transcript);
  await author.draftedNote({ patient_name: "Jo Unsigned" }, transcript);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const scopes = (page: Visitor["page"]) => page.getByRole("radiogroup", { name: "Whose sessions" });

test("nothing offers colleagues’ notes until an admin turns sharing on", async () => {
  const { page } = admin;
  await page.getByText("Sessions you record are listed here.").waitFor();
  expect(await scopes(page).count()).toBe(0);
  await page.goto("/dashboard/user-management");
  await page.getByRole("tab", { name: "Practice" }).click();
  const setting = page.getByRole("switch", { name: "Share signed notes within the practice" });
  expect(await setting.isChecked()).toBe(false);
  await setting.press("Space");
  await expect.poll(() => adminService.call("GET", "/practice")).toMatchObject({ share_signed_notes: true });
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("Practice lists signed notes with their author and opens them read-only", async () => {
  const { page, problems } = admin;
  await page.goto("/dashboard/scribe");
  await scopes(page).getByText("Practice").click();
  const row = page.getByRole("button", { name: /Ellen Whitfield/ });
  await row.getByText("Signed by Carmen Ruiz").waitFor();
  expect(await page.getByText("Jo Unsigned").count()).toBe(0);
  await page.getByRole("searchbox", { name: "Find signed notes" }).fill("nobody");
  await page.getByText("Nothing found for “nobody”.").waitFor();
  await page.getByRole("searchbox", { name: "Find signed notes" }).fill("whit");
  await row.focus();
  await page.keyboard.press("Enter");
  const note = page.getByRole("article", { name: "Signed note of Ellen Whitfield" });
  await note.getByText("Read only · by Carmen Ruiz").waitFor();
  await note
    .getByText(/lisinopril 10 mg/i)
    .first()
    .waitFor();
  expect(await note.getByRole("button").count()).toBe(0);
  expect(await note.getByRole("textbox").count()).toBe(0);
  expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual(["Ellen Whitfield"]);
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await note.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  expect(problems).toEqual([]);
});

test("the audit log says who read whose session", async () => {
  const { items } = await adminService.call<{
    items: { action: string; by: { name: string }; person: { name: string } }[];
  }>("GET", "/audit?kind=sessions");
  expect(items.filter(({ action }) => action === "shared_note_read")).toMatchObject([
    { by: { name: "Priya Raman" }, person: { name: "Carmen Ruiz" } },
  ]);
});

test("N starts a new session and switches the list back to Mine", async () => {
  const { page } = admin;
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.getByRole("heading", { level: 1, name: "Ellen Whitfield" }).click();
  await page.keyboard.press("n");
  await page.getByRole("heading", { level: 1, name: "Ready when you are" }).waitFor();
  expect(await scopes(page).getByRole("radio", { name: "Mine" }).getAttribute("aria-checked")).toBe("true");
});

test("the author sees the note under Practice as “Signed by you”", async () => {
  const { page } = clinician;
  await page.goto("/dashboard/scribe");
  await scopes(page).getByText("Practice").click();
  await page
    .getByRole("button", { name: /Ellen Whitfield/ })
    .getByText("Signed by you")
    .waitFor();
});
