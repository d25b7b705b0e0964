import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { speakerNamed } from "../transcription/speakerNamed";
import type { Fact } from "./Fact";
import { factLine } from "./factLine";
import { readFacts } from "./readFacts";

/** One line of the input file: a visit with its turns. */
const lineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  transcript: z.array(z.object({ speaker: z.string(), text: z.string() })),
});

/** Formats a fact as one line: `factLine` and the source words. `texts` holds the raw text of each turn by its id. */
function describeFact(fact: Fact, texts: ReadonlyMap<string, string>): string {
  const said = fact.evidence.map(({ turn, start, end }) => `[${turn}] “${texts.get(turn)?.slice(start, end) ?? ""}”`);
  return [factLine(fact), ...said].join(" | ");
}

/**
 * Command for debugging, `--in visits.jsonl [--id ID]`: prints the facts of each visit, or of the visit `--id` alone.
 * @throws {Error} if `--in` is missing, an argument is unknown, or the file or one of its lines is not readable.
 */
export async function runFacts(
  args: readonly string[],
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { in: { type: "string" }, id: { type: "string" } } });
  if (!values.in) throw new Error("Give the file of visits: --in visits.jsonl");
  for (const line of (await readFile(values.in, "utf8")).split("\n").filter((text) => text.trim() !== "")) {
    const visit = lineSchema.parse(JSON.parse(line));
    if (values.id !== undefined && String(visit.id) !== values.id) continue;
    const turns = visit.transcript.map(({ speaker, text }, i) => ({
      id: String(i),
      speaker: speakerNamed(speaker),
      text,
    }));
    const texts = new Map(turns.map(({ id, text }) => [id, text]));
    print(`visit ${visit.id}`);
    for (const fact of readFacts(turns)) print(describeFact(fact, texts));
  }
}
