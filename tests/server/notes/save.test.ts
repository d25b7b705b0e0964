import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { VisitDocument, DocumentVersion } from "../../../src/shared/notes/document";
import type { Problem } from "../../../src/shared/errors";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { drafted, kneeVisit, readNote, saveOf, textOf, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const patch = (note: VisitDocument, body: object, who = user) =>
  server.call(who, "PATCH", `/api/v1/documents/${note.id}`, body);
const problemOf = async (response: Response) => (await response.json()) as Problem;
const versionsOf = async (note: VisitDocument) =>
  (
    (await (await server.call(user, "GET", `/api/v1/documents/${note.id}/versions`)).json()) as {
      items: DocumentVersion[];
    }
  ).items;
const newNote = async (lines = kneeVisit) => drafted(server, user, (await visitWith(server, user, lines)).visitId);

describe("PATCH /documents/{id}", () => {
  test("stores a save as a version whose edited sentences keep their evidence", async () => {
    const note = await newNote();
    const before = note.sections.find(({ key }) => key === "subjective");
    const save = saveOf(note, "subjective", (text) => `${text} Worse on stairs.`);
    const stripped = save.sections.map((section) => ({
      ...section,
      sentences: section.sentences.map((s) => ({ ...s, evidence: [] })),
    }));
    const saved = await readNote(await patch(note, { ...save, sections: stripped }));
    expect(saved.version).toBe(2);
    const section = saved.sections.find(({ key }) => key === "subjective");
    expect(section?.sentences.map(({ evidence }) => evidence)).toEqual(
      before?.sentences.map(({ evidence }) => evidence),
    );
    expect(section?.sentences.every(({ origin }) => origin === "edited")).toBe(true);
    const first = await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}/versions/1`));
    expect(textOf(first, "subjective")).toBe(textOf(note, "subjective"));
    expect((await versionsOf(note)).map(({ version, cause, saved_by }) => [version, cause, saved_by])).toEqual([
      [2, "edit", "Nora Lindqvist"],
      [1, "draft", "Chartside"],
    ]);
  });

  test("stores a repeated save once", async () => {
    const note = await newNote();
    const save = saveOf(note, "objective", (text) => `${text} Seen.`);
    await readNote(await patch(note, save));
    expect((await readNote(await patch(note, save))).version).toBe(2);
  });

  test("merges saves of different sections from the same version", async () => {
    const note = await newNote();
    await readNote(
      await patch(
        note,
        saveOf(note, "objective", () => "First window."),
      ),
    );
    const merged = await readNote(
      await patch(
        note,
        saveOf(note, "subjective", () => "Second window."),
      ),
    );
    expect(textOf(merged, "objective")).toContain("First window.");
    expect(textOf(merged, "subjective")).toContain("Second window.");
    expect(merged.version).toBe(3);
  });

  test("answers 409 with the current note if two windows save the same section", async () => {
    const note = await newNote();
    const first = await readNote(
      await patch(
        note,
        saveOf(note, "objective", () => "First window."),
      ),
    );
    const both = {
      ...saveOf(note, "objective", () => "Second window."),
      sections: [
        ...saveOf(note, "objective", () => "Second window.").sections,
        ...saveOf(note, "subjective", () => "Also mine.").sections,
      ],
    };
    const response = await patch(note, both);
    expect(response.status).toBe(409);
    const problem = await problemOf(response);
    expect(problem.code).toBe("note_conflict");
    expect((problem.current as VisitDocument).version).toBe(first.version);
    expect(textOf(problem.current as VisitDocument, "objective")).toContain("First window.");
    const now = await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}`));
    expect(now).toEqual(first);
    const resolved = await readNote(await patch(note, { ...both, base_version: first.version }));
    expect(textOf(resolved, "objective")).toContain("Second window.");
  });

  test("loses no text in twenty concurrent saves", async () => {
    const note = await newNote();
    const keys = note.sections.map(({ key }) => key);
    const saves = Array.from({ length: 20 }, (_, i) => ({
      base_version: 1,
      sections: [
        {
          key: keys[i % keys.length],
          sentences: [{ id: `w${i}`, text: `Words of save ${i}.`, evidence: [], origin: "typed" }],
        },
      ],
    }));
    const answers = await Promise.all(saves.map((save) => patch(note, save)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(keys.length);
    expect(statuses.filter((status) => status === 409)).toHaveLength(20 - keys.length);
    const now = await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}`));
    const kept = saves.filter((_, i) => statuses[i] === 200).flatMap(({ sections }) => sections);
    for (const { key, sentences } of kept) expect(textOf(now, key ?? "")).toBe(sentences[0]?.text);
    expect(now.version).toBe(1 + keys.length);
  });

  test("returns SQL and HTML in a sentence as typed", async () => {
    const note = await newNote();
    const text = "'); drop table notes; -- <script>alert(1)</script> & \\";
    const saved = await readNote(
      await patch(
        note,
        saveOf(note, "subjective", () => text),
      ),
    );
    expect(saved.sections.find(({ key }) => key === "subjective")?.sentences[0]?.text).toBe(text);
  });

  test("gives a repeated sentence id, as from a split paragraph, a new id", async () => {
    const note = await newNote();
    const sentences = ["One.", "Two."].map((text) => ({ id: "same", text, evidence: [], origin: "typed" }));
    const saved = await readNote(await patch(note, { base_version: 1, sections: [{ key: "subjective", sentences }] }));
    const ids = saved.sections.find(({ key }) => key === "subjective")?.sentences.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test.each([
    ["an unknown section", { base_version: 1, sections: [{ key: "nowhere", sentences: [] }] }],
    ["an unknown version", { base_version: 99, sections: [{ key: "subjective", sentences: [] }] }],
    [
      "evidence that is not an id",
      {
        base_version: 1,
        sections: [{ key: "subjective", sentences: [{ id: "a", text: "b", evidence: ["c"], origin: "typed" }] }],
      },
    ],
  ])("rejects %s with 400 and changes nothing", async (_title, body) => {
    const note = await newNote();
    const response = await patch(note, body);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).detail).not.toBe("");
    expect(await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}`))).toEqual(note);
  });
});

