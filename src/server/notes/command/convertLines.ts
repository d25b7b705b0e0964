import { readFile, rename, writeFile } from "node:fs/promises";
import type { z } from "zod";

/**
 * Converts a file of JSON lines: reads each line with `schema` and writes what `convert` returns as a line, in the same
 * order. Empty lines are skipped. The output file appears once it is complete.
 * @throws {Error} if a file cannot be read or written, or a line is not valid (then it names the line).
 */
export async function convertLines<Schema extends z.ZodType>(
  from: string,
  to: string,
  schema: Schema,
  convert: (line: z.output<Schema>) => unknown,
): Promise<void> {
  const lines: string[] = [];
  for (const [index, line] of (await readFile(from, "utf8")).split("\n").entries())
    if (line.trim() !== "") lines.push(`${JSON.stringify(await convert(readLine(line, index + 1, schema)))}\n`);
  const incomplete = `${to}.part`;
  await writeFile(incomplete, lines.join(""));
  await rename(incomplete, to);
}

function readLine<Schema extends z.ZodType>(line: string, number: number, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is not JSON. Nothing was written.`);
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const where = issue?.path.join(".") || "the line";
  throw new Error(`Line ${number} cannot be used: ${where}: ${issue?.message ?? "not valid"}. Nothing was written.`);
}
