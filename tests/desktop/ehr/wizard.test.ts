import type { Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { EhrAutomation } from "../../../src/main/ehr/EhrAutomation";
import type { EhrProfile } from "../../../src/main/ehr/profile/ehrProfile";
import { createWizard } from "../../../src/main/ehr/wizard/createWizard";
import type { Wizard } from "../../../src/main/ehr/wizard/Wizard";
import type { WizardState } from "../../../src/shared/bridge/wizardBridge";
import { plainFields } from "../../main/ehr/testEhrs/plainEhr";
import { patientOf } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { testEhrs } from "../../main/ehr/testEhrs/testEhrs";
import { fill, frameWith as frameOf, newAutomation, noteOf, texts } from "./support/openEhr";

let automation: EhrAutomation;
let page: Page;
let ehr: TestEhr;
let wizard: Wizard;
let changes: WizardState[];

beforeAll(async () => {
  ({ automation } = newAutomation());
  expect(await automation.launch()).toBe(true);
  page = automation.browserPages()[0]!;
  page.setDefaultTimeout(30_000);
});
afterAll(() => automation.close());
afterEach(() => ehr.close());

/** Signs in at a test EHR, as a person does. */
async function open(start: () => Promise<TestEhr>): Promise<void> {
  ehr = await start();
  await page.goto(ehr.entry);
  changes = [];
  wizard = createWizard(automation, (state) => changes.push(state));
}

const frameWith = (part: string): Promise<Frame> => frameOf(page, part);

/** Finishes and returns the stored profile. */
async function finished(name: string): Promise<EhrProfile> {
  expect(await wizard.finish({ name })).toEqual({ profileId: expect.any(String), problems: [] });
  const profile = automation.profiles.all.at(-1);
  expect(JSON.stringify(profile)).not.toMatch(/lopez|o'neil|müller|4001[134]|1961|1949|1990/i);
  return profile!;
}

const checks = (state: WizardState) => state.boxes.map(({ check }) => check);
const chosen = (state: WizardState) => state.boxes.map(({ section }) => section);

test("a frameset EHR is set up, then filled, saved by a person, and navigated by record number", async () => {
  await open(testEhrs.frameset);
  const list = await frameWith("/harbor/list");
  await list.getByText("Maria E Lopez").click();
  await (await frameWith("banner?chart=40011")).locator(".pt").waitFor();
  expect(wizard.start()).toMatchObject({ step: "patient", asks: "name" });
  const banner = (css: string) => wizard.point({ frameUrl: "/harbor/banner", css });
  expect(await banner(".pt")).toMatchObject({ problem: null, understood: "Name: LOPEZ, MARIA E", asks: "dob" });
  expect(await banner(".dob")).toMatchObject({ understood: "Date of birth: 03/14/1961", asks: "mrn" });
  expect(await banner(".no")).toMatchObject({ understood: "Record number: 40011", step: "second", asks: null });
  expect((await wizard.secondPatient()).problem).toContain("still the same patient");

  await list.getByText("Sean O'Neil").click();
  await (await frameWith("banner?chart=40013")).locator(".pt").waitFor();
  const second = await wizard.secondPatient();
  expect(second).toMatchObject({ problem: null, step: "boxes", readings: { mrn: { text: "40011", second: "40013" } } });
  expect(second.navigation).toBe(`${ehr.origin}/harbor/summary?chart={mrn}`);

  await (await frameWith("summary?chart=40013")).getByText("Write note").click();
  const note = await frameWith("/harbor/note");
  const save = await wizard.point({ frameUrl: "/harbor/note", css: "button:not([type])", as: "reveal" });
  expect(save).toMatchObject({ problem: "“Save” is for you to press: Chartside never uses “save”.", reveal: [] });
  await note.locator("#b1").fill("before");
  for (const at of [0, 1, 2, 3]) await wizard.field({ frameUrl: "/harbor/note", css: `#b${at}` });
  expect(chosen(wizard.state!)).toEqual(["subjective", "objective", "assessment", "plan"]);
  expect(checks(await wizard.dryRun())).toEqual(["verified", "verified", "verified", "verified"]);
  expect(await note.locator("#b1").inputValue()).toBe("before");

  const profile = await finished("Harbor Charts");
  expect(profile.navigate).toMatchObject({ param: "mrn", urlTemplate: second.navigation });
  expect(profile.identity.form?.mrnOrPid).toMatchObject({ target: [{ name: "chart", visible: false }] });
  expect(profile.note?.fields.map(({ target }) => target[0])).toMatchObject([
    { label: "Subjective" },
    { label: "Objective" },
    { label: "Impression" },
    { label: "Action plan" },
  ]);

  const { receipt } = await fill(automation, noteOf(patientOf("13")!));
  expect(receipt.fields.map(({ outcome }) => outcome)).toEqual(["verified", "kept", "verified", "verified"]);
  expect(ehr.saved()).toEqual([]);
  await note.getByRole("button", { name: "Save" }).click(); // the person
  await note.getByText("Filed note").waitFor();
  const { subjective: subj, assessment: assess, plan } = texts;
  expect(ehr.saved()).toMatchObject([{ pid: "13", sections: { subj, obj: "before", assess, plan } }]);
  await automation.navigateToPatient({ mrn: "40012", name: "Maria Lopez" });
  expect(await automation.currentPatient()).toMatchObject({ birthDate: "1978-11-02", mrn: "40012" });
});

test("nested frames with boxes without labels are set up, and the note reaches only its patient's chart", async () => {
  await open(testEhrs.tabs);
  const finder = await frameWith("/tabula/finder");
  await finder.getByText("Maria E Lopez").click();
  await page.locator("#strip .who").waitFor();
  wizard.start();
  expect(await wizard.point({ css: "#strip .who" })).toMatchObject({ understood: "Name: Maria E Lopez" });
  await wizard.point({ css: "#strip .born" });
  expect(await wizard.point({ css: "#strip .who" })).toMatchObject({
    understood: "Record number: 40011",
    problem: null,
  });

  await page.getByRole("button", { name: "Finder" }).click();
  await finder.getByText("Sean O'Neil").click();
  await page.locator("#strip").getByText("O'Neil").waitFor();
  const chart = await frameWith("chart?pid=13");
  const second = await wizard.secondPatient();
  expect(second).toMatchObject({ problem: null, navigation: `${ehr.origin}/tabula/chart?pid={pid}` });

  await chart.getByText("New encounter").click();
  const soap = await frameWith("/tabula/soap");
  await soap.locator("textarea").first().waitFor();
  for (const name of ["t1", "t2", "t3", "t4"]) await wizard.field({ frameUrl: "/tabula/soap", css: `[name=${name}]` });
  expect(wizard.state!.boxes.map(({ label }) => label)).toEqual(["Subjective", "Objective", "Assessment", "Plan"]);
  expect(checks(await wizard.dryRun())).toEqual(["verified", "verified", "verified", "verified"]);
  const profile = await finished("Tabula");
  expect(profile.identity).toMatchObject({
    form: { mrnOrPid: { target: [{ name: "pid", visible: false }] } },
    pidToMrn: { attribute: "href" },
  });
  expect(profile.note?.fields[0]?.target).toContainEqual({ nearText: "Subjective", visible: true });

  const wrong = await fill(automation, noteOf(patientOf("11")!));
  expect(wrong.plan).toMatchObject({ canFill: false, refusal: { code: "patient_mismatch" } });
  const { receipt } = await fill(automation, noteOf(patientOf("13")!));
  expect(receipt).toMatchObject({ state: "filled", refusal: null });
  await soap.getByRole("button", { name: "Save" }).click(); // the person
  await soap.getByText("Saved").waitFor();
  const { subjective: t1, objective: t2, assessment: t3, plan: t4 } = texts;
  expect(ehr.saved()).toMatchObject([{ pid: "13", formPid: "13", encounter: "7713", sections: { t1, t2, t3, t4 } }]);
});

test("a single-page app is set up by clicks that never reach it", async () => {
  await open(testEhrs.spa);
  // The list's rows, because an open chart has the same names in its side bar until the list is loaded.
  const openChart = (name: string) => page.locator(".row", { hasText: name }).click();
  await openChart("Maria E Lopez");
  await page.locator("header h2").waitFor();
  wizard.start();
  const click = async (selector: string) => {
    const before = changes.length;
    await page.locator(selector).click();
    await expect.poll(() => changes.length).toBe(before + 1);
    return changes.at(-1)!;
  };
  wizard.pick({ on: true });
  await expect.poll(() => page.evaluate("typeof chartsidePicking")).toBe("object");
  expect(await click("header h2")).toMatchObject({ understood: "Name: Maria E Lopez", asks: "dob", isPicking: true });
  await click("dd >> nth=0");
  expect(await click("dd >> nth=1")).toMatchObject({ understood: "Record number: 40011", isPicking: false });
  wizard.pick({ on: true, as: "name" });
  await click("aside"); // names of other patients
  expect(wizard.state).toMatchObject({ understood: expect.stringContaining("Maria Lopez, Sean"), asks: null });

  await page.getByText("All patients").click();
  await openChart("Sean O'Neil");
  await page.locator("header").getByText("O'Neil").waitFor();
  expect((await wizard.secondPatient()).problem).toMatch(/^The name did not change/);
  await wizard.point({ css: "header h2", as: "name" });
  await page.getByText("All patients").click();
  await openChart("Maria E Lopez");
  await page.locator("header").getByText("Lopez").waitFor();
  const second = await wizard.secondPatient();
  expect(second).toMatchObject({ problem: null, navigation: `${ehr.origin}/app/chart/{mrn}` });

  wizard.pick({ on: true, as: "reveal" });
  expect(await click("text=Documentation")).toMatchObject({ problem: null, reveal: ["Documentation"] });
  wizard.pick({ on: true, as: "reveal" });
  await click("text=Add note");
  await page.locator("textarea").waitFor();
  const added = await wizard.field({ css: "textarea" });
  expect(added.boxes).toMatchObject([{ label: "Note text", section: "*", kind: "textarea" }]);
  expect(checks(await wizard.dryRun())).toEqual(["verified"]);
  const profile = await finished("Corner");
  expect(profile.identity.form?.mrnOrPid).toMatchObject({ from: "url" });

  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Documentation" }).click(); // collapsed again
  const { receipt } = await fill(automation, noteOf(patientOf("11")!));
  expect(receipt).toMatchObject({ state: "filled", refusal: null });
  expect(ehr.saved()).toEqual([]);
  await page.getByRole("button", { name: "Add", exact: true }).click(); // the person
  await expect.poll(() => ehr.saved().length).toBe(1);
  const [saved] = ehr.saved();
  expect(saved!.pid).toBe("11");
  for (const text of Object.values(texts)) expect(saved!.sections["note"]).toContain(text);
});

test("if the pages of chart and note differ, the patient is picked on the note's page", async () => {
  await open(testEhrs.plain);
  await page.getByText("Müller-Çelik, Zoë").click();
  wizard.start();
  await wizard.point({ css: "h1" });
  await wizard.point({ css: "td >> nth=0" });
  await wizard.point({ css: "td >> nth=1" });
  await page.getByText("All patients").click();
  await page.getByText("O'Neil, Sean").click();
  await page.locator("h1", { hasText: "O'Neil" }).waitFor();
  expect(await wizard.secondPatient()).toMatchObject({ problem: null, readings: { mrn: { second: "40013" } } });
  await page.getByText("Progress note").click();
  await page.locator("[name=plan]").waitFor();
  const unread = await wizard.field({ css: "[name=plan]" });
  expect(unread).toMatchObject({ boxes: [], problem: expect.stringContaining("point at the name again on this page") });

  wizard.start();
  expect(await wizard.point({ css: "h1" })).toMatchObject({ understood: "Name: Sean O'Neil" });
  await wizard.skip();
  expect((await wizard.skip()).understood).toMatch(/^Only the name/);
  await page.goto(`${ehr.origin}/note/14`);
  expect(await wizard.secondPatient()).toMatchObject({ problem: null, navigation: `${ehr.origin}/note/{pid}` });
  for (const name of plainFields) await wizard.field({ css: `[name=${name}]` });
  expect(chosen(wizard.state!)).toEqual(["subjective", "objective", "assessment", "plan"]);
  expect(checks(await wizard.dryRun())).toEqual(["verified", "verified", "verified", "verified"]);
  await finished("Plainfield");

  const note = noteOf(patientOf("14")!);
  const refused = await fill(automation, note);
  expect(refused).toMatchObject({ plan: { needsYearOfBirth: true }, receipt: { state: "stopped" } });
  const { receipt } = await fill(automation, note, { yearOfBirth: 1990 });
  expect(receipt).toMatchObject({ state: "filled", refusal: null });
  await page.getByRole("button", { name: "Save" }).click(); // the person
  await page.getByText("Saved note").waitFor();
  const { subjective: history, objective: findings, assessment: appreciation, plan } = texts;
  expect(ehr.saved()).toMatchObject([{ pid: "14", sections: { history, findings, appreciation, plan } }]);
});
