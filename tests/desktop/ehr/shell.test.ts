import { afterEach, expect, test } from "vitest";
import { patients } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { testEhrs } from "../../main/ehr/testEhrs/testEhrs";
import { testProfiles } from "../../main/ehr/testProfiles";
import { noteOf, texts } from "./support/openEhr";
import { type Shell, startShell } from "./support/shell";

let shell: Shell;
let ehr: TestEhr | null = null;
afterEach(async () => {
  await shell.close();
  await ehr?.close();
  ehr = null;
});

/** Starts the shell. */
const start = (...args: string[]): Shell => (shell = startShell(...args));

test("a trial fills a note through JSON lines", async () => {
  ehr = await testEhrs.frameset();
  const { ask, events } = start("--trial");
  const { origin } = ehr;
  expect(await ask("status")).toMatchObject({ ok: true, value: { isRunning: false, browserConnected: false } });
  const profile = testProfiles.frameset(origin);
  expect(await ask("profile.import", { profile })).toMatchObject({
    value: { accepted: false, profile: { origins: [origin] } },
  });
  expect(await ask("profile.import", { profile, acceptOrigins: [origin] })).toMatchObject({
    value: { accepted: true },
  });
  expect(await ask("launch")).toMatchObject({ value: true });
  // the profile's start page
  await expect.poll(async () => (await ask("person.tabs")).value).toEqual([`${origin}/harbor`]);
  // The tab has its address before its frames are loaded, and a chart is opened in one of these.
  await expect.poll(async () => (await ask("navigateToPatient", { mrn: patients[0]!.mrn })).value).toBe(true);
  await ask("person.click", { frameUrl: "/harbor/summary", role: "link", name: "Write note" });
  await expect
    .poll(async () => (await ask("person.text", { frameUrl: "/harbor/note", css: "h2" })).value)
    .toBe("Visit note");
  const { patient } = noteOf(patients[0]!);
  expect(await ask("note.load", { patient, sections: texts })).toMatchObject({ value: true });
  const { value: plan } = (await ask("planFill")) as { value: { id: string } };
  expect(plan).toMatchObject({ canFill: true, refusal: null });
  expect(await ask("fillNote", { planId: plan.id })).toMatchObject({ value: { state: "filled" } });
  expect(ehr.saved()).toEqual([]);
  await ask("person.click", { frameUrl: "/harbor/note", role: "button", name: "Save" });
  await expect.poll(() => ehr!.saved()).toHaveLength(1);
  expect(ehr.saved()[0]).toMatchObject({ pid: "11", sections: { subj: texts.subjective, plan: texts.plan } });
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(["ready", "changed"]));
  expect(await ask("close")).toMatchObject({ value: true });
});

test("without --trial the `person.` verbs are unknown, and the others check their input", async () => {
  const { ask, events } = start();
  for (const verb of ["person.goto", "person.click", "person.dialog", "constructor"])
    expect(await ask(verb, { url: "https://ehr.example.org" })).toMatchObject({
      ok: false,
      error: { code: "unknown_verb" },
    });
  expect(await ask("navigateToPatient", { mrn: 5 })).toMatchObject({ ok: false, error: { code: "invalid_input" } });
  expect(await ask("wizard.skip")).toMatchObject({ ok: false, error: { code: "invalid_input" } });
  expect(await ask("currentPatient")).toMatchObject({ ok: true, value: null });
  expect(events).toContainEqual({
    event: "refused",
    value: { verb: "currentPatient", code: "not_running", message: expect.any(String) },
  });
});

test("a trial sets up nested frames with the wizard alone", async () => {
  ehr = await testEhrs.tabs();
  const { ask, value } = start("--trial");
  const click = async (input: object) => expect(await ask("person.click", input)).toMatchObject({ ok: true });
  const shows = (text: string) =>
    expect.poll(async () => (await ask("person.text", { css: "#strip" })).value).toContain(text);
  await ask("launch");
  await ask("person.goto", { url: ehr.entry });
  const finder = { frameUrl: "/tabula/finder", role: "link" };
  await expect.poll(async () => (await ask("person.click", { ...finder, name: "Maria E Lopez" })).ok).toBe(true);
  await shows("40011");
  await value("wizard.start");
  for (const css of ["#strip .who", "#strip .born", "#strip .who"])
    expect(await value("wizard.point", { css })).toMatchObject({ problem: null });
  await click({ role: "button", name: "Finder" });
  await click({ ...finder, name: "Sean O'Neil" });
  await shows("40013");
  await expect.poll(async () => (await value("wizard.secondPatient"))["step"]).toBe("boxes");
  await click({ frameUrl: "/tabula/chart?pid=13", role: "button", name: "New encounter" });
  const soap = { frameUrl: "/tabula/soap" };
  await expect.poll(async () => (await ask("person.text", { ...soap, css: "[name=t1]" })).value).toBe("");
  for (const css of ["[name=t1]", "[name=t2]", "[name=t3]", "[name=t4]"])
    expect(await value("wizard.field", { ...soap, css })).toMatchObject({ problem: null });
  expect(await value("wizard.finish", { name: "Tabula" })).toMatchObject({ problems: [] });

  const sean = noteOf(patients[2]!);
  await ask("note.load", { patient: noteOf(patients[0]!).patient, sections: texts });
  expect(await value("planFill")).toMatchObject({ canFill: false, refusal: { code: "patient_mismatch" } });
  await ask("note.load", { patient: sean.patient, sections: texts });
  const plan = await value("planFill");
  expect(plan).toMatchObject({ canFill: true, refusal: null });
  expect(await value("fillNote", { planId: plan["id"] })).toMatchObject({ state: "filled" });
  await click({ ...soap, role: "button", name: "Save" });
  await expect.poll(() => ehr!.saved()).toHaveLength(1);
  const { subjective: t1, objective: t2, assessment: t3, plan: t4 } = texts;
  expect(ehr.saved()[0]).toEqual({ pid: "13", formPid: "13", encounter: "7713", sections: { t1, t2, t3, t4 } });
});
