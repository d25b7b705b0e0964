import { describe, expect, test } from "vitest";
import type { VisitDocument } from "../../../src/shared/notes/document";
import type { Utterance } from "../../../src/shared/transcription/utterance";
import { ChatServer } from "../notes/model/ChatServer";
import { startSpeechStub } from "../transcription/speechStub";
import { spokenParts } from "../transcription/spokenVisit";
import { until, VisitClient } from "../transcription/VisitClient";
import {
  waitForIdleDrafter,
  first,
  recordedVisit,
  running,
  second,
  sentenceWith,
  startsServers,
  startWork,
  textOf,
} from "./growthHarness";
import { HeldEngine } from "./HeldEngine";

startsServers();

test("names are withheld from a practice's model also while the visit is recorded", async () => {
  const model = await new ChatServer().start();
  running.stops.push(() => model.stop());
  await running.restart({ CHARTSIDE_NOTES_PRIVATE_ADDRESSES: "on" });
  const admin = await running.server.newUser("admin");
  const own = { engine: "own", base_url: model.url, model: "their-model", api_key: "sk-test" };
  expect((await running.server.call(admin, "PUT", "/api/v1/organization/language-model", own)).status).toBe(200);
  await startWork();
  const { say, noteWith, call } = await recordedVisit();
  await call("PUT", "/live-drafting", { on: true });
  await say([["patient", "My name is Tomasz. My phone number is 312-555-0142."], ...first, ...second]);
  expect((await noteWith("lisinopril")).engine.name).toBe("their-model");
  const sent = JSON.stringify(model.requests.map(({ body }) => body));
  expect(sent).toContain("lisinopril");
  expect(["Tomasz", "555-0142", "Nora", "Lindqvist"].filter((word) => sent.includes(word))).toEqual([]);
});

test("a language model is sent only what is new since the last draft, also after Stop", async () => {
  const model = await new ChatServer().start();
  running.stops.push(() => model.stop());
  await running.restart({
    CHARTSIDE_NOTES: "model",
    CHARTSIDE_NOTES_BASE_URL: model.url,
    CHARTSIDE_NOTES_MODEL: "test-model",
  });
  await startWork();
  const { say, noteWith, call, stop } = await recordedVisit();
  await call("PUT", "/live-drafting", { on: true });
  // The model also reads the last three lines before the new ones: these asides keep others from being among them.
  await say([...first, ["clinician", "One moment."], ["clinician", "Let me see."], ["clinician", "Right."], ...second]);
  const grown = await noteWith("lisinopril");
  await say([["patient", "My mother has diabetes."]]);
  await waitForIdleDrafter();
  const { length } = model.requests;
  const final = await stop();
  expect(final.engine).toEqual({ name: "test-model", fallback_reason: null });
  expect(model.requests).toHaveLength(length + 1);
  expect(model.prompt).toContain("My mother has diabetes.");
  const said = model.prompt.split("# Transcript")[1];
  expect(said).not.toContain("I have had a cough");
  expect(said).not.toContain("I take lisinopril");
  expect(textOf(final)).toMatch(/lisinopril/i);
  expect(textOf(final)).toMatch(/diabetes/i);
  expect(grown.sections.flatMap(({ sentences }) => sentences.map(({ id }) => id))).toEqual(
    expect.arrayContaining([sentenceWith(final, "lisinopril").id]) as string[],
  );
  expect(final.model_use).toMatchObject({ requests: model.requests.length });
});

