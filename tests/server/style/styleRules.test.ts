import { afterAll, beforeAll, expect, test } from "vitest";
import type { VisitDocument } from "../../../src/shared/notes/document";
import { styleExamplesSchema, type StyleRule, styleRulesSchema } from "../../../src/shared/style/styleRule";
import { drafted, type Line, readNote, saveOf, textOf, visitWith } from "../notes/notesHarness";
import { type StoredRule, WritingStyles } from "../../../src/server/style/WritingStyles";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const visitAbout = (problem: string, pressure: string): readonly Line[] => [
  ["clinician", "What brings you in today?"],
  ["patient", `I've had ${problem} for three weeks.`],
  ["clinician", "Any fever?"],
  ["patient", "No."],
  ["patient", "I have hypertension and I take lisinopril ten milligrams once a day."],
  ["clinician", `Your blood pressure is ${pressure}.`],
];
const visits = [
  visitAbout("a cough", "one forty eight over ninety two"),
  visitAbout("headaches", "one thirty over eighty"),
  visitAbout("back pain", "one twenty over seventy"),
];

const rulesOf = async (user: TestUser): Promise<StyleRule[]> =>
  styleRulesSchema.parse(await (await server.call(user, "GET", "/api/v1/style-rules")).json()).rules;
const patch = (user: TestUser, id: string, body: object) =>
  server.call(user, "PATCH", `/api/v1/style-rules/${id}`, body);

/** Drafts a visit, edits a section and signs the note. */
async function signedWith(user: TestUser, lines: readonly Line[], key: string, change: (text: string) => string) {
  const { visitId } = await visitWith(server, user, lines);
  const note = await drafted(server, user, visitId);
  const saved = await readNote(
    await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, saveOf(note, key, change)),
  );
  return sign(user, saved);
}

async function sign(user: TestUser, note: VisitDocument): Promise<VisitDocument> {
  const answers = Object.fromEntries(
    note.sections.flatMap(({ sentences }) =>
      sentences.flatMap(({ findings }) => findings.map(({ id }) => [id, "keep"] as const)),
    ),
  );
  const omissions = Object.fromEntries(note.omissions.map(({ id }) => [id, "left_out"] as const));
  const answered = await readNote(
    await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, { findings: answers, omissions }),
  );
  return readNote(await server.call(user, "POST", `/api/v1/documents/${note.id}/sign`, { version: answered.version }));
}

/** How this clinician writes: "comes in" for "presents", and an abbreviation. */
const inOwnWords = (text: string): string =>
  text.replace("The patient presents with", "The patient comes in with").replace("hypertension", "HTN");

/** Signs a note of each visit with the clinician's own words. */
async function repeat(user: TestUser): Promise<VisitDocument[]> {
  const notes: VisitDocument[] = [];
  for (const lines of visits) notes.push(await signedWith(user, lines, "subjective", inOwnWords));
  return notes;
}

test("an edit repeated in three signed notes is proposed with its examples and acts while accepted", async () => {
  const user = await server.newUser();
  for (const lines of visits.slice(0, 2)) await signedWith(user, lines, "subjective", inOwnWords);
  expect(await rulesOf(user)).toEqual([]);
  const last = await signedWith(user, visits[2] ?? [], "subjective", inOwnWords);

  const rules = await rulesOf(user);
  expect(rules.map(({ kind, from, to, status }) => ({ kind, from, to, status }))).toEqual(
    expect.arrayContaining([
      { kind: "wording", from: "presents", to: "comes in", status: "proposed" },
      { kind: "abbreviation", from: "hypertension", to: "HTN", status: "proposed" },
    ]),
  );
  expect(rules[0]).toMatchObject({ template_id: "soap", template_name: "SOAP", section_title: "Subjective" });
  const [opening] = rules.filter(({ from }) => from === "presents");
  const { examples } = styleExamplesSchema.parse(
    await (await server.call(user, "GET", `/api/v1/style-rules/${opening?.id}/examples`)).json(),
  );
  expect(examples).toHaveLength(3);
  expect(examples).toContainEqual({
    visit_id: last.visit_id,
    before: "The patient presents with back pain for 3 weeks.",
    after: "The patient comes in with back pain for 3 weeks.",
  });

  const next = async (): Promise<string> => {
    const { visitId } = await visitWith(server, user, visitAbout("knee pain", "one ten over seventy"));
    return textOf(await drafted(server, user, visitId), "subjective");
  };
  expect(await next()).toContain("The patient presents with knee pain");
  for (const { id } of rules) expect((await patch(user, id, { status: "accepted" })).status).toBe(200);
  expect(await next()).toContain("The patient comes in with knee pain for 3 weeks.");
  expect(await next()).toContain("History of HTN.");
  for (const { id } of rules) await patch(user, id, { status: "off" });
  expect(await next()).toContain("The patient presents with knee pain");
});

test("an edit that changes what a sentence says is never learned", async () => {
  const user = await server.newUser();
  for (const lines of visits)
    await signedWith(user, lines, "subjective", (text) =>
      text.replace("denies fever", "reports fever").replace("10 mg", "20 mg").replace("once a day", "twice a day"),
    );
  expect(await rulesOf(user)).toEqual([]);
});

