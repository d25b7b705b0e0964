import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EhrAutomation } from "../../../src/main/ehr/EhrAutomation";
import { ehrHandlers } from "../../../src/main/ehr/ehrHandlers";
import { ehrBridge } from "../../../src/shared/bridge/ehrBridge";
import type { EhrSession } from "../../../src/shared/ehr/ehrData";
import { patients } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { testEhrs } from "../../main/ehr/testEhrs/testEhrs";
import { testProfiles } from "../../main/ehr/testProfiles";
import { newAutomation, noteOf, openEhr } from "./support/openEhr";

let automation: EhrAutomation;
let folder: string;
let ehr: TestEhr;
let page: Page;
let refusals: string[];
let verbs: ReturnType<typeof ehrHandlers>;
const [maria, otherMaria, sean] = patients as [(typeof patients)[0], (typeof patients)[0], (typeof patients)[0]];

beforeAll(async () => {
  ({ automation, folder } = newAutomation());
  refusals = [];
  verbs = ehrHandlers(automation, (verb, { code }) => refusals.push(`${verb}: ${code}`));
  expect(await verbs.launch(undefined)).toBe(true);
  ehr = await testEhrs.spa();
  page = await openEhr(automation, ehr, testProfiles.spa(ehr.origin));
});
afterAll(async () => {
  await automation.close();
  await ehr.close();
});

const goTo = (patient: (typeof patients)[0]) => verbs.navigateToPatient({ mrn: patient.mrn });

/** Asserts that a value has the shape that the bridge promises. */
const conforms = (verb: keyof typeof ehrBridge.requests, value: unknown) =>
  expect(ehrBridge.requests[verb].output.safeParse(value).error).toBeUndefined();

test("navigateToPatient opens the chart; the status, currentPatient and currentPage show it [P3.18 P7.46]", async () => {
  expect(await goTo(maria)).toBe(true);
  const shown = { name: "Maria E Lopez", birthDate: maria.born, mrn: maria.mrn };
  await expect.poll(() => automation.status.currentPatient, { interval: 20 }).toEqual(shown);
  expect(await verbs.currentPatient(undefined)).toEqual(shown);
  expect(await verbs.currentPage(undefined)).toEqual({ url: `${ehr.origin}/app/chart/40011`, key: "chart" });
  expect(automation.status.chart).toMatchObject({ pageKey: "chart", loggedIn: "yes", patient: "unknown", health: [] });
  automation.loadNote(noteOf(sean));
  await expect.poll(() => automation.status.chart?.patient).toBe("mismatch");
  automation.loadNote(noteOf(maria));
  await expect.poll(() => automation.status.chart?.patient).toBe("match");
  conforms("status", automation.status);
});

test("the status answers from memory in under 50 ms, also while a page blocks", async () => {
  ehr.push({ kind: "confirm", text: "Cancel to open it, OK to create a new one" });
  await expect.poll(() => automation.status.dialog?.type).toBe("confirm");
  const start = performance.now();
  for (let n = 0; n < 100; n++) conforms("status", await verbs.status(undefined));
  expect((performance.now() - start) / 100).toBeLessThan(50);
  expect(await verbs.currentPatient(undefined)).toBeNull();
  expect(ehr.answers()).toEqual([]);
  await automation.answerDialog(false);
  await expect.poll(() => ehr.answers()).toEqual(["false"]);
});

test("extractPageData reads the configured data and stores it sealed; the whole page is not stored [P7.46]", async () => {
  const session = (await verbs.extractPageData(undefined))!;
  conforms("extractPageData", session);
  expect(session).toMatchObject({ pageKey: "chart", patient: { mrn: maria.mrn } });
  expect(session.items).toHaveLength(1);
  expect(session.items[0]).toMatchObject({ kind: "demographics", label: "Facts" });
  expect(session.items[0]!.text).toContain("14 Mar 1961");
  const whole = (await verbs.extractPageData({ whole: true }))!;
  expect(whole.items[0]!.text).toContain("Also today: Maria Lopez");
  expect(await verbs.searchSessions({ query: "" })).toHaveLength(1);
  expect(readFileSync(join(folder, "ehr", "sessions.sealed"), "latin1")).not.toMatch(/Lopez|40011/);
});

