import { readFileSync } from "node:fs";
import { readTurns } from "../../../src/server/facts/readTurns";
import { checkNote } from "../../../src/server/notes/checking/checkNote";
import { draftSentences } from "../../../src/server/notes/writing/draftSentences";
import type { Turn } from "../../../src/server/transcription/Turn";
import type { NoteSection, Sentence } from "../../../src/shared/notes/document";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";
import { longVisit } from "../longVisit";
import { type Line, noteVisits } from "../noteVisits";
import { percentile, type Result } from "../result";

/** Words of an hour of talk: 130 a minute. */
const wordsPerHour = 7_800;
/** Number of times that an hour is drafted and checked; the median counts. */
const rounds = 11;
/** Setting: a file of visits, one JSON object `{transcript: [{speaker, text}]}` per line. */
const visitsSetting = "CHARTSIDE_BENCH_VISITS";

const template = builtInTemplate("soap");
if (!template) throw new Error("There is no built-in template “soap”.");

/**
 * Measures processor time and memory of drafting and checking visits of one and four hours (of two visits that repeat,
 * and of sentences that do not), and the quality of the notes drafted from `noteVisits` and from the visits in
 * `CHARTSIDE_BENCH_VISITS`. Works in this process, without a server.
 */
export function measureNotes(): Result[] {
  const path = process.env[visitsSetting];
  if (!path) console.log(`${visitsSetting} is not set: only the visits of this project are measured.`);
  return [
    ...measureHours(1),
    ...measureHours(4),
    ...measureUnrepeated(4),
    ...measureQuality(),
    ...(path ? measureVisits(path) : []),
  ];
}

/**
 * As `measureHours`, for visits in which nearly every sentence is different, so that no result of an earlier sentence
 * can be used. Then again with one new line, as after Stop of a visit whose note grew.
 */
function measureUnrepeated(hours: number): Result[] {
  const visits = [1, 2, 3].map((seed) => turnsOf(longVisit(hours * wordsPerHour, seed)));
  const both = (turns: readonly Turn[]): unknown => checked(draft(turns), turns);
  const last = (turns: readonly Turn[], i: number): Turn => ({
    id: `u${turns.length}`,
    speaker: "patient",
    text: `The cough began ${i + 2} days ago.`,
  });
  const first = visits.map((turns) => processorMsOf(() => both(turns)));
  const again = visits.map((turns, i) => {
    both(turns);
    return processorMsOf(() => both([...turns, last(turns, i)]));
  });
  const name = `notes: draft and check of a visit of ${hours} hours without repetition, processor time`;
  return [
    { name, value: percentile(first, 0.5), unit: "ms", budget: 1_000 },
    { name: `${name}, again with one new line`, value: percentile(again, 0.5), unit: "ms", budget: 1_000 },
  ];
}

function measureHours(hours: number): Result[] {
  const lines: Line[] = [];
  const visits = noteVisits.map((visit) => visit.lines);
  for (let words = 0, i = 0; words < hours * wordsPerHour; i++) {
    const more = visits[i % visits.length] ?? [];
    lines.push(...more);
    words += more.reduce((sum, [, text]) => sum + text.split(" ").length, 0);
  }
  const turns = turnsOf(lines);
  const before = process.memoryUsage().rss;
  const sections = draft(turns);
  checked(sections, turns);
  const mb = (process.memoryUsage().rss - before) / 1024 / 1024;
  // reading another visit in between drops the turns that were read last; results for single sentences stay
  const fresh = (call: () => unknown) => medianMs(call, () => readTurns([]));
  const draftMs = fresh(() => draft(turns));
  const bothMs = fresh(() => checked(draft(turns), turns));
  if (hours > 1)
    return [
      {
        name: `notes: draft and check of a visit of ${hours} hours, processor time`,
        value: bothMs,
        unit: "ms",
        budget: 1_000,
      },
    ];
  return [
    { name: "notes: draft of an hour's visit, processor time", value: draftMs, unit: "ms", budget: 300 },
    { name: "notes: check right after it", value: bothMs - draftMs, unit: "ms", budget: 300 },
    {
      name: "notes: check of an hour's visit, after another was read",
      value: fresh(() => checked(sections, turns)),
      unit: "ms",
      budget: 300,
    },
    { name: "notes: memory that the first draft and check of an hour add", value: mb, unit: "MB", budget: 100 },
  ];
}