test("the words of a rule can be changed only to others with the same meaning", async () => {
  const user = await server.newUser();
  await repeat(user);
  const [rule] = (await rulesOf(user)).filter(({ from }) => from === "hypertension");
  const refused = await patch(user, rule?.id ?? "", { to: "diabetes" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    detail: "These words would change what a sentence says. Change only how it is written.",
  });
  const [other] = (await rulesOf(user)).filter(({ from }) => from === "presents");
  for (const to of ["doesn't present", "presents L", "presents twice", "presents. Takes Flumoxol"])
    expect((await patch(user, other?.id ?? "", { to, status: "accepted" })).status, to).toBe(400);
  expect((await patch(user, other?.id ?? "", { to: "arrives", status: "accepted" })).status).toBe(200);
  expect((await rulesOf(user)).map(({ to, status }) => `${to}: ${status}`)).toContain("arrives: accepted");
});

test("an accepted rule that fails the checks of a newer version does not act", async () => {
  const user = await server.newUser();
  await repeat(user);
  const [rule] = (await rulesOf(user)).filter(({ from }) => from === "presents");
  expect((await patch(user, rule!.id, { status: "accepted" })).status).toBe(200);
  // As an earlier version stored it, which did not know these words as a fact.
  const styles = new WritingStyles(server.context.database, server.context.vault);
  const style = await styles.of(user.id);
  const earlier = (one: StoredRule): StoredRule => (one.id === rule?.id ? { ...one, to: "presents L" } : one);
  await styles.save(user.id, { ...style, rules: style.rules.map(earlier) });
  expect((await styles.rulesFor(user.id, "soap", server.context.log)).map(({ id }) => id)).not.toContain(rule?.id);
  const because = "Not in use: it could change what a sentence says.";
  expect((await rulesOf(user)).find(({ id }) => id === rule?.id)).toMatchObject({
    status: "off",
    off_because: because,
  });
  expect((await patch(user, rule!.id, { status: "accepted" })).status).toBe(400);
  expect((await patch(user, rule!.id, { status: "refused" })).status).toBe(200);
});

test("a refused rule is not proposed again", async () => {
  const user = await server.newUser();
  await repeat(user);
  for (const { id } of await rulesOf(user)) await patch(user, id, { status: "refused" });
  await repeat(user);
  expect(new Set((await rulesOf(user)).map(({ status }) => status))).toEqual(new Set(["refused"]));
});

test("examples of a deleted visit are not returned", async () => {
  const user = await server.newUser();
  const notes = await repeat(user);
  const [rule] = await rulesOf(user);
  expect((await server.call(user, "DELETE", `/api/v1/visits/${notes[0]?.visit_id}`)).status).toBe(204);
  const { examples } = styleExamplesSchema.parse(
    await (await server.call(user, "GET", `/api/v1/style-rules/${rule?.id}/examples`)).json(),
  );
  expect(examples).toHaveLength(2);
  const { rows } = await server.context.database.query<{ writing_style: Buffer }>(
    "select writing_style from users where id = $1",
    [user.id],
  );
  expect(rows[0]?.writing_style.includes("HTN")).toBe(false);
});

test("rules are their person's own", async () => {
  const user = await server.newUser();
  await repeat(user);
  const other = await server.newUser();
  const [rule] = await rulesOf(user);
  expect(await rulesOf(other)).toEqual([]);
  expect((await patch(other, rule?.id ?? "", { status: "accepted" })).status).toBe(404);
  expect((await server.call(other, "GET", `/api/v1/style-rules/${rule?.id}/examples`)).status).toBe(404);
});

test("an order repeated in three signed notes is proposed with its examples and acts when accepted", async () => {
  const user = await server.newUser();
  const lines = (pressure: string): readonly Line[] => [
    ["clinician", `Your blood pressure is ${pressure}.`],
    ["clinician", "Your lungs are clear. Your heart is regular, there is no murmur."],
  ];
  const labels = (note: VisitDocument): string =>
    (note.sections.find(({ key }) => key === "objective")?.sentences ?? [])
      .flatMap(({ text }) => /^([^:]+): /.exec(text)?.[1] ?? [])
      .join(", ");
  const draftedWith = async (pressure: string): Promise<VisitDocument> =>
    drafted(server, user, (await visitWith(server, user, lines(pressure))).visitId);
  for (const pressure of ["one forty eight over ninety two", "one thirty over eighty", "one twenty over seventy"]) {
    expect(await rulesOf(user)).toEqual([]);
    const note = await draftedWith(pressure);
    expect(labels(note)).toBe("Blood pressure, Respiratory, Cardiovascular");
    const save = saveOf(note, "objective", (text) => text);
    const [first, ...rest] = save.sections[0]!.sentences;
    const last = rest.pop();
    const sections = [{ key: "objective", sentences: [first!, last!, ...rest] }];
    const moved = await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, { ...save, sections });
    await sign(user, await readNote(moved));
  }
  const [rule, ...others] = await rulesOf(user);
  expect(others).toEqual([]);
  expect(rule).toMatchObject({ kind: "order", from: "Respiratory", to: "Cardiovascular", section_title: "Objective" });
  const { examples } = styleExamplesSchema.parse(
    await (await server.call(user, "GET", `/api/v1/style-rules/${rule?.id}/examples`)).json(),
  );
  expect(examples).toHaveLength(3);
  expect(examples[0]?.before).toMatch(/^Respiratory: .*Cardiovascular: /);
  expect(examples[0]?.after).toMatch(/^Cardiovascular: .*Respiratory: /);
  expect(labels(await draftedWith("one ten over seventy"))).toBe("Blood pressure, Respiratory, Cardiovascular");
  expect((await patch(user, rule!.id, { to: "Skin" })).status).toBe(400);
  expect((await patch(user, rule!.id, { status: "accepted" })).status).toBe(200);
  expect(labels(await draftedWith("one ten over seventy"))).toBe("Blood pressure, Cardiovascular, Respiratory");
});
