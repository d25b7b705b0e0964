import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../../src/shared/errors";
import type { VisitDocument } from "../../../src/shared/notes/document";
import { printedDocumentSchema } from "../../../src/shared/notes/printedDocument";
import { drafted, readNote, saveOf } from "../notes/notesHarness";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { paragraphsOf, readDocx, readPdf } from "./readFiles";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const name = "Zoë Núñez-Łukasiewicz 王";
const transcript = [
  "Patient: My left knee has been hurting for three weeks.",
  "Patient: I take lisinopril ten milligrams once a day.",
  "Clinician: Your blood pressure is one forty eight over ninety two.",
].join("\n");
let numbers = 1;

const call = (method: string, path: string, json?: unknown) => server.call(user, method, `/api/v1${path}`, json);
const create = async <T>(path: string, json: object): Promise<T> =>
  (await call("POST", path, json)).json() as Promise<T>;
const get = (note: VisitDocument, query: string) => call("GET", `/documents/${note.id}/export?${query}`);
const fileOf = async (note: VisitDocument, format: string): Promise<Uint8Array> => {
  const response = await get(note, `format=${format}`);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

/**
 * Drafts a note of a patient whose visit was on March 13 at 22:30 in Los Angeles.
 * @param extra added to its first section
 */
async function newNote(extra = ""): Promise<VisitDocument> {
  const patient = await create<{ id: string }>("/patients", {
    given_name: "Zoë",
    family_name: "Núñez-Łukasiewicz 王",
    birth_date: "1957-03-14",
    record_numbers: [{ system: "MRN", value: `E${numbers++}` }],
  });
  const visit = await create<{ id: string }>("/visits", {
    patient_id: patient.id,
    started_at: "2026-03-14T05:30:00Z",
    time_zone: "America/Los_Angeles",
  });
  await call("PUT", `/visits/${visit.id}/transcript`, { text: transcript });
  await server.context.database.query("update visits set status = 'ready' where id = $1", [visit.id]);
  const note = await drafted(server, user, visit.id);
  if (extra === "") return note;
  return readNote(
    await call(
      "PATCH",
      `/documents/${note.id}`,
      saveOf(note, "subjective", (text) => text + extra),
    ),
  );
}

/** Signs the note and adds an addendum. */
async function signed(note: VisitDocument): Promise<VisitDocument> {
  const findings = note.sections.flatMap(({ sentences }) => sentences.flatMap((each) => each.findings));
  const answers = {
    findings: Object.fromEntries(findings.map(({ id }) => [id, "keep"])),
    omissions: Object.fromEntries(note.omissions.map(({ id }) => [id, "left_out"])),
  };
  await call("PATCH", `/documents/${note.id}`, answers);
  const result = await readNote(await call("POST", `/documents/${note.id}/sign`, {}));
  await call("POST", `/documents/${note.id}/addenda`, { text: "The x-ray came back <b>normal</b>.\nInformed her." });
  return result;
}
const sentences = (note: VisitDocument): string[] =>
  note.sections.flatMap((section) => section.sentences.map(({ text }) => text));

describe("GET /documents/{id}/export", () => {
  test("returns a Word file with headings, lists, signature, addenda and page numbers", async () => {
    const note = await newNote(" Her brother محمد helps.");
    const parts = readDocx(await fileOf(await signed(note), "docx"));
    const body = paragraphsOf(parts["word/document.xml"] ?? "");
    expect(body[0]).toEqual({ style: "Title", isListed: false, text: "SOAP" });
    expect(body[1]?.text).toMatch(/^Signed by Nora Lindqvist, \d{4}-\d\d-\d\d \d\d:\d\d P[DS]T$/);
    expect(body.slice(2, 7).map(({ text }) => text)).toEqual([
      `Patient\t${name}`,
      "Birth date\t1957-03-14 (68 y)",
      expect.stringMatching(/^Record number\tMRN E\d+$/),
      "Visit date\t2026-03-13",
      "Clinician\tNora Lindqvist",
    ]);
    const headings = body.filter(({ style }) => style === "Heading1").map(({ text }) => text);
    const filled = note.sections.filter((section) => section.sentences.length > 0);
    expect(headings).toEqual([...filled.map(({ title }) => title), "Addendum"]);
    const listed = body.filter(({ isListed }) => isListed).map(({ text }) => text);
    const bullets = filled.filter(({ style }) => style === "bullets").flatMap((section) => section.sentences);
    expect(listed).toEqual(bullets.map(({ text }) => text));
    const all = body.map(({ text }) => text).join("\n");
    expect(all).toContain("Her brother محمد helps.");
    expect(all).toContain("The x-ray came back <b>normal</b>.");
    expect(paragraphsOf(parts["word/header1.xml"] ?? "")[0]?.text).toMatch(
      /^Zoë Núñez-Łukasiewicz 王 · born 1957-03-14 \(68 y\) · MRN E\d+\tSOAP, 2026-03-13$/,
    );
    expect(paragraphsOf(parts["word/footer1.xml"] ?? "")[0]?.text).toMatch(
      /^Signed by Nora .*\tPage \{PAGE\} of \{NUMPAGES\}$/,
    );
    expect(parts["word/header1.xml"]).not.toContain("DRAFT");
  });

  test("returns a PDF whose text can be read back, also Cyrillic, Greek, Chinese, Japanese and Korean", async () => {
    const texts = ["Müller-Groß, Đặng", "Анна Петрова", "Γεώργιος", "王師 さくら 김민준", "SpO₂ ≥ 95 %, 10⁹/L"];
    const long = Array.from({ length: 220 }, (_, number) => `Line ${number} of a long note with several pages.`);
    const note = await signed(await newNote(` ${[...texts, ...long].join(" ")}`));
    const { pages, title } = await readPdf(await fileOf(note, "pdf"));
    expect(pages.length).toBeGreaterThan(2);
    expect(title).toBe("SOAP, 2026-03-13");
    for (const [index, { text, width, height }] of pages.entries()) {
      expect([width, height]).toEqual([612, 792]);
      expect(text).toContain(`${name} · born 1957-03-14 (68 y) · MRN E`);
      expect(text).toMatch(/Signed by Nora Lindqvist, \d{4}-\d\d-\d\d \d\d:\d\d P[DS]T/);
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(text).not.toContain("DRAFT");
    }
    const flat = pages
      .map(({ text }) => text)
      .join("\n")
      .replace(/\s+/g, " ");
    for (const text of [...texts, "Line 219 of a long note", "Addendum", "The x-ray came back <b>normal</b>."])
      expect(flat).toContain(text);
  });

  test("marks every page of an unsigned Word file and PDF as a draft", async () => {
    const note = await newNote();
    const parts = readDocx(await fileOf(note, "docx"));
    expect(parts["word/header1.xml"]).toMatch(/<v:textpath[^>]*string="DRAFT"/);
    expect(paragraphsOf(parts["word/footer1.xml"] ?? "")[0]?.text).toMatch(/^DRAFT, not signed\t/);
    const { pages } = await readPdf(await fileOf(note, "pdf"));
    for (const { text } of pages) {
      expect(text).toMatch(/^DRAFT$/m);
      expect(text).toContain("DRAFT, not signed");
      expect(text).not.toContain("Signed by");
    }
  });

  test("embeds the fonts of a PDF as subsets", async () => {
    const file = Buffer.from(await fileOf(await newNote(" 王 Анна محمد"), "pdf")).toString("latin1");
    const fonts = [...file.matchAll(/\/FontName \/([\w+-]+)/g)].map(([, font]) => font);
    expect(fonts.length).toBeGreaterThan(3);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+/);
    expect(file.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
    expect(file.length).toBeLessThan(100_000);
  });

  test("refuses a PDF whose layout would take seconds", async () => {
    const note = await newNote();
    const write = async (current: VisitDocument, count: number): Promise<VisitDocument> => {
      const sentences = Array.from({ length: count }, () => ({
        text: "محمد ".repeat(1_900),
        id: "",
        evidence: [],
        origin: "typed",
      }));
      const sections = [{ key: current.sections[0]?.key, sentences }];
      return readNote(await call("PATCH", `/documents/${note.id}`, { base_version: current.version, sections }));
    };
    const short = await write(note, 2);
    expect((await get(short, "format=pdf")).status).toBe(200);
    const long = await write(short, 5);
    const refused = await get(long, "format=pdf");
    expect([refused.status, ((await refused.json()) as Problem).code]).toEqual([413, "too_large"]);
    expect((await get(long, "format=docx")).status).toBe(200);
  });

  test("refuses a PDF with characters that no font has, and names their scripts", async () => {
    const note = await newNote(" தமிழ் 🩺");
    const refused = await get(note, "format=pdf");
    expect(refused.status).toBe(422);
    const { code, detail } = (await refused.json()) as Problem;
    expect(code).toBe("unsupported_text");
    expect(detail).toContain("(Tamil, emoji). Export it as Word or text instead.");
    const parts = readDocx(await fileOf(note, "docx"));
    expect(parts["word/document.xml"]).toContain("தமிழ் 🩺");
    expect(await (await get(note, "format=txt")).text()).toContain("தமிழ் 🩺");
  });

  test("returns text and Markdown that name the patient and say that the note is not signed", async () => {
    const note = await newNote();
    const text = await (await get(note, "format=txt")).text();
    expect(text).toMatch(
      /^SOAP\n\nDRAFT, not signed\n\nPatient: Zoë Núñez-Łukasiewicz 王\nBirth date: 1957-03-14 \(68 y\)\nRecord number: MRN E\d+\nVisit date: 2026-03-13\nClinician: Nora Lindqvist\n\n/,
    );
    expect(text).toMatch(/\n\nDRAFT, not signed\n$/);
    const markdown = await (await get(await signed(note), "format=md")).text();
    expect(markdown).toMatch(/^# SOAP\n\n\*\*Signed by Nora Lindqvist, .*\*\*\n\n- Patient: Zoë Núñez/);
    expect(markdown).toContain("## Addendum\n\nThe x-ray came back \\<b\\>normal\\</b\\>.");
  });

  test("returns the content to print as JSON", async () => {
    const note = await newNote();
    const printed = printedDocumentSchema.parse(await (await get(note, "format=print")).json());
    expect(printed).toMatchObject({ title: "SOAP", paper: "letter", isSigned: false, mark: "DRAFT, not signed" });
    expect(printed.sections.flatMap(({ texts }) => texts)).toEqual(sentences(note));
  });

  test("names the file after the patient only if asked to", async () => {
    const note = await newNote();
    const named = async (query: string) => (await get(note, query)).headers.get("content-disposition");
    expect(await named("format=docx")).toBe(`attachment; filename="note-2026-03-13-soap.docx"`);
    expect(await named("format=pdf&named=true")).toBe(
      `attachment; filename="Zoe-Nunez-_ukasiewicz-_-note-2026-03-13-soap.pdf"; filename*=UTF-8''${encodeURIComponent(
        "Zoë-Núñez-Łukasiewicz-王-note-2026-03-13-soap.pdf",
      )}`,
    );
  });

  test("records each completed export with kind, format and document", async () => {
    const note = await newNote(" தமிழ்");
    for (const format of ["txt", "md", "docx", "pdf", "print"]) await get(note, `format=${format}&named=true`);
    const { rows } = await server.context.database.query<{ detail: unknown }>(
      "select detail from audit_events where action = 'document_exported' and detail->>'document' = $1 order by id",
      [note.id],
    );
    expect(rows.map(({ detail }) => detail)).toEqual(
      ["txt", "md", "docx", "print"].map((format) => ({
        visit: note.visit_id,
        document: note.id,
        kind: "note",
        format,
      })),
    );
  });

  test("exports patient instructions", async () => {
    const note = await newNote();
    const instructions = await drafted(server, user, note.visit_id, { kind: "patient_instructions" });
    const response = await get(instructions, "format=pdf");
    expect(response.headers.get("content-disposition")).toContain(`"patient-instructions-2026-03-13.pdf"`);
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages[0]?.text).toContain("Patient instructions");
  });

  test("marks patient instructions of a signed visit as a draft until they are signed themselves", async () => {
    const note = await signed(await newNote());
    const instructions = await drafted(server, user, note.visit_id, { kind: "patient_instructions" });
    expect(await (await get(instructions, "format=txt")).text()).toContain("\n\nDRAFT, not signed\n\n");
  });

  test("refuses a document that is being drafted or whose draft failed", async () => {
    const note = await newNote();
    const set = (change: string) =>
      server.context.database.query(`update documents set ${change} where id = $1`, [note.id]);
    const refusal = async (): Promise<unknown> => {
      const response = await get(note, "format=txt");
      return [response.status, ((await response.json()) as Problem).detail];
    };
    await set("drafting = true");
    expect(await refusal()).toEqual([409, "This note is still being drafted. Export it when the draft is complete."]);
    await set("drafting = false, status = 'failed'");
    expect(await refusal()).toEqual([
      409,
      "This note could not be drafted, so there is nothing to export. Draft it again.",
    ]);
    const { rowCount } = await server.context.database.query(
      "select 1 from audit_events where action = 'document_exported' and detail->>'document' = $1",
      [note.id],
    );
    expect(rowCount).toBe(0);
  });

  test("marks a draft that a newer one replaced", async () => {
    const note = await newNote();
    await drafted(server, user, note.visit_id, { template_id: "progress" });
    const text = await (await get(note, "format=txt")).text();
    expect(text).toContain("\n\nDRAFT, not signed, replaced by a newer draft\n\n");
    const { pages } = await readPdf(await fileOf(note, "pdf"));
    expect(pages[0]?.text).toContain("DRAFT, not signed, replaced by a newer draft");
  });

  test("is not found for another user's document", async () => {
    const note = await newNote();
    const other = await server.newUser();
    expect((await server.call(other, "GET", `/api/v1/documents/${note.id}/export?format=pdf`)).status).toBe(404);
  });
});

describe("POST /documents/{id}/copies", () => {
  test("records each copy of a document or of one of its sections", async () => {
    const note = await newNote();
    const copy = async (body: object) =>
      (await server.call(user, "POST", `/api/v1/documents/${note.id}/copies`, body)).status;
    const section = note.sections[0]!.key;
    for (const body of [{ format: "plain" }, { format: "formatted", section }]) expect(await copy(body)).toBe(204);
    expect(await copy({ format: "plain", section: "nowhere" })).toBe(404);
    expect(await copy({ format: "text" })).toBe(400);
    const { rows } = await server.context.database.query<{ detail: unknown }>(
      "select detail from audit_events where action = 'document_copied' and detail->>'document' = $1 order by id",
      [note.id],
    );
    const of = { visit: note.visit_id, document: note.id, kind: "note" };
    expect(rows.map(({ detail }) => detail)).toEqual([
      { ...of, format: "plain" },
      { ...of, format: "formatted", section },
    ]);
  });
});
