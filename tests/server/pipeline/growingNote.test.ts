import { describe, expect, test } from "vitest";
import { DocumentsRepository } from "../../../src/server/notes/DocumentsRepository";
import { until } from "../transcription/VisitClient";
import {
  waitForIdleDrafter,
  edit,
  endHold,
  first,
  oldFinding,
  recordedVisit,
  running,
  second,
  sentencesOf,
  sentenceWith,
  startsServers,
  startWork,
  textOf,
  typed,
} from "./growthHarness";

startsServers();

describe("the note of a visit that is being recorded", () => {
  test("grows with what is said until the draft after Stop replaces it", async () => {
    await startWork();
    const { say, notes, noteWith, stop } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    expect(begun).toMatchObject({ growing: true, status: "draft", drafting: false, version: 1, omissions: [] });
    await say(second);
    const grown = await noteWith("penicillin");
    expect([grown.id, grown.growing, await notes().then(({ length }) => length)]).toEqual([begun.id, true, 1]);
    expect(grown.version).toBeGreaterThan(begun.version);
    expect(sentenceWith(grown, "lisinopril").id).toBe(sentenceWith(begun, "lisinopril").id);
    const final = await stop();
    expect(final).toMatchObject({ drafting: false, replaces: null, status: "draft" });
    expect(final.growing).toBeUndefined();
    expect(sentenceWith(final, "penicillin").id).toBe(sentenceWith(grown, "penicillin").id);
    expect((await notes()).map(({ status, unfinished }) => [status, unfinished])).toEqual([
      ["draft", undefined],
      ["superseded", true],
    ]);
  });

  test("is not drafted before enough was said since the last draft", async () => {
    await startWork();
    const { say, notes, noteWith } = await recordedVisit();
    await say(first.slice(0, 3));
    await waitForIdleDrafter();
    expect(await notes()).toEqual([]);
    await say(first.slice(3));
    const { version } = await noteWith("lisinopril");
    await say(second.slice(0, 2));
    await waitForIdleDrafter();
    expect((await notes()).map((note) => note.version)).toEqual([version]);
  });

  test.each([
    ["one letter over and over", "a'".repeat(900)],
    ["punctuation", "?!... --- ,,, ;;; ((( ]]]"],
  ])("does not exist while only %s was heard", async (_name, words) => {
    await startWork();
    const { say, notes, noteWith } = await recordedVisit();
    await say(Array.from({ length: 6 }, () => ["patient", words] as const));
    await waitForIdleDrafter();
    expect(await notes()).toEqual([]);
    await say(first);
    expect(textOf(await noteWith("lisinopril"))).not.toContain(words);
  });

  test("loses a statement that later speech takes back", async () => {
    await startWork();
    const { say, noteWith } = await recordedVisit();
    await say(first);
    expect(textOf(await noteWith("lisinopril"))).toContain("10 mg");
    await say([["patient", "No, wait, my lisinopril is 20 mg once a day now."], ...second]);
    const corrected = await noteWith("penicillin");
    expect(textOf(corrected)).toContain("20 mg");
    expect(textOf(corrected)).not.toContain("10 mg");
  });

  test("keeps what a person wrote, also in the draft after Stop", async () => {
    await startWork();
    const { say, noteWith, call, stop } = await recordedVisit();
    await say(first);
    await edit(call, await noteWith("lisinopril"));
    await endHold();
    await say(second);
    const grown = await noteWith("penicillin");
    expect(sentencesOf(grown).filter(({ text }) => /lisinopril/i.test(text))).toMatchObject([
      { text: "Lisinopril 10 mg daily, edited.", origin: "edited" },
    ]);
    expect(sentencesOf(await stop()).filter(({ text }) => /lisinopril/i.test(text))).toMatchObject([
      { text: "Lisinopril 10 mg daily, edited.", origin: "edited" },
    ]);
  });

  test("stays as it is while a person edits it", async () => {
    await startWork();
    const { say, notes, noteWith, call } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    expect((await call("PATCH", `/documents/${begun.id}`, { hold: true })).status).toBe(200);
    await say(second);
    await waitForIdleDrafter();
    expect((await notes()).map(({ version }) => version)).toEqual([begun.version]);
    await endHold();
    await say([]);
    await noteWith("penicillin");
  });

  test("cannot be signed, exported, restored, or used for another document", async () => {
    await startWork();
    const { visit, say, noteWith, call } = await recordedVisit();
    await say(first);
    const { id } = await noteWith("lisinopril");
    const refused = [
      await call("POST", `/documents/${id}/sign`, {}),
      await call("GET", `/documents/${id}/export?format=txt`),
      await call("POST", `/documents/${id}/restore`, { version: 1 }),
      await visit.call("POST", "/documents", { kind: "sick_note" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  });

  test("gets no new version when a person only opens an editor", async () => {
    await startWork();
    const { say, notes, noteWith, call } = await recordedVisit();
    await say(first);
    const note = await noteWith("lisinopril");
    const { database, vault } = running.server.context;
    const sections = note.sections.map((section) => ({
      ...section,
      sentences: section.sentences.map((sentence) => ({ ...sentence, findings: [oldFinding] })),
    }));
    const { omissions, removed, addenda } = note;
    const content = { sections, omissions, removed, addenda };
    await new DocumentsRepository(database, vault).rewriteNewest(note.id, note.version, content);
    expect((await call("PATCH", `/documents/${note.id}`, { hold: true })).status).toBe(200);
    expect((await notes()).map(({ version }) => version)).toEqual([note.version]);
  });

  test("answers 409 to a save based on a draft that was dropped", async () => {
    await startWork();
    const { say, noteWith, call } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    await say(second);
    const grown = await noteWith("penicillin");
    const { database, vault } = running.server.context;
    await new DocumentsRepository(database, vault).dropGrownVersions(begun.id, 1);
    const key = grown.sections.find(({ sentences }) => sentences.length > 0)?.key;
    const sections = [{ key, sentences: [typed("Rest.")] }];
    const answer = await call("PATCH", `/documents/${begun.id}`, { base_version: begun.version, sections });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: "note_conflict", current: { version: grown.version, drafted: true } },
    ]);
    const unknown = await call("PATCH", `/documents/${begun.id}`, { base_version: 99, sections });
    expect(unknown.status).toBe(400);
  });

  test("is redrafted only as a whole, after the recording", async () => {
    const endWork = await startWork();
    const { visit, say, notes, noteWith, call } = await recordedVisit();
    await say(first);
    const { id, sections } = await noteWith("lisinopril");
    const section = sections.find(({ sentences }) => sentences.length > 0)?.key;
    expect((await visit.call("POST", "/documents", { template_id: "soap" })).status).toBe(409);
    running.stops = running.stops.filter((stop) => stop !== endWork);
    await endWork();
    await running.server.context.database.query("update visits set status = 'needs_attention' where id = $1", [
      visit.id,
    ]);
    const refused = await visit.call("POST", "/documents", { section });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "conflict" }]);
    expect((await notes()).map((note) => note.id)).toEqual([id]);
    expect((await visit.call("POST", "/documents", {})).status).toBe(202);
    // the whole draft is not complete yet
    expect((await visit.call("POST", "/documents", { section })).status).toBe(409);
    expect((await call("GET", `/documents/${id}`)).status).toBe(200);
  });

  test("cannot be signed, exported or used for another document before the recording ends, also if a draft was requested", async () => {
    await startWork();
    const { visit, say, notes, call, stop } = await recordedVisit();
    await call("PUT", "/live-drafting", { on: false });
    await say(first);
    expect((await visit.call("POST", "/documents", {})).status).toBe(202);
    const [drafted] = await until(notes, ([note]) => note?.drafting === false);
    const findings = Object.fromEntries(
      sentencesOf(drafted!).flatMap((sentence) => sentence.findings.map(({ id }) => [id, "keep"])),
    );
    const omissions = Object.fromEntries(drafted!.omissions.map(({ id }) => [id, "left_out"]));
    expect((await call("PATCH", `/documents/${drafted!.id}`, { findings, omissions })).status).toBe(200);
    const refused = await call("POST", `/documents/${drafted!.id}/sign`, {});
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "conflict" }]);
    const exports = await Promise.all(
      ["txt", "pdf", "print"].map((format) => call("GET", `/documents/${drafted!.id}/export?format=${format}`)),
    );
    expect(exports.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await visit.call("POST", "/documents", { kind: "sick_note" })).status).toBe(409);
    const final = await stop();
    expect(final.id).not.toBe(drafted!.id);
    expect((await call("GET", `/documents/${final.id}/export?format=txt`)).status).toBe(200);
  });

  test("cannot be returned to once the whole visit is drafted", async () => {
    await startWork();
    const { say, notes, noteWith, call, stop } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    const final = await stop();
    const undo = { version: final.version };
    expect((await call("POST", `/documents/${final.id}/undo-redraft`, undo)).status).toBe(409);
    expect((await call("POST", `/documents/${final.id}/undo-redraft`, { ...undo, to: begun.id })).status).toBe(409);
    expect((await notes())[0]?.id).toBe(final.id);
  });

  test("is not drafted if the clinician does not want it", async () => {
    await startWork();
    const { say, notes, call, stop } = await recordedVisit();
    expect(await (await call("GET", "/live-drafting")).json()).toEqual({ on: true });
    expect(await (await call("PUT", "/live-drafting", { on: false })).json()).toEqual({ on: false });
    expect(await (await call("GET", "/live-drafting")).json()).toEqual({ on: false });
    await say([...first, ...second]);
    await waitForIdleDrafter();
    expect(await notes()).toEqual([]);
    expect(textOf(await stop())).toMatch(/penicillin/i);
  });

  test("continues to grow after its server was killed", async () => {
    await startWork();
    const { visit, say, noteWith } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    // A killed server leaves its lease behind, which expires.
    await running.stops.shift()?.();
    await say(second);
    await running.server.context.database.query(
      `update draft_work set worker = 'killed', epoch = epoch + 1, leased_until = now() + interval '1 second'
       where visit_id = $1`,
      [visit.id],
    );
    await startWork();
    expect((await noteWith("penicillin")).id).toBe(begun.id);
  });

  test("keeps every version that a person saved, and ten of its drafts", async () => {
    await startWork();
    const { say, noteWith, call } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    await edit(call, begun);
    await endHold();
    const drugs =
      "metformin omeprazole sertraline amlodipine gabapentin losartan furosemide tramadol warfarin digoxin atorvastatin montelukast";
    for (const drug of drugs.split(" ")) {
      await say(Array.from({ length: 4 }, () => ["patient", `I take ${drug} 5 mg once a day.`]));
      await noteWith(drug);
    }
    const list = (await (await call("GET", `/documents/${begun.id}/versions`)).json()) as {
      items: { version: number; cause: string }[];
    };
    expect(list.items.filter(({ cause }) => cause === "draft")).toHaveLength(10);
    expect(list.items.filter(({ cause }) => cause === "edit")).toHaveLength(1);
  });
});
