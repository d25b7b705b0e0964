import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EhrAutomation } from "../../../src/main/ehr/EhrAutomation";
import { createWizard } from "../../../src/main/ehr/wizard/createWizard";
import { startHistoriaEhr } from "../../main/ehr/testEhrs/startHistoriaEhr";
import { patients } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { fill, frameWith, newAutomation, noteOf, texts } from "./support/openEhr";

/*
 * "Historia" is set up with the wizard once. Then a note of its first patient must never reach another one.
 * Results are compared with what the EHR has stored; see `startHistoriaEhr`.
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

/** As `expectRefused`, after a reload of the note, which fetches the patient that the server has open now. */
async function expectRefusedOn(note: Page, code: string): Promise<void> {
  await note.reload();
  await expectRefused(code);
}

async function expectUntouched(): Promise<void> {
  expect(ehr.saved()).toHaveLength(saved);
  for (const frame of page.frames())
    for (const box of await frame.locator("textarea").all()) expect(await box.inputValue()).toBe("");
}

test("a saved note is recognized in its patient's chart, though the profile has no saved view", async () => {
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

test("a second tab with the form of another patient and no banner is refused, by its name and birth date [H3]", async () => {
  const other = await page.context().newPage();
  for (const mrn of [sean.mrn, namesake.mrn]) {
    await other.goto(`${ehr.origin}/evol/form?ver=${mrn}`);
    await page.bringToFront();
    await expectRefusedOn(page, "other_tab_mismatch");
  }
  await other.goto(`${ehr.origin}/evol/form?ver=${maria.mrn}`);
  await openNote(maria.mrn);
  expect((await fill(automation, noteOf(maria))).receipt).toMatchObject({ state: "filled", refusal: null });
});

test("a tab of another address with a frame of the EHR is refused, because its patient is not known [H3]", async () => {
  const portal = createServer((_, response) =>
    response
      .setHeader("content-type", "text/html")
      .end(`<h1>Portal</h1><iframe src="${ehr.origin}/historia"></iframe>`),
  );
  await new Promise<void>((resolve) => portal.listen(0, "127.0.0.1", resolve));
  const other = await page.context().newPage();
  await other.goto(`http://127.0.0.1:${(portal.address() as AddressInfo).port}/`);
  await openNote(maria.mrn);
  await expectRefused("other_tab_mismatch");
  portal.close().closeAllConnections();
});

test("a window without an address is refused once the EHR wrote a chart into it [H3]", async () => {
  const opened = page.context().waitForEvent("page");
  await page.evaluate(`void window.open("", "chart")`);
  const popup = await opened;
  await popup.evaluate(`document.body.textContent = "Oneil, Sean. 30/07/1949"`);
  await openNote(maria.mrn);
  await expectRefused("other_tab_mismatch");
  await popup.evaluate(`document.body.textContent = ""`);
  expect((await fill(automation, noteOf(maria))).receipt).toMatchObject({ state: "filled", refusal: null });
});

test("a box that the page replaced for another patient while it was filled is neither written nor restored", async () => {
  const form = await frameWith(page, "/evol/form");
  // When text arrives in the second box, the form becomes that of another patient, with new boxes and the same texts.
  await form.evaluate(`document.querySelector("[name=exploracion]").addEventListener("input", () => {
    document.querySelector("h4").textContent = "Evolución de Oneil, Sean";
    document.querySelector("p").textContent = "Nacimiento: 30/07/1949";
    for (const box of document.querySelectorAll("textarea")) {
      const copy = box.cloneNode(true);
      copy.value = box.value;
      box.replaceWith(copy);
    }
  }, { once: true })`);
  const { receipt } = await fill(automation, noteOf(maria));
  expect(receipt.state).toBe("stopped");
  expect(receipt.fields.map(({ outcome }) => outcome)).toEqual(["failed", "failed", "not_written", "not_written"]);
  expect(await form.locator("[name=motivo]").inputValue()).toBe(texts.subjective);
  expect(await form.locator("[name=juicio]").inputValue()).toBe("");
});

test("a box that is gone once text was entered is not reported as not written, because the EHR can have stored the text", async () => {
  const form = await frameWith(page, "/evol/form");
  await form.evaluate(`document.querySelector("[name=motivo]").addEventListener("input", () => {
    document.querySelector("h4").textContent = "Evolución de Oneil, Sean";
    document.querySelector("p").textContent = "Nacimiento: 30/07/1949";
    for (const box of document.querySelectorAll("textarea")) {
      const empty = box.cloneNode(true);
      empty.value = "";
      box.replaceWith(empty);
    }
  }, { once: true })`);
  const { receipt } = await fill(automation, noteOf(maria));
  expect(receipt.state).toBe("stopped");
  expect(receipt.fields.map(({ outcome }) => outcome)).toEqual(["failed", "not_written", "not_written", "not_written"]);
  await expectUntouched();
});

test("if banner and form change to a patient of the same name while the note is filled, no further box is written, though the session has only a name", async () => {
  const form = await frameWith(page, "/evol/form");
  await form.evaluate(`document.querySelector("[name=motivo]").addEventListener("input", () => {
    document.querySelector("h4").textContent = "Evolución de Lopez, Maria";
    document.querySelector("p").textContent = "Nacimiento: 02/11/1978";
    top.eval('showLine("${namesake.mrn}")');
  }, { once: true })`);
  const { receipt } = await fill(
    automation,
    { ...noteOf(maria), patient: { name: "Maria Lopez" } },
    { yearOfBirth: 1961 },
  );
  expect(receipt).toMatchObject({ state: "stopped", refusal: { code: "plan_expired" } });
  expect(receipt.fields.map(({ outcome }) => outcome)).toEqual([
    "restored",
    "not_written",
    "not_written",
    "not_written",
  ]);
  await expectUntouched();
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
