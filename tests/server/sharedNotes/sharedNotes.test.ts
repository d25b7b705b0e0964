import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renewSearchTokens } from "../../../src/server/pipeline/renewSearchTokens";
import { prefixTokens } from "../../../src/server/visits/searchTokens";
import { accountTypes } from "../../../src/shared/access/accountType";
import type { AuditPage } from "../../../src/shared/practice/auditEntry";
import { type SharedNote, sharedNoteSchema, sharedVisitPageSchema } from "../../../src/shared/sharedNotes/sharedNote";
import { drafted, kneeVisit, readNote, visitWith } from "../notes/notesHarness";
import { everyId, hasId, noIds, send } from "../security/routeClient";
import { nameOf, routesOf } from "../security/routeList";
import { rolesOf } from "../security/routeRules";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let admin: TestUser;
let author: TestUser;
let colleague: TestUser;
/** An admin of another practice, which shares its notes too. */
let foreigner: TestUser;
/** The author's signed visit with a signed letter and an unsigned one, and a visit whose note is not signed. */
let visit: string;
let note: string;
let letter: string;
let unsignedLetter: string;
let unsigned: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.newUser("admin");
  [author, colleague, foreigner] = await Promise.all([
    server.newUser(),
    server.newUser(),
    server.newUser("admin", "own"),
  ]);
  ({ visitId: visit } = await visitWith(server, author, kneeVisit));
  note = await signed(author, (await drafted(server, author, visit)).id);
  letter = await signed(author, (await drafted(server, author, visit, { kind: "visit_summary" })).id);
  unsignedLetter = (await drafted(server, author, visit, { kind: "patient_instructions" })).id;
  ({ visitId: unsigned } = await visitWith(server, author, kneeVisit));
  await drafted(server, author, unsigned);
  await share(foreigner, true);
});
afterAll(() => server.stop());

async function signed(user: TestUser, id: string): Promise<string> {
  return (await readNote(await server.call(user, "POST", `/api/v1/documents/${id}/sign`, {}))).id;
}
async function share(by: TestUser, isShared: boolean): Promise<void> {
  const { status } = await server.call(by, "PATCH", "/api/v1/organization", { share_signed_notes: isShared });
  expect(status).toBe(200);
}
const get = (user: TestUser | null, path: string, init: RequestInit = {}) =>
  server.call(user, "GET", `/api/v1/practice/visits${path}`, undefined, init);
const list = async (user: TestUser, query = "") => {
  const { items } = sharedVisitPageSchema.parse(await (await get(user, query)).json());
  return items.map(({ id }) => id);
};
const read = async (user: TestUser): Promise<SharedNote> => {
  const response = await get(user, `/${visit}`);
  expect(response.status).toBe(200);
  return sharedNoteSchema.parse(await response.json());
};

describe("a practice that does not share signed notes", () => {
  test("is the default", async () => {
    const answer = await server.call(admin, "GET", "/api/v1/organization");
    expect(await answer.json()).toMatchObject({ share_signed_notes: false });
  });

  test("lists no notes", async () => {
    for (const user of [author, colleague, admin, foreigner]) {
      expect(await list(user)).toEqual([]);
      expect((await get(user, `/${visit}`)).status).toBe(404);
    }
  });
});

