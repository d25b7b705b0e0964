import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pino from "pino";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { DownloadedModel } from "../../../../src/server/notes/model/DownloadedModel";
import { LocalModel } from "../../../../src/server/notes/model/LocalModel";
import { type FileServer, hangAfter, startFileServer, status } from "../../transcription/models/fileServer";
import { standIn } from "./standIn";

vi.setConfig({ testTimeout: 60_000 }); // for machines under load

const log = pino({ level: "silent" });
const limits = { idleMs: 60_000, waitMs: 1, tries: 2, checkEvery: 64 * 1024 };
const path = "/models/tiny.gguf";
let server: FileServer;
let dataDir: string;
let content: Buffer;
beforeEach(async () => {
  server = await startFileServer();
  dataDir = mkdtempSync(join(tmpdir(), "chartside-model-"));
  content = publish(randomBytes(200_000));
});
afterEach(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function publish(file: Buffer): Buffer {
  server.files.set(path, file);
  return file;
}

/** The settings of the published model. */
const settings = () => ({
  dataDir,
  url: `${server.url}${path}`,
  sha256: createHash("sha256").update(content).digest("hex").toUpperCase(),
  bytes: content.length,
});
function modelOf(given = settings()): DownloadedModel {
  const model = new DownloadedModel({ ...given, log, limits });
  onTestFinished(() => model.stop());
  return model;
}
const becomes = (model: DownloadedModel, wanted: object): Promise<void> =>
  vi.waitFor(() => expect(model.state).toMatchObject(wanted), { timeout: 30_000, interval: 5 });

describe("the file of a language model that is set by address, digest and size", () => {
  test("is downloaded when the server starts", async () => {
    server.next.push(hangAfter(server, 100_000));
    const model = modelOf();
    expect([model.name, model.state.state]).toEqual(["tiny", "absent"]);
    await model.start();
    await becomes(model, { state: "downloading", received_bytes: 100_000, bytes: 200_000 });
    expect(() => model.file()).toThrow("is still being downloaded to the server’s computer (50 %).");
    server.cut();
    await becomes(model, { state: "installed", problem: null });
    expect(server.requests).toEqual([`GET ${path}`, `GET ${path} bytes=100000-`]);
    expect(readFileSync(model.file())).toEqual(content);
    const again = modelOf();
    await again.start();
    expect([again.state.state, server.requests.length]).toEqual(["installed", 2]);
  });

  test("is never used if it does not have the digest", async () => {
    const wrong = Buffer.from(content);
    wrong[1_000] = (wrong[1_000] ?? 0) ^ 1;
    server.files.set(path, wrong);
    const model = modelOf();
    await model.start();
    await becomes(model, { state: "failed", received_bytes: 0 });
    expect(() => model.file()).toThrow(
      /^The language model is not on the server’s computer yet\. .*match the published one, twice/,
    );
    server.files.set(path, content);
    await model.download();
    await becomes(model, { state: "installed" });
    expect(readFileSync(model.file())).toEqual(content);
  });

  test("continues after a failure with what has arrived", async () => {
    server.next.push(hangAfter(server, 50_000), status(500));
    const model = modelOf();
    await model.start();
    await becomes(model, { received_bytes: 50_000 });
    server.cut();
    await becomes(model, { state: "failed", received_bytes: 50_000 });
    expect(model.state.problem).toContain("The download stopped: the server failed (500).");
    const again = modelOf();
    await again.start();
    await becomes(again, { state: "installed" });
    expect(server.requests.at(-1)).toContain("bytes=50000-");
  });

  test("of another digest is another file, also if its size is the same", async () => {
    const first = modelOf();
    await first.start();
    await becomes(first, { state: "installed" });
    const before = first.file();
    content = publish(randomBytes(content.length));
    const second = modelOf();
    await second.start();
    await becomes(second, { state: "installed" });
    expect(readFileSync(second.file())).toEqual(content);
    expect(readdirSync(join(before, "../.."))).toHaveLength(1);
  });

  test.runIf(process.platform === "linux")("is reported if the disk is full", async () => {
    const folder = join(dataDir, "language-model", settings().sha256.slice(0, 16).toLowerCase());
    mkdirSync(folder, { recursive: true });
    symlinkSync("/dev/full", join(folder, "tiny.gguf.part")); // every write there is ENOSPC
    const model = modelOf();
    await model.download();
    await becomes(model, { state: "failed" });
    expect(model.state.problem).toMatch(/^The disk is too full for this model/);
  });

  test("is not downloaded without free space", async () => {
    const model = modelOf({ ...settings(), bytes: 9_000_000_000_000 });
    await model.start();
    expect(model.state).toMatchObject({ state: "failed", problem: expect.stringMatching(/^The disk is too full/) });
    expect(server.requests).toEqual([]);
    await expect(model.download()).rejects.toMatchObject({ code: "storage_full" });
  });
});

test("the download of a language model continues after its server was killed", async () => {
  const program = join(dataDir, "program.ts");
  const source = resolve("src/server/notes/model/DownloadedModel.ts");
  writeFileSync(
    program,
    `import { DownloadedModel } from ${JSON.stringify(source)};
    const log = { info() {}, warn() {}, error() {} };
    await new DownloadedModel({ ...${JSON.stringify(settings())}, log }).start();
    setInterval(() => {}, 1_000);`,
  );
  const outDir = join(dataDir, "out");
  await build({
    configFile: false,
    logLevel: "silent",
    build: { ssr: program, outDir, target: "node24", emptyOutDir: true },
    ssr: { noExternal: true },
  });
  server.next.push(hangAfter(server, 120_000));
  const child: ChildProcess = spawn(process.execPath, [join(outDir, "program.js")], { stdio: "inherit" });
  const model = modelOf();
  try {
    await vi.waitFor(() => expect(model.state.received_bytes).toBe(120_000), { timeout: 30_000, interval: 20 });
  } finally {
    child.kill("SIGKILL");
  }
  await new Promise((ended) => child.once("exit", ended));
  await model.start();
  await becomes(model, { state: "installed" });
  expect(server.requests.at(-1)).toBe(`GET ${path} bytes=120000-`);
  expect(readFileSync(model.file())).toEqual(content);
});

describe.skipIf(process.platform === "win32")("a language model on this computer that is downloaded", () => {
  test("reports why it cannot answer until it is downloaded", async () => {
    content = publish(Buffer.from("Denies fever."));
    server.next.push(hangAfter(server, 5));
    const model = modelOf();
    const timing = { startMs: 300_000, silenceMs: 20_000 };
    const local = new LocalModel({ program: standIn(), modelFile: () => model.file(), model: "tiny", ...timing, log });
    onTestFinished(() => local.stop());
    const request = { system: "Write.", user: "A note.", schema: { name: "note", schema: {} } };
    const answer = async (): Promise<string> => {
      let text = "";
      for await (const piece of local.answer(request, new AbortController().signal)) text += piece;
      return text.trim();
    };
    await model.start();
    await becomes(model, { received_bytes: 5 });
    await expect(answer()).rejects.toMatchObject({ name: "ModelError", message: expect.stringContaining("(38 %)") });
    server.cut();
    await becomes(model, { state: "installed" });
    expect(await answer()).toBe("Denies fever.");
  });
});
