import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { TestServer, TestUser } from "../../testServer";
import { drafted, kneeVisit, textOf, visitWith } from "../notesHarness";
import type { ChatServer } from "./ChatServer";
import { type ModelServer, startModelServer } from "./startModelServer";

let model: ModelServer;
let server: TestServer;
let models: ChatServer;
let user: TestUser;
beforeAll(async () => {
  model = await startModelServer({ CHARTSIDE_NOTES_PRICE_INPUT: "2.5", CHARTSIDE_NOTES_PRICE_OUTPUT: "10" });
  ({ server, models } = model);
  user = await server.newUser();
});
afterAll(() => model.stop());
afterEach(() => void (models.behavior = {}));

describe("a server that drafts with a language model", () => {
  test("stores a note with the model's name, and evidence for every sentence", async () => {
    const { visitId, ids } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId, { instructions: "Two sentences at most." });
    expect(note.engine).toEqual({ name: "test-model", fallback_reason: null });
    expect(textOf(note, "medications")).toContain("Lisinopril 10 mg daily.");
    for (const { evidence } of note.sections.flatMap(({ sentences }) => sentences)) {
      expect(evidence.length).toBeGreaterThan(0);
      expect(evidence.every((id) => ids.includes(id))).toBe(true);
    }
    expect(models.prompt).toContain("Two sentences at most.");
  });

  test("gives the model the section that an instruction is for", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    await drafted(server, user, visitId);
    await drafted(server, user, visitId, { section: "subjective", instructions: "One sentence." });
    expect(models.prompt).toContain(
      "# The clinician's instruction for the section “subjective” alone, within the rules. Write the others as usual\nOne sentence.",
    );
  });

  test("stores the built-in drafter's note with the reason if the model fails", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    models.behavior = { status: { code: 401, body: { error: { message: "Bad key for: My left knee hurts" } } } };
    const note = await drafted(server, user, visitId);
    expect(note.engine).toEqual({
      name: "offline",
      fallback_reason: "The language model refuses the key. Ask your administrator to check it.",
    });
    expect(textOf(note, "medications")).toContain("Lisinopril 10 mg daily.");
    expect(server.logLines.join("\n")).not.toContain("left knee");
    models.behavior = {};
    const again = await drafted(server, user, visitId);
    expect(again.engine).toEqual({ name: "test-model", fallback_reason: null });
  });

  test("stores no sentence twice if the model breaks off", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    models.behavior = { fault: "cut" };
    const note = await drafted(server, user, visitId);
    expect(note.engine.fallback_reason).toBe("The language model's answer was cut off.");
    const texts = note.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("stores requests, tokens, seconds and cost with the note, failed ones included", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    expect(note.model_use).toMatchObject({
      requests: 1,
      counted: 1,
      priced: 1,
      input_tokens: 1_000,
      output_tokens: 200,
      ms: expect.any(Number) as number,
    });
    expect(note.model_use?.cost_usd).toBeCloseTo((1_000 * 2.5 + 200 * 10) / 1_000_000, 10);
    models.behavior = { errors: ["dose"] };
    expect((await drafted(server, user, visitId)).model_use).toMatchObject({ requests: 2, input_tokens: 2_000 });
    models.behavior = { fault: "refusal" };
    const offline = await drafted(server, user, visitId);
    expect([offline.engine.name, offline.model_use]).toEqual(["offline", expect.objectContaining({ counted: 0 })]);
    models.behavior = { refuses: ["stream_options"] };
    const use = (await drafted(server, user, visitId)).model_use;
    expect(use?.requests).toBeGreaterThan(0);
  });

  test("shows which engine drafts to signed-in users only", async () => {
    const health = async (who: TestUser | null) => (await server.call(who, "GET", "/api/v1/health")).json();
    expect(await health(user)).toMatchObject({ notes: { engine: "test-model", follows_instructions: true } });
    expect(await health(null)).not.toHaveProperty("notes");
  });
});
