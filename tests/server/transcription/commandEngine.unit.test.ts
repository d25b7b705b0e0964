import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { splitCommand } from "../../../src/server/transcription/engines/chooseEngine";
import { CommandEngine } from "../../../src/server/transcription/engines/commandEngine";
import { readProgramOutput } from "../../../src/server/transcription/engines/programOutput";

const second = new Float32Array(16_000);
const never = new AbortController().signal;

function engineOf(script: string, timeoutMs = 10_000, args = ["{wav}"]) {
  const folder = mkdtempSync(join(tmpdir(), "chartside-command-"));
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const program = { command: process.execPath, args: ["-e", script, ...args] };
  return { engine: new CommandEngine(program, { timeoutMs, parallel: 1, folder, log }), folder, lines };
}

test("the program gets a wav of the sound, and what it prints is the text", async () => {
  const { engine, folder } = engineOf("console.log(' bytes ' + require('fs').readFileSync(process.argv[1]).length)");
  expect((await engine.transcribe(second, [], never)).text).toBe("bytes 32044");
  expect(readdirSync(folder)).toEqual([]);
});

test("a program without {wav} gets the raw sound, and no file stays", async () => {
  const { engine, folder } = engineOf("console.log(require('fs').readFileSync(0).length)", 10_000, []);
  expect((await engine.transcribe(second, [], never)).text).toBe("32000");
  expect(readdirSync(folder)).toEqual([]);
});

test("a file's name is never read by a shell", () => {
  expect(splitCommand(`whisper -m "my model.bin" -f {wav} '$(touch x)' ;ls`)).toEqual([
    "whisper",
    "-m",
    "my model.bin",
    "-f",
    "{wav}",
    "$(touch x)",
    ";ls",
  ]);
});

test("a program that hangs is ended and said to be late", async () => {
  const { engine } = engineOf("setInterval(() => {}, 1000)", 300);
  await expect(engine.transcribe(second, [], never)).rejects.toThrow("the speech engine took too long");
});

test("a program that fails is said so; the log has its complaint and nothing it heard", async () => {
  const { engine, lines } = engineOf("console.error('heard: chest pain\\nERROR: no model'); process.exit(3)");
  await expect(engine.transcribe(second, [], never)).rejects.toThrow("the speech program failed");
  expect(lines.join("")).toContain("no model");
  expect(lines.join("")).not.toContain("chest pain");
});

test("stopping ends the program at once", async () => {
  const { engine } = engineOf("setInterval(() => {}, 1000)");
  const stop = new AbortController();
  const heard = engine.transcribe(second, [], stop.signal);
  stop.abort(new Error("stopped"));
  await expect(heard).rejects.toThrow("stopped");
});

test.each([
  ["[00:00:00.000 --> 00:00:02.000]  Hello there.\n", "Hello there."],
  [" [BLANK_AUDIO]\n", ""],
  ["(coughing)\n", ""],
  ["\n\n", ""],
])("%o is %o", (output, text) => {
  expect(readProgramOutput(output)).toMatchObject({ text, words: [] });
});

test("pocketsphinx's words have times and confidence; its marks are no words", () => {
  const output = "for weeks\n<s> 0.000 0.180 0.9996\nfor(3) 1.180 1.350 0.500000\nweeks 1.670 2.070 1.000000\n";
  expect(readProgramOutput(output)).toEqual({
    text: "for weeks",
    words: [
      { text: "for", start_ms: 1180, end_ms: 1350, confidence: 0.5 },
      { text: "weeks", start_ms: 1670, end_ms: 2070, confidence: 1 },
    ],
    confidence: 0.75,
    speaker: null,
  });
});
