import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ChatServer } from "../model/ChatServer";
import { type DraftedNote, runDraft } from "../../../../src/server/notes/command/runDraft";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "chartside-draft-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const visit = {
  id: "v1",
  sex: "female",
  transcript: [
    { speaker: "doctor", text: "so you are here for right knee pain , any fever ?" },
    { speaker: "patient", text: "no ." },
    { speaker: "patient", text: "i take lisinopril ten milligrams once a day ." },
    { speaker: "doctor", text: "on your exam , your knee is tender . the x-ray shows no fracture ." },
    { speaker: "doctor", text: "my assessment and plan : i want you to rest and come back in two weeks ." },
  ],
};
const draft = (lines: string, extra: string[] = [], print: (text: string) => void = () => {}) => {
  writeFileSync(join(folder, "in.jsonl"), lines);
  return runDraft(["--in", join(folder, "in.jsonl"), "--out", join(folder, "out.jsonl"), ...extra], print);
};
const written = (): DraftedNote[] =>
  readFileSync(join(folder, "out.jsonl"), "utf8")
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as DraftedNote);

describe("draft command", () => {
  test("writes a note per visit with headings and sentences that cite turns by position", async () => {
    await draft(`${JSON.stringify(visit)}\n\n${JSON.stringify({ id: 2, transcript: [] })}\n`);
    const [note, empty] = written();
    expect(note?.id).toBe("v1");
    for (const heading of [
      "CHIEF COMPLAINT",
      "HISTORY OF PRESENT ILLNESS",
      "REVIEW OF SYSTEMS",
      "PHYSICAL EXAM",
      "RESULTS",
      "ASSESSMENT AND PLAN",
    ])
      expect(note?.note.split("\n")).toContain(heading);
    expect(note?.note).toContain("Lisinopril 10 mg daily.");
    const denial = note?.sentences.find(({ text }) => text.endsWith("Denies fever."));
    expect(denial).toEqual({
      section: "REVIEW OF SYSTEMS",
      text: "Constitutional: Denies fever.",
      cites: [0, 1],
    });
    expect(note?.sentences.every(({ cites }) => cites.length > 0 && cites.every((i) => i >= 0 && i < 5))).toBe(true);
    expect(empty).toEqual({ id: 2, note: "", sentences: [] });
  });

  test.each(["daughter", "son", "aunt", "carer"])("reads a speaker called %s as a companion", async (speaker) => {
    const transcript = [
      { speaker: "doctor", text: "And the sleeping pill?" },
      { speaker, text: "She takes zolpidem most nights. I take half of one myself, I can't sleep since Dad died." },
    ];
    await draft(JSON.stringify({ id: 1, transcript }));
    expect(written()[0]?.note).toMatch(/zolpidem/i);
    expect(written()[0]?.note).not.toMatch(/half of one|difficulty sleeping/i);
  });

  test("writes an empty file for no visits", async () => {
    await draft("");
    expect(written()).toEqual([]);
  });

  test.each([
    ["that is not JSON", "{oops", "Line 2 is not JSON. Nothing was written."],
    ["without a transcript", '{"id":"x"}', "Line 2 cannot be used: transcript"],
    [
      "with a turn without text",
      '{"id":"x","transcript":[{"speaker":"doctor"}]}',
      "Line 2 cannot be used: transcript.0.text",
    ],
  ])("rejects a file with a line %s, with the number of the line", async (_title, line, sentence) => {
    await expect(draft(`${JSON.stringify(visit)}\n${line}\n`)).rejects.toThrow(sentence);
    expect(readdirSync(folder)).toEqual(["in.jsonl"]);
  });

  test("rejects a missing file and wrong options", async () => {
    await expect(runDraft(["--in", join(folder, "none.jsonl"), "--out", "x"])).rejects.toThrow("ENOENT");
    await expect(runDraft([])).rejects.toThrow("--in visits.jsonl --out notes.jsonl");
    await expect(draft("", ["--engine", "oracle"])).rejects.toThrow("--engine");
  });
});

describe("draft command with a language model", () => {
  test("writes its notes with headings and the turns that its sentences cite", async () => {
    const server = await new ChatServer().start();
    try {
      const model = ["--engine", "model", "--base-url", server.url, "--model", "test-model"];
      await draft(JSON.stringify(visit), model);
    } finally {
      await server.stop();
    }
    const [note] = written();
    expect(note?.note).toMatch(/^MEDICATIONS\n\nLisinopril 10 mg daily\.$/m);
    expect(note?.sentences.find(({ text }) => text === "Lisinopril 10 mg daily.")?.cites).toEqual([2]);
  });

  test("prints its figures beside those of the built-in drafter", async () => {
    const server = await new ChatServer({ alter: (sentences) => void sentences.splice(2) }).start();
    const printed: string[] = [];
    try {
      const model = ["--engine", "model", "--base-url", server.url, "--model", "test-model"];
      await draft(JSON.stringify(visit), model, (text) => void printed.push(text));
    } finally {
      await server.stop();
    }
    const rows = new Map(
      printed
        .join("\n")
        .split("\n")
        .map((line) => [line.slice(0, 30).trim(), line.slice(30).trim().split(/\s+/)]),
    );
    expect(rows.get("")).toEqual(["offline", "test-model"]);
    expect(rows.get("notes")).toEqual(["1", "1"]);
    expect(rows.get("sentences a note")?.[1]).toBe("2.0");
    expect(Number(rows.get("omissions to resolve a note")?.[1])).toBeGreaterThan(0);
    expect(rows.get("tokens read")).toEqual(["–", expect.stringMatching(/^\d000$/)]);
    expect(rows.get("cost in US dollars")).toEqual(["–", "–"]);
  });

  test("asks for the address and the name of the model", async () => {
    await expect(draft("", ["--engine", "model"])).rejects.toThrow("--base-url URL --model NAME");
    await expect(draft("", ["--engine", "gpt"])).rejects.toThrow("offline and model");
  });
});
