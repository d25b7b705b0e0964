import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { OnnxEngine } from "../../../../src/server/transcription/engines/OnnxEngine";
import { wordsOf } from "../../../../src/server/transcription/engines/wordsOf";
import type { SpeechModelFolder } from "../../../../src/server/transcription/models/modelToUse";
import { ModelFolder } from "../../../../src/server/platform/models/ModelFolder";
import { type FileServer, startFileServer } from "./fileServer";
import { tinyModelOn } from "./tinyModelOn";

vi.setConfig({ testTimeout: 60_000 });
/** `SHOW=1` prints what the engine logs. */
const log = pino({ level: process.env["SHOW"] ? "info" : "silent" });
const neverAborted = new AbortController().signal;

let server: FileServer;
let base: string;
let engines: OnnxEngine[] = [];
beforeAll(async () => {
  server = await startFileServer();
  base = mkdtempSync(join(tmpdir(), "chartside-onnx-"));
});
afterEach(() => {
  for (const engine of engines) engine.close();
  engines = [];
});
afterAll(async () => {
  await server.stop();
  rmSync(base, { recursive: true, force: true });
});

/** Installs the tiny recognizer in a folder; `replaced` has other content by file name. */
function installed(name: string, replaced: Record<string, Buffer> = {}): SpeechModelFolder {
  const folder = new ModelFolder(join(base, name), tinyModelOn(server));
  folder.create();
  for (const file of folder.model.files) {
    const content = replaced[file.name] ?? server.files.get(`/tiny-yes/${file.name}`);
    writeFileSync(folder.pathOf(file), content as Buffer);
  }
  folder.setInstalled();
  return folder;
}
function engineOf(
  folder: SpeechModelFolder,
  more: Partial<ConstructorParameters<typeof OnnxEngine>[1]> = {},
): OnnxEngine {
  const engine = new OnnxEngine(folder, { timeoutMs: 30_000, log, ...more });
  engines.push(engine);
  return engine;
}

/** One second of a tone, and one second of silence. */
const tone = Float32Array.from({ length: 16_000 }, (_, i) => Math.sin(i / 4) * 0.5);
const silence = new Float32Array(16_000);

describe("OnnxEngine", () => {
  test("loads a real model in its own process", async () => {
    const engine = engineOf(installed("good"));
    const result = await engine.transcribe(tone, [], neverAborted);
    expect(result.text).toMatch(/^yes( yes)*$/);
    expect(result.words[0]).toMatchObject({ text: "yes", start_ms: 0 });
    expect(result.words.length).toBe(result.text.split(" ").length);
    expect(result.speaker).toBeNull();
    await expect(engine.transcribe(silence, [], neverAborted)).resolves.toMatchObject({
      text: "",
      words: [],
      confidence: null,
    });
    const many = await Promise.all([tone, silence, tone].map((pcm) => engine.transcribe(pcm, [], neverAborted)));
    expect(many.map(({ text }) => text !== "")).toEqual([true, false, true]);
  });

  test("fails with a sentence for a broken model file and works when it is repaired", async () => {
    const folder = installed("bad", { "encoder.onnx": Buffer.alloc(500, 7) });
    const engine = engineOf(folder);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(engine.transcribe(tone, [], neverAborted)).rejects.toThrow(/^the speech model could not be loaded/);
    }
    expect(folder.isBroken).toBe(false);
    installed("bad");
    await expect(engine.transcribe(tone, [], neverAborted)).resolves.toMatchObject({
      text: expect.stringContaining("yes"),
    });
  });

  test("does not load a model a third time after two loads that never ended", async () => {
    const folder = installed("fatal");
    folder.recordLoadStart();
    folder.recordLoadStart();
    expect(folder.isBroken).toBe(true);
    await expect(engineOf(folder).transcribe(tone, [], neverAborted)).rejects.toThrow(/could not be loaded/);
  });

  test("rejects on abort, whether queued or running", async () => {
    const engine = engineOf(installed("left"));
    const leaving = new AbortController();
    const first = engine.transcribe(tone, [], leaving.signal);
    const second = engine.transcribe(tone, [], leaving.signal);
    leaving.abort(new Error("left"));
    await expect(first).rejects.toThrow("left");
    await expect(second).rejects.toThrow("left");
    await expect(engine.transcribe(tone, [], neverAborted)).resolves.toMatchObject({
      text: expect.stringContaining("yes"),
    });
  });

  test("rejects after it was closed, because the model is no longer in use", async () => {
    const engine = engineOf(installed("closed"));
    engine.close();
    await expect(engine.transcribe(tone, [], neverAborted)).rejects.toThrow("the speech model is no longer in use");
  });

  test("ends a load that takes too long", async () => {
    const slow = installed("late");
    const late = engineOf(slow, { loadTimeoutMs: 1 });
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(late.transcribe(tone, [], neverAborted)).rejects.toThrow("the speech engine took too long");
    expect(slow.isBroken).toBe(false);
  });

  test("unloads an idle model", async () => {
    const engine = engineOf(installed("idle"), { idleMs: 1 });
    await engine.transcribe(tone, [], neverAborted);
    await vi.waitFor(() => expect(engine.hasRecognizer).toBe(false), { timeout: 10_000 });
    await expect(engine.transcribe(tone, [], neverAborted)).resolves.toMatchObject({
      text: expect.stringContaining("yes"),
    });
  });
});

test("wordsOf joins tokens to words at spaces", () => {
  expect(wordsOf(["▁I", "▁sle", "pt", "."], [0.1, 0.4, 0.6, 0.9])).toEqual([
    { text: "I", start_ms: 100, end_ms: 400 },
    { text: "slept.", start_ms: 400, end_ms: 1_200 },
  ]);
  expect(wordsOf([" a", "b"], [])).toEqual([]);
});
