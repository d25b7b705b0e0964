import { readFile, rename, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { Turn } from "../transcription/Turn";
import { draftFromFacts } from "./writing/draftFromFacts";
import { printNote } from "./writing/printNote";

/**
 * One visit of the input. `speaker` is a name such as "doctor", "patient" or "mother". A `sex` other than "male" and
 * "female" is ignored; the sex is then inferred.
 */
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

/** Maps the name of a speaker in the input to a role. */
function speakerOf(name: string): Turn["speaker"] {
  if (/^(?:doctor|clinician|provider|physician|dr)\b/i.test(name)) return "clinician";
  if (/^patient$/i.test(name)) return "patient";
  return /guest|relative|mother|father|wife|husband|family|other/i.test(name) ? "other" : "unknown";
}

/** Drafts one visit with the function that also drafts in the app, and prints it under fixed headings. */
function draftLine({ id, transcript, sex }: VisitLine): DraftedNote {
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
 * Runs the command `--in visits.jsonl --out notes.jsonl`: reads a visit per line and writes a note per line, in the
 * same order. Empty lines are skipped. The output file appears once it is complete.
 * @throws {Error} if an option is missing, a file cannot be read or written, or a line is not valid (then it names the
 * line).
 */
export async function runDraft(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { in: { type: "string" }, out: { type: "string" } },
  });
  if (!values.in || !values.out)
    throw new Error("Give the files of visits and notes: --in visits.jsonl --out notes.jsonl");
  const lines = (await readFile(values.in, "utf8")).split("\n");
  const notes = lines.flatMap((line, index) => (line.trim() === "" ? [] : [draftLine(readLine(line, index + 1))]));
  const incomplete = `${values.out}.part`;
  await writeFile(incomplete, notes.map((note) => `${JSON.stringify(note)}\n`).join(""));
  await rename(incomplete, values.out);
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