test("sessions are found by patient and by words; data of two patients of one name are never merged [P7.47]", async () => {
  await goTo(otherMaria);
  await verbs.extractPageData(undefined);
  expect(await verbs.patientSessions({ mrn: maria.mrn })).toHaveLength(1);
  expect(await verbs.patientSessions(undefined)).toMatchObject([{ patient: { mrn: otherMaria.mrn } }]);
  expect(await verbs.patientSessions({ name: "Lopez, Maria" })).toHaveLength(2);
  expect(await verbs.searchSessions({ query: "lopez 1961" })).toHaveLength(1);
  expect(await verbs.searchSessions({ query: "nothing" })).toEqual([]);
  expect(await verbs.patientData({ mrn: maria.mrn })).toMatchObject({ patient: { mrn: maria.mrn }, items: [{}] });
  expect(await verbs.patientData({ name: "Maria Lopez" })).toBeNull();
});

test("export, clear and import return the same sessions; the clear is in the audit log [P7.48]", async () => {
  const file = (await verbs.export(undefined))!;
  conforms("export", file);
  expect(await verbs.clear(undefined)).toBe(true);
  expect(await verbs.searchSessions({ query: "" })).toEqual([]);
  expect(await verbs.import({ data: { format: "other" } })).toBe(false);
  expect(await verbs.import({ data: JSON.parse(JSON.stringify(file)) as unknown })).toBe(true);
  expect(await verbs.import({ data: file })).toBe(true); // again: by id, not twice
  expect((await verbs.export(undefined))!.sessions).toEqual(file.sessions);
  const { entries, isIntact } = await verbs.audit(undefined);
  expect(isIntact).toBe(true);
  const logged = entries.map(({ verb, outcome }) => `${verb} ${outcome}`);
  for (const each of ["export exported", "clear data", "import imported"]) expect(logged).toContain(each);
});

test("a changed line of the audit log is detected", async () => {
  const path = join(folder, "ehr", "audit.jsonl");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace('"outcome":"data"', '"outcome":"none"'));
  expect((await verbs.audit(undefined)).isIntact).toBe(false);
  writeFileSync(path, text);
  expect((await verbs.audit(undefined)).isIntact).toBe(true);
});

