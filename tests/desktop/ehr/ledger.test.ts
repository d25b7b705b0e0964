import { afterEach, beforeEach, expect, test } from "vitest";
import { ledgerFields, startLedgerEhr } from "../../main/ehr/testEhrs/ledgerEhr";
import { patients, type TestPatient } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { noteOf, texts } from "./support/openEhr";
import { type Shell, startShell } from "./support/shell";

/*
 * "Ledger" is set up through the command line (`npm run ehr`), step by step as on the screens; results are compared
 * with what the EHR has stored. See `startLedgerEhr`.
 */
const [maria, sean] = [patients[0]!, patients[2]!];
const [ident, chart, note] = ["/ledger/ident", "/ledger/chart", "/ledger/note"];

let shell: Shell;
let ehr: TestEhr;
beforeEach(async () => {
  ehr = await startLedgerEhr();
  shell = startShell("--trial");
  await shell.value("launch");
  await shell.value("person.goto", { url: ehr.entry });
  await setUp();
});
afterEach(async () => {
  await shell.close();
  await ehr.close();
});

const shows = (frameUrl: string, text: string) =>
  expect.poll(async () => (await shell.ask("person.text", { frameUrl, css: "body" })).value).toContain(text);

async function openChart({ mrn, last, first, middle }: TestPatient): Promise<void> {
  const name = `${last}, ${first} ${middle}`.trim();
  await shell.value("person.goto", { url: `${ehr.origin}/ledger` });
  await shows("/ledger/find", mrn);
  await shell.value("person.click", { frameUrl: "/ledger/find", role: "link", name });
  await shows(ident, mrn);
  await shows(chart, `record ${mrn}`);
}

async function openNote(patient: TestPatient): Promise<void> {
  await openChart(patient);
  await shell.value("person.click", { frameUrl: chart, role: "link", name: "New entry" });
  await shows(note, "Treatment plan");
}

async function setUp(): Promise<void> {
  const { value } = shell;
  await openChart(maria);
  await value("wizard.start");
  const point = (css: string) => value("wizard.point", { frameUrl: ident, css });
  expect(await point("td:nth-of-type(2) b")).toMatchObject({ understood: "Name: LOPEZ, MARIA E", problem: null });
  expect(await point("td:nth-of-type(4)")).toMatchObject({ understood: "Date of birth: 14-Mar-1961" });
  expect(await point("td:nth-of-type(6)")).toMatchObject({ understood: "Record number: 40011" });
  await openChart(sean);
  expect(await value("wizard.secondPatient")).toMatchObject({ problem: null, step: "boxes" });
  await openNote(sean);
  for (const name of ledgerFields)
    expect(await value("wizard.field", { frameUrl: note, css: `[data-n=${name}]` })).toMatchObject({ problem: null });
  const { boxes } = (await value("wizard.dryRun")) as { boxes: { section: string; check: string }[] };
  expect(boxes.map(({ section }) => section)).toEqual(["subjective", "objective", "assessment", "plan"]);
  expect(boxes.map(({ check }) => check)).toEqual(["verified", "verified", "verified", "verified"]);
}

/** Shows the wizard the lists of the chart, and finishes. */
async function teachLists(): Promise<void> {
  const { value } = shell;
  await openChart(maria);
  const place = (css: string, extra: object = {}) => value("wizard.place", { frameUrl: chart, css, ...extra });
  expect(await place("a:text-is('New entry')")).toMatchObject({
    problem: "No list was recognized here. Point at one entry of the list.",
    places: [],
  });
  expect(await place("td:text-is('Type 2 diabetes')")).toMatchObject({
    problem: null,
    places: [{ label: "Problems", kind: "problems", isSuggested: true, count: 2 }],
  });
  const drugs = await place("td:text-is('Aspirin')");
  expect(drugs["places"]).toMatchObject([
    {},
    {
      label: "Current drugs",
      kind: "medications",
      entries: [
        "Metformin · 500 mg · twice a day",
        "Lisinopril · 10 mg · daily (crossed out)",
        "Aspirin · 81 mg · daily",
      ],
    },
  ]);
  expect(await place(".val", { single: true, kind: "allergies" })).toMatchObject({ problem: null });
  expect(await place("td:has-text('Eye check') >> nth=-1")).toMatchObject({ problem: null });
  expect(await value("wizard.finish", { name: "Ledger" })).toMatchObject({ problems: [] });
}