test("a language model reads a line again if its speaker changed or its sentence has the wrong pronoun", async () => {
  const model = await new ChatServer().start();
  running.stops.push(() => model.stop());
  await running.restart({
    CHARTSIDE_NOTES: "model",
    CHARTSIDE_NOTES_BASE_URL: model.url,
    CHARTSIDE_NOTES_MODEL: "test-model",
  });
  model.behavior = {
    alter: (sentences) => {
      for (const one of sentences) one.text = one.text.replace(/^Lisinopril/, "They take lisinopril");
    },
  };
  await startWork();
  const { visit, say, noteWith, call, stop } = await recordedVisit();
  await call("PUT", "/live-drafting", { on: true });
  const asides = ["One moment.", "Let me see.", "Right.", "Here it is.", "All right.", "Now then."];
  await say([...first, ...asides.map((text) => ["clinician", text] as const), ["patient", "It is cold today."]]);
  expect(textOf(await noteWith("lisinopril"))).toContain("They take lisinopril");
  const { length } = model.requests;
  const aside = (await visit.utterances()).find(({ text }) => text === "Let me see.");
  const changed = await visit.call("PATCH", `/transcript/${aside?.id}`, { speaker: "patient" });
  expect(changed.status, await changed.clone().text()).toBe(200);
  const patient = (await (
    await call("POST", "/patients", {
      given_name: "Ellen",
      family_name: "Whitfield",
      birth_date: "1957-03-14",
      sex: "female",
    })
  ).json()) as { id: string };
  expect((await visit.call("PATCH", "", { patient_id: patient.id })).status).toBe(200);
  model.behavior = {};
  const final = await stop();
  expect(model.requests).toHaveLength(length + 1);
  const [asked, said = ""] = model.prompt.split("# Transcript");
  expect(asked).toContain("Refer to the patient as “she”.");
  for (const line of ["patient: Let me see.", "I take lisinopril"]) expect(said).toContain(line);
  for (const line of ["What brings you in", "All right."]) expect(said).not.toContain(line);
  expect(textOf(final)).toMatch(/lisinopril/i);
  expect(textOf(final)).not.toContain("They take");
});

