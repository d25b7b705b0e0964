import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { speechHints } from "../../../src/server/transcription/speechHints";
import { WritingStyles } from "../../../src/server/style/WritingStyles";
import { Visits } from "../../../src/server/visits/Visits";
import type { Appointment, AppointmentPage } from "../../../src/shared/precharting/appointment";
import type { Prechart } from "../../../src/shared/precharting/prechart";
import type { Visit, VisitPage } from "../../../src/shared/visits/visit";
import { drafted } from "../notes/notesHarness";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { createOneOfEach, type Ids } from "./routeClient";

let server: TestServer;
let owner: TestUser;
/** What stays readable, and what is made unreadable. */
let good: Ids;
let bad: Ids;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser("admin");
  [good, bad] = [await createOneOfEach(server, owner), await createOneOfEach(server, owner)];
});
afterAll(() => server.stop());

const damage = (sql: string, ...values: unknown[]) => server.context.database.query(sql, values);
async function idsOf(path: string): Promise<string[]> {
  const response = await server.call(owner, "GET", `/api/v1${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return ((await response.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
}

/** Log lines that name this row. */
const named = (id: string): string[] =>
  server.logLines.filter((line) => line.includes(id) && line.includes("left out"));

test.each([
  ["bytes that do not open", "update visits set sealed = $2 where id = $1", randomBytes(80)],
  ["a length beyond 2^53", "update visits set duration_ms = $2 where id = $1", "96076792050570581"],
  ["an unknown consent", "update visits set consent = $2 where id = $1", '{"given":"perhaps"}'],
  ["an endless time", "update visits set created_at = $2 where id = $1", "infinity"],
])("a visit with %s is left out of the list and named in the log", async (_, sql, value) => {
  const fresh = await createOneOfEach(server, owner);
  await damage(sql, fresh.visit, value);
  const ids = await idsOf("/visits");
  expect(ids).toContain(good.visit);
  expect(ids).not.toContain(fresh.visit);
  expect(named(fresh.visit)).toHaveLength(1);
});

describe("a visit whose patient’s record cannot be read", () => {
  async function withDamagedPatient() {
    const { visit, patient, document } = await createOneOfEach(server, owner);
    expect((await server.call(owner, "PATCH", `/api/v1/visits/${visit}`, { patient_id: patient })).status).toBe(200);
    await damage("update patients set sealed = $2 where id = $1", patient, randomBytes(80));
    const path = `/api/v1/visits/${visit}`;
    const read = async () => (await (await server.call(owner, "GET", path)).json()) as Visit;
    return { visit, patient, document, path, read };
  }

  test("is listed and opened with a name that says so", async () => {
    const { visit, patient, read } = await withDamagedPatient();
    const response = await server.call(owner, "GET", "/api/v1/visits");
    const listed = ((await response.json()) as VisitPage).items.find(({ id }) => id === visit);
    const shown = { patient_id: patient, patient: null, patient_unreadable: true };
    expect(listed).toMatchObject({ ...shown, patient_name: expect.stringMatching(/^\S.* \(record can’t be read\)$/) });
    expect(await read()).toMatchObject(shown);
    expect(server.logLines.some((line) => line.includes(patient) && line.includes("cannot be read"))).toBe(true);
  });

  test("keeps its patient when other details change", async () => {
    const { path, patient, read } = await withDamagedPatient();
    const { patient_name } = await read();
    expect((await server.call(owner, "PATCH", path, { reason: "Knee", patient_name })).status).toBe(200);
    expect(await read()).toMatchObject({ reason: "Knee", patient_id: patient, patient_name });
    expect((await server.call(owner, "PATCH", path, { patient_name: "Ines Carvalho" })).status).toBe(200);
    expect(await read()).toMatchObject({ patient_id: null, patient_name: "Ines Carvalho" });
    expect(await read()).not.toHaveProperty("patient_unreadable");
    expect((await server.call(owner, "PATCH", path, { patient_id: good.patient })).status).toBe(200);
    expect(await read()).toMatchObject({ patient_id: good.patient, patient: { id: good.patient } });
  });

  test("is not signed before its patient is chosen again", async () => {
    const { visit } = await withDamagedPatient();
    const keep = new Visits(server.context.database, server.context.vault).keepPatient(visit);
    await expect(keep).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("damaged") });
  });
});

describe("an appointment whose patient’s record cannot be read", () => {
  const path = "/api/v1/appointments";
  const send = async (method: string, to: string, body: object) =>
    (await (await server.call(owner, method, to, body)).json()) as Appointment;
  async function withDamagedPatient() {
    const { visit, patient } = await createOneOfEach(server, owner);
    await server.call(owner, "PATCH", `/api/v1/visits/${visit}`, { patient_id: patient });
    const starts_at = new Date(Date.now() + 3_600_000).toISOString();
    const { id, patient_name } = await send("POST", path, { starts_at, patient_id: patient });
    await damage("update patients set sealed = $2 where id = $1", patient, randomBytes(80));
    const shown = { patient: null, patient_name: `${patient_name} (record can’t be read)` };
    return { id, visit, patient, name: patient_name, shown: { ...shown, unreadable_patient_id: patient } };
  }

  test("is listed with a name that says that it can’t be read", async () => {
    const { id, visit, patient, shown } = await withDamagedPatient();
    const { items } = (await (await server.call(owner, "GET", path)).json()) as AppointmentPage;
    expect(items.find((one) => one.id === id)).toMatchObject(shown);
    expect(server.logLines.some((line) => line.includes(patient) && line.includes(`"appointment":"${id}"`))).toBe(true);
    const { history } = (await (await server.call(owner, "GET", `/api/v1/precharts/${id}`)).json()) as Prechart;
    expect(history).toMatchObject([{ visit_id: visit, by_name: false }]);
  });

  test("keeps its patient when other details change", async () => {
    const { id, shown } = await withDamagedPatient();
    const one = `${path}/${id}`;
    const sent = { patient_id: null, patient_name: shown.patient_name, reason: "Knee" };
    expect(await send("PATCH", one, sent)).toMatchObject({ ...shown, reason: "Knee" });
    const other = await send("PATCH", one, { patient_id: null, patient_name: "Ines Carvalho" });
    expect(other).toMatchObject({ patient: null, patient_name: "Ines Carvalho" });
    expect(other).not.toHaveProperty("unreadable_patient_id");
  });

  test("gives its patient to the visit that is started from it", async () => {
    const { patient, name, shown } = await withDamagedPatient();
    const sent = { patient_id: patient, patient_name: shown.patient_name };
    const visit = (await send("POST", "/api/v1/visits", sent)) as object;
    expect(visit).toMatchObject({ patient_id: patient, patient: null, patient_unreadable: true });
    expect(visit).toMatchObject({ patient_name: shown.patient_name });
    const { rows } = await server.context.database.query("select patient_id from visits where id = $1", [
      (visit as Visit).id,
    ]);
    expect(rows).toEqual([{ patient_id: patient }]);
    const stored = await new Visits(server.context.database, server.context.vault).textOf((visit as Visit).id);
    expect(stored.patient_name).toBe(name); // without the remark
  });

  test("can be created again for the same patient after it was deleted", async () => {
    const { id, patient, shown } = await withDamagedPatient();
    expect((await server.call(owner, "DELETE", `${path}/${id}`)).status).toBe(204);
    const sent = { patient_id: patient, patient_name: shown.patient_name, starts_at: new Date().toISOString() };
    expect(await send("POST", path, sent)).toMatchObject(shown);
  });

  test("has a patient that is refused as damaged where a patient is chosen", async () => {
    const { patient, visit } = await withDamagedPatient();
    for (const [method, to, body] of [
      ["POST", "/api/v1/visits", {}],
      ["POST", path, { starts_at: new Date().toISOString() }],
      ["PATCH", `/api/v1/visits/${good.visit}`, {}],
    ] as const) {
      const response = await server.call(owner, method, to, { ...body, patient_id: patient });
      const { detail } = (await response.json()) as { detail: string };
      expect([to, response.status, detail]).toEqual([to, 409, expect.stringContaining("damaged")]);
    }
    expect((await server.call(owner, "PATCH", `/api/v1/visits/${visit}`, { reason: "Knee" })).status).toBe(200);
  });

  test("gives its name without the remark to a visit or another appointment", async () => {
    const { name, shown } = await withDamagedPatient();
    const sent = { patient_name: shown.patient_name, starts_at: new Date().toISOString() };
    expect(await send("POST", path, sent)).toMatchObject({ patient: null, patient_name: name });
    expect(await send("POST", "/api/v1/visits", { patient_name: shown.patient_name })).toMatchObject({
      patient_name: name,
    });
  });
});

test("a take, note, template, appointment, user or invitation that cannot be read does not make its list fail", async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const day = new URLSearchParams({ from: new Date(Date.now() - 3_600_000).toISOString(), to: later }).toString();
  const unreadableUser = await server.newUser();
  const second = randomUUID();
  await damage(
    "insert into takes (id, visit_id, seq, mime, source, duration_ms) values ($1, $2, 7, 'audio/ogg', 'microphone', $3)",
    ...[second, good.visit, "96076792050570581"],
  );
  const note = randomUUID();
  await damage(
    "insert into documents (id, visit_id, kind, template_id, template_version, engine) values ($1, $2, 'note', 'soap', 1, 'x')",
    ...[note, good.visit],
  );
  await damage(
    "insert into document_versions (document_id, version, sealed, cause, saved_by) values ($1, 1, $2, 'draft', $2)",
    ...[note, randomBytes(60)],
  );
  await damage("update template_versions set sealed = $2 where template_id = $1", bad.template, randomBytes(200));
  await damage("update appointments set sealed = $2 where id = $1", bad.appointment, randomBytes(60));
  const invite = async (name: string) => {
    const sent = { email: `${name}@practice.test`, account_type: "pro" };
    return ((await (await server.call(owner, "POST", "/api/v1/invitations", sent)).json()) as { id: string }).id;
  };
  const invitations = [await invite("kept"), await invite("left")] as const;
  await damage("update invitations set sealed = $2 where id = $1", invitations[1], randomBytes(60));
  await damage("update users set sealed = $2 where id = $1", unreadableUser.id, randomBytes(120));
  const lists: [path: string, readable: string, unreadable: string][] = [
    [`/visits/${good.visit}/takes`, good.take, second],
    ["/templates", good.template, bad.template],
    [`/appointments?${day}`, good.appointment, bad.appointment],
    ["/users", owner.id, unreadableUser.id],
    ["/invitations", ...invitations],
  ];
  for (const [path, readable, unreadable] of lists) {
    const ids = await idsOf(path);
    expect(ids, path).toContain(readable);
    expect(ids, path).not.toContain(unreadable);
    expect(named(unreadable), path).toHaveLength(1);
  }
  const documents = await server.call(owner, "GET", `/api/v1/visits/${good.visit}/documents`);
  expect(((await documents.json()) as { items: object[] }).items).toMatchObject([
    { id: note, unreadable: true, sections: [] },
    { id: good.document },
  ]);
  expect(named(note)).toHaveLength(1);
  expect(server.logLines.join("")).not.toMatch(/Ellen|Knee|example\.org/);
});

test("a version that cannot be read is left out of the list; other versions can be read", async () => {
  const { document: id } = await createOneOfEach(server, owner);
  const insert = `insert into document_versions (document_id, version, sealed, cause, saved_by)
    select document_id, $2, sealed, 'edit', saved_by from document_versions where document_id = $1 and version = 1`;
  await damage(insert, id, 2); // sealed for another version
  await damage("update documents set version = 2 where id = $1", id);
  const path = `/api/v1/documents/${id}/versions`;
  const response = await server.call(owner, "GET", path);
  expect(response.status).toBe(200);
  const { items } = (await response.json()) as { items: { version: number }[] };
  expect(items.map(({ version }) => version)).toEqual([1]);
  expect(named(`${id}/2`)).toHaveLength(1);
  expect((await server.call(owner, "GET", `${path}/1`)).status).toBe(200); // to copy or restore what is left
});

test("an entry of the audit log whose name cannot be read is shown without it", async () => {
  const { rows } = await server.context.database.query<{ id: string }>(
    `insert into audit_events (action, organization_id, user_id, entry, person)
     values ('person_invited', $1, $2, $3, $4) returning id::text`,
    [owner.organizationId, owner.id, randomUUID(), randomBytes(60)],
  );
  const response = await server.call(owner, "GET", "/api/v1/audit");
  expect(response.status).toBe(200);
  const { items } = (await response.json()) as { items: { id: string; person: unknown }[] };
  expect(items.find(({ id }) => id === rows[0]?.id)).toMatchObject({ person: null });
  expect(server.logLines.join("")).toContain("A name cannot be read");
});

test("vocabulary, snippets and style that cannot be read do not stop transcribing and drafting", async () => {
  const { id, visit } = { id: owner.id, ...(await createOneOfEach(server, owner)) };
  await server.call(owner, "PUT", "/api/v1/vocabulary", { words: ["Xarelto"] });
  await server.call(owner, "PUT", "/api/v1/snippets", { snippets: [{ name: "normal", text: "Normal." }] });
  const sealed = "vocabulary = $2, snippets = $2, writing_style = $2";
  await damage(`update users set ${sealed} where id = $1`, id, randomBytes(90));
  for (const path of ["/vocabulary", "/snippets", "/style-rules"]) {
    const answer = await server.call(owner, "GET", `/api/v1${path}`);
    expect([answer.status, await answer.json()]).toMatchObject([500, { detail: expect.stringContaining("damaged") }]);
  }
  expect(await speechHints(server.context, visit, id)).toEqual([]);
  expect((await drafted(server, owner, visit, { template_id: "soap" })).status).toBe("draft");
  for (const kind of ["vocabulary", "writing style"])
    expect(server.logLines.some((line) => line.includes(`"kind":"${kind}"`) && line.includes(id))).toBe(true);
});

test("an example of a style rule whose note cannot be read is left out", async () => {
  const { document, rule } = await createOneOfEach(server, owner);
  await damage("update document_versions set sealed = $2 where document_id = $1", document, randomBytes(90));
  const styles = new WritingStyles(server.context.database, server.context.vault);
  const style = await styles.of(owner.id);
  const rules = style.rules.map((each) => ({ ...each, documents: [document] }));
  await styles.save(owner.id, { ...style, rules });
  const examples = await server.call(owner, "GET", `/api/v1/style-rules/${rule}/examples`);
  expect([examples.status, await examples.json()]).toEqual([200, { examples: [] }]);
});
