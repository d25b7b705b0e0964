import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Finding, VisitDocument, Sentence } from "../../../src/shared/notes/document";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { drafted, kneeVisit, readNote, saveOf, textOf, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const read = async (id: string) => readNote(await server.call(user, "GET", `/api/v1/documents/${id}`));
const patch = async (note: VisitDocument, body: object) =>
  readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, { base_version: note.version, ...body }));
const sentencesOf = (note: VisitDocument): Sentence[] => note.sections.flatMap(({ sentences }) => sentences);
const changedOf = (note: VisitDocument): { text: string; finding: Finding }[] =>
  sentencesOf(note).flatMap(({ text, findings }) =>
    findings
      .filter(({ kind, resolved }) => kind === "changed" && resolved === null)
      .map((finding) => ({ text, finding })),
  );
const kneeLine = 1;
const correctKnee = "My right knee has been hurting for five weeks.";

/** A drafted note of the knee visit and a function that corrects a line of it. */
async function noteOfVisit() {
  const { visitId, ids } = await visitWith(server, user, kneeVisit);
  const note = await drafted(server, user, visitId);
  const correct = async (line: number, change: object): Promise<VisitDocument> => {
    const path = `/api/v1/visits/${visitId}/transcript/${ids[line]}`;
    expect((await server.call(user, "PATCH", path, change)).status).toBe(200);
    return read(note.id);
  };
  const restingOn = (line: number): string[] =>
    sentencesOf(note)
      .filter(({ evidence }) => evidence.includes(ids[line] ?? ""))
      .map(({ text }) => text);
  return { visitId, ids, note, correct, restingOn };
}

describe("a corrected line", () => {
  test("marks exactly the sentences that rest on it and blocks signing", async () => {
    const { visitId, note, correct, restingOn } = await noteOfVisit();
    expect(changedOf(note)).toEqual([]);
    expect(restingOn(kneeLine).length).toBeGreaterThan(1);
    const marked = await correct(kneeLine, { text: correctKnee });
    expect(changedOf(marked).map(({ text }) => text)).toEqual(restingOn(kneeLine));
    expect(changedOf(marked).every(({ finding }) => finding.must)).toBe(true);
    const visit = await (await server.call(user, "GET", `/api/v1/visits/${visitId}`)).json();
    expect((visit as { to_answer: number }).to_answer).toBeGreaterThanOrEqual(restingOn(kneeLine).length);
    const signing = await server.call(user, "POST", `/api/v1/documents/${note.id}/sign`, { version: marked.version });
    expect(await signing.json()).toMatchObject({ code: "findings_open" });
  });

  test("offers the sentence that a draft of the corrected line has", async () => {
    const { note, correct } = await noteOfVisit();
    const others = textOf(note, "medications");
    const marked = await correct(kneeLine, { text: correctKnee });
    const updates = changedOf(marked).map(({ finding }) => [finding.id, "change"]);
    const updated = await patch(marked, { findings: Object.fromEntries(updates) });
    expect(changedOf(updated)).toEqual([]);
    expect(textOf(updated, "subjective")).toContain("right knee");
    expect(textOf(updated, "subjective")).not.toMatch(/left|three|3 weeks/);
    expect(textOf(updated, "medications")).toBe(others);
  });

  test("no longer marks a sentence once the original line is restored", async () => {
    const { correct, note } = await noteOfVisit();
    expect(changedOf(await correct(kneeLine, { text: correctKnee }))).not.toEqual([]);
    const restored = await correct(kneeLine, { text: kneeVisit[kneeLine]?.[1] });
    expect(changedOf(restored)).toEqual([]);
    expect(textOf(restored, "subjective")).toBe(textOf(note, "subjective"));
  });

  test("marks a sentence whose line another person said", async () => {
    const { correct, restingOn } = await noteOfVisit();
    const marked = await correct(kneeLine, { speaker: "other" });
    expect(changedOf(marked).map(({ text }) => text)).toEqual(restingOn(kneeLine));
  });

  test("marks a kept sentence again when the line changes again", async () => {
    const { correct } = await noteOfVisit();
    const marked = await correct(kneeLine, { text: correctKnee });
    const keep = Object.fromEntries(changedOf(marked).map(({ finding }) => [finding.id, "keep"]));
    const kept = await patch(marked, { findings: keep });
    expect(changedOf(kept)).toEqual([]);
    expect(changedOf(await correct(kneeLine, { text: "My right knee has been hurting for six weeks." }))).not.toEqual(
      [],
    );
  });

  test("marks a sentence that a person edited, without offering other words", async () => {
    const { note, correct } = await noteOfVisit();
    await patch(
      note,
      saveOf(note, "medications", (text) => `${text} Taken at night.`),
    );
    const [mark] = changedOf(await correct(6, { text: "I take lisinopril ten milligrams twice a day." }));
    expect(mark?.text).toContain("Taken at night.");
    expect(mark?.finding.answers.map(({ id }) => id)).toEqual(["keep", "remove"]);
  });

  test("marks a sentence that was edited only after the edit is undone", async () => {
    const { note, correct } = await noteOfVisit();
    const marked = await correct(6, { text: "I take lisinopril ten milligrams twice a day." });
    const before = marked.sections.find(({ key }) => key === "medications")?.sentences ?? [];
    const edited = await patch(
      marked,
      saveOf(marked, "medications", () => "Lisinopril 10 mg twice a day."),
    );
    expect(changedOf(edited).map(({ text }) => text)).not.toContain("Lisinopril 10 mg twice a day.");
    const sentences = before.map(({ id, text, evidence, origin, basis }) => ({ id, text, evidence, origin, basis }));
    const undone = await patch(edited, { sections: [{ key: "medications", sentences }] });
    expect(changedOf(undone).map(({ text }) => text)).toContain(textOf(note, "medications"));
  });

  test("offers an update also for a sentence that a restored version brings back", async () => {
    const { note, correct } = await noteOfVisit();
    await patch(note, { sections: [{ key: "subjective", sentences: [] }] });
    const corrected = await correct(kneeLine, { text: correctKnee });
    expect(changedOf(corrected).filter(({ text }) => text.includes("left knee"))).toEqual([]);
    const restored = await readNote(
      await server.call(user, "POST", `/api/v1/documents/${note.id}/restore`, { version: note.version }),
    );
    const offered = changedOf(restored).filter(({ text }) => text.includes("left knee"));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every(({ finding }) => finding.detail !== "")).toBe(true);
    expect(offered.some(({ finding }) => finding.answers.some(({ id }) => id === "change"))).toBe(true);
  });

  test("does not mark the sentences of a redraft", async () => {
    const { visitId, correct } = await noteOfVisit();
    await correct(kneeLine, { text: correctKnee });
    expect(changedOf(await drafted(server, user, visitId))).toEqual([]);
  });
});
