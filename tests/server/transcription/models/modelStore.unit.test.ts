import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SpeechModel } from "../../../../src/shared/transcription/speechModel";
import type { CatalogModel } from "../../../../src/server/transcription/models/catalog";
import type { DownloadLimits } from "../../../../src/server/platform/models/fetchFile";
import { ModelStore } from "../../../../src/server/transcription/models/ModelStore";
import { type FileServer, hangAfter, modelOn, serve, startFileServer, status } from "./fileServer";

vi.setConfig({ testTimeout: 30_000 }); // for machines under load

const limits: DownloadLimits = { idleMs: 60_000, waitMs: 1, tries: 3, checkEvery: 64 * 1024 };
const plenty = 1024 ** 4;

let server: FileServer;
let folder: string;
let model: CatalogModel;
let free: number;
let changes: string[];
let stores: ModelStore[];

beforeEach(async () => {
  server = await startFileServer();
  folder = join(mkdtempSync(join(tmpdir(), "chartside-models-")), "models");
  model = modelOn(server);
  free = plenty;
  changes = [];
  stores = [];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.stop()));
  await server.stop();
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

function newStore(more: Partial<DownloadLimits> = {}, catalog: readonly CatalogModel[] = [model]): ModelStore {
  const log = pino({ level: "silent" });
  const store = new ModelStore({ folder, catalog, log, freeBytes: async () => free, limits: { ...limits, ...more } });
  store.onChange = () => void changes.push(store.one(model.id, null).state);
  stores.push(store);
  return store;
}

const modelIn = (store: ModelStore): SpeechModel => store.one(model.id, null);
const becomes = (store: ModelStore, state: SpeechModel["state"]): Promise<void> =>
  vi.waitFor(() => expect(modelIn(store)).toMatchObject({ state }), { timeout: 20_000, interval: 5 });
/** Closes the connection when that many bytes have arrived. */
async function cutAt(store: ModelStore, bytes: number): Promise<void> {
  await vi.waitFor(() => expect(modelIn(store).received_bytes).toBe(bytes), { timeout: 20_000, interval: 5 });
  server.cut();
}
const encoder = (): string => join(folder, "tiny", "encoder.onnx");
const content = (): Buffer => server.files.get("/tiny/encoder.onnx") as Buffer;
const total = (): number => content().length + 8; // with tokens.txt

