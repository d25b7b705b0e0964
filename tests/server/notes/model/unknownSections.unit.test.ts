import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ChatModel } from "../../../../src/server/notes/model/ChatModel";
import { ModelEngine } from "../../../../src/server/notes/model/ModelEngine";
import type { DraftedSentence, DraftInput } from "../../../../src/server/notes/noteEngine";
import { NoteThreads } from "../../../../src/server/notes/thread/NoteThreads";
import { draftSentences } from "../../../../src/server/notes/writing/draftSentences";
import { builtInTemplate } from "../../../../src/shared/templates/builtInTemplates";
import { kneeVisit } from "../notesHarness";
import { ChatServer } from "./ChatServer";

const template = builtInTemplate("soap")!;
const input: DraftInput = {
  kind: "note",
  turns: kneeVisit.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text })),
  template,
  instructions: null,
  withheld: null,
  context: {},
};
const threads = new NoteThreads();
const log = pino({ level: "silent" });
let server: ChatServer;

beforeAll(() => threads.warm());
afterAll(() => threads.stop());
beforeEach(async () => {
  server = await new ChatServer().start();
});
afterEach(() => server.stop());

async function draft(more: Partial<DraftInput> = {}): Promise<DraftedSentence[]> {
  const model = new ChatModel({ baseUrl: server.url, apiKey: undefined, model: "test-model", silenceMs: 60_000, log });
  const drafted: DraftedSentence[] = [];
  const engine = new ModelEngine("test-model", model, threads);
  for await (const sentence of engine.draft({ ...input, ...more }, new AbortController().signal))
    drafted.push(sentence);
  return drafted;
}
const offline = draftSentences(input);
const textsOf = (sentences: readonly DraftedSentence[]) => sentences.map(({ text }) => text);

describe("a sentence for a section that the template does not have", () => {
  const inSections = async (
    rename: (section: string) => string,
    change: (turns: number[]) => number[] = (all) => all,
  ) => {
    server.behavior = {
      alter: (sentences) =>
        sentences.forEach((one) => Object.assign(one, { section: rename(one.section), turns: change(one.turns) })),
    };
    return draft();
  };
  const placed = (sentences: readonly DraftedSentence[]) => sentences.map(({ section, text }) => [section, text]);
  test("is in the section for the topic of that name", async () => {
    const names: Record<string, string> = { subjective: "HPI", objective: "Exam", assessment_plan: "Assessment" };
    expect(placed(await inSections((section) => names[section] ?? section))).toEqual(placed(offline));
  });

  test("is where the built-in drafter writes from the same turns, if it has another name", async () => {
    const drafted = await inSections(() => "Key points");
    expect(textsOf(drafted)).toEqual(textsOf(offline));
    const citing = ({ section, evidence }: DraftedSentence) =>
      offline.filter((each) => each.section === section && each.evidence.some((id) => evidence.includes(id)));
    for (const sentence of drafted) expect(citing(sentence)).not.toEqual([]);
  });

  test("is where the built-in drafter writes from the turns that support it, if it cites none", async () => {
    const drafted = await inSections(
      () => "Key points",
      () => [],
    );
    expect(drafted.length).toBeGreaterThan(3);
    expect(textsOf(offline)).toEqual(expect.arrayContaining(textsOf(drafted)));
    const known = new Set(template.sections.map(({ key }) => key));
    for (const { section, evidence } of drafted) {
      expect(known).toContain(section);
      const citing = offline.filter((each) => each.section === section);
      expect(citing.some((each) => each.evidence.some((id) => evidence.includes(id)))).toBe(true);
    }
  });

  test("is placed by the turns around it if the built-in drafter writes nothing from its own turns", async () => {
    const said = "We repaired the roof near the market.";
    const turns = [...input.turns, { id: "u99", speaker: "patient" as const, text: said }];
    const whole = draftSentences({ ...input, turns });
    expect(textsOf(whole)).toEqual(textsOf(offline));
    server.behavior = {
      alter: (sentences) =>
        void sentences.push({ section: "Hobbies", text: "Repaired the roof near the market.", turns: [turns.length] }),
    };
    const drafted = await draft({ turns });
    const [own] = drafted.filter(({ text }) => /roof/.test(text));
    const last = whole.toSorted((a, b) => a.evidence.at(-1)!.localeCompare(b.evidence.at(-1)!)).at(-1)!;
    expect(own).toMatchObject({ section: last.section, evidence: ["u99"] });
  });

  test("is in the section of the faulty sentence that it repairs", async () => {
    server.next({ errors: ["dose"] });
    server.behavior = {
      alterRepair: (all) => all.forEach((one) => Object.assign(one, { section: "Repaired", turns: [] })),
    };
    const drafted = await draft();
    expect(server.requests.filter(({ isRepair }) => isRepair)).toHaveLength(1);
    expect(placed(drafted)).toEqual(placed(offline));
  });
});