describe("a practice that shares signed notes", () => {
  beforeAll(() => share(admin, true));

  test("lists the signed visits of all its members with their author, to members of every account type", async () => {
    for (const type of accountTypes) expect(await list(await server.newUser(type))).toEqual([visit]);
    const page = sharedVisitPageSchema.parse(await (await get(colleague, "")).json());
    expect(page.items[0]).toMatchObject({ author: "Nora Lindqvist", is_own: false, patient_name: "Ellen Canary" });
    const own = sharedVisitPageSchema.parse(await (await get(author, "")).json());
    expect(own.items[0]).toMatchObject({ id: visit, is_own: true });
  });

  test("shows only the signed documents, as an export does", async () => {
    const shown = await read(colleague);
    expect(shown.documents.map(({ id, kind }) => [id, kind])).toEqual([
      [note, "note"],
      [letter, "visit_summary"],
    ]);
    expect(shown.documents[0]?.content).toMatchObject({ isSigned: true });
    expect(shown.documents[0]?.content?.mark).toContain("Signed by Nora Lindqvist");
    const text = JSON.stringify(shown);
    expect(text).toContain("isinopril");
    for (const hidden of [unsignedLetter, "evidence", "omissions", "findings", "utterance", "break out in a rash"])
      expect(text).not.toContain(hidden);
  });

  test("records every reading by a colleague for the practice's admins", async () => {
    const entries = async () => {
      const answer = await server.call(admin, "GET", "/api/v1/audit?kind=sessions&limit=200");
      const { items } = (await answer.json()) as AuditPage;
      return items.filter(({ action }) => action === "shared_note_read");
    };
    const before = (await entries()).length;
    await read(author);
    expect(await entries()).toHaveLength(before);
    await read(colleague);
    const [newest, ...rest] = await entries();
    expect(rest).toHaveLength(before);
    expect(newest).toMatchObject({ by: { id: colleague.id }, person: { id: author.id }, detail: { visit } });
  });

  test("gives no access by any other route: they answer 404 for a colleague’s visit and its documents", async () => {
    const before = await digest();
    const ids = { ...noIds(), visit, document: note };
    const others = routesOf(server.app).filter(
      (route) =>
        rolesOf(nameOf(route)).includes("pro") &&
        hasId(route) &&
        /\/(?:visits|documents)\/:/.test(route.path) &&
        !route.path.startsWith("/api/v1/practice/"),
    );
    const wrong: string[] = [];
    for (const route of others)
      for (const user of [colleague, admin]) {
        const { status } = await send(server, user, route, ids);
        if (status !== 404) wrong.push(`${nameOf(route)}: ${status}`);
      }
    expect(others.length).toBeGreaterThan(25);
    expect(wrong).toEqual([]);
    expect(await digest()).toEqual(before);
  });

  test("answers 404 to others and for what is not signed", async () => {
    const operator = await server.newUser("admin", "own");
    await server.context.database.query("update users set is_operator = true where id = $1", [operator.id]);
    for (const user of [foreigner, operator]) {
      expect((await get(user, `/${visit}`)).status).toBe(404);
      expect(await list(user)).toEqual([]);
    }
    for (const id of [unsigned, randomUUID()]) expect((await get(colleague, `/${id}`)).status).toBe(404);
    expect((await get(colleague, `/${everyId("x").visit}`)).status).toBe(400);
    expect((await get(null, `/${visit}`)).status).toBe(401);
    const disabled = await server.newUser();
    expect((await server.call(admin, "POST", `/api/v1/users/${disabled.id}/disable`)).status).toBe(200);
    expect((await get(disabled, `/${visit}`)).status).toBe(401);
    const preview = await get(admin, `/${visit}`, { headers: { "x-preview-mode": "pro" } });
    expect(preview.status).toBe(200);
  });

  test("hides a visit while it is deleted", async () => {
    await server.call(author, "DELETE", `/api/v1/visits/${visit}`);
    expect([await list(colleague), (await get(colleague, `/${visit}`)).status]).toEqual([[], 404]);
    await server.call(author, "POST", `/api/v1/visits/${visit}/restore`, {});
    expect([await list(colleague), (await get(colleague, `/${visit}`)).status]).toEqual([[visit], 200]);
  });

  test("finds its visits by title and patient’s name, with tokens of the practice’s own key", async () => {
    expect(await list(colleague, "?q=Canary")).toEqual([visit]); // also before the scheduled job made tokens
    await renewSearchTokens(server.context, new AbortController().signal);
    expect(await list(colleague, "?q=Canary")).toEqual([visit]);
    expect(await list(colleague, "?q=Ca")).toEqual([visit]); // too short for the index
    expect(await list(colleague, "?q=Whitfield")).toEqual([]);
    expect(await list(colleague, "?q=hurting")).toEqual([]);
    const { search, shared } = await tokens(visit);
    const { database, vault } = server.context;
    const tokenOf = await vault.tokensOf(database, "organization", admin.organizationId, "shared visits");
    expect(new Set(shared)).toEqual(new Set(prefixTokens(tokenOf, ["Knee pain", "Ellen Canary"])));
    expect(search.length).toBe(shared.length);
    expect(shared.filter((token) => search.includes(token))).toEqual([]);
    expect((await tokens(unsigned)).shared).toEqual([]);
  });

  test("finds a visit as soon as it is signed or amended", async () => {
    const { visitId } = await visitWith(server, author, kneeVisit);
    await signed(author, (await drafted(server, author, visitId)).id);
    expect(await list(colleague, "?q=knee")).toEqual([visitId, visit]);
    const change = { title: "Shoulder review", explanation: "Wrong joint" };
    expect((await server.call(author, "POST", `/api/v1/visits/${visitId}/amendments`, change)).status).toBe(201);
    expect(await list(colleague, "?q=shoulder")).toEqual([visitId]);
  });
});

