import { afterEach, beforeEach, expect, test } from "vitest";
import { type PraxisEhr, praxisPatients, startPraxisEhr } from "../../main/ehr/testEhrs/praxisEhr";
import { type Shell, startShell } from "./support/shell";

/*
 * "Praxisbuch" is set up with the wizard alone and then filled; results are compared with what the EHR has stored. See
 * `startPraxisEhr` for its peculiarities.
 */
const [maria, namesake, , siobhan] = praxisPatients as [Patient, Patient, Patient, Patient];
type Patient = (typeof praxisPatients)[number];

const german = {
  subjective: "Husten – „nachts schlimmer“. Kein Fieber < 38 °C.",
  objective: "Lunge frei, SpO₂ ≥ 97 %",
  assessment: "Bronchitis ½",
  plan: "Viel trinken.\nKontrolle in 3 Tagen.",
};
const note = "/akte/verlauf";

let ehr: PraxisEhr;
let shell: Shell;
beforeEach(async () => {
  ehr = await startPraxisEhr();
  shell = startShell("--trial");
  await shell.value("launch");
  await shell.value("person.goto", { url: ehr.entry });
  await setUp();
});
afterEach(async () => {
  await shell.close();
  await ehr.close();
});

const poll = async (verb: string, input: object, expected: unknown) =>
  expect.poll(async () => (await shell.ask(verb, input)).value, { timeout: 20_000 }).toEqual(expected);

const expectFilled = (state: string) =>
  expect.poll(async () => (await shell.value("status"))["chart"], { timeout: 20_000 }).toMatchObject({ filled: state });

/** Opens a chart from the list, as a person does. */
async function openChart(patient: Patient): Promise<void> {
  await shell.ask("person.click", { role: "button", name: "Patientenliste" });
  await poll("person.click", { css: `[data-fall='${patient.pid}']` }, true);
  await poll("person.text", { css: "#kopf .nr" }, patient.mrn);
}

/** Opens the tab with the note. */
async function openNote(): Promise<void> {
  await shell.value("person.click", { role: "button", name: "Verlauf" });
  await poll("person.text", { frameUrl: note, css: "h3" }, "Verlaufseintrag");
}

async function setUp(): Promise<void> {
  await openChart(maria);
  await shell.value("wizard.start");
  for (const css of ["#kopf .patname", "#kopf .geb", "#kopf .nr"])
    expect(await shell.value("wizard.point", { css })).toMatchObject({ problem: null });
  await openChart(siobhan);
  expect(await shell.value("wizard.secondPatient")).toMatchObject({ problem: null, step: "boxes" });
  await openNote();
  for (const name of ["anamnese", "befund", "beurteilung", "procedere"])
    await shell.value("wizard.field", { frameUrl: note, css: `[data-feld=${name}]` });
  expect(await shell.value("wizard.dryRun")).toMatchObject({
    problem: null,
    boxes: ["subjective", "objective", "assessment", "plan"].map((section) => ({ section, check: "verified" })),
  });
  expect(await shell.value("wizard.finish", { name: "Praxisbuch" })).toMatchObject({ problems: [] });
}

const load = ({ name, born, mrn }: Patient) =>
  shell.value("note.load", { patient: { name, birthDate: born, mrn }, sections: german });

const filled = {
  anamnese: german.subjective,
  befund: german.objective,
  beurteilung: german.assessment,
  procedere: german.plan,
};

test("boxes that the page replaces at each blur are filled", async () => {
  await load(siobhan);
  const plan = await shell.value("planFill");
  expect(plan).toMatchObject({ canFill: true, refusal: null });
  expect(await shell.value("fillNote", { planId: plan["id"] })).toMatchObject({ state: "filled", refusal: null });
  expect(ehr.saved()).toEqual([]);
  await expectFilled("not_saved");
  await shell.value("person.click", { frameUrl: note, css: "#ok" });
  await expect.poll(() => ehr.saved()).toMatchObject([{ pid: siobhan.pid, sections: filled }]);
  await expectFilled("seen");
});

test("filling stops before the first box if another chart was opened after planning or the sign-in expired", async () => {
  await load(siobhan);
  const plan = await shell.value("planFill");
  await openChart(maria);
  await openNote();
  const drafts = ehr.drafts().length;
  expect(await shell.value("fillNote", { planId: plan["id"] })).toMatchObject({
    state: "stopped",
    refusal: { code: "patient_mismatch" },
  });
  await load(namesake);
  expect(await shell.value("planFill")).toMatchObject({ canFill: false, refusal: { code: "patient_mismatch" } });
  await load(maria);
  expect(await shell.value("planFill")).toMatchObject({ canFill: true });
  ehr.expire();
  await shell.value("person.click", { frameUrl: note, css: "#ok" });
  await poll("person.text", { css: "#abgelaufen" }, expect.stringContaining("abgelaufen"));
  expect(await shell.value("planFill")).toMatchObject({ canFill: false, refusal: { code: "signed_out" } });
  expect(ehr.saved()).toEqual([]);
  expect(
    ehr
      .drafts()
      .slice(drafts)
      .flatMap(({ sections }) => Object.values(sections).join("").trim()),
  ).not.toContain(german.plan);
});
