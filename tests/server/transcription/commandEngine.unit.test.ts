import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { splitCommand } from "../../../src/server/transcription/engines/chooseEngine";
import { CommandEngine } from "../../../src/server/transcription/engines/CommandEngine";
import { readProgramOutput } from "../../../src/server/transcription/engines/readProgramOutput";

/** A second of silence. */
const second = new Float32Array(16_000);
const neverAborted = new AbortController().signal;

function engineOf(
  script: string,
  timeoutMs = 10_000,
  args = ["{wav}"],
  { environment = [], ...more }: { environment?: string[]; promptOption?: string } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "chartside-command-"));
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const program = { command: process.execPath, args: ["-e", script, "--", ...args], ...more };
  return { engine: new CommandEngine(program, { timeoutMs, parallel: 1, folder, log, environment }), folder, lines };
}

test("the transcript is the output of the program for a wav file", async () => {
  const { engine, folder } = engineOf("console.log(' bytes ' + require('fs').readFileSync(process.argv[1]).length)");
  // 16,000 samples of two bytes, and the header
  expect((await engine.transcribe(second, [], neverAborted)).text).toBe("bytes 32044");
  expect(readdirSync(folder)).toEqual([]);
});

test("a program without {wav} gets raw audio on stdin", async () => {
  const { engine, folder } = engineOf("console.log(require('fs').readFileSync(0).length)", 10_000, []);
  expect((await engine.transcribe(second, [], neverAborted)).text).toBe("32000");
  expect(readdirSync(folder)).toEqual([]);
});

test("a program gets only listed environment variables, none of the server's secrets", async () => {
  const secrets = ["CHARTSIDE_MASTER_KEY", "SMTP_URL", "STRIPE_SECRET_KEY", "DATABASE_URL", "CHARTSIDE_SPEECH_API_KEY"];
  for (const name of [...secrets, "ANY_OTHER", "MODEL_DIR"]) vi.stubEnv(name, "hunter2");
  vi.stubEnv("LANG", "en_US.UTF-8");
  const { engine } = engineOf("console.log(Object.keys(process.env).join(' '))", 10_000, [], {
    environment: ["MODEL_DIR"],
  });
  const names = (await engine.transcribe(second, [], neverAborted)).text.split(" ");
  vi.unstubAllEnvs();
  expect(names).toEqual(expect.arrayContaining(["PATH", "LANG", "MODEL_DIR"]));
  for (const name of [...secrets, "ANY_OTHER"]) expect(names).not.toContain(name);
});

test("only terms that do not name the patient are on the command line", async () => {
  const { engine } = engineOf("console.log(process.argv.slice(1).join(' '))", 10_000, [], { promptOption: "--prompt" });
  const hints = [
    { text: "Ines Carvalho", isPatient: true },
    ...["metformin", "Mrs. Carvalho", "ines", "Lisfranc joint"].map((text) => ({ text, isPatient: false })),
  ];
  expect((await engine.transcribe(second, hints, neverAborted)).text).toBe("--prompt metformin, Lisfranc joint");
  expect((await engine.transcribe(second, hints.slice(0, 1), neverAborted)).text).toBe("");
});

test("splitCommand does not expand shell syntax", () => {
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

test("a program that hangs is killed with a timeout", async () => {
  const { engine } = engineOf("setInterval(() => {}, 1000)", 300);
  await expect(engine.transcribe(second, [], neverAborted)).rejects.toThrow("the speech engine took too long");
});

test("a program that fails is logged with its error, without the transcript", async () => {
  const { engine, lines } = engineOf("console.error('heard: chest pain\\nERROR: no model'); process.exit(3)");
  await expect(engine.transcribe(second, [], neverAborted)).rejects.toThrow("the speech program failed");
  expect(lines.join("")).toContain("no model");
  expect(lines.join("")).not.toContain("chest pain");
});

test("the program is killed on abort", async () => {
  const { engine } = engineOf("setInterval(() => {}, 1000)");
  const stop = new AbortController();
  const result = engine.transcribe(second, [], stop.signal);
  stop.abort(new Error("stopped"));
  await expect(result).rejects.toThrow("stopped");
});

test.each([
  ["[00:00:00.000 --> 00:00:02.000]  Hello there.\n", "Hello there."],
  [" [BLANK_AUDIO]\n", ""],
  ["(coughing)\n", ""],
  ["\n\n", ""],
])("readProgramOutput(%o) is %o", (output, text) => {
  expect(readProgramOutput(output)).toMatchObject({ text, words: [] });
});

test("readProgramOutput keeps pocketsphinx's words with times and confidence, without its markers", () => {
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