describe("a download", () => {
  test("fetches every file and reports when it is complete", async () => {
    const store = newStore();
    expect(modelIn(store)).toMatchObject({ state: "absent", received_bytes: 0, bytes: total(), is_verifiable: true });
    await store.download("tiny");
    await becomes(store, "installed");
    expect(readFileSync(encoder())).toEqual(content());
    expect(modelIn(store)).toMatchObject({ received_bytes: total(), problem: null });
    expect(changes).toEqual(["checking"]);
    expect(readdirSync(join(folder, "tiny")).toSorted()).toEqual(["encoder.onnx", "installed.json", "tokens.txt"]);
    expect(statSync(encoder()).mode & 0o077).toBe(0);
  });

  test("continues a broken connection by range", async () => {
    server.next.push(hangAfter(server, 100_000), hangAfter(server, 50_000));
    const store = newStore();
    await store.download("tiny");
    await cutAt(store, 100_000);
    await cutAt(store, 150_000);
    await becomes(store, "installed");
    expect(server.requests.slice(1, 3).map((line) => line.split(" ").at(-1))).toEqual([
      "bytes=100000-",
      "bytes=150000-",
    ]);
    expect(readFileSync(encoder())).toEqual(content());
  });

  test("starts over if the server supports no ranges", async () => {
    const sendAll = (_: unknown, response: Parameters<typeof serve>[2]): void =>
      void response.writeHead(200).end(content());
    server.next.push(hangAfter(server, 100_000), sendAll);
    const store = newStore();
    await store.download("tiny");
    await cutAt(store, 100_000);
    await becomes(store, "installed");
    expect(readFileSync(encoder())).toEqual(content());
  });

  test("starts over if the server sends another range or 416", async () => {
    server.next.push(hangAfter(server, 100_000), (_, response) => {
      response.writeHead(206, { "content-range": `bytes 5-${content().length - 1}/${content().length}` });
      response.end(content().subarray(5));
    });
    server.next.push(hangAfter(server, 120_000), status(416));
    const store = newStore();
    await store.download("tiny");
    await cutAt(store, 100_000);
    await cutAt(store, 120_000);
    await becomes(store, "installed");
    expect(readFileSync(encoder())).toEqual(content());
  });

  test("retries after 500, 429 and a stalled connection, with a message while it waits", async () => {
    server.next.push(status(500), status(429), hangAfter(server, 1_000), status(503));
    const store = newStore({ waitMs: 30, idleMs: 500, tries: 20 });
    const seen = new Set<string | null>();
    const watching = setInterval(() => seen.add(modelIn(store).problem), 2);
    await store.download("tiny");
    await becomes(store, "installed");
    clearInterval(watching);
    expect([...seen]).toContain("Trying again: the server failed (500).");
    expect([...seen]).toContain("Trying again: no data arrived for a while.");
  });

  test("gives up after attempts without progress", async () => {
    server.next.push(hangAfter(server, 100_000), status(500), status(500), status(500));
    const store = newStore();
    await store.download("tiny");
    await cutAt(store, 100_000);
    await becomes(store, "failed");
    const { problem, received_bytes: received } = modelIn(store);
    expect(problem).toBe("The download stopped: the server failed (500). What has arrived is kept. Try again.");
    expect(received).toBe(100_000);
    await store.download("tiny");
    await becomes(store, "installed");
    expect(server.requests.some((line) => line.includes(`bytes=${received}-`))).toBe(true);
  });

  test("is not retried after 404, 403 or a sign-in page", async () => {
    const store = newStore();
    for (const [answer, sentence] of [
      [status(404), /not at its address\. A newer version/],
      [status(403), /refused the download \(403\)/],
      [status(200, "<html>Welcome to our guest network</html>"), /intercepted/],
    ] as const) {
      server.requests.length = 0;
      server.next.push(answer);
      await store.download("tiny");
      await becomes(store, "failed");
      expect(modelIn(store).problem).toMatch(sentence);
      expect(server.requests).toHaveLength(1);
    }
  });

  test("fails with a sentence if the server is unreachable", async () => {
    await server.stop();
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "failed");
    expect(modelIn(store).problem).toContain("the server does not answer");
    server = await startFileServer();
  });
});

describe("a downloaded file", () => {
  const corrupted = (): Buffer => {
    const copy = Buffer.from(content());
    copy[1_234] = (copy[1_234] ?? 0) ^ 1;
    return copy;
  };

  test("is fetched again if one bit is wrong", async () => {
    server.next.push((request, response) => serve(corrupted(), request, response));
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "installed");
    expect(readFileSync(encoder())).toEqual(content());
  });

  test("is deleted if it is wrong twice", async () => {
    const bad = corrupted();
    server.files.set("/tiny/encoder.onnx", bad);
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "failed");
    expect(modelIn(store)).toMatchObject({ received_bytes: 0 });
    expect(modelIn(store).problem).toMatch(/match the published one, twice/);
    expect(existsSync(encoder())).toBe(false);
    expect(changes).toEqual([]);
  });

  test("is never longer than published", async () => {
    const longer = Buffer.concat([content(), Buffer.alloc(50_000)]);
    server.next.push((_, response) => void response.writeHead(200).end(longer)); // no content-length
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "installed");
    expect(statSync(encoder()).size).toBe(content().length);
  });

  test("is not fetched without a digest to check it", async () => {
    model = { ...model, files: model.files.map((file) => ({ ...file, sha256: null })) };
    const store = newStore();
    expect(modelIn(store)).toMatchObject({ is_verifiable: false });
    await expect(store.download("tiny")).rejects.toMatchObject({ code: "conflict" });
    expect(server.requests).toEqual([]);
  });
});

