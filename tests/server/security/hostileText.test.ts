import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NoteThreads } from "../../../src/server/notes/thread/NoteThreads";
import { drafted, kneeVisit, readNote, saveOf, textOf, visitWith } from "../notes/notesHarness";
import { newVisit } from "../recording/RecordingClient";
import { withinBounds } from "./withinBounds";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const putTranscript = async (text: string): Promise<Response> =>
  server.call(user, "PUT", `/api/v1/visits/${await newVisit(server, user)}/transcript`, { text });

describe("the server answers others while", () => {
  test("a transcript of 49 lines of repeated apostrophes is drafted", async () => {
    const text = Array.from({ length: 49 }, () => "a'".repeat(4_999)).join("\n");
    const visitId = await newVisit(server, user);
    const path = `/api/v1/visits/${visitId}/transcript`;
    const put = await withinBounds("PUT transcript", () => server.call(user, "PUT", path, { text }));
    expect(put.status).toBe(200);
    const note = await withinBounds("draft", () => drafted(server, user, visitId), { requestMs: Infinity });
    expect(note.drafting).toBe(false);
  });

  test("a transcript of 250,000 lines is refused", async () => {
    const refused = await withinBounds("PUT transcript", () => putTranscript("a\n".repeat(250_000)));
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining("up to 10,000") as string });
  });

  test("a transcript of 83,000 different words is indexed", async () => {
    const words = Array.from({ length: 83_000 }, (_, index) => index.toString(36).padStart(5, "x"));
    const stored = await withinBounds("PUT transcript", () => putTranscript(words.join(" ")));
    expect(stored.status).toBe(200);
    const found = await server.call(user, "GET", `/api/v1/visits?q=${words[0]}`);
    expect(((await found.json()) as { items: unknown[] }).items).not.toEqual([]);
  });

  test("a transcript of characters that fold to many letters is indexed", async () => {
    const stored = await withinBounds("PUT transcript", () => putTranscript("\ufdfa ".repeat(249_000)));
    expect(stored.status).toBe(200);
  });

  test("a transcript with the maximum number of lines is stored in order", async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `Patient: line ${index}`);
    const stored = await withinBounds("PUT transcript", () => putTranscript(lines.join("\n")));
    expect(stored.status).toBe(200);
    const { utterances } = (await stored.json()) as { utterances: { text: string; seq: number }[] };
    expect(utterances.map(({ text }) => `Patient: ${text}`)).toEqual(lines);
  });
});

test("a document is saved only up to its maximum length", async () => {
  const note = await drafted(server, user, (await visitWith(server, user, kneeVisit)).visitId);
  const [one, other] = note.sections.map(({ key }) => key);
  const long = (letter: string) =>
    Array.from({ length: 480 }, (_, at) => ({
      id: "",
      text: `${letter} `.repeat(250 + at),
      evidence: [],
      origin: "typed",
    }));
  const save = async (key: string | undefined, sentences: object[]): Promise<number> => {
    const body = { sections: [{ key, sentences }] };
    return (await withinBounds("PATCH note", () => server.call(user, "PATCH", `/api/v1/documents/${note.id}`, body)))
      .status;
  };
  expect(await save(one, long("a"))).toBe(200);
  expect(await save(other, long("b"))).toBe(413);
  expect(await save(one, long("a").slice(0, 400))).toBe(200);
  expect(await save(other, long("b").slice(0, 100))).toBe(200);
});

