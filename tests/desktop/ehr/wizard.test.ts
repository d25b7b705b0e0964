import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { EhrBrowser } from "../../../src/main/ehr/EhrBrowser";
import type { EhrProfile } from "../../../src/main/ehr/profile/ehrProfile";
import { Wizard } from "../../../src/main/ehr/wizard/Wizard";
import type { WizardState } from "../../../src/shared/bridge/wizardBridge";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { testEhrs } from "../../main/ehr/testEhrs/testEhrs";

let browser: EhrBrowser;
let page: Page;
let ehr: TestEhr;
let wizard: Wizard;
let profiles: EhrProfile[];
let changes: WizardState[];

beforeAll(async () => {
  browser = new EhrBrowser({
    profile: mkdtempSync(join(tmpdir(), "chartside-wizard-")),
    isHeadless: true,
    env: process.env,
    findProgram: () => Promise.resolve(process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium"),
    onFailure: () => undefined,
  });
  expect(await browser.launch()).toBe(true);
  page = browser.pages!.current!;
  page.setDefaultTimeout(5_000);
});
afterAll(() => browser.close());
afterEach(() => ehr.close());

/** Signs in at a test EHR, as a person does. */
async function open(start: () => Promise<TestEhr>): Promise<void> {
  ehr = await start();
  await page.goto(ehr.entry);
  profiles = [];
  changes = [];
  wizard = new Wizard({
    currentPage: () => page,
    save: (profile) => Promise.resolve(void profiles.push(profile)),
    onChange: (state) => changes.push(state),
  });
}

/** Waits for the frame with this part in its address. */
async function frameWith(part: string): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(part))).toBe(true);
  const frame = page.frames().find((each) => each.url().includes(part))!;
  await frame.waitForLoadState();
  return frame;
}

/** Finishes and returns the stored profile. */
async function finished(name: string): Promise<EhrProfile> {
  expect(await wizard.finish({ name })).toEqual({ profileId: expect.any(String), problems: [] });
  const [profile] = profiles;
  expect(JSON.stringify(profile)).not.toMatch(/lopez|o'neil|4001[13]|1961|1949/i);
  return profile!;
}

const checks = (state: WizardState) => state.boxes.map(({ check }) => check);
const chosen = (state: WizardState) => state.boxes.map(({ section }) => section);

test("the wizard teaches a frameset EHR: patient, four labelled boxes, and navigation by record number", async () => {
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
  expect(ehr.saved()).toEqual([]);
});

test("the wizard teaches nested frames without labels, and finds the internal number of form and banner", async () => {
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
});

test("the wizard teaches a single-page app by clicks, which never reach the EHR, and records what reveals the box", async () => {
  await open(testEhrs.spa);
  await page.getByText("Maria E Lopez").click();
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
  await page.getByText("Sean O'Neil").click();
  await page.locator("header").getByText("O'Neil").waitFor();
  expect((await wizard.secondPatient()).problem).toMatch(/^The name did not change/);
  await wizard.point({ css: "header h2", as: "name" });
  await page.getByText("All patients").click();
  await page.getByText("Maria E Lopez").click();
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
  expect(ehr.saved()).toEqual([]);
});