describe("a growing draft", () => {
  test("that hangs is aborted when the recording stops", async () => {
    const engine = new HeldEngine();
    running.server.context.noteEngine = engine;
    await startWork();
    const { visit, say, call, stop } = await recordedVisit();
    running.stops.unshift(async () => engine.release());
    await call("PUT", "/live-drafting", { on: true });
    await say(first);
    await say(second); // 32 s: a language model drafts after 30 s
    await until(
      async () => engine.drafts.length,
      (count) => count === 1,
    );
    expect(engine.drafts[0]?.input.isInProgress).toBe(true);
    const stopped = stop();
    await until(
      async () => engine.drafts.length,
      (count) => count === 2,
    );
    expect(engine.drafts[0]?.signal.aborted).toBe(true);
    engine.release();
    expect(textOf(await stopped)).toBe("Draft 2.");
    expect(await visit.visit()).toMatchObject({ status: "ready" });
  });

  test("that hangs does not keep the notes of another practice from growing", async () => {
    const engine = new HeldEngine();
    running.server.context.noteEngine = engine;
    running.stops.unshift(async () => engine.release());
    await startWork();
    const waitForDrafts = (count: number) =>
      until(
        async () => engine.drafts.length,
        (now) => now === count,
      );
    for (const practice of ["shared", "own"] as const) {
      const user = await running.server.newUser("pro", practice);
      const { say, call } = await recordedVisit(VisitClient.open(running.server, {}, user));
      await call("PUT", "/live-drafting", { on: true });
      await say([...first, ...second]);
      await waitForDrafts(practice === "shared" ? 1 : 2);
    }
    const colleague = await recordedVisit();
    await colleague.call("PUT", "/live-drafting", { on: true });
    await colleague.say([...first, ...second]);
    const { database } = running.server.context;
    const dueOf = "select 1 from draft_work where due and visit_id = $1";
    await until(
      async () => (await database.query(dueOf, [colleague.visit.id])).rows.length,
      (count) => count === 0,
    );
    expect(engine.drafts).toHaveLength(2); // the practice's model drafts one at a time
  });

  test("that hangs ends after its time limit, so that the practice's next note can grow", async () => {
    const engine = new HeldEngine();
    running.server.context.noteEngine = engine;
    await startWork(100);
    const { say, call } = await recordedVisit();
    running.stops.unshift(async () => engine.release());
    await call("PUT", "/live-drafting", { on: true });
    await say([...first, ...second]);
    await waitForIdleDrafter();
    expect(engine.drafts.map(({ signal }) => signal.aborted)).toEqual([true]);
    engine.release();
    await say([...second, ...second]);
    await until(
      async () => engine.drafts.length,
      (count) => count === 2,
    );
  });

  test("is not written over a line that was corrected in the meantime", async () => {
    const engine = new HeldEngine();
    running.server.context.noteEngine = engine;
    await startWork();
    const { visit, say, notes, noteWith, call } = await recordedVisit();
    running.stops.unshift(async () => engine.release());
    await call("PUT", "/live-drafting", { on: true });
    await say([...first, ...second]);
    await until(
      async () => engine.drafts.length,
      (count) => count === 1,
    );
    const { utterances } = (await (await visit.call("GET", "/transcript")).json()) as { utterances: Utterance[] };
    const line = utterances.find(({ text }) => text.includes("lisinopril"));
    expect(
      (await visit.call("PATCH", `/transcript/${line?.id}`, { text: "I take losartan 50 mg once a day." })).status,
    ).toBe(200);
    engine.release();
    await waitForIdleDrafter();
    expect(await notes()).toEqual([]);
    await say([]);
    await noteWith("draft 2.");
  });

  test("does not delay the draft after Stop while it is checked", async () => {
    const { noteThreads } = running.server.context;
    const held = Promise.withResolvers<void>();
    let isHeld = true;
    running.server.context.noteThreads = Object.assign(Object.create(noteThreads) as typeof noteThreads, {
      check: async (...input: Parameters<typeof noteThreads.check>) => {
        if (isHeld) {
          isHeld = false;
          checking.resolve();
          await held.promise;
        }
        return noteThreads.check(...input);
      },
    });
    const checking = Promise.withResolvers<void>();
    await startWork();
    running.stops.unshift(async () => held.resolve());
    const { say, stop } = await recordedVisit();
    await say([...first, ...second]);
    await checking.promise;
    expect(textOf(await stop())).toMatch(/penicillin/i);
  });

  test("of a language model is not begun unless the clinician wants it", async () => {
    const engine = new HeldEngine();
    engine.release();
    running.server.context.noteEngine = engine;
    await startWork();
    const { say, call, stop } = await recordedVisit();
    expect(await (await call("GET", "/live-drafting")).json()).toEqual({ on: false });
    await say([...first, ...second]);
    await stop();
    expect(engine.drafts.map(({ input }) => input.isInProgress)).toEqual([false]);
  });
});

test("audio that is transcribed during a recording lets the note grow", async () => {
  const stub = await startSpeechStub({ latencyMs: 0, text: "I take lisinopril 10 mg once a day." });
  await running.restart({ CHARTSIDE_SPEECH: "openai", CHARTSIDE_SPEECH_BASE_URL: stub.url });
  await startWork();
  running.stops.push(() => stub.stop());
  const line = "I take my blood pressure pill every morning, and the other one in the evening after dinner.";
  const { parts } = spokenParts(Array.from({ length: 6 }, () => line));
  const visit = await VisitClient.open(running.server);
  const take = await visit.beginTake();
  const last = parts.length - 1;
  for (const [seq, bytes] of parts.entries()) {
    if (seq === last) await visit.utterancesAtLeast(5); // as in a recording, where more is said than is transcribed
    await visit.putPart(take, seq, bytes);
  }
  const notes = async () =>
    ((await (await visit.call("GET", "/documents")).json()) as { items: VisitDocument[] }).items;
  const [note] = await until(notes, ({ length }) => length > 0);
  expect(note).toMatchObject({ growing: true, drafting: false });
  expect(await visit.visit()).toMatchObject({ status: "recording" });
});
