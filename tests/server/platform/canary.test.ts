import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { VisitDocument } from "../../../src/shared/notes/document";
import type { Transcript, Utterance } from "../../../src/shared/transcription/utterance";
import type { Visit } from "../../../src/shared/visits/visit";
import { ProcessClient } from "./ProcessClient";
import { buildStandalone, newDataDir, type ServerProcess, startProcess, until } from "./serverProcess";

let built: ReturnType<typeof buildStandalone>;
beforeAll(() => void (built = buildStandalone()));
afterAll(() => built.remove());

/** One canary, a word that occurs nowhere else, for each field that can hold a patient's words. */
const canaries = {
  title: "Zebrafishitis",
  name: "Quokkason",
  reason: "Axolotlgia",
  transcript: "Pangolinol",
  corrected: "Capybarine",
  vocabulary: "Narwhalex",
  instructions: "Okapistyle",
  note: "Wombatosis",
  query: "Tarsierish",
};
const words = Object.values(canaries).flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]);

/** Files below `folder` that contain one of these texts, as `<file>: <text>`. */
function findIn(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = readFileSync(path);
      return texts.filter((text) => content.includes(text)).map((text) => `${path}: ${text}`);
    });
}

/** Creates a visit with a canary in every text field. */
async function writeEverywhere(server: ServerProcess, client: ProcessClient): Promise<void> {
  const { url } = server;
  const { id } = await client.newVisit(url, {
    title: canaries.title,
    patient_name: canaries.name,
    reason: canaries.reason,
  });
  await client.json(url, "PUT", "/vocabulary", { words: [canaries.vocabulary] });
  const { utterances } = await client.json<Transcript>(url, "PUT", `/visits/${id}/transcript`, {
    text: `Doctor: What do you take?\nPatient: I take ${canaries.transcript} ten milligrams every day for my knee pain.`,
  });
  const last = utterances.at(-1)?.id ?? "";
  await client.json<Utterance>(url, "PATCH", `/visits/${id}/transcript/${last}`, {
    text: `I take ${canaries.corrected} ten milligrams every day for my knee pain.`,
  });
  await client.json(url, "POST", `/visits/${id}/documents`, { instructions: canaries.instructions });
  await until("the note is written", async () => {
    const { status } = await client.json<Visit>(url, "GET", `/visits/${id}`);
    return status === "ready";
  });
  const [note] = await notesOf(client, url, id);
  if (!note) throw new Error("There is no note");
  const [section, ...others] = note.sections;
  if (!section) throw new Error("The note has no sections");
  const typed = { id: crypto.randomUUID(), text: canaries.note, evidence: [], origin: "typed", findings: [] };
  const sections = [{ ...section, sentences: [...section.sentences, typed] }, ...others];
  await client.json<VisitDocument>(url, "PATCH", `/documents/${note.id}`, { base_version: note.version, sections });
  expect(JSON.stringify(await notesOf(client, url, id))).toContain(canaries.note);
  for (const query of [canaries.query, canaries.name]) await client.json(url, "GET", `/visits?q=${query}`);
  await client.call(url, "POST", "/visits", { title: 7, reason: canaries.reason });
  await client.call(url, "GET", `/${canaries.query}?q=${canaries.query}`);
}

async function notesOf(client: ProcessClient, url: string, id: string): Promise<VisitDocument[]> {
  const answer = await client.json<VisitDocument[] | { items: VisitDocument[] }>(url, "GET", `/visits/${id}/documents`);
  return Array.isArray(answer) ? answer : answer.items;
}

test("no patient text is readable in the log, the database, its write-ahead log or any file", async () => {
  const server = await startProcess(built.entry, newDataDir(), { CHARTSIDE_LOG_LEVEL: "trace" });
  const client = await ProcessClient.signUp(server.url);
  await writeEverywhere(server, client);
  expect(findIn(server.dataDir, words)).toEqual([]);
  await server.stop(); // the shutdown checkpoint writes everything from memory
  expect(findIn(server.dataDir, words)).toEqual([]);
  expect(words.filter((word) => server.output().includes(word))).toEqual([]);
  expect(findIn(server.dataDir, ["soap"]), "the search finds a text that is stored").not.toEqual([]);
});