/**
 * Counts missing facts, wrong statements and findings that block signing in the notes of `noteVisits`, and seeded
 * errors that the check misses.
 */
function measureQuality(): Result[] {
  const count = { lacking: 0, wrong: 0, held: 0, unfound: 0, errors: 0 };
  for (const { lines, must, mustNot, errors } of noteVisits) {
    const turns = turnsOf(lines);
    const sections = draft(turns);
    const text = sections.flatMap(({ sentences }) => sentences.map((each) => each.text)).join("\n");
    count.lacking += must.filter((pattern) => !pattern.test(text)).length;
    count.wrong += mustNot.filter((pattern) => pattern.test(text)).length;
    count.held += blockingIn(sections, turns);
    count.errors += errors.length;
    count.unfound += errors.filter(({ section, text: error }) => !isFound(error, section, turns)).length;
  }
  const row = (name: string, value: number): Result => ({ name: `notes: ${name}`, value, unit: "", budget: 0 });
  return [
    row("facts that the notes lack", count.lacking),
    row("statements that nobody made", count.wrong),
    row("own sentences that hold up signing", count.held),
    row(`errors written into the notes that the check misses, of ${count.errors}`, count.unfound),
  ];
}

/** Returns the share of drafted sentences with a finding that blocks signing, over the visits of a file. */
function measureVisits(path: string): Result[] {
  let sentences = 0;
  let held = 0;
  for (const line of readFileSync(path, "utf8")
    .split("\n")
    .filter((each) => each.trim() !== "")) {
    const { transcript } = JSON.parse(line) as { transcript: { speaker: string; text: string }[] };
    const turns = turnsOf(
      transcript.map(({ speaker, text }): Line => [
        /^(?:doctor|clinician)/i.test(speaker) ? "clinician" : "patient",
        text,
      ]),
    );
    const sections = draft(turns);
    sentences += sections.reduce((sum, section) => sum + section.sentences.length, 0);
    held += blockingIn(sections, turns);
  }
  const value = (100 * held) / Math.max(1, sentences);
  return [{ name: `notes: own sentences that hold up signing, ${visitsSetting}`, value, unit: "%", budget: 0.5 }];
}

const turnsOf = (lines: readonly Line[]): Turn[] => lines.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));

function draft(turns: readonly Turn[]): NoteSection[] {
  const drafted = draftSentences({
    kind: "note",
    turns,
    template: template!,
    instructions: null,
    withheld: null,
    context: {},
  });
  return template!.sections.map(({ id, key, title, style }) => ({
    id,
    key,
    title,
    style,
    sentences: drafted
      .filter(({ section }) => section === id || section === key)
      .map(({ text, evidence }, i): Sentence => ({
        id: `${key}${i}`,
        text,
        evidence: [...evidence],
        origin: "drafted",
        findings: [],
      })),
  }));
}

const checked = (sections: NoteSection[], turns: readonly Turn[]): NoteSection[] =>
  checkNote({ sections, omissions: [] }, turns, template!).sections;

/** Counts the sentences with a finding that blocks signing. */
const blockingIn = (sections: NoteSection[], turns: readonly Turn[]): number =>
  checked(sections, turns)
    .flatMap(({ sentences }) => sentences)
    .filter(({ findings }) => findings.some(({ must }) => must)).length;

/** Returns whether a typed sentence with an error has a finding. */
function isFound(text: string, key: string, turns: readonly Turn[]): boolean {
  const sentence: Sentence = { id: "error", text, evidence: [], origin: "typed", findings: [] };
  const sections = template!.sections.map(({ id, key: own, title, style }) => ({
    id,
    key: own,
    title,
    style,
    sentences: own === key ? [sentence] : [],
  }));
  return checked(sections, turns).some(({ sentences }) => sentences.some(({ findings }) => findings.length > 0));
}

/** Returns the median processor time of a call in milliseconds; `prepare` is called before each and does not count. */
function medianMs(call: () => unknown, prepare: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    prepare();
    return processorMsOf(call);
  });
  return percentile(times, 0.5);
}

function processorMsOf(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
