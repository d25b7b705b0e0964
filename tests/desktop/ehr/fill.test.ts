import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { EhrAutomation } from "../../../src/main/ehr/EhrAutomation";
import { patients } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { testEhrs } from "../../main/ehr/testEhrs/testEhrs";
import { testProfiles } from "../../main/ehr/testProfiles";
import { actions, fill, frameWith, newAutomation, noteOf, openEhr, texts } from "./support/openEhr";

let automation: EhrAutomation;
let ehr: TestEhr;
let page: Page;
type Four<T> = [T, T, T, T];
const [maria, otherMaria, sean, zoe] = patients as Four<(typeof patients)[0]>;

beforeAll(async () => {
  ({ automation } = newAutomation());
  expect(await automation.launch()).toBe(true);
});
afterAll(() => automation.close());
afterEach(() => ehr.close());

async function open(kind: "frameset" | "tabs" | "panes" | "plain" | "spa"): Promise<void> {
  ehr = await testEhrs[kind]();
  page = await openEhr(automation, ehr, testProfiles[kind](ehr.origin));
}

/** Opens a patient's note in "Harbor Charts", as a person does. */
async function harborNote(name: string) {
  const loads = () => ehr.requests().filter((each) => each.includes("/harbor/banner?chart=")).length;
  const before = loads();
  await (await frameWith(page, "/harbor/list")).getByText(name, { exact: true }).click();
  await (await frameWith(page, "/harbor/summary")).getByText("Write note").click();
  const form = await frameWith(page, "/harbor/note");
  await expect.poll(loads).toBe(before + 2); // the chart's page and the note's each load the banner
  await (await frameWith(page, "/harbor/banner")).locator(".pt").waitFor();
  return form;
}

/** Opens a patient's note in "Tabula". */
async function tabulaNote(name: string) {
  await (await frameWith(page, "/tabula/finder")).getByText(name, { exact: true }).click();
  await (await frameWith(page, "/tabula/chart")).getByText("New encounter").click();
  return frameWith(page, "/tabula/soap");
}

