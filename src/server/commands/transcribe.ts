import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { AppError } from "../../shared/errors";
import { createLog } from "../platform/log/createLog";
import { readSettings } from "../platform/settings/settings";
import { chooseEngine } from "../transcription/engines/chooseEngine";
import { type FileUtterance, transcribeFile } from "../transcription/transcribeFile";

/**
 * `npm run transcribe -- FILE… [--json]`: transcribes audio files with the configured speech engine and prints one line
 * per utterance with its start, or one JSON object per file.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { json: { type: "boolean" } }, allowPositionals: true });
  if (positionals.length === 0) throw new Error("Name the audio files: npm run transcribe -- visit.ogg");
  const settings = readSettings(process.env);
  const { engine, status } = chooseEngine(
    settings,
    createLog(settings, { write: (line) => void process.stderr.write(line) }),
  );
  if (!engine) throw new Error(`${status.label}: ${status.reason}. ${status.advice ?? ""}`);
  for (const file of positionals) {
    const utterances = await transcribeFile(await readFile(file), engine, file);
    if (values.json) console.log(JSON.stringify({ file, utterances }));
    else print(file, utterances, positionals.length > 1);
  }
}

/** @param named whether to print the file's name first. */
function print(file: string, utterances: readonly FileUtterance[], named: boolean): void {
  if (named) console.log(`${file}:`);
  for (const { start_ms, text } of utterances) console.log(`[${clock(start_ms)}] ${text}`);
}

/** Formats milliseconds as `mm:ss`; minutes can exceed 59. */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}

main().catch((error: NodeJS.ErrnoException) => {
  const isOurs = error instanceof AppError || error.code === undefined || error.code.startsWith("ERR_PARSE_ARGS");
  console.error(error.code === "ENOENT" ? `${error.path} was not found.` : isOurs ? error.message : String(error));
  process.exitCode = 1;
});
