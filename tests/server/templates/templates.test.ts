import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentKinds } from "../../../src/shared/notes/document";
import {
  type SaveTemplate,
  type Template,
  templateListSchema,
  templateSchema,
} from "../../../src/shared/templates/template";
import { purgeDeleted } from "../../../src/server/pipeline/purgeDeleted";
import { drafted, kneeVisit, readNote, saveOf, textOf, visitWith } from "../notes/notesHarness";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
let other: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [user, other] = [await server.newUser("pro"), await server.newUser("admin")];
});
afterAll(() => server.stop());

const path = "/api/v1/templates";
const section = (title: string, style: "prose" | "bullets" = "prose") => ({ title, instructions: "", style });
const followUp: SaveTemplate = {
  title: "Follow-up visit",
  description: "Short",
  sections: [section("Since last time"), section("Meds", "bullets"), section("Next steps", "bullets")],
};
async function create(template: SaveTemplate = followUp, owner = user): Promise<Template> {
  const response = await server.call(owner, "POST", path, template);
  expect(response.status).toBe(201);
  return templateSchema.parse(await response.json());
}
const list = async (owner = user) =>
  templateListSchema.parse(await (await server.call(owner, "GET", path)).json()).items;
const status = async (owner: TestUser | null, method: string, at: string, json?: unknown) =>
  (await server.call(owner, method, at, json)).status;

test("GET /templates returns the built-in templates", async () => {
  const { items } = (await (await server.call(user, "GET", "/api/v1/templates")).json()) as {
    items: { id: string; kind: string; sections: unknown[] }[];
  };
  expect(items.filter(({ kind }) => kind === "note").map(({ id }) => id)).toEqual([
    "soap",
    "h-and-p",
    "progress",
    "consultation",
    "procedure",
    "behavioral-health",
  ]);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(documentKinds));
  const one = await server.call(user, "GET", "/api/v1/templates/h-and-p");
  expect(await one.json()).toEqual(items[1]);
  expect((await server.call(user, "GET", "/api/v1/templates/nothing")).status).toBe(404);
  expect((await server.call(null, "GET", "/api/v1/templates")).status).toBe(401);
});