describe("a frameset with labeled boxes", () => {
  test("a note is filled, verified and saved by the person", async () => {
    await open("frameset");
    const form = await harborNote("Maria E Lopez");
    const { plan, receipt } = await fill(automation, noteOf(maria));
    expect(plan).toMatchObject({
      canFill: true,
      refusal: null,
      needsYearOfBirth: false,
      shown: { mrn: "40011", birthDate: "1961-03-14" },
    });
    expect(receipt).toMatchObject({ state: "filled", refusal: null });
    expect(receipt.fields.map(({ outcome }) => outcome)).toEqual(Array(4).fill("verified"));
    await expect.poll(() => automation.status.chart?.filled).toBe("not_saved");
    expect(automation.isNoteUnsaved).toBe(true);
    expect(ehr.saved()).toEqual([]);
    expect(ehr.requests().filter((each) => each.startsWith("POST"))).toEqual([]);
    await form.getByText("Save", { exact: true }).click();
    await expect.poll(() => ehr.saved()).toHaveLength(1);
    const { subjective: subj, objective: obj, assessment: assess, plan: text } = texts;
    expect(ehr.saved()[0]).toEqual({
      pid: "11",
      formPid: "11",
      encounter: "911",
      sections: { subj, obj, assess, plan: text },
    });
    await expect.poll(() => automation.status.chart?.filled).toBe("seen");
    expect(automation.isNoteUnsaved).toBe(false);
  });

  test("filling twice writes once, and a revised note replaces the clinician’s text only if they agree", async () => {
    await open("frameset");
    const form = await harborNote("Sean O'Neil");
    expect((await fill(automation, noteOf(sean))).receipt.state).toBe("filled");
    const again = await fill(automation, noteOf(sean));
    expect(actions(again.plan)).toEqual(Array(4).fill("already"));
    expect(again.receipt.fields.map(({ outcome }) => outcome)).toEqual(Array(4).fill("already"));
    await form.getByLabel("Subjective").fill("Typed by the clinician");
    const revised = await fill(automation, noteOf(sean, { subjective: "New", objective: "New" }));
    expect(actions(revised.plan)).toEqual(["ask", "write", "already", "already"]);
    expect(revised.receipt.fields.map(({ outcome }) => outcome)).toEqual(["asked", "verified", "already", "already"]);
    expect(await form.getByLabel("Subjective").inputValue()).toBe("Typed by the clinician");
    const agreed = await fill(automation, noteOf(sean, { subjective: "New", objective: "New" }), {
      overwrite: ["subjective"],
    });
    expect(agreed.receipt.fields[0]).toMatchObject({ outcome: "verified" });
    expect(await form.getByLabel("Subjective").inputValue()).toBe("New");
  });

  test.each([
    ["a note of another patient", () => noteOf(sean), "patient_mismatch"],
    ["a note of another patient with the same name", () => noteOf(otherMaria), "patient_mismatch"],
    [
      "a note with the same record number and another birth date",
      () => ({ ...noteOf(maria), patient: { ...noteOf(maria).patient, birthDate: "1961-04-13" } }),
      "patient_mismatch",
    ],
    [
      "a note with a section that has no box",
      () => ({ ...noteOf(maria), sections: [...noteOf(maria).sections, { id: "exam", title: "Exam", text: "x" }] }),
      "not_mapped",
    ],
  ])("%s is refused, and nothing is written", async (_what, note, code) => {
    await open("frameset");
    const form = await harborNote("Maria E Lopez");
    const { plan, receipt } = await fill(automation, note());
    expect(plan).toMatchObject({ canFill: false, refusal: { code } });
    expect(receipt).toMatchObject({ state: "stopped", refusal: { code: "plan_expired" } });
    expect(await form.getByLabel("Subjective").inputValue()).toBe("");
  });

  test("if a box changes after planning, filling stops and the boxes already written are restored", async () => {
    await open("frameset");
    const form = await harborNote("Maria E Lopez");
    automation.loadNote(noteOf(maria));
    const plan = await automation.planFill();
    await form.getByLabel("Impression").fill("Typed meanwhile");
    const receipt = await automation.fillNote({ planId: plan.id, overwrite: [] });
    expect(receipt).toMatchObject({ state: "stopped", refusal: { code: "changed" } });
    expect(receipt.fields.map(({ outcome }) => outcome)).toEqual([
      "restored",
      "restored",
      "not_written",
      "not_written",
    ]);
    expect(await form.getByLabel("Subjective").inputValue()).toBe("");
    expect(await form.getByLabel("Impression").inputValue()).toBe("Typed meanwhile");
  });

  test("a person who types while the note is filled in stops it", async () => {
    await open("frameset");
    const form = await harborNote("Maria E Lopez");
    // Presses a key when our text arrives. It comes from the keyboard, so that event.isTrusted is true as for a person.
    const typed = new Promise<void>((resolve) => {
      void page.exposeFunction("typeNow", async () => {
        await page.keyboard.press("a");
        resolve();
      });
    });
    await form
      .getByLabel("Subjective")
      .evaluate((box) =>
        box.addEventListener("input", () => (window as unknown as { typeNow(): void }).typeNow(), { once: true }),
      );
    const { receipt } = await fill(automation, noteOf(maria));
    await typed;
    expect(receipt.state).toBe("stopped");
    expect(["person_active", "not_verified"]).toContain(receipt.refusal?.code);
    expect(await form.getByLabel("Objective").inputValue()).toBe("");
  });

  test("a navigation while the note is filled in stops it", async () => {
    await open("frameset");
    const form = await harborNote("Maria E Lopez");
    await form
      .getByLabel("Subjective")
      .evaluate((box) =>
        box.addEventListener("input", () => window.parent.frames[1]!.location.reload(), { once: true }),
      );
    const { receipt } = await fill(automation, noteOf(maria));
    expect(receipt).toMatchObject({ state: "stopped", refusal: { code: "navigated" } });
    expect(await form.getByLabel("Subjective").inputValue()).toBe("");
  });

  test("after a silent time-out the lost save is reported, and the note can be filled in again after signing in", async () => {
    await open("frameset");
    const form = await harborNote("Maria E Lopez");
    expect((await fill(automation, noteOf(maria))).receipt.state).toBe("filled");
    ehr.expire();
    await form.getByText("Save", { exact: true }).click();
    await expect.poll(() => automation.status.chart?.filled).toBe("lost");
    expect(automation.status.chart?.loggedIn).toBe("no");
    expect(automation.isNoteUnsaved).toBe(false);
    expect((await automation.planFill()).refusal?.code).toBe("signed_out");
    await page.goto(ehr.entry);
    await harborNote("Maria E Lopez");
    expect((await fill(automation, noteOf(maria))).receipt.state).toBe("filled");
  });

  test("navigateToPatient opens the chart in its frame without a new tab", async () => {
    await open("frameset");
    await frameWith(page, "/harbor/empty");
    await automation.navigateToPatient({ mrn: sean.mrn, name: "Sean O'Neil" });
    expect(await automation.currentPatient()).toEqual({ name: "O'NEIL, SEAN", birthDate: sean.born, mrn: sean.mrn });
    expect(automation.browserPages()).toHaveLength(1);
    await expect(automation.navigateToPatient({ mrn: "99999" })).rejects.toMatchObject({
      code: expect.stringMatching(/not_found/),
    });
  });
});

