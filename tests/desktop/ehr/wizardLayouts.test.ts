import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EhrAutomation } from "../../../src/main/ehr/EhrAutomation";
import { createWizard } from "../../../src/main/ehr/wizard/createWizard";
import { type Layout, layouts, startLayoutEhr } from "../../main/ehr/testEhrs/layoutsEhr";
import { patients, type TestPatient } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { fill, newAutomation, noteOf, texts } from "./support/openEhr";

/*
 * For each layout, the wizard creates a profile from two patients' charts. The profile is searched for patient data.
 * Then a third patient's note is filled, and notes for the wrong chart or form are refused.
 */
const [maria, sean, zoe] = [patients[0]!, patients[2]!, patients[3]!];

let automation: EhrAutomation;
let page: Page;
beforeAll(async () => {
  ({ automation } = newAutomation());
  expect(await automation.launch()).toBe(true);
  page = automation.browserPages()[0]!;
});
afterAll(() => automation.close());

const boxes = (layout: Layout) => (layout.isFramed ? page.frameLocator("iframe") : page).locator("textarea");

/** Opens a patient's note and waits for its boxes. */
async function openNote(ehr: TestEhr, layout: Layout, patient: TestPatient): Promise<void> {
  await page.goto(`${ehr.origin}/charts/${layout.path(patient)}/note`);
  await boxes(layout).first().waitFor();
}

async function setUp(ehr: TestEhr, layout: Layout): Promise<string> {
  const wizard = createWizard(automation, () => undefined);
  await page.goto(ehr.entry);
  await page.goto(`${ehr.origin}/charts/${layout.path(maria)}`);
  wizard.start();
  for (const id of ["#name", "#dob", "#mrn"]) {
    const css = (await page.locator(id).count()) > 0 ? id : "#name";
    expect(await wizard.point({ css })).toMatchObject({ problem: null });
  }
  expect(wizard.state).toMatchObject({ readings: { mrn: { text: expect.stringContaining(maria.mrn) } } });
  await page.goto(`${ehr.origin}/charts/${layout.path(sean)}`);
  expect(await wizard.secondPatient()).toMatchObject({ problem: null });
  await openNote(ehr, layout, sean);
  const frame = layout.isFramed ? { frameUrl: "/form" } : {};
  await wizard.field({ ...frame, css: "[name=s]", section: "subjective" });
  expect(await wizard.field({ ...frame, css: "[name=p]", section: "plan" })).toMatchObject({ problem: null });
  const { profileId, problems } = await wizard.finish({ name: "Layout" });
  expect(problems).toEqual([]);
  return JSON.stringify(automation.profiles.byId(profileId!));
}

test.each(Object.entries(layouts))(
  "%s: a third patient's note is filled, another's is refused, and the profile contains no patient data",
  async (_what, layout) => {
    for (const { id } of [...automation.profiles.all]) await automation.profiles.remove(id);
    const ehr = await startLayoutEhr(layout);
    try {
      const profile = await setUp(ehr, layout);
      expect(profile.replaceAll(ehr.origin, "")).not.toMatch(
        /maria|lopez|sean|o'?neil|4001[13]|1961|1949|\b(?:11|13)\b/i,
      );
      await openNote(ehr, layout, zoe);
      const note = (patient: TestPatient) => {
        const { sections, ...rest } = noteOf(patient);
        const mrn = layout.banner(patient).includes(`HC-00${patient.mrn}`) ? `HC-00${patient.mrn}` : patient.mrn;
        return {
          ...rest,
          patient: { ...rest.patient, mrn },
          sections: sections.filter(({ id }) => id === "subjective" || id === "plan"),
        };
      };
      expect((await fill(automation, note(maria))).plan.refusal).toMatchObject({ code: "patient_mismatch" });
      expect((await fill(automation, note(zoe))).receipt).toMatchObject({ state: "filled", refusal: null });
      expect(await boxes(layout).first().inputValue()).toBe(texts.subjective);
      if (!layout.isFramed) return;
      // The frame now shows another patient's form; the fill must be refused.
      await openNote(ehr, layout, zoe);
      await page.evaluate(`document.querySelector("iframe").src = "/form?of=${sean.pid}"`);
      await expect.poll(() => page.frames().some((each) => each.url().includes("of="))).toBe(true);
      await boxes(layout).first().waitFor();
      expect((await fill(automation, note(zoe))).plan.refusal?.code).toBe("form_mismatch");
    } finally {
      await ehr.close();
    }
  },
);
