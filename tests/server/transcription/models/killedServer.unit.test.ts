import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pino from "pino";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { CatalogModel } from "../../../../src/server/transcription/models/catalog";
import { ModelStore } from "../../../../src/server/transcription/models/ModelStore";
import { type FileServer, hangAfter, modelOn, startFileServer } from "./fileServer";

/** A program that downloads a model in its own process, which can be killed. */
const program = (source: string, catalog: readonly CatalogModel[], folder: string): string => `
import { ModelStore } from ${JSON.stringify(source)};
const log = { info() {}, warn() {}, error() {} };
const store = new ModelStore({ folder: ${JSON.stringify(folder)}, catalog: ${JSON.stringify(catalog)}, log });
store.start();
await store.download("tiny");
setInterval(() => {}, 1_000);
`;

let server: FileServer;
let base: string;

beforeAll(async () => {
  server = await startFileServer();
  base = mkdtempSync(join(tmpdir(), "chartside-killed-"));
});
afterAll(async () => {
  await server.stop();
  rmSync(base, { recursive: true, force: true });
});

const storeIn = (folder: string, catalog: readonly CatalogModel[]): ModelStore =>
  new ModelStore({ folder, catalog, log: pino({ level: "silent" }) });

test("a download continues after its server was killed", async () => {
  const folder = join(base, "models");
  const model = modelOn(server, "tiny", 2_000_000);
  const content = server.files.get("/tiny/encoder.onnx") as Buffer;
  const source = resolve("src/server/transcription/models/ModelStore.ts");
  writeFileSync(join(base, "program.ts"), program(source, [model], folder));
  await build({
    configFile: false,
    logLevel: "silent",
    build: { ssr: join(base, "program.ts"), outDir: join(base, "out"), target: "node24", emptyOutDir: true },
    ssr: { noExternal: true },
  });
  server.next.push(hangAfter(server, 1_200_000));
  const child: ChildProcess = spawn(process.execPath, [join(base, "out", "program.js")], { stdio: "inherit" });
  const store = storeIn(folder, [model]);
  const now = () => store.one("tiny", null);
  try {
    await vi.waitFor(() => expect(now().received_bytes).toBe(1_200_000), { timeout: 20_000, interval: 20 });
  } finally {
    child.kill("SIGKILL");
  }
  await new Promise((ended) => child.once("exit", ended));
  store.start();
  await vi.waitFor(() => expect(now()).toMatchObject({ state: "installed" }), { timeout: 20_000, interval: 20 });
  expect(server.requests[1]).toBe("GET /tiny/encoder.onnx bytes=1200000-");
  expect(readFileSync(join(folder, "tiny", "encoder.onnx"))).toEqual(content);
}, 60_000);

test.runIf(process.platform === "linux")("a download stops with a sentence if the disk is full", async () => {
  const folder = join(base, "full");
  const model = modelOn(server);
  mkdirSync(join(folder, "tiny"), { recursive: true });
  symlinkSync("/dev/full", join(folder, "tiny", "encoder.onnx.part")); // every write there is ENOSPC
  const store = storeIn(folder, [model]);
  await store.download("tiny");
  await vi.waitFor(() => expect(store.one("tiny", null)).toMatchObject({ state: "failed" }), { timeout: 20_000 });
  expect(store.one("tiny", null).problem).toMatch(/^The disk is too full for this model. Free some space/);
});
