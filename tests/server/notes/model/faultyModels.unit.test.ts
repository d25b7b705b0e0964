import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkNote } from "../../../../src/server/notes/checking/checkNote";
import { ChatModel } from "../../../../src/server/notes/model/ChatModel";
import { ModelEngine } from "../../../../src/server/notes/model/ModelEngine";
import { ModelError } from "../../../../src/server/notes/model/ModelError";
import type { DraftedSentence, DraftInput } from "../../../../src/server/notes/noteEngine";
import { NoteThreads } from "../../../../src/server/notes/thread/NoteThreads";
import { draftSentences } from "../../../../src/server/notes/writing/draftSentences";
import { builtInTemplate } from "../../../../src/shared/templates/builtInTemplates";
import { type ChatBehavior, ChatServer } from "./ChatServer";
import { type InventedVisit, inventVisit, randomFrom } from "./inventVisit";
import { type VisitError, visitErrors } from "./seedVisitError";

/** Drafts of each error: with and without a repair, of visits invented from a seed each. */
const draftsOfEach = 14;
const template = builtInTemplate("soap")!;
const threads = new NoteThreads();
const log = pino({ level: "silent" });
let server: ChatServer;

beforeAll(async () => {
  threads.warm();
  server = await new ChatServer().start();
});
afterAll(async () => {
  await server.stop();
  await threads.stop();
});

const turnsOf = ({ lines }: InventedVisit) => lines.map(([speaker, text], i) => ({ id: `u${i + 1}`, speaker, text }));

/** Drafts as the server does: the built-in drafter writes the whole note if the model fails. */
async function drafted(input: DraftInput, silenceMs = 20_000): Promise<DraftedSentence[]> {
  const model = new ChatModel({ baseUrl: server.url, apiKey: undefined, model: "test-model", silenceMs, log });
  const engine = new ModelEngine("test-model", model, threads);
  const sentences: DraftedSentence[] = [];
  try {
    for await (const one of engine.draft(input, new AbortController().signal)) sentences.push(one);
    return sentences;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return [...draftSentences(input)];
  }
}

/** Returns the sentences with these words that no finding to resolve marks. */
function unmarked(sentences: readonly DraftedSentence[], input: DraftInput, wrong: RegExp): string[] {
  const sections = template.sections.map(({ id, key, title, style }) => ({
    id,
    key,
    title,
    style,
    sentences: sentences
      .filter(({ section }) => section === key)
      .map(({ text, evidence }, i) => ({ id: `${key}${i}`, text, evidence, origin: "drafted" as const, findings: [] })),
  }));
  return checkNote({ sections, omissions: [] }, input.turns, template)
    .sections.flatMap((section) => section.sentences)
    .filter(({ text, findings }) => wrong.test(text) && !findings.some(({ must }) => must))
    .map(({ text }) => text);
}

const inputOf = (visit: InventedVisit): DraftInput => ({
  kind: "note",
  turns: turnsOf(visit),
  template,
  instructions: null,
  withheld: null,
  context: {},
});

async function slipped(visit: InventedVisit, error: VisitError, behavior: ChatBehavior): Promise<string[]> {
  const input = inputOf(visit);
  server.next({ ...behavior, alter: (sentences) => error.apply(sentences, visit) });
  server.behavior = behavior.repairs === false ? { ...behavior, alter: (s) => error.apply(s, visit) } : {};
  return unmarked(await drafted(input), input, error.wrong(visit));
}

describe("no error of a model reaches the note without a finding to resolve", () => {
  test.each(visitErrors)("$name", async (error) => {
    const found: string[] = [];
    for (let seed = 1; seed <= draftsOfEach; seed += 1)
      found.push(...(await slipped(inventVisit(randomFrom(seed)), error, { repairs: seed % 2 === 0 })));
    expect(found).toEqual([]);
  });
});

/** Ways in which a service fails; a note is written all the same, by the model or the built-in drafter. */
const failures: readonly [string, ChatBehavior][] = [
  ["half of the JSON", { fault: "cut" }],
  ["turns that do not exist", { fault: "wrongTurns" }],
  ["no turns", { fault: "noTurns" }],
  ["no sentences", { fault: "empty" }],
  ["a refusal", { fault: "refusal" }],
  ["words instead of JSON", { fault: "prose" }],
  ["a page of HTML", { fault: "html" }],
  ["a broken connection", { fault: "reset" }],
  ["nothing", { fault: "hang" }],
  ["a beginning, then nothing", { fault: "silent" }],
  ["an error", { status: { code: 500, retryAfterS: 0 } }],
  ["too many requests", { status: { code: 429, retryAfterS: 0 } }],
  ["a context that is too small", { maxLength: 900 }],
  ["slow pieces", { slowMs: 1 }],
];

describe("a note is complete and correct although the service answers with", () => {
  test.each(failures)("%s", async (_name, behavior) => {
    server.next();
    for (let seed = 101; seed <= 103; seed += 1) {
      const visit = inventVisit(randomFrom(seed));
      const input = inputOf(visit);
      server.behavior = behavior;
      const text = (await drafted(input, 300)).map((each) => each.text).join("\n");
      for (const said of [visit.drug, visit.allergen, visit.ordered, visit.orderedDose])
        expect(text.toLowerCase()).toContain(said);
    }
  });
});