describe("/templates", () => {
  test("creates, reads, changes, deletes and restores a template [P1.03]", async () => {
    const made = await create();
    expect(made).toMatchObject({ title: "Follow-up visit", description: "Short", built_in: false });
    expect(made.sections.map(({ key }) => key)).toEqual(["interval_history", "medications", "plan"]);

    const changed = { ...followUp, title: "  Return visit ", sections: [section("Plan"), section("Interval history")] };
    const saved = await server.call(user, "PUT", `${path}/${made.id}`, changed);
    expect(saved.status).toBe(200);
    const read = templateSchema.parse(await (await server.call(user, "GET", `${path}/${made.id}`)).json());
    expect(read.title).toBe("Return visit");
    expect(read.sections.map(({ title }) => title)).toEqual(["Plan", "Interval history"]);

    expect(await status(user, "DELETE", `${path}/${made.id}`)).toBe(204);
    expect(await status(user, "GET", `${path}/${made.id}`)).toBe(404);
    expect(await status(user, "DELETE", `${path}/${made.id}`)).toBe(404);
    expect((await list()).some(({ id }) => id === made.id)).toBe(false);
    expect(await status(user, "POST", `${path}/${made.id}/restore`)).toBe(200);
    expect((await list()).find(({ id }) => id === made.id)).toEqual(read);
  });

  test("hides other users' templates from every route", async () => {
    const made = await create();
    expect((await list(other)).every(({ built_in }) => built_in)).toBe(true);
    for (const [method, at, body] of [
      ["GET", made.id],
      ["PUT", made.id, followUp],
      ["DELETE", made.id],
      ["POST", `${made.id}/restore`],
    ] as const)
      expect(await status(other, method, `${path}/${at}`, body), method).toBe(404);
    expect(await status(null, "POST", path, followUp)).toBe(401);
    const visit = { id: crypto.randomUUID(), template_id: made.id };
    expect(await status(other, "POST", "/api/v1/visits", visit)).toBe(400);
    expect((await list()).find(({ id }) => id === made.id)?.title).toBe(made.title);
  });

  test("refuses to change or delete a built-in template", async () => {
    expect(await status(user, "PUT", `${path}/soap`, followUp)).toBe(409);
    expect(await status(user, "DELETE", `${path}/soap`)).toBe(409);
    expect((await list()).find(({ id }) => id === "soap")?.title).toBe("SOAP");
  });

  test.each([
    { why: "no title", body: { ...followUp, title: "   " } },
    { why: "no sections", body: { ...followUp, sections: [] } },
    { why: "a section without a title", body: { ...followUp, sections: [section(" ")] } },
    { why: "an unknown style", body: { ...followUp, sections: [{ ...section("Plan"), style: "table" }] } },
  ])("refuses a template with $why", async ({ body }) => {
    expect(await status(user, "POST", path, body)).toBe(400);
  });

  test("answers 404 for an unknown or malformed id", async () => {
    for (const id of ["nope", "%3Fx=1", "00000000-0000-0000-0000-000000000000"])
      expect(await status(user, "GET", `${path}/${id}`)).toBe(404);
  });

  test("keeps any number of templates, visits and takes of a pro account for 90 days [P1.23]", async () => {
    const owner = await server.newUser("pro");
    const { database } = server.context;
    const consent = { given: true, method: "spoken", at: new Date().toISOString() };
    const record = async (): Promise<void> => {
      const id = crypto.randomUUID();
      expect(await status(owner, "POST", "/api/v1/visits", { id, consent })).toBe(201);
      expect(await status(owner, "POST", `/api/v1/visits/${id}/takes`, { id: crypto.randomUUID() })).toBe(201);
    };
    for (let from = 0; from < 120; from += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, i) => create({ ...followUp, title: `T ${from + i}` }, owner)));
      await Promise.all(Array.from({ length: 20 }, record));
    }
    await database.query("update takes set created_at = now() - interval '90 days'");
    await database.query("update visits set created_at = now() - interval '90 days', updated_at = created_at");
    await purgeDeleted(server.context); // removes deleted visits only
    expect((await list(owner)).filter(({ built_in }) => !built_in)).toHaveLength(120);
    const kept = "select count(takes.id)::int as n from visits join takes on visit_id = visits.id where owner_id = $1";
    expect((await database.query<{ n: number }>(kept, [owner.id])).rows).toEqual([{ n: 120 }]);
  });

  test("drafts a visit's note into the sections of its template [P1.03]", async () => {
    const made = await create();
    const visit = { id: crypto.randomUUID(), template_id: made.id };
    expect(await status(user, "POST", "/api/v1/visits", visit)).toBe(201);
    expect(await status(user, "PATCH", `/api/v1/visits/${visit.id}`, { template_id: made.id })).toBe(200);

    const { visitId } = await visitWith(server, user, kneeVisit, made.id);
    const note = await drafted(server, user, visitId);
    expect(note.template_id).toBe(made.id);
    expect(note.sections.map(({ title, style }) => [title, style])).toEqual([
      ["Since last time", "prose"],
      ["Meds", "bullets"],
      ["Next steps", "bullets"],
    ]);
    expect(textOf(note, "medications")).toContain("Lisinopril 10 mg daily.");
    expect(textOf(note, "plan")).toContain("increase lisinopril to 20 mg daily.");
  });

  test("keeps a note's sections when its template changes or is deleted", async () => {
    const made = await create();
    const { visitId } = await visitWith(server, user, kneeVisit, made.id);
    const note = await drafted(server, user, visitId);
    const renamed = { ...followUp, sections: [section("Allergies"), section("Something else")] };
    expect(await status(user, "PUT", `${path}/${made.id}`, renamed)).toBe(200);
    expect(await status(user, "DELETE", `${path}/${made.id}`)).toBe(204);

    const without = saveOf(note, "medications", () => "");
    const patch = { ...without, sections: without.sections.map((each) => ({ ...each, sentences: [] })) };
    const saved = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, patch));
    expect(saved.sections.map(({ title }) => title)).toEqual(note.sections.map(({ title }) => title));
    const keys = new Set(saved.sections.map(({ key }) => key));
    expect(saved.omissions.length).toBeGreaterThan(0);
    expect(saved.omissions.filter((omission) => !keys.has(omission.section))).toEqual([]);

    const again = await drafted(server, user, visitId);
    expect(again.template_id).toBe(made.id); // the visit keeps its template
  });

  test("keeps the ids of sections that are renamed or moved, and gives new ones to all others", async () => {
    const made = await create();
    const [since, meds, next] = made.sections;
    expect(new Set(made.sections.map(({ id }) => id)).size).toBe(3);
    const put = async (sections: object[]) => {
      const body = { ...followUp, sections };
      return templateSchema.parse(await (await server.call(user, "PUT", `${path}/${made.id}`, body)).json());
    };
    const same = await put(made.sections);
    expect(same).toEqual(made);
    const moved = await put([
      { ...section("Drugs taken", "bullets"), id: meds?.id },
      { ...section("Progress"), id: since?.id },
      { ...section("New one"), id: meds?.id },
      { ...section("Of another template"), id: "medications" },
    ]);
    expect(moved.version).toBe(2);
    expect(moved.sections.slice(0, 2).map(({ id }) => id)).toEqual([meds?.id, since?.id]);
    const known = [since?.id, meds?.id, next?.id, "medications"];
    expect(moved.sections.slice(2).filter(({ id }) => known.includes(id))).toEqual([]);
    const copy = await create({ ...followUp, sections: made.sections });
    expect(copy.sections.filter(({ id }) => known.includes(id))).toEqual([]);
  });

  describe("documents of a template whose sections are renamed, moved and deleted", () => {
    /** A note with a typed sentence in each section, whose template then changed. */
    async function changedUnderNote() {
      const made = await create();
      const { visitId } = await visitWith(server, user, kneeVisit, made.id);
      const first = await drafted(server, user, visitId);
      const sections = first.sections.map(({ key, title, sentences }) => ({
        key,
        sentences: [...sentences, { text: `Mine in ${title}.`, evidence: [], origin: "typed" }],
      }));
      const save = { base_version: first.version, sections };
      const note = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${first.id}`, save));
      const [since, meds] = made.sections;
      const change = {
        title: "Return visit",
        sections: [
          { ...section("Plan"), id: meds?.id },
          { ...section("What happened"), id: since?.id },
          section("Allergies"),
        ],
      };
      expect(await status(user, "PUT", `${path}/${made.id}`, change)).toBe(200);
      return { made, visitId, note };
    }
    const titles = (note: { sections: { title: string }[] }) => note.sections.map(({ title }) => title);
    const exported = async (id: string) =>
      (await server.call(user, "GET", `/api/v1/documents/${id}/export?format=txt`)).text();

    test("are read, edited and exported as they were drafted", async () => {
      const { note } = await changedUnderNote();
      const read = await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}`));
      expect(read).toEqual(note);
      expect(read.template_version).toBe(1);
      const edit = saveOf(read, "plan", (text) => `${text} Twice.`);
      const saved = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, edit));
      expect(titles(saved)).toEqual(["Since last time", "Meds", "Next steps"]);
      expect(textOf(saved, "plan")).toContain("Mine in Next steps. Twice.");
      const text = await exported(note.id);
      expect(text).toMatch(/^Follow-up visit\n/);
      expect(text).toMatch(/SINCE LAST TIME[^]*MEDS[^]*NEXT STEPS/);
    });

    test.each([{ draft: {} }, { draft: { section: "plan" } }])(
      "are redrafted with their version ($draft)",
      async ({ draft }) => {
        const { made, visitId, note } = await changedUnderNote();
        const again = await drafted(server, user, visitId, draft);
        expect(again).toMatchObject({ template_id: made.id, template_version: 1 });
        expect(again.sections).toEqual(note.sections);
        expect(await status(user, "DELETE", `${path}/${made.id}`)).toBe(204);
        const third = await drafted(server, user, visitId, { ...draft, template_id: made.id });
        expect(third.sections).toEqual(note.sections);
        expect(await exported(third.id)).toMatch(/^Follow-up visit\n/);
      },
    );

    test("follow the newest version when that is requested, with what people wrote in the same sections", async () => {
      const { made, visitId, note } = await changedUnderNote();
      const again = await drafted(server, user, visitId, { template_id: made.id, latest: true });
      expect(again.template_version).toBe(2);
      expect(titles(again)).toEqual(["Plan", "What happened", "Allergies", "Next steps"]);
      const texts = again.sections.map(({ sentences }) =>
        sentences.filter(({ origin }) => origin === "typed").map(({ text }) => text),
      );
      expect(texts).toEqual([["Mine in Meds."], ["Mine in Since last time."], [], ["Mine in Next steps."]]);
      expect(again.sections.map(({ id }) => id).toSorted()).toEqual(
        expect.arrayContaining(note.sections.map(({ id }) => id)) as string[],
      );
      expect(new Set(again.sections.map(({ key }) => key)).size).toBe(4);
      expect(textOf(again, "allergies")).toMatch(/penicillin/i);
      const undone = await server.call(user, "POST", `/api/v1/documents/${again.id}/undo-redraft`, { version: 1 });
      expect((await readNote(undone)).sections).toEqual(note.sections);
    });
  });

  test("does not use a deleted template for a new visit", async () => {
    const owner = await server.newUser("pro");
    const made = await create(followUp, owner);
    const first = { id: crypto.randomUUID(), template_id: made.id };
    expect(await status(owner, "POST", "/api/v1/visits", first)).toBe(201);
    const next = async () => {
      const response = await server.call(owner, "POST", "/api/v1/visits", { id: crypto.randomUUID() });
      return ((await response.json()) as { template_id: string }).template_id;
    };
    expect(await next()).toBe(made.id);
    expect(await status(owner, "DELETE", `${path}/${made.id}`)).toBe(204);
    expect(await next()).toBe("soap");
  });
});
