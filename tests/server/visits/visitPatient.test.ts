import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Patient } from "../../../src/shared/patients/patient";
import type { Visit, VisitPage } from "../../../src/shared/visits/visit";
import { drafted, type Line, visitWith } from "../notes/notesHarness";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

async function answer<T = Visit>(method: string, path: string, json?: unknown, status = 200): Promise<T> {
  const response = await server.call(user, method, `/api/v1${path}`, json);
  const body = (await response.json()) as T;
  expect(response.status, JSON.stringify(body)).toBe(status);
  return body;
}
const newPatient = (json: object): Promise<Patient> => answer("POST", "/patients", json, 201);
const newVisit = (json: object): Promise<Visit> => answer("POST", "/visits", json, 201);
const search = async (q: string): Promise<string[]> =>
  (await answer<VisitPage>("GET", `/visits?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
const harold = {
  given_name: "Harold",
  family_name: "Whitfield",
  birth_date: "1957-03-14",
  record_numbers: [{ system: "MRN", value: "447183" }],
};
let numbers = 100;
const anotherHarold = () => newPatient({ ...harold, record_numbers: [{ system: "MRN", value: String(numbers++) }] });

describe("a visit's patient", () => {
  test("is attached at any time and shown with birth date and number, by the current name", async () => {
    const visit = await newVisit({ patient_name: "Harry W" });
    expect(visit).toMatchObject({ patient_id: null, patient: null, patient_name: "Harry W" });
    const patient = await anotherHarold();
    const attached = await answer("PATCH", `/visits/${visit.id}`, { patient_id: patient.id });
    expect(attached).toMatchObject({
      patient_id: patient.id,
      title: "Harold Whitfield",
      patient_name: "Harold Whitfield",
    });
    expect(attached.patient).toMatchObject({ birth_date: "1957-03-14", record_numbers: patient.record_numbers });
    await answer("PATCH", `/patients/${patient.id}`, { given_name: "Hal" });
    expect(await answer("GET", `/visits/${visit.id}`)).toMatchObject({ patient_name: "Hal Whitfield" });
    expect(await answer("PATCH", `/visits/${visit.id}`, { patient_name: "Someone else" })).toMatchObject({
      patient_name: "Hal Whitfield",
    });
    expect(await answer("PATCH", `/visits/${visit.id}`, { patient_id: null })).toMatchObject({
      patient_id: null,
      patient_name: null,
      title: "Unnamed session",
    });
  });

  test("is one of the practice, or the visit is refused", async () => {
    const stranger = await server.newUser();
    await server.context.database.query(
      `with other as (insert into organizations (name) values ('Elsewhere') returning id)
       update users set organization_id = (select id from other) where id = $1`,
      [stranger.id],
    );
    const theirs = await server.call(stranger, "POST", "/api/v1/patients", { family_name: "Elsewhere" });
    const { id } = (await theirs.json()) as Patient;
    const { detail } = await answer<{ detail: string }>("POST", "/visits", { patient_id: id }, 400);
    expect(detail).toBe("This patient was not found in your practice. Choose another one.");
    const visit = await newVisit({});
    await answer("PATCH", `/visits/${visit.id}`, { patient_id: id }, 400);
  });

  test("is searched by birth date, record number and new name, also together with a word of the visit", async () => {
    const patient = await newPatient({
      ...harold,
      family_name: "Zuberi",
      record_numbers: [{ system: "MRN", value: "Z-77" }],
    });
    const visit = await newVisit({ patient_id: patient.id, reason: "Knee" });
    for (const q of ["zuberi", "Z77", "zuberi knee", "zuberi 3/14/1957"]) expect(await search(q)).toEqual([visit.id]);
    expect(await search("3/14/1957")).toContain(visit.id);
    await answer("PATCH", `/patients/${patient.id}`, { family_name: "Ng" });
    expect(await search("ng")).toEqual([visit.id]);
    expect(await search("zuberi 3/15/1957")).toEqual([]);
  });

  test("is the surviving one after a merge, until it is undone", async () => {
    const [twin, stays] = [await anotherHarold(), await anotherHarold()];
    const visit = await newVisit({ patient_id: twin.id });
    await answer("POST", `/patients/${twin.id}/merge`, { into: stays.id });
    expect(await answer("GET", `/visits/${visit.id}`)).toMatchObject({ patient_id: stays.id });
    const { items } = await answer<VisitPage>("GET", `/visits?patient_id=${stays.id}`);
    expect(items.map(({ id }) => id)).toEqual([visit.id]);
    await answer("POST", `/patients/${twin.id}/separate`);
    expect(await answer("GET", `/visits/${visit.id}`)).toMatchObject({ patient_id: twin.id });
  });
});

test("the draft uses the patient's pronouns", async () => {
  const lines: Line[] = [
    ["clinician", "What brings you in today?"],
    ["patient", "I feel dizzy when I stand up. I started lisinopril last week and I sleep badly."],
  ];
  const textWith = async (json: object): Promise<string> => {
    const { id } = await newPatient({ family_name: "Brennan", ...json });
    const { visitId } = await visitWith(server, user, lines);
    await answer("PATCH", `/visits/${visitId}`, { patient_id: id });
    const note = await drafted(server, user, visitId);
    return note.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(" ");
  };
  expect(await textWith({ sex: "female" })).toMatch(/\bshe\b/i);
  expect(await textWith({ sex: "female", pronouns: "they" })).not.toMatch(/\bs?he\b/i);
  expect(await textWith({ pronouns: "he" })).toMatch(/\bhe\b/i);
});

describe("a signed visit", () => {
  async function signed(json: object): Promise<Visit> {
    const { visitId } = await visitWith(server, user, [["patient", "My knee hurts."]]);
    await answer("PATCH", `/visits/${visitId}`, json);
    const note = await drafted(server, user, visitId);
    await answer("POST", `/documents/${note.id}/sign`, { version: note.version });
    return answer("GET", `/visits/${visitId}`);
  }

  test("refuses another template, title, reason or patient", async () => {
    const [patient, other] = [await anotherHarold(), await anotherHarold()];
    const visit = await signed({ patient_id: patient.id, reason: "Knee" });
    for (const change of [
      { template_id: "h-and-p" },
      { title: "Shoulder" },
      { reason: "Shoulder" },
      { reason: null },
      { patient_id: other.id },
      { patient_id: null },
      { patient_name: "Someone else" },
    ]) {
      const problem = await answer<{ code: string; detail: string }>("PATCH", `/visits/${visit.id}`, change, 409);
      expect(problem.code).toBe("note_signed");
    }
    await answer("PATCH", `/visits/${visit.id}`, {
      title: "Knee pain",
      reason: "Knee",
      patient_name: "Harold Whitfield",
    });
    expect({ ...(await answer("GET", `/visits/${visit.id}`)), updated_at: "" }).toEqual({ ...visit, updated_at: "" });
  });

  test("keeps the patient as signed when the record changes later", async () => {
    const patient = await anotherHarold();
    const visit = await signed({ patient_id: patient.id });
    await answer("PATCH", `/patients/${patient.id}`, { family_name: "Renamed", birth_date: "1957-03-15" });
    const { patient: shown, patient_name } = await answer("GET", `/visits/${visit.id}`);
    expect([patient_name, shown?.birth_date]).toEqual(["Harold Whitfield", "1957-03-14"]);
  });

  test("is changed by an amendment, which names who changed what and why, also in the export and the audit log", async () => {
    const patient = await anotherHarold();
    const visit = await signed({ patient_name: "Harry", reason: "Knee" });
    await answer("POST", `/visits/${visit.id}/amendments`, { patient_id: patient.id }, 400);
    await answer("POST", `/visits/${visit.id}/amendments`, { reason: "Knee", explanation: "None" }, 409);
    const amended = await answer(
      "POST",
      `/visits/${visit.id}/amendments`,
      { patient_id: patient.id, reason: "Left knee", explanation: "Chosen late." },
      201,
    );
    const number = patient.record_numbers[0]?.value;
    const after = `Harold Whitfield, born 1957-03-14, MRN ${number}`;
    expect(amended.patient?.id).toBe(patient.id);
    expect(amended.amendments).toMatchObject([
      {
        by: "Nora Lindqvist",
        explanation: "Chosen late.",
        changes: [
          { field: "patient", before: "Harry", after },
          { field: "reason", before: "Knee", after: "Left knee" },
        ],
      },
    ]);
    const { items } = await answer<{ items: { id: string }[] }>("GET", `/visits/${visit.id}/documents`);
    const file = await server.call(user, "GET", `/api/v1/documents/${items[0]?.id}/export?format=txt`);
    expect(await file.text()).toMatch(/AMENDMENT by Nora Lindqvist, .* UTC\n\nPatient changed from “Harry” to “Harold/);
    const { rows } = await server.context.database.query<{ detail: unknown }>(
      "select detail from audit_events where action = 'visit_amended'",
    );
    expect(rows.map(({ detail }) => detail)).toEqual([{ visit: visit.id, fields: "patient reason" }]);
  });

  test("has its typed name changed by an amendment, as long as it has no patient of the practice", async () => {
    const visit = await signed({ patient_name: "Harry", reason: "Knee" });
    const amend = (changes: object, status = 201) =>
      answer("POST", `/visits/${visit.id}/amendments`, { ...changes, explanation: "Misheard." }, status);
    const named = await amend({ patient_name: "Harriet" });
    expect(named).toMatchObject({ patient: null, patient_name: "Harriet" });
    expect(named.amendments[0]?.changes).toEqual([{ field: "patient", before: "Harry", after: "Harriet" }]);
    await amend({ patient_name: "Harriet" }, 409);
    const patient = await anotherHarold();
    await amend({ patient_id: patient.id });
    await amend({ patient_name: "Ignored" }, 409);
    const typed = await amend({ patient_id: null, patient_name: "Henry" });
    expect(typed).toMatchObject({ patient: null, patient_name: "Henry" });
    expect(await amend({ patient_name: null })).toMatchObject({ patient_name: null });
  });

  test("is amended only once it is signed", async () => {
    const visit = await newVisit({});
    await answer("POST", `/visits/${visit.id}/amendments`, { title: "Knee", explanation: "None" }, 409);
  });
});

describe("a visit with a signed document, whose note is not signed", () => {
  test("keeps the patient of the document until an amendment changes the patient", async () => {
    const [patient, other] = [await anotherHarold(), await newPatient({ family_name: "Okafor" })];
    const { visitId } = await visitWith(server, user, [["patient", "My knee hurts."]]);
    await answer("PATCH", `/visits/${visitId}`, { patient_id: patient.id });
    expect(await answer("GET", `/visits/${visitId}`)).not.toHaveProperty("patient_signed");
    await drafted(server, user, visitId);
    const summary = await drafted(server, user, visitId, { kind: "visit_summary" });
    await answer("POST", `/documents/${summary.id}/sign`, { version: summary.version });
    for (const change of [{ patient_id: other.id }, { patient_id: null }, { patient_name: "Someone else" }]) {
      const problem = await answer<{ code: string; detail: string }>("PATCH", `/visits/${visitId}`, change, 409);
      expect(problem).toMatchObject({ code: "note_signed", detail: expect.stringContaining("Amend the session") });
    }
    await answer("PATCH", `/visits/${visitId}`, { reason: "Knee", patient_id: patient.id });
    await answer("PATCH", `/patients/${patient.id}`, { family_name: "Renamed" });
    const text = async () =>
      (await server.call(user, "GET", `/api/v1/documents/${summary.id}/export?format=txt`)).text();
    expect(await text()).toContain("Patient: Harold Whitfield\n");

    const amendment = { patient_id: other.id, explanation: "Wrong chart." };
    const amended = await answer("POST", `/visits/${visitId}/amendments`, amendment, 201);
    expect(amended).toMatchObject({ patient_name: "Okafor", status: "ready", patient_signed: true });
    expect(await text()).toMatch(/AMENDMENT by [^]*Patient changed from “Harold Whitfield/);
  });
});

test("an export has the day in the visit's time zone", async () => {
  const patient = await anotherHarold();
  const visit = await newVisit({
    patient_id: patient.id,
    started_at: "2026-03-14T05:30:00Z", // March 13, 22:30 in Los Angeles
    time_zone: "America/Los_Angeles",
  });
  await answer("POST", "/visits", { time_zone: "Nowhere/City" }, 400);
  await answer("PUT", `/visits/${visit.id}/transcript`, { text: "Patient: My knee hurts." });
  await server.context.database.query("update visits set status = 'ready' where id = $1", [visit.id]);
  const note = await drafted(server, user, visit.id);
  const file = await server.call(user, "GET", `/api/v1/documents/${note.id}/export?format=txt`);
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="note-2026-03-13-soap.txt"`);
  const text = await file.text();
  expect(text).toContain(
    `Patient: Harold Whitfield\nBirth date: 1957-03-14 (68 y)\nRecord number: MRN ${patient.record_numbers[0]?.value}\nVisit date: 2026-03-13\nClinician: Nora Lindqvist\n`,
  );
});
