import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../testServer";
import { VisitClient } from "./VisitClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const pasted = "Doctor: Do you smoke?\nPatient: I stopped five years ago.\nDoctor: Good.";

async function pastedVisit(): Promise<VisitClient> {
  const visit = await VisitClient.open(server);
  expect((await visit.call("PUT", "/transcript", { text: pasted })).status).toBe(200);
  return visit;
}

describe("/visits/{id}/transcript", () => {
  test("PUT stores a pasted transcript with speakers in order", async () => {
    const visit = await pastedVisit();
    const utterances = await visit.utterances();
    expect(utterances.map(({ seq, speaker, text, take_id }) => [seq, speaker, text, take_id])).toEqual([
      [0, "clinician", "Do you smoke?", null],
      [1, "patient", "I stopped five years ago.", null],
      [2, "clinician", "Good.", null],
    ]);
    const found = await server.call(visit.user, "GET", "/api/v1/visits?q=smoke");
    expect(((await found.json()) as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual([visit.id]);
  });

  test("PUT replaces an earlier pasted transcript", async () => {
    const visit = await pastedVisit();
    await visit.call("PUT", "/transcript", { text: "Do you have a fever?\nNo, I don't." });
    const utterances = await visit.utterances();
    expect(utterances.map(({ text, speaker, speaker_source }) => [text, speaker, speaker_source])).toEqual([
      ["Do you have a fever?", "clinician", "inferred"],
      ["No, I don't.", "patient", "inferred"],
    ]);
  });

  test("PATCH keeps the original text through any number of corrections", async () => {
    const visit = await pastedVisit();
    const [line] = await visit.utterances();
    const first = await visit.call("PATCH", `/transcript/${line?.id}`, { text: "Do you smoke now?" });
    expect(await first.json()).toMatchObject({ text: "Do you smoke now?", original_text: "Do you smoke?" });
    await visit.call("PATCH", `/transcript/${line?.id}`, { text: "Do you still smoke?" });
    expect((await visit.utterances())[0]).toMatchObject({
      text: "Do you still smoke?",
      original_text: "Do you smoke?",
    });
    await visit.call("PATCH", `/transcript/${line?.id}`, { text: "Do you smoke?" });
    expect((await visit.utterances())[0]?.original_text).toBeNull();
  });

  test("PATCH changes the speaker of one utterance or of all of that speaker's", async () => {
    const visit = await pastedVisit();
    const [first, second] = await visit.utterances();
    await visit.call("PATCH", `/transcript/${second?.id}`, { speaker: "other" });
    expect((await visit.utterances()).map(({ speaker }) => speaker)).toEqual(["clinician", "other", "clinician"]);
    await visit.call("PATCH", `/transcript/${first?.id}`, { speaker: "patient", apply_to: "speaker" });
    expect((await visit.utterances()).map(({ speaker }) => speaker)).toEqual(["patient", "other", "patient"]);
    await visit.call("PATCH", `/transcript/${first?.id}`, { speaker: "other", apply_to: "swap" });
    expect((await visit.utterances()).map(({ speaker }) => speaker)).toEqual(["other", "patient", "other"]);
  });

  test("PATCH names another speaker for one line or for all lines of a speaker", async () => {
    const visit = await pastedVisit();
    const [first, second, third] = await visit.utterances();
    const voices = async () => (await visit.utterances()).map(({ speaker, speaker_name }) => [speaker, speaker_name]);
    const name = (id: string | undefined, speaker_name: string, apply_to: string) =>
      visit.call("PATCH", `/transcript/${id}`, { speaker: "other", speaker_name, apply_to });
    const daughter = ["other", "Daughter"];
    const interpreter = ["other", "Интерпретатор"];
    expect(await (await name(first?.id, " Daughter ", "speaker")).json()).toMatchObject({ speaker_name: "Daughter" });
    expect(await voices()).toEqual([daughter, ["patient", null], daughter]);
    await name(third?.id, "Интерпретатор", "one");
    expect(await voices()).toEqual([daughter, ["patient", null], interpreter]);
    await name(first?.id, "Интерпретатор", "swap");
    expect(await voices()).toEqual([interpreter, ["patient", null], daughter]);
    await visit.call("PATCH", `/transcript/${third?.id}`, { speaker: "patient", apply_to: "swap" });
    expect(await voices()).toEqual([interpreter, daughter, ["patient", null]]);
    await visit.call("PATCH", `/transcript/${second?.id}`, { text: "I stopped six years ago." });
    expect((await visit.utterances())[1]).toMatchObject({ text: "I stopped six years ago.", speaker_name: "Daughter" });
    await visit.call("PATCH", `/transcript/${second?.id}`, { speaker: "other" });
    expect(await voices()).toEqual([interpreter, ["other", null], ["patient", null]]);
    const { rows } = await server.context.database.query<{ row: string }>("select u::text as row from utterances u");
    expect(rows.map(({ row }) => row).join("")).not.toMatch(/Daughter|Интерпретатор/);
  });

  test.each([
    ["of the patient", { speaker: "patient", speaker_name: "Daughter" }],
    ["without a speaker", { speaker_name: "Daughter" }],
    ["that is too long", { speaker: "other", speaker_name: "a".repeat(61) }],
    ["of two lines", { speaker: "other", speaker_name: "Daughter\nPatient: I fell" }],
  ])("PATCH refuses a name %s", async (_, body) => {
    const visit = await pastedVisit();
    const [line] = await visit.utterances();
    expect((await visit.call("PATCH", `/transcript/${line?.id}`, body)).status).toBe(400);
    expect((await visit.utterances())[0]).toMatchObject({ speaker: "clinician", speaker_name: null });
  });

  test("PUT stores who another speaker is if the label says so", async () => {
    const visit = await VisitClient.open(server);
    await visit.call("PUT", "/transcript", { text: "Doctor: Hi.\nDaughter: She fell.\nOther: Yes." });
    const utterances = await visit.utterances();
    expect(utterances.map(({ speaker_name }) => speaker_name)).toEqual([null, "Daughter", null]);
  });

  test("PUT keeps SQL and HTML as text", async () => {
    const visit = await VisitClient.open(server);
    const text = "<script>alert(1)</script>'; drop table utterances; --";
    await visit.call("PUT", "/transcript", { text });
    expect((await visit.utterances())[0]?.text).toBe(text);
  });

  test.each([
    ["no text", {}],
    ["not text", { text: 7 }],
    ["too much text", { text: "a".repeat(500_001) }],
  ])("PUT refuses %s", async (_, body) => {
    const visit = await VisitClient.open(server);
    expect((await visit.call("PUT", "/transcript", body)).status).toBe(400);
  });

  test("answers 404 for another user's transcript and an utterance of another visit", async () => {
    const visit = await pastedVisit();
    const other = await pastedVisit();
    const [line] = await visit.utterances();
    const path = `/api/v1/visits/${visit.id}/transcript`;
    expect((await server.call(other.user, "GET", path)).status).toBe(404);
    expect((await server.call(other.user, "PUT", path, { text: "x" })).status).toBe(404);
    expect((await server.call(other.user, "PATCH", `${path}/${line?.id}`, { text: "x" })).status).toBe(404);
    expect((await other.call("PATCH", `/transcript/${line?.id}`, { text: "x" })).status).toBe(404);
    expect((await visit.call("PATCH", `/transcript/${randomUUID()}`, { text: "x" })).status).toBe(404);
  });

  test("stores no plain text", async () => {
    await pastedVisit();
    const { rows } = await server.context.database.query<{ row: string }>("select u::text as row from utterances u");
    expect(rows.map(({ row }) => row).join("")).not.toMatch(/smoke/i);
  });
});
