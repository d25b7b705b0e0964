import { afterEach, beforeEach, expect, test } from "vitest";
import { facetPatients, type FacetEhr, type FacetPatient, startFacetEhr } from "../../main/ehr/testEhrs/facetEhr";
import { texts } from "./support/openEhr";
import { type Shell, startShell } from "./support/shell";

/*
 * "Facet" is set up through the command line (`npm run ehr`), step by step as on the screens; results are compared with
 * what the EHR has stored.
 */
const [john, relative, lucja] = facetPatients as [FacetPatient, FacetPatient, FacetPatient];

let shell: Shell;
let ehr: FacetEhr;
beforeEach(async () => {
  ehr = await startFacetEhr();
  shell = startShell("--trial");
  await shell.value("launch");
  await shell.value("person.goto", { url: ehr.entry });
  await setUp();
});
afterEach(async () => {
  await shell.close();
  await ehr.close();
});

async function openChart({ name, mrn }: FacetPatient): Promise<void> {
  await expect
    .poll(async () => (await shell.ask("person.click", { role: "link", name: `${name} ${mrn}` })).ok)
    .toBe(true);
  await expect.poll(async () => (await shell.ask("person.text", { css: ".rec" })).value).toBe(mrn);
}

async function setUp(): Promise<void> {
  const { value } = shell;
  await openChart(john);
  await value("wizard.start");
  expect(await value("wizard.point", { css: ".who" })).toMatchObject({ understood: "Name: Carter, John" });
  expect(await value("wizard.point", { css: ".born" })).toMatchObject({ understood: "Date of birth: 03/14/1961" });
  expect(await value("wizard.point", { css: ".rec" })).toMatchObject({ understood: "Record number: F-70021" });
  await openChart(relative);
  expect((await value("wizard.secondPatient"))["problem"]).toMatch(/^The name did not change/);
  await openChart(lucja);
  expect(await value("wizard.secondPatient")).toMatchObject({ problem: null, step: "boxes" });
  for (const at of [1, 2, 3, 4])
    expect(await value("wizard.field", { css: `facet-box:nth-of-type(${at}) textarea` })).toMatchObject({
      problem: null,
    });
  const { boxes } = (await value("wizard.dryRun")) as { boxes: { section: string; check: string }[] };
  expect(boxes.map(({ section }) => section)).toEqual(["subjective", "objective", "assessment", "plan"]);
  expect(boxes.map(({ check }) => check)).toEqual(["verified", "verified", "verified", "verified"]);
  expect(await value("wizard.place", { css: "#a .row span" })).toMatchObject({
    problem: null,
    places: [{ label: "Problem list", kind: "problems", entries: ["Asthma"], isPartial: false }],
  });
  await value("wizard.place", { css: "#b .row span" });
  const { places } = await value("wizard.place", { css: "facet-notes .row >> nth=0", kind: "other" });
  expect(places).toMatchObject([
    {},
    { kind: "medications" },
    { label: "Earlier notes", kind: "other", isPartial: true },
  ]);
  expect(await value("wizard.finish", { name: "Facet" })).toMatchObject({ problems: [] });
  // A profile must contain no patient data: no names, numbers (F-70021 …), ids of addresses (u-ab …) or entries of
  // lists.
  const profile = JSON.stringify(await value("profile.export", { id: "facet" }));
  expect(profile).not.toMatch(/carter|nowak|łucja|700|708|u-ab|u-ef|seen by nurse|gout/i);
}

const load = ({ name, born, mrn }: FacetPatient) => {
  const [family, given] = name.split(", ");
  const patient = { name: `${given} ${family}`, birthDate: born, mrn };
  return shell.value("note.load", { patient, sections: texts });
};

test("boxes of web components that store their text when they lose the focus are filled", async () => {
  await openChart(relative);
  await load(john);
  expect(await shell.value("planFill")).toMatchObject({ canFill: false, refusal: { code: "patient_mismatch" } });
  expect(ehr.everStored(relative.id)).toEqual([]);
  await openChart(john);
  const plan = await shell.value("planFill");
  expect(plan).toMatchObject({ canFill: true, shown: { birthDate: "1961-03-14", mrn: "F-70021" } });
  expect(await shell.value("fillNote", { planId: plan["id"] })).toMatchObject({ state: "filled", refusal: null });
  await shell.value("person.click", { css: ".who" }); // the person leaves the last box
  const { subjective: subj, objective: obj, assessment: asm, plan: pln } = texts;
  await expect.poll(() => ehr.draftOf(john.id)).toEqual({ subj, obj, asm, pln });
  expect(ehr.everStored(relative.id)).toEqual([]);
});

test("filling stops if a relative's chart is opened after planning", async () => {
  await openChart(john);
  await load(john);
  const plan = await shell.value("planFill");
  await openChart(relative);
  const receipt = await shell.value("fillNote", { planId: plan["id"] });
  expect(receipt).toMatchObject({ state: "stopped" });
  for (const text of Object.values(texts)) expect(ehr.everStored(relative.id)).not.toContain(text);
});

test("lists in shadow roots are read from the open chart", async () => {
  await openChart(relative);
  const { items } = (await shell.value("extractPageData")) as { items: { text: string }[] };
  expect(items.slice(0, 2)).toMatchObject([
    { kind: "problems", label: "Problem list", text: "Migraine" },
    { kind: "medications", label: "Active medications", text: "For migraine: 5 mg" },
  ]);
  expect(items[2]!.text).toContain("Note 300");
  expect(items[2]!.text).toContain("Only those on the screen were read");
  // John's own chart was not read; the relative has his name, but another birth date.
  expect(await shell.value("patientData", { name: "John Carter", birthDate: john.born })).toBe(null);
});
