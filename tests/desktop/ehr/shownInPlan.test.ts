import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EhrAutomation } from "../../../src/main/ehr/EhrAutomation";
import type { Agreement, VisitPatient } from "../../../src/shared/ehr/ehrFill";
import { patients, type TestPatient } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { testEhrs } from "../../main/ehr/testEhrs/testEhrs";
import { testProfiles } from "../../main/ehr/testProfiles";
import { frameWith, newAutomation, noteOf, openEhr } from "./support/openEhr";

let automation: EhrAutomation;
let ehr: TestEhr;
let page: Page;
const [maria, otherMaria, sean] = patients as [TestPatient, TestPatient, TestPatient];

beforeAll(async () => {
  ({ automation } = newAutomation());
  expect(await automation.launch()).toBe(true);
  ehr = await testEhrs.frameset();
});
/** Opens Maria's chart. */
beforeEach(async () => {
  page = await openEhr(automation, ehr, testProfiles.frameset(ehr.origin));
  await frameWith(page, "/harbor/empty");
  await automation.navigateToPatient({ mrn: maria.mrn });
});
afterAll(async () => {
  await automation.close();
  await ehr.close();
});

const shown = { name: "LOPEZ, MARIA E", birthDate: maria.born, mrn: maria.mrn };

/** Plans a note of a patient. */
function planFor(patient: VisitPatient) {
  automation.loadNote({ ...noteOf(maria), patient });
  return automation.planFill();
}

test.each<[string, VisitPatient, string, [Agreement, Agreement, Agreement]]>([
  ["another patient", noteOf(sean).patient, "patient_mismatch", ["different", "different", "different"]],
  ["a patient of the same name", noteOf(otherMaria).patient, "patient_mismatch", ["equal", "different", "different"]],
  [
    "a patient without a number whose birth date differs",
    { name: "Maria Lopez", birthDate: "1961-04-13" },
    "patient_mismatch",
    ["equal", "different", "unknown"],
  ],
  ["a patient without a name", { name: "Unnamed" }, "patient_unknown", ["unknown", "unknown", "unknown"]],
])(
  "the refused plan for %s has the patient that the EHR shows, and the log has none",
  async (_who, patient, code, all) => {
    const [name, birthDate, mrn] = all;
    const plan = await planFor(patient);
    expect(plan).toMatchObject({ canFill: false, refusal: { code } });
    expect(plan.shown).toEqual({ ...shown, comparison: { name, birthDate, mrn } });
    const { entries } = await automation.audit.read(100);
    expect(entries[0]).toMatchObject({ verb: "planFill", outcome: code });
    expect(JSON.stringify(entries)).not.toMatch(/lopez|neil|unnamed|"4001\d"|1961-|1949-/i);
  },
);

test("a plan that needs the year of birth compares the name only", async () => {
  await (await frameWith(page, "/harbor/summary")).getByText("Write note").click();
  await frameWith(page, "/harbor/note");
  const plan = await planFor({ name: "Maria Lopez" });
  expect(plan).toMatchObject({ canFill: true, needsYearOfBirth: true });
  expect(plan.shown).toEqual({ ...shown, comparison: { name: "equal", birthDate: "unknown", mrn: "unknown" } });
});

test("a plan that is refused before a patient is read has none", async () => {
  await page.goto(`${ehr.origin}/login`);
  expect(await planFor(noteOf(maria).patient)).toMatchObject({ refusal: { code: "signed_out" }, shown: null });
});
