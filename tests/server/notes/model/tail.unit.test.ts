import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ChatModel } from "../../../../src/server/notes/model/ChatModel";
import { ModelEngine } from "../../../../src/server/notes/model/ModelEngine";
import type { DraftedSentence, DraftInput, SettledSentence } from "../../../../src/server/notes/noteEngine";
import { NoteThreads } from "../../../../src/server/notes/thread/NoteThreads";
import type { Identity } from "../../../../src/server/notes/model/withholding/Withholding";
import { draftSentences } from "../../../../src/server/notes/writing/draftSentences";
import type { Turn } from "../../../../src/server/transcription/Turn";
import { builtInTemplate } from "../../../../src/shared/templates/builtInTemplates";
import type { Line } from "../notesHarness";
import { ChatServer } from "./ChatServer";

const template = builtInTemplate("soap")!;
const threads = new NoteThreads();
let server: ChatServer;
let engine: ModelEngine;
beforeAll(() => threads.warm());
afterAll(() => threads.stop());
beforeEach(async () => {
  server = await new ChatServer().start();
  const options = { baseUrl: server.url, apiKey: "sk-test", silenceMs: 60_000, log: pino({ level: "silent" }) };
  engine = new ModelEngine("test-model", new ChatModel({ ...options, model: "test-model" }), threads);
});
afterEach(() => server.stop());

const begun: readonly Line[] = [
  ["clinician", "What brings you in today?"],
  ["patient", "I have had a cough for two weeks."],
  ["clinician", "Do you take any medicines?"],
  ["patient", "I take lisinopril 10 mg once a day."],
  ["clinician", "Let me listen to your chest."],
  ["clinician", "Breathe in, please."],
  ["clinician", "Your lungs are clear."],
  ["clinician", "Let me look at your chart for a moment."],
  ["clinician", "All right, here we are."],
  ["clinician", "Just a moment, please."],
];
const tail: readonly Line[] = [
  ["clinician", "Any allergies?"],
  ["patient", "I am allergic to penicillin. I get a rash."],
];
/** Talk that no note has: it only makes the visit longer. */
const talk = (count: number): Line[] =>
  Array.from(
    { length: count },
    (_, i) => ["patient", `The traffic on road number ${i} was slow this morning.`] as const,
  );
const turnsOf = (lines: readonly Line[]): Turn[] => lines.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));

/** Drafts a visit of which `before` was drafted already, with the sentences that the built-in drafter writes of it. */
async function continued(
  before: readonly Line[],
  after: readonly Line[],
  {
    change = () => ({}),
    keeps = () => true,
    alter = (turn) => turn,
    withheld = null,
    ...more
  }: {
    change?: (each: SettledSentence) => object;
    keeps?: (each: DraftedSentence) => boolean;
    alter?: (turn: Turn) => Turn;
    withheld?: Identity | null;
  } & Pick<DraftInput, "changedSpeakers" | "draftedPronouns"> &
    Partial<Pick<DraftInput, "context">> = {},
) {
  const plain = { kind: "note" as const, template, instructions: null, withheld, context: {} };
  const settled = draftSentences({ ...plain, turns: turnsOf(before) })
    .filter(keeps)
    .map((one, i) => {
      const sentence = { ...one, id: `s${i}` };
      return { ...sentence, ...change(sentence) };
    });
  const turns = turnsOf([...before, ...after]).map(alter);
  const input = { ...plain, turns, settled, draftedTurns: before.length, ...more };
  const drafted: DraftedSentence[] = [];
  for await (const one of engine.draft(input, new AbortController().signal)) drafted.push(one);
  return { settled, drafted, texts: drafted.map(({ text }) => text).join("\n") };
}
const textsOf = (sentences: readonly DraftedSentence[]) => sentences.map(({ id, text }) => [id, text]);

