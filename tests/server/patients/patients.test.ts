import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Patient, PatientPage } from "../../../src/shared/patients/patient";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
  stranger = await inOtherPractice(await server.newUser());
});
afterAll(() => server.stop());

/** Moves a user into an organization of their own. */
async function inOtherPractice(member: TestUser): Promise<TestUser> {
  const { rows } = await server.context.database.query<{ id: string }>(
    "insert into organizations (name) values ('Elsewhere') returning id",
  );
  const organizationId = rows[0]?.id ?? "";
  await server.context.database.query("update users set organization_id = $2 where id = $1", [
    member.id,
    organizationId,
  ]);
  return { ...member, organizationId };
}
async function answer<T>(method: string, path: string, json?: unknown, status = 200, as = user): Promise<T> {
  const response = await server.call(as, method, `/api/v1/patients${path}`, json);
  const body = (await response.json()) as T;
  expect(response.status, JSON.stringify(body)).toBe(status);
  return body;
}
const create = (json: object, as = user): Promise<Patient> => answer("POST", "", json, 201, as);
const search = async (q: string, as = user): Promise<string[]> => {
  const { items } = await answer<PatientPage>("GET", `?q=${encodeURIComponent(q)}`, undefined, 200, as);
  return items.map(({ id }) => id);
};
const mrn = (value: string) => [{ system: "MRN", value }];

describe("POST /patients", () => {
  test("creates a patient with a name in any script, once for one id", async () => {
    const id = randomUUID();
    const json = { id, given_name: "小明", family_name: "王", birth_date: "1980-05-06", pronouns: "he" };
    const patient = await create(json);
    expect(patient).toMatchObject({ name: "王小明", sex: "unknown", pronouns: "he", record_numbers: [], merged: [] });
    expect(await answer("POST", "", json)).toEqual(patient);
    expect(await answer("GET", `/${id}`)).toEqual(patient);
  });

  test.each([
    [{}, "family_name"],
    [{ family_name: "  " }, "family_name"],
    [{ family_name: "Ng", birth_date: "2087-01-01" }, "birth_date"],
    [{ family_name: "Ng", birth_date: "3/14/1957" }, "birth_date"],
    [{ family_name: "Ng", sex: "f" }, "sex"],
    [{ family_name: "Ng", record_numbers: mrn("--") }, "record_numbers.0.value"],
    [{ family_name: "Ng", phone: "ask Ann" }, "phone"],
  ])("rejects %j", async (json, path) => {
    const { errors } = await answer<{ errors: { path: string }[] }>("POST", "", json, 400);
    expect(errors.map((error) => error.path)).toContain(path);
  });

  test("rejects a record number of another patient in the practice with 409 and that patient", async () => {
    const first = await create({ family_name: "Bielski", record_numbers: mrn("A-100 7") });
    const other = { family_name: "Bielsky", record_numbers: [{ system: "mrn", value: "a1007" }] };
    const problem = await answer<{ detail: string; current: Patient }>("POST", "", other, 409);
    expect(problem.detail).toMatch(/^Another patient of your practice has this record number\./);
    expect(problem.current.id).toBe(first.id);
    await create({ family_name: "Bielsky", record_numbers: [{ system: "Medicare", value: "a1007" }] });
    await create({ family_name: "Bielsky", record_numbers: mrn("A-100 7") }, stranger);
  });

  test("writes neither name nor record number in the clear to the database or the log", async () => {
    const { id } = await create({ given_name: "Zebulon", family_name: "Quartermaine", record_numbers: mrn("QX99181") });
    await answer("GET", "?q=quartermaine");
    const { rows } = await server.context.database.query<{ row: string }>(
      "select patients::text || encode(sealed, 'escape') as row from patients where id = $1",
      [id],
    );
    expect(rows[0]?.row).not.toMatch(/zebulon|quartermaine|qx99181/i);
    expect(server.logLines.join("\n")).not.toMatch(/zebulon|quartermaine|qx99181/i);
  });
});