describe("tabs of nested iframes where the server has one current patient per sign-in", () => {
  test("unlabeled boxes are found by the text beside them", async () => {
    await open("tabs");
    const form = await tabulaNote("Zoë Müller-Çelik");
    expect((await fill(automation, noteOf(zoe))).receipt.state).toBe("filled");
    await form.getByText("Save", { exact: true }).click();
    await expect.poll(() => ehr.saved()).toHaveLength(1);
    const { subjective: t1, objective: t2, assessment: t3, plan: t4 } = texts;
    expect(ehr.saved()[0]).toMatchObject({ pid: "14", formPid: "14", sections: { t1, t2, t3, t4 } });
  });

  test("a second tab with another patient prevents filling [H3]", async () => {
    await open("tabs");
    await tabulaNote("Maria E Lopez");
    const second = await page.context().newPage();
    await second.goto(`${ehr.origin}/tabula`);
    await (await frameWith(second, "/tabula/finder")).getByText("Sean O'Neil").click();
    await second.locator("#strip .who").waitFor();
    automation.loadNote(noteOf(maria));
    expect((await automation.planFill()).refusal?.code).toBe("other_tab_mismatch");
    await second.close();
    expect((await automation.planFill()).refusal).toBeNull();
  });

  test("an EHR alert stays open, is reported, and blocks filling until the person answers it", async () => {
    await open("tabs");
    await tabulaNote("Maria E Lopez");
    ehr.push({ kind: "alert", text: "Allergy: penicillin" });
    await expect.poll(() => automation.status.dialog).toEqual({ type: "alert", message: "Allergy: penicillin" });
    automation.loadNote(noteOf(maria));
    expect((await automation.planFill()).refusal?.code).toBe("dialog_open");
    expect(ehr.answers()).toEqual([]);
    await automation.answerDialog(true);
    await expect.poll(() => automation.status.dialog).toBeNull();
    await expect.poll(() => ehr.answers()).toEqual(["alert"]);
    expect((await automation.planFill()).refusal).toBeNull();
  });

  test("an alert while the note is filled in stops it, and the boxes are restored", async () => {
    await open("tabs");
    const form = await tabulaNote("Maria E Lopez");
    await form
      .locator("[name=t2]")
      .evaluate((box) => box.addEventListener("input", () => alert("Reminder"), { once: true }));
    automation.loadNote(noteOf(maria));
    const plan = await automation.planFill();
    const receipt = await automation.fillNote({ planId: plan.id, overwrite: [] });
    expect(receipt).toMatchObject({ state: "stopped", refusal: { code: "dialog_open" } });
    expect(automation.status.dialog).toEqual({ type: "alert", message: "Reminder" });
    await automation.answerDialog(true);
    await expect
      .poll(() => form.locator("textarea").evaluateAll((all) => all.map((box) => (box as { value?: string }).value)))
      .toEqual(["", "", "", ""]);
    expect((await automation.planFill()).refusal).toBeNull();
  });

  test("a modal that covers the boxes causes a refusal, and nothing is written", async () => {
    await open("tabs");
    const form = await tabulaNote("Maria E Lopez");
    automation.loadNote(noteOf(maria));
    const plan = await automation.planFill();
    ehr.push({ kind: "modal", text: "News" });
    await expect.poll(() => page.getByText("News").count()).toBe(1);
    const receipt = await automation.fillNote({ planId: plan.id, overwrite: [] });
    expect(receipt).toMatchObject({ state: "stopped", refusal: { code: "covered" } });
    expect(await form.locator("[name=t1]").inputValue()).toBe("");
  });
});