describe("a draft that continues a note", () => {
  test("sends only what is new and the turns just before it", async () => {
    const { settled, drafted, texts } = await continued(begun, tail);
    expect(server.requests).toHaveLength(1);
    expect(server.prompt).toContain("I am allergic to penicillin");
    expect(server.prompt).toContain("Just a moment, please.");
    for (const said of ["I have had a cough", "I take lisinopril", "lungs are clear", "name=lisinopril"])
      expect(server.prompt).not.toContain(said);
    expect(textsOf(drafted.slice(0, settled.length))).toEqual(textsOf(settled));
    expect(texts).toMatch(/penicillin/i);
    expect(texts.match(/lisinopril/gi)).toHaveLength(1);
  });

  test("sends as much after an hour as after a minute", async () => {
    await continued(begun, tail);
    const { length } = server.prompt;
    await continued([...talk(1_000), ...begun], tail);
    expect(Math.abs(server.prompt.length - length)).toBeLessThan(100);
    await continued(begun, [...tail, ...talk(100)]);
    expect(server.prompt.length - length).toBeGreaterThan(3_000);
  });

  test("sends no request if nothing is new", async () => {
    const { settled, drafted } = await continued(begun, []);
    expect(server.requests).toHaveLength(0);
    expect(textsOf(drafted)).toEqual(textsOf(settled));
  });

  test("writes a section again that what is new contradicts, from its own turns", async () => {
    const { drafted, texts } = await continued(begun, [
      ["patient", "No, wait, my lisinopril is 20 mg once a day now."],
    ]);
    expect(texts).toMatch(/lisinopril 20 mg/i);
    expect(texts).not.toContain("10 mg");
    expect(server.prompt).toContain("I take lisinopril 10 mg once a day.");
    expect(server.prompt).not.toContain("lungs are clear");
    expect(drafted.some(({ text }) => /lungs/i.test(text))).toBe(true);
  });

  test("writes a section again if one of its lines was corrected", async () => {
    const { texts } = await continued(begun, tail, {
      change: ({ text }) => (/lungs/i.test(text) ? { isChanged: true } : {}),
    });
    expect(server.prompt).toContain("Your lungs are clear.");
    expect(server.prompt).not.toContain("I take lisinopril");
    expect(texts.match(/lungs/gi)).toHaveLength(1);
  });

  test("reads a line that a person corrected", async () => {
    const { texts } = await continued(begun, [], {
      keeps: ({ text }) => !/lisinopril/i.test(text),
      alter: (turn) => (turn.id === "u3" ? { ...turn, original_text: "I take list in April." } : turn),
    });
    for (const said of ["Do you take any medicines?", "I take lisinopril 10 mg once a day."])
      expect(server.prompt).toContain(said);
    expect(server.prompt).not.toContain("I have had a cough");
    expect(texts).toMatch(/lisinopril 10 mg/i);
  });

  test("reads a line whose speaker was corrected, with those beside it, although no sentence rests on it", async () => {
    await continued(begun, [], { changedSpeakers: ["u7"] });
    const [, said = ""] = server.prompt.split("# Transcript");
    for (const line of ["Your lungs are clear.", "Let me look at your chart", "All right, here we are."])
      expect(said).toContain(line);
    for (const line of ["I have had a cough", "I take lisinopril", "Just a moment"]) expect(said).not.toContain(line);
  });

  test("writes the sections with pronouns again if the patient's became known", async () => {
    const change = ({ text }: SettledSentence) =>
      /cough/i.test(text) ? { text: "They have had a cough for 2 weeks." } : {};
    const { texts } = await continued(begun, [], { change, draftedPronouns: null, context: { pronouns: "she" } });
    expect(server.prompt).toContain("Refer to the patient as “she”.");
    expect(server.prompt).toContain("I have had a cough for two weeks.");
    expect(server.prompt).not.toContain("Your lungs are clear.");
    expect(texts).not.toContain("They have had a cough");
    const { length } = server.requests;
    await continued(begun, [], { change, draftedPronouns: "she", context: { pronouns: "she" } });
    expect(server.requests).toHaveLength(length);
  });

  test("fails if a model leaves nothing of the note, so that the built-in drafter writes it", async () => {
    server.behavior = { fault: "empty" };
    const drug = begun.slice(3, 4);
    const correction: Line = ["patient", "No, wait, my lisinopril is 20 mg once a day now."];
    await expect(continued(drug, [correction])).rejects.toThrow("did not answer with a note");
  });

  test("withholds a birth date whose question is not sent", async () => {
    const asked: Line[] = [
      ...begun,
      ["clinician", "And your date of birth?"],
      ["patient", "March 14, 1957."],
      ["clinician", "Thank you."],
      ["clinician", "One more question."],
    ];
    await continued(asked, tail, { withheld: { names: [], numbers: [], birthDate: null } });
    expect(server.prompt).not.toContain("date of birth?");
    expect(server.prompt).toContain("One more question.");
    expect(server.prompt).not.toMatch(/March|1957/);
  });
});