describe("answers to findings and omissions", () => {
  const lines = [...kneeVisit, ["patient", "I also take metformin five hundred milligrams twice a day."] as const];
  const wrongDose = async () => {
    const note = await newNote(lines);
    const saved = await readNote(
      await patch(
        note,
        saveOf(note, "medications", (text) => text.replace("500 mg", "1,000 mg")),
      ),
    );
    const finding = saved.sections
      .flatMap((s) => s.sentences.flatMap(({ findings }) => findings))
      .find(({ kind }) => kind === "dose");
    if (!finding) throw new Error("no finding");
    return { saved, finding };
  };
  const openCountOf = async (note: VisitDocument) => {
    const visit = (await (await server.call(user, "GET", `/api/v1/visits/${note.visit_id}`)).json()) as {
      to_answer: number;
    };
    return visit.to_answer;
  };
  const openDoses = (note: VisitDocument) =>
    note.sections.flatMap(({ sentences }) =>
      sentences.flatMap(({ findings }) => findings.filter((each) => each.kind === "dose" && each.resolved === null)),
    ).length;

  test("do not block signing after a dose is edited to one that was not said: these words are the clinician's", async () => {
    const { saved, finding } = await wrongDose();
    expect(finding).toMatchObject({ must: false, value: "1,000 mg" });
    expect(finding.answers[0]?.id).toBe("keep");
    expect(await openCountOf(saved)).toBe(0);
    const response = await server.call(user, "POST", `/api/v1/documents/${saved.id}/sign`, { version: saved.version });
    expect(response.status).toBe(200);
  });

  test("change the sentence or keep it", async () => {
    const { saved, finding } = await wrongDose();
    const changed = await readNote(
      await patch(saved, { base_version: saved.version, findings: { [finding.id]: "change" } }),
    );
    expect(textOf(changed, "medications")).toContain("Metformin 500 mg twice daily.");
    expect(openDoses(changed)).toBe(0);

    const other = await wrongDose();
    const kept = await readNote(
      await patch(other.saved, { base_version: other.saved.version, findings: { [other.finding.id]: "keep" } }),
    );
    expect(textOf(kept, "medications")).toContain("1,000 mg");
    expect(
      kept.sections
        .flatMap((s) => s.sentences.flatMap(({ findings }) => findings))
        .find(({ id }) => id === other.finding.id)?.resolved,
    ).toBe("keep");
    expect(openDoses(kept)).toBe(0);
    expect((await versionsOf(kept))[0]?.cause).toBe("answer");
    const reopened = await readNote(
      await patch(kept, { base_version: kept.version, findings: { [other.finding.id]: null } }),
    );
    expect(openDoses(reopened)).toBe(1);
  });

  test("are kept after a redraft", async () => {
    const { saved, finding } = await wrongDose();
    await readNote(await patch(saved, { base_version: saved.version, findings: { [finding.id]: "keep" } }));
    const again = await drafted(server, user, saved.visit_id);
    expect(textOf(again, "medications")).toContain("1,000 mg");
    expect(openDoses(again)).toBe(0);
  });

  test("insert the sentence of an omission", async () => {
    const note = await newNote();
    const without = await readNote(
      await patch(note, { base_version: 1, sections: [{ key: "allergies", sentences: [] }] }),
    );
    const omission = without.omissions.find(({ kind }) => kind === "allergy");
    expect(omission).toMatchObject({ must: true, section: "allergies", resolved: null });
    if (!omission) return;
    const inserted = await readNote(
      await patch(without, { base_version: without.version, omissions: { [omission.id]: "inserted" } }),
    );
    expect(textOf(inserted, "allergies")).toBe(omission.sentence);
    expect(inserted.omissions).toMatchObject([{ id: omission.id, resolved: "inserted" }]);
    expect(await openCountOf(inserted)).toBe(0);
  });

  test("allow signing without omissions that were left out", async () => {
    const note = await newNote();
    const without = await readNote(
      await patch(note, { base_version: 1, sections: [{ key: "allergies", sentences: [] }] }),
    );
    const ids = Object.fromEntries(without.omissions.map(({ id }) => [id, "left_out"]));
    const left = await readNote(await patch(without, { base_version: without.version, omissions: ids }));
    expect(left.omissions.map(({ resolved }) => resolved)).toContain("left_out");
    expect(
      (await server.call(user, "POST", `/api/v1/documents/${note.id}/sign`, { version: left.version })).status,
    ).toBe(200);
  });
});