describe("GET /patients", () => {
  test("finds by beginnings of names, birth date and record number, last used first", async () => {
    const a = await create({ given_name: "Harold", family_name: "Whitfield", birth_date: "1957-03-14" });
    const b = await create({
      given_name: "Harold",
      family_name: "Whitfield",
      birth_date: "1991-01-02",
      record_numbers: mrn("00447183"),
    });
    expect(await search("whit har")).toEqual([b.id, a.id]);
    expect(await search("3/14/1957")).toEqual([a.id]);
    expect(await search("whitfield 1/2/1991")).toEqual([b.id]);
    expect(await search("447183")).toEqual([b.id]);
    expect(await search("whitfield 447184")).toEqual([]);
    expect(await search("!!")).toEqual([]);
  });

  test("pages through all patients without repeating one", async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: PatientPage = await answer("GET", `?limit=3${cursor ? `&cursor=${cursor}` : ""}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(5);
    await answer("GET", "?cursor=zzz", undefined, 400);
  });

  test("finds and shows only patients of the caller’s own practice", async () => {
    const { id } = await create({ given_name: "Ottoline", family_name: "Marchbanks" });
    expect(await search("marchbanks", stranger)).toEqual([]);
    for (const path of ["", "/duplicates"]) await answer("GET", `/${id}${path}`, undefined, 404, stranger);
    await answer("PATCH", `/${id}`, { family_name: "X" }, 404, stranger);
    const theirs = await create({ family_name: "Marchbanks" }, stranger);
    await answer("POST", `/${id}/merge`, { into: theirs.id }, 404);
    await answer("POST", `/${id}/separate`, undefined, 404, stranger);
    await answer("POST", "", { id, family_name: "X" }, 409, stranger);
  });
});

test("PATCH /patients/{id} changes the given fields and what the patient is found by", async () => {
  const { id } = await create({ given_name: "Aoife", family_name: "Brennan", phone: "+353 1 555", language: "ga" });
  const changed = await answer<Patient>("PATCH", `/${id}`, {
    family_name: "Okafor",
    phone: "",
    birth_date: "1970-01-01",
  });
  expect(changed).toMatchObject({ name: "Aoife Okafor", phone: null, language: "ga", birth_date: "1970-01-01" });
  expect(await search("aoife brennan")).toEqual([]);
  expect(await search("aoife okafor")).toEqual([id]);
  await answer("PATCH", `/${id}`, { given_name: "", family_name: " " }, 400);
});

describe("merging", () => {
  test("offers suspected duplicates without merging them", async () => {
    const twin = { given_name: "Ines", family_name: "Carvalho", birth_date: "1969-09-09" };
    const [a, b] = [await create(twin), await create(twin)];
    const undated = await create({ given_name: "Inês", family_name: "Carvalho" });
    await create({ ...twin, birth_date: "1969-09-08" });
    const { items } = await answer<{ items: Patient[] }>("GET", `/${b.id}/duplicates`);
    expect(items.map(({ id }) => id).toSorted()).toEqual([a.id, undated.id].toSorted());
    expect((await search("ines carvalho")).length).toBe(4);
  });

  test("replaces a record by another, which is found by the names and numbers of both until they are separated", async () => {
    const [a, b, c] = [
      await create({ given_name: "Rut", family_name: "Adeyemi", record_numbers: mrn("R1") }),
      await create({ given_name: "Ruth", family_name: "Adeyemi-Cole" }),
      await create({ given_name: "Ruthie", family_name: "Cole" }),
    ];
    await answer("POST", `/${a.id}/merge`, { into: b.id });
    const last = await answer<Patient>("POST", `/${b.id}/merge`, { into: c.id });
    expect(last.merged.map(({ id }) => id)).toEqual([a.id, b.id]);
    expect(await search("r1")).toEqual([c.id]);
    expect(await search("adeyemi")).toEqual([c.id]);
    expect(await answer("GET", `/${a.id}`)).toMatchObject({ merged_into: b.id });
    await answer("PATCH", `/${a.id}`, { phone: "1" }, 409);
    await answer("POST", `/${c.id}/merge`, { into: a.id }, 409);
    await answer("POST", `/${c.id}/merge`, { into: c.id }, 409);

    expect(await answer("POST", `/${b.id}/separate`)).toMatchObject({ merged_into: null, merged: [{ id: a.id }] });
    expect(await search("r1")).toEqual([b.id]);
    await answer("POST", `/${a.id}/separate`);
    expect(await search("r1")).toEqual([a.id]);
    await answer("POST", `/${a.id}/separate`, undefined, 409);
    const { rows } = await server.context.database.query<{ action: string }>(
      "select action from audit_events where detail->>'patient' = $1 order by id",
      [b.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(["patient_created", "patient_merged", "patient_separated"]);
  });
});