test("a form of the previous patient that stays on screen prevents filling [H2]", async () => {
  await open("panes");
  const finder = await frameWith(page, "/panes/finder");
  await finder.getByText("Lopez, Maria E").click();
  await (await frameWith(page, "/panes/chart")).getByText("SOAP").click();
  const form = await frameWith(page, "/panes/form");
  automation.loadNote(noteOf(maria));
  expect((await automation.planFill()).refusal).toBeNull();
  await finder.getByText("O'Neil, Sean").click();
  await page.getByText("O'Neil, Sean").waitFor();
  automation.loadNote(noteOf(sean));
  expect((await automation.planFill()).refusal?.code).toBe("form_mismatch");
  automation.loadNote(noteOf(maria));
  expect((await automation.planFill()).refusal?.code).toBe("patient_mismatch");
  expect(await form.locator("textarea").first().inputValue()).toBe("");
});

test("a form in a frame other than the banner is refused if the profile can't identify its patient", async () => {
  ehr = await testEhrs.panes();
  const profile = testProfiles.panes(ehr.origin);
  const { form: _form, ...identity } = profile.identity;
  page = await openEhr(automation, ehr, { ...profile, identity });
  await (await frameWith(page, "/panes/finder")).getByText("Lopez, Maria E").click();
  await (await frameWith(page, "/panes/chart")).getByText("SOAP").click();
  await frameWith(page, "/panes/form");
  automation.loadNote(noteOf(maria));
  expect((await automation.planFill()).refusal?.code).toBe("form_unknown");
});

test("with only one identifier the clinician enters the year of birth; append keeps what is there [H13]", async () => {
  await open("plain");
  await page.goto(`${ehr.origin}/note/13`);
  await page.locator("[name=plan]").fill("Earlier plan");
  const wrong = await fill(automation, noteOf(sean), { yearOfBirth: 1950 });
  expect(wrong.plan.needsYearOfBirth).toBe(true);
  expect(wrong.receipt).toMatchObject({ state: "stopped", refusal: { code: "patient_unconfirmed" } });
  expect((await fill(automation, noteOf(sean), { yearOfBirth: 1949 })).receipt.state).toBe("filled");
  expect(await page.locator("[name=plan]").inputValue()).toBe(`Earlier plan\n\n${texts.plan}`);
  const again = await fill(automation, noteOf(sean), { yearOfBirth: 1949 });
  expect(actions(again.plan)).toEqual(Array(4).fill("already"));
  await fill(automation, noteOf(sean, { plan: "Revised plan" }), { yearOfBirth: 1949 });
  expect(await page.locator("[name=plan]").inputValue()).toBe("Earlier plan\n\nRevised plan");
});

test("a single-page app gets the whole note in one box, and its own state has the text too [H7]", async () => {
  await open("spa");
  await automation.navigateToPatient({ mrn: maria.mrn, name: "Maria Lopez" });
  expect((await fill(automation, noteOf(maria))).receipt.state).toBe("filled");
  expect(ehr.saved()).toEqual([]);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(() => ehr.saved()).toHaveLength(1);
  expect(ehr.saved()[0]).toMatchObject({
    pid: "11",
    sections: { note: expect.stringContaining(`plan:\n${texts.plan}`) },
  });
});
