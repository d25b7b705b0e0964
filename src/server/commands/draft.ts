import { readFile, rename, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { draftLine, type DraftedNote, visitLineSchema } from "../notes/draftCommand";

/** `npm run draft -- --in visits.jsonl --out notes.jsonl [--engine offline]`. A wrong line stops it; nothing half is written. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { in: { type: "string" }, out: { type: "string" }, engine: { type: "string", default: "offline" } },
  });
  if (!values.in || !values.out)
    throw new Error("Say where the visits are and where the notes go: --in visits.jsonl --out notes.jsonl");
  if (values.engine !== "offline")
    throw new Error(`There is no engine called “${values.engine}”. Use --engine offline.`);
  const notes: DraftedNote[] = [];
  const lines = (await readFile(values.in, "utf8")).split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    notes.push(draftLine(visitOf(line, index + 1)));
  }
  const half = `${values.out}.part`;
  await writeFile(half, notes.map((note) => `${JSON.stringify(note)}\n`).join(""));
  await rename(half, values.out);
}

function visitOf(line: string, number: number) {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is not JSON. Nothing was written.`);
  }
  const visit = visitLineSchema.safeParse(value);
  if (visit.success) return visit.data;
  const { path, message } = visit.error.issues[0] ?? { path: [], message: "it has another shape" };
  throw new Error(`Line ${number} cannot be used: ${path.join(".") || "the line"}: ${message}. Nothing was written.`);
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "ENOENT" ? `${error.path} was not found.` : error.message);
  process.exitCode = 1;
});
