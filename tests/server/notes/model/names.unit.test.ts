import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ChatModel } from "../../../../src/server/notes/model/ChatModel";
import { ModelEngine } from "../../../../src/server/notes/model/ModelEngine";
import { NoteThreads } from "../../../../src/server/notes/thread/NoteThreads";
import { builtInTemplate } from "../../../../src/shared/templates/builtInTemplates";
import type { Line } from "../notesHarness";
import { ChatServer } from "./ChatServer";

const template = builtInTemplate("soap")!;
const threads = new NoteThreads();
let server: ChatServer;
beforeAll(() => threads.warm());
afterAll(() => threads.stop());
beforeEach(async () => void (server = await new ChatServer().start()));
afterEach(() => server.stop());

const said: readonly Line[] = [
  ["clinician", "What brings you in today, Ellen?"],
  ["patient", "I have had a cough for two weeks."],
  ["clinician", "Ellen Whitfield, Dr. Lindqvist will call you about the results in two weeks."],
  ["patient", "My husband, Tomasz, gives me the lisinopril, 10 mg once a day."],
  ["clinician", "Okay."],
  ["clinician", "I want you to take benzonatate 100 mg three times a day."],
];

/** Returns the note of a model that adds `text`, with placeholders for its names, and cites the turn for it. */
async function noteWith(text: string, turn: number): Promise<string> {
  const model = new ChatModel({
    baseUrl: server.url,
    apiKey: "sk",
    model: "m",
    silenceMs: 60_000,
    log: pino({ level: "silent" }),
  });
  server.behavior = {
    alter: (sentences) => {
      const user = server.requests.at(-1)?.body.messages.at(-1)?.content ?? "";
      const placeholderOf = (name: string): string => {
        const line = user.split("\n").find((each) => each.startsWith(name === "Tomasz" ? "4 " : "3 ")) ?? "";
        const found = line.match(/\[NAME\d+\]/g) ?? [];
        return (name === "Lindqvist" ? found.at(-1) : found[0]) ?? name;
      };
      const written = text.replaceAll(/Ellen|Lindqvist|Tomasz/g, placeholderOf);
      sentences.push({ section: "subjective", text: written, turns: [turn] });
    },
    repairs: false,
  };
  const identity = { names: ["Ellen Whitfield", "Nora Lindqvist"], numbers: [], birthDate: null };
  const turns = said.map(([speaker, line], i) => ({ id: `u${i}`, speaker, text: line }));
  const input = { kind: "note" as const, turns, template, instructions: null, withheld: identity, context: {} };
  const drafted: string[] = [];
  for await (const one of new ModelEngine("m", model, threads).draft(input, new AbortController().signal))
    drafted.push(one.text);
  return drafted.join("\n");
}

describe("a model's sentence with a name", () => {
  test("stays if its lines name that person and no other", async () => {
    expect(await noteWith("Tomasz gives the lisinopril.", 4)).toContain("Tomasz gives the lisinopril.");
  });

  test("is left out if its lines name another person", async () => {
    expect(await noteWith("Ellen gives the lisinopril.", 4)).not.toContain("Ellen");
    expect(await noteWith("Lindqvist gives the lisinopril.", 4)).not.toContain("Lindqvist");
  });

  test("is left out if its lines name patient and clinician, whose names can be swapped", async () => {
    expect(await noteWith("Ellen will call Lindqvist about the results in two weeks.", 3)).not.toMatch(
      /Ellen|Lindqvist/,
    );
  });
});