describe("an export as Word, PDF and FHIR", () => {
  /** Makes a note with this much text of one long word, the slowest to lay out. @returns its id. */
  async function noteOf(characters: number): Promise<string> {
    const note = await drafted(server, user, (await visitWith(server, user, kneeVisit)).visitId);
    const texts = "abcdefgh9".repeat(characters / 9).match(/.{1,9000}/g) ?? [];
    const sentences = texts.map((text, index) => ({ id: `long-${index}`, text, evidence: [], origin: "edited" }));
    const change = { base_version: note.version, sections: [{ key: "subjective", sentences }] };
    return (await readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, change))).id;
  }
  const exported = (id: string, format: string) =>
    server.call(user, "GET", `/api/v1/documents/${id}/export?format=${format}`);

  test("takes less than 2 s for the longest document", async () => {
    const id = await noteOf(97_000);
    for (const format of ["pdf", "docx", "fhir"])
      expect([format, (await withinBounds(`export as ${format}`, () => exported(id, format))).status]).toEqual([
        format,
        200,
      ]);
  });

  test("is refused for a longer one, which can be exported as text", async () => {
    const id = await noteOf(108_000);
    for (const format of ["pdf", "docx", "fhir"]) {
      const refused = await exported(id, format);
      expect([format, refused.status]).toEqual([format, 413]);
      expect(await refused.json()).toMatchObject({
        detail: "This document is too long for this format. Export it as text instead.",
      });
    }
    expect((await exported(id, "txt")).status).toBe(200);
  });
});

test("a question to a visit that takes longer than it may is answered with a sentence", async () => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const usual = server.context.noteThreads;
  const tooShort = { runMs: 0, waitMs: 60_000 };
  const hurried = new NoteThreads({ whileAsked: tooShort, whileLocked: tooShort, inBackground: { runMs: 60_000 } });
  server.context.noteThreads = hurried;
  const answer = await server.call(user, "POST", `/api/v1/visits/${visitId}/ask`, { question: "Any fever or cough?" });
  server.context.noteThreads = usual;
  await hurried.stop();
  expect([answer.status, await answer.json()]).toMatchObject([504, { code: "timeout" }]);
});

describe("a check that takes longer than it may", () => {
  const tooShort = { runMs: 1, waitMs: 60_000 };
  const limits = { whileAsked: tooShort, whileLocked: tooShort, inBackground: { runMs: 60_000 } };

  test("does not prevent the save but marks the note as unchecked", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const usual = server.context.noteThreads;
    const hurried = new NoteThreads(limits);
    const long = saveOf(note, "subjective", (text) => `${text}${" Yes.".repeat(500)}`);
    server.context.noteThreads = hurried;
    const answer = await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, long);
    server.context.noteThreads = usual;
    await hurried.stop();
    const saved = await readNote(answer);
    expect(textOf(saved, "subjective")).toContain("Yes.");
    expect(saved.unchecked).toBe(true);
    const next = await server.call(
      user,
      "PATCH",
      `/api/v1/documents/${note.id}`,
      saveOf(saved, "subjective", () => "No fever."),
    );
    expect((await readNote(next)).unchecked).toBeUndefined();
  });
});

describe("a value that cannot be stored is 400", () => {
  test.each([
    ["NUL in a transcript", "PUT", "transcript", { text: "Patient: a\0b" }],
    ["half a surrogate pair in a transcript", "PUT", "transcript", { text: "Patient: a\ud800b" }],
    ["the year 0", "PATCH", "", { consent: { given: true, method: "spoken", at: "0000-01-01T00:00:00Z" } }],
    ["NUL in a name", "PATCH", "", { patient_name: "a\0" }],
  ])("%s", async (_, method, path, body) => {
    const visitId = await newVisit(server, user);
    const answer = await server.call(user, method, `/api/v1/visits/${visitId}${path && `/${path}`}`, body);
    expect(answer.status).toBe(400);
  });

  test.each<[string, string, object]>([
    ["restore", "POST", { version: 2 ** 31 }],
    ["sign", "POST", { version: 2 ** 31 }],
    ["undo-redraft", "POST", { version: 2 ** 31 }],
    ["translation", "POST", { version: 2 ** 31, language: "es" }],
    ["", "PATCH", { base_version: 2 ** 53 - 15, sections: [] }],
  ])("a version that is too large, of %j", async (path, method, body) => {
    const note = await drafted(server, user, (await visitWith(server, user, kneeVisit)).visitId);
    const answer = await server.call(user, method, `/api/v1/documents/${note.id}${path && `/${path}`}`, body);
    expect(answer.status).toBe(400);
  });
});
