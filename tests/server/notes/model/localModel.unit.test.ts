import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { standIn } from "./standIn";
import { LocalModel } from "../../../../src/server/notes/model/LocalModel";

const log = pino({ level: "silent" });
const request = { system: "Write.", user: "A note.", schema: { name: "note", schema: {} } };
const never = new AbortController().signal;

/** A local model with the stand-in program, and the file in which that writes its process id. */
function localModel(program = standIn(), content = "Denies fever.", options: { killAfterS?: number } = {}) {
  const modelFile = join(mkdtempSync(join(tmpdir(), "model-")), "tiny.gguf");
  writeFileSync(modelFile, content);
  const timing = { startMs: 300_000, silenceMs: 20_000 };
  const model = new LocalModel({ program, modelFile: () => modelFile, model: "tiny", ...timing, log, ...options });
  onTestFinished(() => model.stop());
  return { model, modelFile, pid: () => Number(readFileSync(`${modelFile}.pid`, "utf8")) };
}

async function answer(model: LocalModel, user = "A note.", signal = never): Promise<string> {
  let text = "";
  for await (const piece of model.answer({ ...request, user }, signal)) text += piece;
  return text.trim();
}
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === "win32")("a language model on this computer", () => {
  test("answers all requests from one process, started at the first", async () => {
    const { model, pid } = localModel();
    expect(() => pid()).toThrow("ENOENT");
    expect(await answer(model)).toBe("Denies fever.");
    const first = pid();
    expect(await answer(model)).toBe("Denies fever.");
    expect(pid()).toBe(first);
  });

  test("is started again after a crash", async () => {
    const { model, pid } = localModel();
    await answer(model);
    const first = pid();
    await expect(answer(model, "crash")).rejects.toMatchObject({ name: "ModelError" });
    await expect.poll(() => runs(first)).toBe(false);
    await expect.poll(() => answer(model).catch(() => "")).toBe("Denies fever.");
    expect(pid()).not.toBe(first);
  });

  test("ends with the server", async () => {
    const { model, pid } = localModel();
    await answer(model);
    await model.stop();
    await expect.poll(() => runs(pid())).toBe(false);
    await expect(answer(model)).rejects.toMatchObject({ name: "ModelError" });
  });

  test("ends at once when the server stops while it is loading", async () => {
    const { model, pid } = localModel(standIn(), "never loads");
    const refused = expect(answer(model)).rejects.toMatchObject({ name: "ModelError" });
    await expect.poll(() => runs(pid())).toBe(true);
    await model.stop();
    await refused;
    await expect.poll(() => runs(pid())).toBe(false);
  });

  test("that is loading does not delay the end of a cancelled draft", async () => {
    const { model, pid } = localModel(standIn(), "never loads");
    const draft = new AbortController();
    const cancelled = expect(answer(model, "A note.", draft.signal)).rejects.toThrow("cancelled");
    await expect.poll(() => runs(pid())).toBe(true);
    draft.abort(new Error("cancelled"));
    await cancelled;
    expect(runs(pid())).toBe(true); // for the next draft
  });

  test("leaves none of its processes running after a crash", async () => {
    const { model, modelFile } = localModel(standIn(), "Denies fever.", { killAfterS: 600 });
    await answer(model);
    const own = () => execFileSync("ps", ["-A", "-ww", "-o", "args="], { encoding: "utf8" }).includes(modelFile);
    expect(own()).toBe(true);
    await expect(answer(model, "crash")).rejects.toMatchObject({ name: "ModelError" });
    await expect.poll(own).toBe(false);
  });

  test("that does not start fails with a message instead of hanging", async () => {
    const { model } = localModel("/nowhere/llama-server");
    await expect(answer(model)).rejects.toThrow("does not start");
  });
});
