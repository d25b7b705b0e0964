import { parseArgs } from "node:util";
import pino from "pino";
import { z } from "zod";
import { builtInTemplate } from "../../../shared/templates/builtInTemplates";
import { readSettings } from "../../platform/settings/settings";
import type { Turn } from "../../transcription/Turn";
import { speakerNamed } from "../../transcription/speakerNamed";
import { convertLines } from "./convertLines";
import { DraftFigures, figuresTable } from "./DraftFigures";
import { chooseNoteEngine } from "../model/chooseNoteEngine";
import { NoteThreads } from "../thread/NoteThreads";
import { planFromTurns } from "../writing/planFromTurns";
import { printNote } from "../writing/printNote";

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

/** Drafts a visit of the input. */
type Drafter = (visit: VisitLine) => Promise<DraftedNote>;

const turnsOf = ({ transcript }: VisitLine): Turn[] =>
  transcript.map(({ speaker, text }, i) => ({ id: String(i), speaker: speakerNamed(speaker), text }));

const sexOf = ({ sex }: VisitLine): "male" | "female" | undefined =>
  sex === "male" || sex === "female" ? sex : undefined;

/** Drafts one visit with the built-in drafter, as the app does, and prints it under fixed headings. */
const draftBuiltIn: Drafter = async (visit) => {
  const { note, sentences } = printNote(planFromTurns({ turns: turnsOf(visit), sex: sexOf(visit) }));
  return {
    id: visit.id,
    note,
    sentences: sentences.map(({ section, text, evidence }) => ({ section, text, cites: evidence.map(Number) })),
  };
};

const template = builtInTemplate("h-and-p");
const pronouns = { male: "he", female: "she" } as const;

/**
 * Drafts one visit with a language model, in the sections of the built-in history and physical, and with the built-in
 * drafter for the figures beside it.
 */
function draftWith(figures: DraftFigures, builtIn: DraftFigures): Drafter {
  return async (visit) => {
    if (!template) throw new Error("There is no built-in template “h-and-p”.");
    const sex = sexOf(visit);
    const context = { pronouns: sex && pronouns[sex] };
    const input = {
      kind: "note" as const,
      turns: turnsOf(visit),
      template,
      instructions: null,
      withheld: null,
      context,
    };
    const drafted = await figures.draft(input);
    await builtIn.draft(input);
    const sections = template.sections.map(({ key, title, style }) => ({
      heading: title.toUpperCase(),
      style,
      sentences: drafted.filter(({ section }) => section === key),
    }));
    const filled = sections.filter(({ sentences }) => sentences.length > 0);
    return {
      id: visit.id,
      note: filled
        .map(({ heading, style, sentences }) =>
          [heading, "", sentences.map(({ text }) => text).join(style === "prose" ? " " : "\n")].join("\n"),
        )
        .join("\n\n"),
      sentences: filled.flatMap(({ heading, sentences }) =>
        sentences.map(({ text, evidence }) => ({ section: heading, text, cites: evidence.map(Number) })),
      ),
    };
  };
}

const engines = ["offline", "model"];
const usage = "Give the files of visits and notes: --in visits.jsonl --out notes.jsonl";

/**
 * Runs the command `--in visits.jsonl --out notes.jsonl [--engine model --base-url URL --model NAME]`: reads a visit
 * per line and writes a note per line, in the same order. Empty lines are skipped. The output file appears once it is
 * complete. The key of a model is CHARTSIDE_NOTES_API_KEY. After the notes of a model, prints a table (`DraftFigures`)
 * that compares them with those of the built-in drafter.
 * @throws {Error} if an option is missing, a file cannot be read or written, or a line is not valid (then it names the
 * line); {ModelError} if the model fails.
 */
export async function runDraft(args: readonly string[], print: (text: string) => void = () => {}): Promise<void> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { in: text, out: text, engine: { ...text, default: "offline" }, "base-url": text, model: text },
  });
  if (!values.in || !values.out) throw new Error(usage);
  if (!engines.includes(values.engine)) throw new Error(`--engine is one of ${engines.join(" and ")}.`);
  const { "base-url": baseUrl, model } = values;
  if (values.engine === "offline") return convertLines(values.in, values.out, visitLineSchema, draftBuiltIn);
  if (!baseUrl || !model) throw new Error("Give the address and the name of the model: --base-url URL --model NAME");
  const settings = readSettings({
    ...process.env,
    CHARTSIDE_NOTES: "model",
    CHARTSIDE_NOTES_BASE_URL: baseUrl,
    CHARTSIDE_NOTES_MODEL: model,
  });
  const threads = new NoteThreads();
  const engine = chooseNoteEngine(settings, threads, pino({ level: "silent" }));
  try {
    const figures = new DraftFigures(engine, threads);
    const builtIn = new DraftFigures(threads.engine, threads);
    await convertLines(values.in, values.out, visitLineSchema, draftWith(figures, builtIn));
    print(figuresTable({ offline: builtIn, [engine.name]: figures }));
  } finally {
    await engine.stop?.();
    await threads.stop();
  }
}