describe("damaged rows of one visit", () => {
  test("leave its author unnamed but the list of other visits complete", async () => {
    await share(admin, true);
    const { database } = server.context;
    const { rows } = await database.query<{ signedBy: Buffer }>(
      `select signed_by as "signedBy" from documents where id = $1`,
      [note],
    );
    const damaged = withFlippedBit(rows[0]!.signedBy);
    await database.query("update documents set signed_by = $2 where id = $1", [note, damaged]);
    const answer = await get(colleague, "");
    expect(answer.status).toBe(200);
    const { items } = sharedVisitPageSchema.parse(await answer.json());
    expect(items.find(({ id }) => id === visit)?.author).toBe("A colleague");
    expect(items.length).toBeGreaterThan(1);
    await database.query("update documents set signed_by = $2 where id = $1", [note, rows[0]!.signedBy]);
  });

  test("do not keep a search from finding other new visits", async () => {
    const { database } = server.context;
    const { rows } = await database.query<{ sealed: Buffer }>("select sealed from visits where id = $1", [visit]);
    await database.query("update visits set sealed = $2 where id = $1", [visit, withFlippedBit(rows[0]!.sealed)]);
    await database.query("delete from shared_visits");
    const found = await get(colleague, "?q=shoulder");
    expect(found.status).toBe(200);
    expect(sharedVisitPageSchema.parse(await found.json()).items).toHaveLength(1);
    await database.query("update visits set sealed = $2 where id = $1", [visit, rows[0]!.sealed]);
  });
});

test("turning sharing on again makes new tokens, also of a visit whose tokens were stored while it was off", async () => {
  await share(admin, false);
  const { database } = server.context;
  await database.query("insert into shared_visits (visit_id, organization_id, tokens) values ($1, $2, '{1}')", [
    visit,
    admin.organizationId,
  ]);
  await share(admin, true);
  expect(await list(colleague, "?q=Canary")).toContain(visit);
  const { shared } = await tokens(visit);
  await share(admin, true);
  expect((await tokens(visit)).shared).toEqual(shared); // nothing changed
});

test("the tokens of a clinician’s visits do not stay with the practice that the clinician left", async () => {
  await share(admin, true);
  const mover = await server.newUser();
  const { visitId } = await visitWith(server, mover, kneeVisit);
  await signed(mover, (await drafted(server, mover, visitId)).id);
  expect((await tokens(visitId)).shared.length).toBeGreaterThan(0);
  const { database } = server.context;
  await database.query("update users set is_operator = true where id = $1", [admin.id]);
  const move = { user_id: mover.id, visits: "go_along" };
  const path = `/api/v1/organizations/${foreigner.organizationId}/people`;
  expect((await server.call(admin, "POST", path, move)).status).toBe(200);
  await database.query("update users set is_operator = false where id = $1", [admin.id]);
  expect((await tokens(visitId)).shared).toEqual([]);
  expect(await list(colleague, "?q=knee")).not.toContain(visitId);
  expect(await list(foreigner, "?q=knee")).toEqual([visitId]);
});

test("turning sharing off hides everything immediately", async () => {
  await share(admin, true);
  await renewSearchTokens(server.context, new AbortController().signal);
  expect((await tokens(visit)).shared.length).toBeGreaterThan(0);
  await share(admin, false);
  expect([await list(colleague), (await get(colleague, `/${visit}`)).status]).toEqual([[], 404]);
  await renewSearchTokens(server.context, new AbortController().signal);
  expect((await tokens(visit)).shared).toEqual([]);
});

/** Returns a damaged copy of sealed bytes. */
function withFlippedBit(sealed: Buffer): Buffer {
  const copy = Buffer.from(sealed);
  copy[copy.length - 1]! ^= 1;
  return copy;
}

async function tokens(id: string): Promise<{ search: string[]; shared: string[] }> {
  const { rows } = await server.context.database.query<{ search: string[]; shared: string[] }>(
    `select search_tokens::text[] as search, coalesce(s.tokens, '{}')::text[] as shared
     from visits v left join shared_visits s on s.visit_id = v.id where v.id = $1`,
    [id],
  );
  return rows[0]!;
}

/** Digest of the rows that a colleague could have changed. */
async function digest(): Promise<unknown> {
  const { rows } = await server.context.database.query(
    `select (select md5(string_agg(v::text, ' ' order by id)) from visits v) as visits,
       (select md5(string_agg(d::text, ' ' order by id)) from documents d) as documents,
       (select md5(string_agg(d::text, ' ' order by document_id, version)) from document_versions d) as versions`,
  );
  return rows[0];
}