describe("the disk", () => {
  const reserve = 256 * 1024 * 1024;

  test("without room for the model refuses it before the download", async () => {
    free = reserve + total() - 1;
    const store = newStore();
    await expect(store.download("tiny")).rejects.toMatchObject({ code: "storage_full" });
    expect(server.requests).toEqual([]);
    free += 1;
    await store.download("tiny");
    await becomes(store, "installed");
  });

  test("that fills up stops the download, which continues when there is room", async () => {
    const store = newStore();
    server.next.push((request, response) => {
      free = reserve;
      serve(content(), request, response);
    });
    await store.download("tiny");
    await becomes(store, "failed");
    expect(modelIn(store).problem).toMatch(/^The disk is too full for this model/);
    const received = modelIn(store).received_bytes;
    expect(received).toBeGreaterThan(0);
    free = plenty;
    await store.download("tiny");
    await becomes(store, "installed");
    expect(server.requests[1]).toContain(`bytes=${received}-`);
  });
});

describe("pause, delete and repeat", () => {
  test("a paused download stays paused over a restart", async () => {
    server.next.push(hangAfter(server, 100_000));
    const store = newStore();
    await store.download("tiny");
    await vi.waitFor(() => expect(modelIn(store).received_bytes).toBe(100_000), { timeout: 20_000 });
    await store.pause("tiny");
    expect(modelIn(store)).toMatchObject({ state: "paused", received_bytes: 100_000 });

    const restarted = newStore();
    restarted.start();
    expect(modelIn(restarted)).toMatchObject({ state: "paused", received_bytes: 100_000 });
    await restarted.download("tiny");
    await becomes(restarted, "installed");
    expect(server.requests[1]).toContain("bytes=100000-");
  });

  test("deleting cancels a download", async () => {
    server.next.push(hangAfter(server, 100_000));
    const store = newStore();
    await store.download("tiny");
    await vi.waitFor(() => expect(modelIn(store).received_bytes).toBe(100_000), { timeout: 20_000 });
    await store.delete("tiny");
    expect(modelIn(store)).toMatchObject({ state: "absent", received_bytes: 0 });
    expect(changes).toEqual([]);

    await store.download("tiny");
    await becomes(store, "installed");
    await store.delete("tiny");
    expect(modelIn(store)).toMatchObject({ state: "absent", received_bytes: 0 });
    expect(changes).toHaveLength(2);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("starting a download twice runs it once", async () => {
    const store = newStore();
    await Promise.all([store.download("tiny"), store.download("tiny")]);
    await becomes(store, "installed");
    await store.download("tiny");
    expect(server.requests).toHaveLength(2);
  });

  test("an unknown model answers not_found", async () => {
    await expect(newStore().download("../etc")).rejects.toMatchObject({ code: "not_found" });
    await expect(newStore().delete("none")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("start", () => {
  test("continues an interrupted download", async () => {
    server.next.push(hangAfter(server, 100_000));
    const store = newStore();
    await store.download("tiny");
    await vi.waitFor(() => expect(modelIn(store).received_bytes).toBe(100_000), { timeout: 20_000 });
    await store.stop();
    const restarted = newStore();
    restarted.start();
    await becomes(restarted, "installed");
    expect(server.requests[1]).toContain("bytes=100000-");
  });

  test("does not accept a truncated file or an older revision", async () => {
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "installed");
    writeFileSync(encoder(), content().subarray(0, 10));
    expect(modelIn(store).state).not.toBe("installed");

    await store.download("tiny");
    await becomes(store, "installed");
    const newer = newStore({}, [{ ...model, files: modelOn(server, "tiny").files }]);
    expect(modelIn(newer).state).not.toBe("installed");
  });

  test("removes leftovers of an interrupted deletion", async () => {
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "installed");
    rmSync(join(folder, "tiny", "installed.json"));
    newStore().start();
    expect(readdirSync(folder)).toEqual([]);
  });
});