test("PATCH /documents/{id} accepts a save without a version and without ids of sentences", async () => {
  const note = await newNote();
  const save = saveOf(note, "subjective", () => "Written by the page.");
  await readNote(await patch(note, save));
  const sentence = { text: "Written by a program.", evidence: [], origin: "typed" };
  const saved = await readNote(
    await patch(note, { sections: [{ key: "subjective", sentences: [sentence, sentence] }] }),
  );
  expect(saved.version).toBe(3);
  const ids = saved.sections.find(({ key }) => key === "subjective")?.sentences.map(({ id }) => id) ?? [];
  expect(textOf(saved, "subjective")).toBe("Written by a program. Written by a program.");
  expect(new Set(ids.map((id) => z.uuid().parse(id))).size).toBe(2);
});

test("POST /documents/{id}/restore adds an earlier version as the newest", async () => {
  const note = await newNote();
  const edited = await readNote(
    await patch(
      note,
      saveOf(note, "subjective", () => "Overwritten."),
    ),
  );
  const restored = await readNote(
    await server.call(user, "POST", `/api/v1/documents/${note.id}/restore`, { version: 1 }),
  );
  expect(restored.version).toBe(3);
  expect(textOf(restored, "subjective")).toBe(textOf(note, "subjective"));
  expect(await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}/versions/2`))).toMatchObject({
    version: 2,
    sections: edited.sections,
  });
  expect((await server.call(user, "POST", `/api/v1/documents/${note.id}/restore`, { version: 77 })).status).toBe(404);
});

test("every notes route answers 404 for another user's, an unknown or a malformed id", async () => {
  const note = await newNote();
  const other = await server.newUser();
  const body = { base_version: 1, sections: [], version: 1, text: "Words." };
  for (const [who, id] of [
    [other, note.id],
    [user, randomUUID()],
    [user, "nonsense"],
    [user, "%27;--"],
  ] as const) {
    for (const path of ["", "/versions", "/versions/1", "/export?format=txt"])
      expect((await server.call(who, "GET", `/api/v1/documents/${id}${path}`)).status).toBe(404);
    expect((await server.call(who, "PATCH", `/api/v1/documents/${id}`, body)).status).toBe(404);
    for (const path of ["restore", "sign", "addenda"])
      expect((await server.call(who, "POST", `/api/v1/documents/${id}/${path}`, body)).status).toBe(404);
  }
  for (const version of ["0", "x", "99999999999"])
    expect((await server.call(user, "GET", `/api/v1/documents/${note.id}/versions/${version}`)).status).toBe(404);
  expect(await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}`))).toEqual(note);
});
