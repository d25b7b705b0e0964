import { readFile, rename, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { Turn } from "../transcription/Turn";
import type { NoteTopic } from "../../shared/notes/noteTopic";
import { readVisit } from "./offline/draftOffline";
import { cleanTurns, saidIn } from "./offline/saidIn";
import { repairSpeakers } from "./offline/repairSpeakers";
import { tidy } from "./offline/tidy";
import { draftFromFacts } from "./writing/draftFromFacts";
import { printNote } from "./writing/printNote";

/** One visit of the input. `speaker` can be doctor or clinician, patient, or anyone else. */
const visitLineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  transcript: z.array(z.object({ speaker: z.string(), text: z.string() })),
  sex: z.string().nullish(),
});
type VisitLine = z.output<typeof visitLineSchema>;

/** One note of the output; `cites` are positions in the visit's `transcript`, from 0. */
export interface DraftedNote {
  id: string | number;
  note: string;
  sentences: { section: string; text: string; cites: number[] }[];
}

const headings: readonly (readonly [string, readonly NoteTopic[]])[] = [
  ["CHIEF COMPLAINT", ["reason"]],
  [
    "HISTORY OF PRESENT ILLNESS",
    ["hpi", "risk", "past_history", "family_history", "social_history", "medications", "allergies"],
  ],
  ["REVIEW OF SYSTEMS", ["ros"]],
  ["PHYSICAL EXAM", ["vitals", "exam"]],
  ["RESULTS", ["results"]],
  ["ASSESSMENT AND PLAN", ["assessment", "plan"]],
];

function speakerOf(name: string): Turn["speaker"] {
  if (/^(?:doctor|clinician|provider|physician|dr)\b/i.test(name)) return "clinician";
  if (/^patient$/i.test(name)) return "patient";
  return /guest|relative|mother|father|wife|husband|family|other/i.test(name) ? "other" : "unknown";
}

/** Drafts one visit as a note with headings in capitals and without empty sections. */
function draftLine({ id, transcript, sex }: VisitLine): DraftedNote {
  const turns = transcript.map(({ speaker, text }, i) => ({ id: String(i), speaker: speakerOf(speaker), text }));
  const known = sex === "male" || sex === "female" ? sex : null;
  const statements = tidy(readVisit(saidIn(cleanTurns(repairSpeakers(turns))), { noun: "the patient", sex: known }));
  const sections = headings
    .map(([heading, topics]) => ({
      heading,
      // A plan is read problem by problem in spoken order; a history is read topic by topic.
      lines: topics.includes("plan")
        ? statements.filter(({ topic }) => topics.includes(topic))
        : topics.flatMap((topic) => statements.filter((statement) => statement.topic === topic)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return {
    id,
    note: sections
      .map(
        ({ heading, lines }) =>
          `${heading}\n\n${lines.map(({ text }) => text).join(heading.startsWith("HISTORY") ? " " : "\n")}`,
      )
      .join("\n\n"),
    sentences: sections.flatMap(({ heading, lines }) =>
      lines.map(({ text, evidence }) => ({ section: heading, text, cites: evidence.map(Number) })),
    ),
  };
}

/** Drafts one visit from its facts: the same reader and writer that draft in the app. */
function draftLineFromFacts({ id, transcript, sex }: VisitLine): DraftedNote {
  const turns = transcript.map(({ speaker, text }, i) => ({ id: String(i), speaker: speakerOf(speaker), text }));
  const known = sex === "male" || sex === "female" ? sex : undefined;
  const { note, sentences } = printNote(draftFromFacts({ turns, sex: known }));
  return {
    id,
    note,
    sentences: sentences.map(({ section, text, evidence }) => ({ section, text, cites: evidence.map(Number) })),
  };
}

/**
 * `--in visits.jsonl --out notes.jsonl [--engine offline|facts]`: reads a visit per line and writes a note per line, in the
 * same order. The output file appears once it is complete.
 * @throws {Error} naming the line that is not valid; then nothing is written.
 */
export async function runDraft(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { in: { type: "string" }, out: { type: "string" }, engine: { type: "string", default: "offline" } },
  });
  if (!values.in || !values.out)
    throw new Error("Give the files of visits and notes: --in visits.jsonl --out notes.jsonl");
  if (values.engine !== "offline" && values.engine !== "facts")
    throw new Error(`There is no engine called “${values.engine}”. Use --engine offline or --engine facts.`);
  const write = values.engine === "facts" ? draftLineFromFacts : draftLine;
  const lines = (await readFile(values.in, "utf8")).split("\n");
  const notes = lines.flatMap((line, index) => (line.trim() === "" ? [] : [write(readLine(line, index + 1))]));
  const half = `${values.out}.part`;
  await writeFile(half, notes.map((note) => `${JSON.stringify(note)}\n`).join(""));
  await rename(half, values.out);
}

function readLine(line: string, number: number): VisitLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is not JSON. Nothing was written.`);
  }
  const visit = visitLineSchema.safeParse(value);
  if (visit.success) return visit.data;
  const issue = visit.error.issues[0];
  const where = issue?.path.join(".") || "the line";
  throw new Error(`Line ${number} cannot be used: ${where}: ${issue?.message ?? "not valid"}. Nothing was written.`);
}
