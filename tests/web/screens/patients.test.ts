import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Patient } from "../../../src/shared/patients/patient";
import { SessionsPage } from "../pages/SessionsPage";
import { accessibilityFaults } from "../support/accessibilityFaults";
import { type Product, startProduct } from "../support/product";
import { launchBrowser, openSignedIn } from "../support/screens";
import { Service } from "../support/Service";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const harold = { given_name: "Harold", family_name: "Whitfield", sex: "male" as const };

test("a session gets its patient by keyboard: chosen among two of one name, or created in place", async () => {
  const visitor = await openSignedIn(browser, product);
  const { page, problems } = visitor;
  const sessions = new SessionsPage(page);
  await page.goto("/dashboard/scribe");
  const service = await Service.of(product, visitor);
  for (const [birth_date, value] of [
    ["1957-03-14", "447183"],
    ["1991-01-02", "551900"],
  ] as const)
    await service.call<Patient>("POST", "/patients", {
      ...harold,
      birth_date,
      record_numbers: [{ system: "MRN", value }],
    });

  await sessions.list.getByText("Sessions you record are listed here.").waitFor();
  await sessions.showNew();
  const form = sessions.newSession;
  await page.keyboard.press("Shift+Tab"); // from Record
  await page.keyboard.type("whitf");
  const options = form.getByRole("listbox", { name: "Patients" }).getByRole("option");
  await expect.poll(() => options.count()).toBe(3);
  expect(await options.allTextContents()).toEqual([
    expect.stringMatching(/^Harold Whitfield\d+ y · Male · Jan 2, 1991 · MRN 551900$/),
    expect.stringMatching(/^Harold Whitfield\d+ y · Male · Mar 14, 1957 · MRN 447183$/),
    " New patient “whitf”…",
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("3/14/1957");
  await expect
    .poll(() => options.allTextContents())
    .toEqual([expect.stringContaining("Mar 14, 1957"), " New patient “3/14/1957”…"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.down("Enter");
  await form.getByRole("button", { name: /^Change patient, currently Harold Whitfield/ }).waitFor();
  await form.getByRole("button", { name: "Record" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.up("Enter"); // on Record, which it does not press
  await form.getByRole("button", { name: "Create without recording" }).click();
  await sessions.openName.filter({ hasText: "Harold Whitfield" }).waitFor();
  await page
    .locator("header.cs-patient")
    .getByText(/y · Male · Mar 14, 1957 · MRN 447183/)
    .waitFor();
  expect(await sessions.row("Harold Whitfield").textContent()).toContain("Mar 14, 1957 · MRN 447183");
  expect(await accessibilityFaults(page)).toEqual([]);

  // a session without a patient gets a new one in its header
  await sessions.add([{ reason: "Sore throat" }]);
  await page.reload();
  await sessions.row("Unnamed session").click();
  await page.locator("header.cs-patient").getByRole("combobox", { name: "Patient name" }).focus();
  await page.keyboard.type("Harold Whitfield");
  await expect.poll(() => page.getByRole("listbox", { name: "Patients" }).getByRole("option").count()).toBe(3);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const fresh = page.getByRole("dialog", { name: "New patient" });
  await fresh.getByLabel("Birth date").fill("3/14/1957");
  await fresh.getByText("Mar 14, 1957").waitFor();
  await fresh.getByLabel("Record number").fill("447183");
  await page.keyboard.press("Enter");
  await fresh.getByText("Another patient of your practice has this record number.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await fresh.getByLabel("Record number").fill("990001");
  await page.keyboard.press("Enter");
  await fresh.getByText("may be in your practice already").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await fresh.getByRole("button", { name: /^Same patient, merge: Harold Whitfield, .*MRN 447183$/ }).click();
  await page
    .locator("header.cs-patient")
    .getByText(/MRN 447183/)
    .waitFor();
  await page.getByText("Records merged").waitFor();
  await sessions.find("447183");
  await expect.poll(() => sessions.rows.count()).toBe(2);
  await sessions.find("1991-01-02");
  await page.getByText("Nothing found for “1991-01-02”").waitFor();
  expect(problems.filter((problem) => !problem.includes("409"))).toEqual([]);
  await visitor.context.close();
});

test("a signed session is changed by an amendment", async () => {
  const visitor = await openSignedIn(browser, product);
  const { page, problems } = visitor;
  const sessions = new SessionsPage(page);
  await page.goto("/dashboard/scribe");
  const service = await Service.of(product, visitor);
  await service.call("POST", "/patients", { ...harold, birth_date: "1957-03-14" });
  const note = await service.signedSession({ patient_name: "Harry", reason: "Knee" }, "Patient: My knee hurts.");
  await page.goto(`/dashboard/scribe?visit=${note.visit_id}`);
  await sessions.openName.filter({ hasText: "Harry" }).waitFor();
  await page.getByRole("button", { name: "More for this session" }).click();
  await page.getByRole("menuitem", { name: "Amend details" }).click();
  const dialog = page.getByRole("dialog", { name: "Amend session details" });
  await dialog.getByRole("combobox", { name: "Patient name" }).fill("whit");
  await dialog.getByRole("option", { name: /Harold Whitfield/ }).click();
  await dialog.getByLabel("Reason for the amendment").fill("Chosen late.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Record amendment" }).click();
  const amendment = page.getByRole("region", { name: "Amendment" });
  await amendment.getByText("Patient changed from “Harry” to “Harold Whitfield, born 1957-03-14”.").waitFor();
  await sessions.openName.filter({ hasText: "Harold Whitfield" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Text (.txt)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^note-\d{4}-\d\d-\d\d-soap\.txt$/);
  expect(problems).toEqual([]);
  await visitor.context.close();
});

test.each([
  ["de-DE", "14. März 1957", "DD.MM.YYYY", "4.3.1957", "4. März 1957"],
  ["en-GB", "14 Mar 1957", "DD/MM/YYYY", "4/3/1957", "4 Mar 1957"],
  ["ar-EG", "14 مارس 1957", "DD/MM/YYYY", "٤/٣/١٩٥٧", "4 مارس 1957"],
])("a birth date is shown and typed as in the browser's language, %s", async (locale, shown, pattern, typed, read) => {
  const visitor = await openSignedIn(browser, product, { locale });
  const { page, problems } = visitor;
  await page.goto("/dashboard/scribe");
  const service = await Service.of(product, visitor);
  await service.call("POST", "/patients", { ...harold, birth_date: "1957-03-14" });
  const field = page.getByRole("combobox", { name: "Patient name" });
  await field.fill("whitf");
  const options = page.getByRole("listbox", { name: "Patients" }).getByRole("option");
  await options.filter({ hasText: shown }).waitFor();
  await field.fill("Nobody");
  await page.getByText("0 patients found").waitFor();
  await field.fill(shown);
  await options.filter({ hasText: "Whitfield" }).waitFor();
  await field.fill("whitf");
  await options.last().click();
  const fresh = page.getByRole("dialog", { name: "New patient" });
  await fresh.getByPlaceholder(pattern).fill(typed);
  await fresh.getByText(read).waitFor();
  expect(problems).toEqual([]);
  await visitor.context.close();
});