describe("profiles", () => {
  test("an import requires acceptance of every origin", async () => {
    const profile = {
      ...testProfiles.spa(ehr.origin),
      id: "second",
      origins: [ehr.origin, "https://other.example.org"],
    };
    const result = await verbs.importProfile({ profile, acceptOrigins: [ehr.origin] });
    expect(result).toMatchObject({ accepted: false, faults: [], profile: { origins: profile.origins } });
    expect((await verbs.importProfile({ profile, acceptOrigins: profile.origins })).accepted).toBe(true);
    const text = (await verbs.exportProfile({ id: "second" }))!;
    expect(text).not.toMatch(/lopez|40011|1961/i);
    expect(await verbs.removeProfile({ id: "second" })).toBe(true);
    expect(await verbs.removeProfile({ id: "second" })).toBe(false);
    expect(await verbs.exportProfile({ id: "second" })).toBeNull();
    expect((await verbs.importProfile({ profile: text, acceptOrigins: profile.origins })).accepted).toBe(true);
    await verbs.removeProfile({ id: "second" });
  });

  test("a removed profile is in the audit log, and its chart is no longer in the status", async () => {
    await expect.poll(() => automation.status.chart).not.toBeNull();
    const { id, version } = automation.profiles.byOrigin(ehr.origin)!;
    const profile = (await verbs.exportProfile({ id }))!;
    expect(await verbs.removeProfile({ id })).toBe(true);
    expect((await verbs.audit({ limit: 1 })).entries).toMatchObject([
      { verb: "removeProfile", outcome: "removed", profile: `${id}@${version}` },
    ]);
    await expect.poll(() => automation.status.chart).toBeNull();
    expect((await verbs.importProfile({ profile, acceptOrigins: [ehr.origin] })).accepted).toBe(true);
    await expect.poll(() => automation.status.chart).not.toBeNull();
  });

  test("an import that cannot be stored is answered with the reason", async () => {
    const blocked = join(folder, "ehr", "profiles", "second.json");
    mkdirSync(blocked); // where the file would be
    const profile = { ...testProfiles.spa(ehr.origin), id: "second" };
    const answer = await verbs.importProfile({ profile, acceptOrigins: profile.origins });
    rmSync(blocked, { recursive: true });
    const faults = [{ field: "", message: "It could not be stored on this computer." }];
    expect(answer).toEqual({ accepted: false, profile: null, faults });
    expect(refusals.at(-1)).toMatch(/^importProfile: /);
    refusals.length = 0;
  });

  test("a profile with a step that signs is rejected, naming the field", async () => {
    const profile = testProfiles.spa(ehr.origin);
    const reveal = [{ action: "click", target: [{ role: "button", name: "Sign" }] }];
    const answer = await verbs.importProfile({
      profile: { ...profile, note: { ...profile.note, reveal } },
      acceptOrigins: [],
    });
    expect(answer).toMatchObject({ accepted: false, profile: null, faults: [{ field: "note.reveal[0].target" }] });
  });
});

test("a page of another origin is refused", async () => {
  await page.goto(ehr.entry.replace("127.0.0.1", "localhost"));
  expect(await verbs.currentPatient(undefined)).toBeNull();
  expect(refusals.at(-1)).toBe("currentPatient: origin_not_allowed");
  expect((await verbs.planFill(undefined))?.refusal?.code).toBe("origin_not_allowed");
});

test("without the browser every verb quietly returns false, empty or null [P8.45]", async () => {
  expect(await verbs.close(undefined)).toBe(true);
  refusals = [];
  expect(await verbs.close(undefined)).toBe(false);
  expect(automation.status).toMatchObject({
    isRunning: false,
    browserConnected: false,
    currentPage: null,
    currentPatient: null,
    chart: null,
  });
  expect(await verbs.currentPatient(undefined)).toBeNull();
  expect(await verbs.currentPage(undefined)).toBeNull();
  expect(await verbs.extractPageData(undefined)).toBeNull();
  expect(await verbs.navigateToPatient({ mrn: "1" })).toBe(false);
  expect(await verbs.planFill(undefined)).toBeNull();
  expect(await verbs.fillNote({ planId: "x", overwrite: [] })).toBeNull();
  expect(await verbs.patientSessions(undefined)).toEqual([]);
  expect(await verbs.patientData(undefined)).toBeNull();
  expect(refusals).toContain("navigateToPatient: not_running");
  expect(new Set(refusals.map((each) => each.split(": ")[1]))).toEqual(new Set(["not_running"]));
  writeFileSync(join(folder, "ehr", "sessions.sealed"), "damaged");
  const other = ehrHandlers(newAutomation(folder).automation);
  expect(await other.export(undefined)).toBeNull();
  expect(await other.searchSessions({ query: "a" })).toEqual([]);
  expect(await other.patientSessions({ mrn: "1" })).toEqual([]);
});

test("clear can also delete the browser's sign-ins", async () => {
  expect(existsSync(join(folder, "browser"))).toBe(true);
  expect(await verbs.clear({ browserProfile: true })).toBe(true);
  expect(existsSync(join(folder, "browser"))).toBe(false);
  expect((await verbs.audit({ limit: 1 })).entries).toMatchObject([{ verb: "clear", outcome: "data_and_browser" }]);
  expect((await verbs.export(undefined))?.sessions satisfies EhrSession[] | undefined).toEqual([]);
});
