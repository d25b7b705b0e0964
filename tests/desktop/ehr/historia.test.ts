import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EhrAutomation } from "../../../src/main/ehr/EhrAutomation";
import { createWizard } from "../../../src/main/ehr/wizard/createWizard";
import { startHistoriaEhr } from "../../main/ehr/testEhrs/historiaEhr";
import { patients } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { fill, frameWith, newAutomation, noteOf, texts } from "./support/openEhr";

/*
 * "Historia" is set up with the wizard once. Then a note of its first patient must never reach another one. The store of
 * the EHR decides; see `startHistoriaEhr`.
 */
const [maria, namesake, sean] = [patients[0]!, patients[1]!, patients[2]!];

let automation: EhrAutomation;
let ehr: TestEhr;
let page: Page;
let saved: number;

beforeAll(async () => {
  ehr = await startHistoriaEhr();
  ({ automation } = newAutomation());
  await automation.launch();
  page = automation.browserPages()[0]!;
  await page.goto(ehr.entry);
});
afterAll(async () => {
  await automation.close();
  await ehr.close();
});
beforeEach(async () => {
  saved = ehr.saved().length;
  for (const other of automation.browserPages().filter((each) => each !== page)) await other.close();
  if (automation.profiles.all.length === 0) await setUp();
  await openNote(maria.mrn);
});

async function openNote(mrn: string): Promise<void> {
  await page.goto(`${ehr.origin}/hc/${mrn}/evolucion`);
  await page.frameLocator("iframe").locator("textarea").first().waitFor();
}

async function setUp(): Promise<void> {
  const wizard = createWizard(automation, () => undefined);
  await page.goto(`${ehr.origin}/hc/${maria.mrn}`);
  wizard.start();
  for (const understood of ["Name: LOPEZ, MARIA E", "Date of birth: 14/03/1961", "Record number: 40011"])
    expect(await wizard.point({ css: "#cab" })).toMatchObject({ understood, problem: null });
  await page.goto(`${ehr.origin}/hc/${sean.mrn}`);
  expect(await wizard.secondPatient()).toMatchObject({ problem: null, navigation: `${ehr.origin}/hc/{mrn}` });
  await openNote(sean.mrn);
  for (const name of ["motivo", "exploracion", "juicio", "plan"])
    expect(await wizard.field({ frameUrl: "/evol/form", css: `[name=${name}]` })).toMatchObject({ problem: null });
  expect(wizard.state!.boxes.map(({ section }) => section)).toEqual(["subjective", "objective", "assessment", "plan"]);
  expect(await wizard.finish({ name: "Historia" })).toMatchObject({ problems: [] });
  const { identity } = automation.profiles.all[0]!;
  expect(identity.banner.dob?.dateFormat).toBe("dmy");
  expect(identity.form).toMatchObject({ name: expect.anything(), dob: expect.anything() });
}

/** Expects a refusal, and that neither the store nor an open box has text of the note. */
async function expectRefused(code: string): Promise<void> {
  const { plan, receipt } = await fill(automation, noteOf(maria));
  expect(plan.refusal?.code ?? receipt.refusal?.code).toBe(code);
  await expectUntouched();
}

async function expectUntouched(): Promise<void> {
  expect(ehr.saved()).toHaveLength(saved);
  for (const frame of page.frames())
    for (const box of await frame.locator("textarea").all()) expect(await box.inputValue()).toBe("");
}

test("the note goes to its patient, and is seen in the chart without a place of saved notes in the setup", async () => {
  const { receipt } = await fill(automation, noteOf(maria));
  expect(receipt).toMatchObject({ state: "filled", refusal: null });
  const form = await frameWith(page, "/evol/form");
  await form.getByRole("button", { name: "Guardar" }).click(); // the person
  await form.getByText("Guardado").waitFor();
  const { subjective: motivo, objective: exploracion, assessment: juicio, plan } = texts;
  expect(ehr.saved().at(-1)).toMatchObject({ pid: maria.pid, sections: { motivo, exploracion, juicio, plan } });
  await expect.poll(() => automation.status.chart?.filled, { timeout: 20_000 }).toBe("seen");
});

test("a form left open for a patient of the same name is refused, by its birth date [H2 H12]", async () => {
  await openNote(namesake.mrn);
  await page.evaluate(`showLine("${maria.mrn}")`);
  await expectRefused("form_mismatch");
});

test("a form of another patient is refused though banner and address show this one [H2]", async () => {
  await openNote(sean.mrn);
  await page.evaluate(`showLine("${maria.mrn}"); history.pushState(null, "", "/hc/${maria.mrn}/evolucion")`);
  await expectRefused("form_mismatch");
});

test("a frame of another patient beside the form is refused [H8]", async () => {
  await page.evaluate(`showBeside("${sean.mrn}")`);
  await expect.poll(() => page.frames().length).toBe(3);
  await expectRefused("frame_ambiguous");
});

test("a second tab with another patient is refused [H3]", async () => {
  const other = await page.context().newPage();
  await other.goto(`${ehr.origin}/hc/${sean.mrn}`);
  await expectRefused("other_tab_mismatch");
});

test("a record number that changes after the plan, as when patients are merged, stops filling", async () => {
  automation.loadNote(noteOf(maria));
  const plan = await automation.planFill();
  expect(plan).toMatchObject({ canFill: true });
  await page.evaluate(`showLine("${namesake.mrn}")`);
  const receipt = await automation.fillNote({ planId: plan.id, overwrite: [] });
  expect(receipt).toMatchObject({ state: "stopped", refusal: { code: "patient_mismatch" } });
  await expectUntouched();
});

test("a page that the Back button restored is refused until it is reloaded, because the server may have another patient open [H3]", async () => {
  await page.goto(`${ehr.origin}/hc/${sean.mrn}`); // the server has Sean open now
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.locator("#cab").textContent()).toContain(maria.mrn);
  expect(await page.evaluate("performance.getEntriesByType('navigation')[0].type")).toBe("navigate"); // not reloaded
  await expectRefused("page_restored");
  await openNote(maria.mrn);
  expect((await fill(automation, noteOf(maria))).receipt).toMatchObject({ state: "filled", refusal: null });
});