async function finishSetUp(): Promise<void> {
  expect(await shell.value("wizard.finish", { name: "Ledger" })).toMatchObject({ problems: [] });
}

const load = (patient: TestPatient) => shell.value("note.load", { patient: noteOf(patient).patient, sections: texts });

test("contenteditable cells of a table with a banner in another frame are filled", async () => {
  await finishSetUp();
  await openNote(maria);
  await load(sean);
  expect(await shell.value("planFill")).toMatchObject({ canFill: false, refusal: { code: "patient_mismatch" } });
  await load(maria);
  const plan = await shell.value("planFill");
  expect(plan).toMatchObject({
    canFill: true,
    shown: { name: "LOPEZ, MARIA E", birthDate: "1961-03-14", mrn: "40011" },
  });
  expect(await shell.value("fillNote", { planId: plan["id"] })).toMatchObject({ state: "filled", refusal: null });
  expect(ehr.saved()).toEqual([]);
  await shell.value("person.click", { frameUrl: note, role: "button", name: "File entry" });
  await expect.poll(() => ehr.saved()).toHaveLength(1);
  const [saved] = ehr.saved();
  expect(saved).toMatchObject({ pid: "11", formPid: "40011" });
  expect(ledgerFields.map((name) => saved!.sections[name]!.replaceAll(/\n+/g, "\n").trim())).toEqual(
    Object.values(texts).map((text) => text.replaceAll(/\n+/g, "\n")),
  );
});

test("lists of a chart are read with their headings, unless the chart is not that of the patient in the banner", async () => {
  await teachLists();
  const profile = JSON.stringify((await shell.value("profile.export", { id: "ledger" })) ?? null);
  expect(profile).toContain("Current drugs");
  expect(profile).not.toMatch(/lopez|maria|metformin|40011|aspirin|penicillin/i);
  await openChart(sean);
  expect(await shell.value("extractPageData")).toMatchObject({
    patient: { mrn: "40013" },
    items: [
      { kind: "problems", label: "Problems", text: "J45 · Asthma" },
      { kind: "medications", label: "Current drugs", text: "Albuterol · 2 puffs · as needed" },
      { kind: "allergies", label: "Allergies", text: "None known" },
      { kind: "appointments", label: "Next appointments", text: "No entries" },
    ],
  });
  // The chart of the second patient stays open below the banner of the first.
  await shell.value("person.goto", { url: `${ehr.origin}/ledger/open?rec=40011`, newTab: true });
  await shell.value("person.closeTab", { tab: 1 });
  await shell.value("person.goto", { url: `${ehr.origin}/ledger?keep=40013` });
  await shows(ident, "40011");
  await shows(chart, "record 40013");
  expect(await shell.value("extractPageData")).toMatchObject({ patient: { mrn: "40011" }, items: [] });
  await openChart(maria);
  const { items } = (await shell.value("extractPageData")) as { items: { kind: string; text: string }[] };
  expect(items.find(({ kind }) => kind === "medications")?.text.split("\n")[1]).toBe(
    "Lisinopril · 10 mg · daily (crossed out)",
  );
  expect(items.find(({ kind }) => kind === "appointments")?.text).toBe(
    "03-Dec-2030 09:40 Follow-up\n10-Jan-2031 14:00 Eye check",
  );
  expect(await shell.value("patientData", { mrn: "40013" })).toMatchObject({ items: [{}, {}, {}, {}] });
});
