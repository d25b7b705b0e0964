import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";
import type { EhrAutomation } from "../../../../src/main/ehr/EhrAutomation";
import { openAutomation } from "../../../../src/main/ehr/openAutomation";
import type { EhrProfileInput } from "../../../../src/main/ehr/profile/ehrProfile";
import { RecordingKeys } from "../../../../src/main/recordings/RecordingKeys";
import type { FillPlan, NoteToFill } from "../../../../src/shared/ehr/ehrFill";
import { firstLast, type TestPatient } from "../../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../../main/ehr/testEhrs/serveEhr";

/** Without a keychain: the keys are plain files. */
const noKeychain = {
  isAvailable: () => Promise.resolve(false),
  seal: () => Promise.reject(new Error("no keychain")),
  open: () => Promise.reject(new Error("no keychain")),
};

/** Creates the automation in a new folder with a browser, by default a headless one, which is not started. */
export function newAutomation(folder = mkdtempSync(join(tmpdir(), "chartside-ehr-")), isHeadless = true) {
  const automation = openAutomation({
    browserFolder: join(folder, "browser"),
    folder: join(folder, "ehr"),
    isHeadless,
    env: process.env,
    findProgram: () => Promise.resolve(process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium"),
    keys: new RecordingKeys(join(folder, "keys"), noKeychain),
    onFailure: () => undefined,
  });
  return { automation, folder };
}

/** Closes all tabs but one, forgets profiles and notes, and signs in at an EHR with its profile. */
export async function openEhr(automation: EhrAutomation, ehr: TestEhr, profile: EhrProfileInput): Promise<Page> {
  const [page, ...others] = automation.browserPages();
  for (const other of others) await other.close();
  for (const { id } of [...automation.profiles.all]) await automation.profiles.remove(id);
  expect(await automation.importProfile(profile, [ehr.origin])).toMatchObject({ accepted: true, faults: [] });
  automation.loadNote(null);
  await page!.goto(ehr.entry);
  return page!;
}

/** Waits for a frame with this part in its address. */
export async function frameWith(page: Page, part: string): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(part))).toBe(true);
  const frame = page.frames().findLast((each) => each.url().includes(part))!;
  await frame.waitForLoadState();
  return frame;
}

/** Texts of a note by section, with blank lines and with characters that EHRs may change. */
export const texts = {
  subjective: "Cough for 5 days – “worse at night”.\n\nNo fever; temp < 38 °C.",
  objective: "Lungs clear. SpO₂ ≥ 97 %",
  assessment: "Acute bronchitis é ½",
  plan: "Fluids.\nReturn if worse.",
};

/** A note of four sections for a patient. */
export const noteOf = (patient: TestPatient, changes: Partial<typeof texts> = {}): NoteToFill => ({
  patient: { id: `stored-${patient.pid}`, name: firstLast(patient), birthDate: patient.born, mrn: patient.mrn },
  document: "note",
  sections: Object.entries({ ...texts, ...changes }).map(([id, text]) => ({ id, title: id, text })),
});

/** Loads a note, plans and fills it. */
export async function fill(
  automation: EhrAutomation,
  note: NoteToFill,
  extra: { yearOfBirth?: number; overwrite?: string[] } = {},
) {
  automation.loadNote(note);
  const plan = await automation.planFill();
  const receipt = await automation.fillNote({ planId: plan.id, overwrite: [], ...extra });
  return { plan, receipt };
}

/** Returns the planned action of each box. */
export const actions = (plan: FillPlan) => plan.fields.map(({ action }) => action);
