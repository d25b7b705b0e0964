import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { BridgeOutput, BridgeResult, DesktopBridge } from "../../src/shared/bridge/contract";
import type { WizardState } from "../../src/shared/bridge/wizardBridge";
import { startEditorsEhr } from "../main/ehr/testEhrs/editorsEhr";
import type { TestEhr } from "../main/ehr/testEhrs/serveEhr";
import { accessibilityFaults } from "../web/support/accessibilityFaults";
import { type Desktop, launchDesktop } from "./support/desktop";

const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

let desktop: Desktop;
let ehr: TestEhr;
afterEach(async () => {
  await desktop.kill();
  await ehr.close();
});

/** Starts the app with a browser that opens the EHR at once; a person would type its address. */
async function open(): Promise<void> {
  ehr = await startEditorsEhr();
  const program = join(mkdtempSync(join(tmpdir(), "chartside-ehr-")), "browser");
  writeFileSync(program, `#!/bin/bash\nexec '${chromium}' "\${@/#about:blank/${ehr.entry}}"\n`);
  chmodSync(program, 0o755);
  desktop = await launchDesktop({
    env: { CHARTSIDE_EHR_BROWSER: program, CHARTSIDE_EHR_HEADLESS_FOR_TESTS: "on" },
  });
}

/** Points at an element of the EHR, whose own window the test does not drive. */
async function point(css: string): Promise<WizardState> {
  const result = await desktop.page.evaluate(
    (selector) => (window as unknown as { desktop: DesktopBridge }).desktop.wizard.point({ css: selector }),
    css,
  );
  return (result as BridgeResult<BridgeOutput<"wizard", "point">> & { ok: true }).value;
}

/** Opens a patient's chart in the EHR, as its finder would. */
async function openChart(pid: string): Promise<void> {
  ehr.push({ kind: "go", text: `/editors?pid=${pid}` });
  await expect.poll(() => ehr.requests()).toContain(`GET /editors?pid=${pid}`);
}

/** Makes a session of Sean O'Neil with a signed note, which has text in its assessment. @returns the visit's id. */
const signVisit = (): Promise<string> =>
  desktop.page.evaluate(async () => {
    const send = async (path: string, body: object | null = {}, method = "POST") => {
      const sent = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      const answer = await fetch(`/api/v1/${path}`, { method, ...sent });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as { id: string; drafting: boolean };
    };
    const born = { birth_date: "1949-07-30", record_numbers: [{ system: "MRN", value: "40013" }] };
    const patient = await send("patients", { given_name: "Sean", family_name: "O'Neil", ...born });
    const visit = await send("visits", { patient_id: patient.id, template_id: "progress" });
    await send(`visits/${visit.id}/transcript`, { text: "Doctor: You have hypertension." }, "PUT");
    let draft = await send(`visits/${visit.id}/documents`, { template_id: "progress" });
    while (draft.drafting) draft = await send(`documents/${draft.id}`, null, "GET");
    const sentences = [{ text: "Hypertension.", evidence: [], origin: "typed" }];
    const note = await send(`documents/${draft.id}`, { sections: [{ key: "assessment", sentences }] }, "PATCH");
    await send(`documents/${note.id}/sign`);
    return visit.id;
  });

test("a signed note is put into an EHR that was set up in the app's window", async () => {
  await open();
  const { page, problems } = desktop;
  await page.getByRole("link", { name: "EHR Settings" }).click();
  await page.getByRole("button", { name: "Set up an EHR" }).click();
  await page.getByRole("button", { name: "Open the EHR" }).click();
  await page.locator(".cs-ehr-state").getByText("Open").waitFor();
  await expect.poll(() => ehr.requests()).toContain("GET /editors");
  await openChart("11");
  await page.getByRole("button", { name: "The chart is open" }).click();
  await page.getByText("Waiting for your click").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  expect(await point("#name")).toMatchObject({ problem: null, asks: "dob" });
  await page.getByRole("definition").getByText("Lopez, Maria E").waitFor();
  await point("#dob");
  await point("#mrn");
  await openChart("13");
  await expect.poll(() => point("#nowhere").then(({ problem }) => problem)).toContain("No visible element");
  await page.getByRole("button", { name: "The second chart is open" }).click();
  await page.getByText("second patient: O'Neil, Sean").waitFor();

  await page.getByRole("button", { name: "Click the boxes" }).click();
  await point("[data-kind=textarea]");
  await page.getByLabel("What goes into textarea").selectOption({ label: "Whole note" });
  await page.getByRole("button", { name: "Try the boxes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Try the boxes" }).click();
  await page.getByText("Written and read back").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel("Name of this EHR").fill("Scriptorium");
  await page.getByRole("button", { name: "Save EHR" }).click();

  const row = page.getByRole("listitem").filter({ hasText: "Scriptorium" });
  await row.getByText(`Version 1 · ${ehr.origin}`).waitFor();
  await row.getByText("All fields were found on the open page.").waitFor();
  await page.getByRole("button", { name: /^EHR: O'Neil, Sean/ }).waitFor(); // the pill in the top bar
  await page.evaluate(
    (id) => {
      location.hash = `#/dashboard/scribe?visit=${id}`;
      location.reload();
    },
    await signVisit(),
  );
  await page.getByRole("button", { name: "Put into the EHR" }).click();
  await page.getByRole("row", { name: "Record number 40013 40013" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Fill 1 box" }).click();
  await page.getByRole("dialog").getByText("Written and read back").waitFor();
  await page.getByText(/^Filled, not saved\./).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("link", { name: "EHR Settings" }).click();
  ehr.push({ kind: "confirm", text: "Leave this chart?" });
  await page.getByRole("alert").getByText("Leave this chart?").waitFor();
  expect(ehr.answers()).toEqual([]); // a person answers it
  expect(ehr.saved()).toEqual([]);
  expect(problems).toEqual([]);
});
