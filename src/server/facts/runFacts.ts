import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { Turn } from "../transcription/Turn";
import type { Fact } from "./Fact";
import { readFacts } from "./readFacts";

const lineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  transcript: z.array(z.object({ speaker: z.string(), text: z.string() })),
});

function speakerOf(name: string): Turn["speaker"] {
  if (/^(?:doctor|clinician|provider|physician|dr)\b/i.test(name)) return "clinician";
  if (/^patient$/i.test(name)) return "patient";
  return /guest|relative|mother|father|wife|husband|family|other/i.test(name) ? "other" : "unknown";
}

/** Formats a fact as one line: kind, polarity, slots, condition, status, and its source words. */
function describeFact(fact: Fact, texts: ReadonlyMap<string, string>): string {
  const slots = Object.entries(fact.slots).map(([slot, { text }]) => `${slot}=${text}`);
  const subject = typeof fact.subject === "string" ? [] : [`subject=${Object.values(fact.subject).join("")}`];
  const marks = [
    fact.polarity === "present" ? "" : fact.polarity,
    fact.certainty === "stated" ? "" : fact.certainty,
    fact.status === "current" ? "" : fact.status,
    ...subject,
  ].filter(Boolean);
  const said = fact.evidence.map(({ turn, start, end }) => `[${turn}] “${texts.get(turn)?.slice(start, end) ?? ""}”`);
  return [
    fact.kind,
    ...marks,
    ...slots,
    fact.problem ? `problem=${fact.problem}` : "",
    fact.condition ? `condition=${fact.condition.words}` : "",
    ...said,
  ]
    .filter(Boolean)
    .join(" | ");
}

/**
 * Runs `--in visits.jsonl [--id ID]`: prints the facts of each visit with their source words, for debugging.
 * @throws {Error} if a line is not valid.
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
      speaker: speakerOf(speaker),
      text,
    }));
    const texts = new Map(turns.map(({ id, text }) => [id, text]));
    print(`visit ${visit.id}`);
    for (const fact of readFacts(turns)) print(describeFact(fact, texts));
  }
}
