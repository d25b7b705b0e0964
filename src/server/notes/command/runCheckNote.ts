import { parseArgs } from "node:util";
import { z } from "zod";
import type { NoteSection } from "../../../shared/notes/document";
import { speakerNamed } from "../../transcription/speakerNamed";
import { checkNote } from "../checking/checkNote";
import { convertLines } from "./convertLines";

/**
 * One line of the command's input: a transcript and its note. `evidence` has positions in `transcript`, from 0. A
 * sentence without evidence counts as typed, one with evidence as edited.
 */
const lineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  transcript: z.array(z.object({ speaker: z.string(), text: z.string() })),
  note: z.object({
    sections: z.array(
      z.object({
        title: z.string(),
        sentences: z.array(z.object({ n: z.number(), text: z.string(), evidence: z.array(z.number()).default([]) })),
      }),
    ),
  }),
});
type CheckLine = z.output<typeof lineSchema>;

/**
 * One line of output; `sentence` is the sentence's `n`, and `detail` ends with the words concerned and the words said.
 */
interface CheckedLine {
  id: string | number;
  findings: { sentence: number; kind: string; must: boolean; detail: string }[];
  omissions: { text: string; must: boolean }[];
}

/** Checks one note with the function that also runs on every save. */
function checkLine({ id, transcript, note }: CheckLine): CheckedLine {
  const turns = transcript.map(({ speaker, text }, i) => ({ id: `u${i}`, speaker: speakerNamed(speaker), text }));
  const sections = note.sections.map(({ title, sentences }, i): NoteSection => ({
    id: `s${i}`,
    key: `s${i}`,
    title,
    style: "prose",
    sentences: sentences.map(({ n, text, evidence }) => ({
      id: String(n),
      text,
      evidence: evidence.map((turn) => `u${turn}`),
      origin: evidence.length > 0 ? "edited" : "typed",
      findings: [],
    })),
  }));
  const checked = checkNote({ sections, omissions: [] }, turns, { sections });
  return {
    id,
    findings: checked.sections.flatMap(({ sentences }) =>
      sentences.flatMap((sentence) =>
        sentence.findings.map(({ kind, must, detail, value, heard }) => ({
          sentence: Number(sentence.id),
          kind,
          must,
          detail: [detail, value && `“${value}”`, heard && `said: “${heard}”`].filter(Boolean).join("; "),
        })),
      ),
    ),
    omissions: checked.omissions.map(({ text, sentence, must }) => ({ text: sentence || text, must })),
  };
}

/**
 * Runs the command `--in notes.jsonl --out findings.jsonl`: reads one visit with its note per line and writes its
 * findings and omissions, one line each, in the same order. Empty lines are skipped. The output file appears once it is
 * complete.
 * @throws {Error} if an option is missing, a file cannot be read or written, or a line is not valid (then it names the
 * line).
 */
export async function runCheckNote(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { in: { type: "string" }, out: { type: "string" } } });
  if (!values.in || !values.out)
    throw new Error("Name the input and the output: --in notes.jsonl --out findings.jsonl");
  await convertLines(values.in, values.out, lineSchema, checkLine);
}
