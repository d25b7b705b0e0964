import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SpeechModel } from "../../../../src/shared/transcription/speechModel";
import type { CatalogueModel } from "../../../../src/server/transcription/models/catalogue";
import type { Pace } from "../../../../src/server/transcription/models/fetchFile";
import { ModelStore } from "../../../../src/server/transcription/models/modelStore";
import { type FileServer, hangAfter, modelOn, serve, startFileServer, status } from "./fileServer";

vi.setConfig({ testTimeout: 30_000 }); // busy machines

const pace: Pace = { idleMs: 60_000, waitMs: 1, tries: 3, roomEvery: 64 * 1024 };
const plenty = 1024 ** 4;

let server: FileServer;
let folder: string;
let model: CatalogueModel;
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

function newStore(more: Partial<Pace> = {}, catalogue: readonly CatalogueModel[] = [model]): ModelStore {
  const log = pino({ level: "silent" });
  const store = new ModelStore({ folder, catalogue, log, freeBytes: async () => free, pace: { ...pace, ...more } });
  store.onChange = () => void changes.push(store.one(model.id, null).state);
  stores.push(store);
  return store;
}

const now = (store: ModelStore): SpeechModel => store.one(model.id, null);
const becomes = (store: ModelStore, state: SpeechModel["state"]): Promise<void> =>
  vi.waitFor(() => expect(now(store)).toMatchObject({ state }), { timeout: 20_000, interval: 5 });
/** Breaks the line when so much has arrived. */
async function cutAt(store: ModelStore, bytes: number): Promise<void> {
  await vi.waitFor(() => expect(now(store).received_bytes).toBe(bytes), { timeout: 20_000, interval: 5 });
  server.cut();
}
const encoder = (): string => join(folder, "tiny", "encoder.onnx");
const content = (): Buffer => server.files.get("/tiny/encoder.onnx") as Buffer;
const total = (): number => content().length + 8;

describe("a download", () => {
  test("is offered, brings every file, and is told of when it is whole", async () => {
    const store = newStore();
    expect(now(store)).toMatchObject({ state: "absent", received_bytes: 0, bytes: total(), is_verifiable: true });
    await store.download("tiny");
    await becomes(store, "installed");
    expect(readFileSync(encoder())).toEqual(content());
    expect(now(store)).toMatchObject({ received_bytes: total(), problem: null });
    expect(changes).toEqual(["checking"]);
    expect(readdirSync(join(folder, "tiny")).toSorted()).toEqual(["encoder.onnx", "installed.json", "tokens.txt"]);
    expect(statSync(encoder()).mode & 0o077).toBe(0);
  });

  test("goes on where a connection broke, by range", async () => {
    server.next.push(hangAfter(server, 100_000), hangAfter(server, 50_000));
    const store = newStore();
    await store.download("tiny");
    await cutAt(store, 100_000);
    await cutAt(store, 150_000);
    await becomes(store, "installed");
    expect(server.asked.slice(1, 3).map((line) => line.split(" ").at(-1))).toEqual(["bytes=100000-", "bytes=150000-"]);
    expect(readFileSync(encoder())).toEqual(content());
  });

  test("starts over with a server that knows no ranges", async () => {
    const whole = (_: unknown, response: Parameters<typeof serve>[2]): void =>
      void response.writeHead(200).end(content());
    server.next.push(hangAfter(server, 100_000), whole);
    const store = newStore();
    await store.download("tiny");
    await cutAt(store, 100_000);
    await becomes(store, "installed");
    expect(readFileSync(encoder())).toEqual(content());
  });

  test("starts over when the server sends another part than was asked for, or says that there is none", async () => {
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

  test("tries again after 500, 429 and a line that goes dead, and says so while it waits", async () => {
    server.next.push(status(500), status(429), hangAfter(server, 1_000), status(503));
    const store = newStore({ waitMs: 30, idleMs: 500, tries: 20 });
    const seen = new Set<string | null>();
    const watching = setInterval(() => seen.add(now(store).problem), 2);
    await store.download("tiny");
    await becomes(store, "installed");
    clearInterval(watching);
    expect([...seen]).toContain("Trying again: the server failed (500).");
    expect([...seen]).toContain("Trying again: nothing came for a while.");
  });

  test("gives up after tries that bring nothing, keeps what came, and goes on when it is asked again", async () => {
    server.next.push(hangAfter(server, 100_000), status(500), status(500), status(500));
    const store = newStore();
    await store.download("tiny");
    await cutAt(store, 100_000);
    await becomes(store, "failed");
    const { problem, received_bytes: received } = now(store);
    expect(problem).toBe("The download stopped: the server failed (500). What has arrived is kept. Try again.");
    expect(received).toBe(100_000);
    await store.download("tiny");
    await becomes(store, "installed");
    expect(server.asked.some((line) => line.includes(`bytes=${received}-`))).toBe(true);
  });

  test("is not tried again where that cannot help: a file that is gone, a refusal, a sign-in page", async () => {
    const store = newStore();
    for (const [answer, sentence] of [
      [status(404), /not at its address any more/],
      [status(403), /refused the download \(403\)/],
      [status(200, "<html>Welcome to our guest network</html>"), /Something else answered/],
    ] as const) {
      server.asked.length = 0;
      server.next.push(answer);
      await store.download("tiny");
      await becomes(store, "failed");
      expect(now(store).problem).toMatch(sentence);
      expect(server.asked).toHaveLength(1);
    }
  });

  test("from a server that is not there fails with a sentence", async () => {
    await server.stop();
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "failed");
    expect(now(store).problem).toContain("the server does not answer");
    server = await startFileServer();
  });
});

describe("what arrives", () => {
  const spoilt = (): Buffer => {
    const copy = Buffer.from(content());
    copy[1_234] = (copy[1_234] ?? 0) ^ 1;
    return copy;
  };

  test("with one wrong bit is thrown away and fetched anew", async () => {
    server.next.push((request, response) => serve(spoilt(), request, response));
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "installed");
    expect(readFileSync(encoder())).toEqual(content());
  });

  test("wrong twice is never used, and nothing of it is kept", async () => {
    const bad = spoilt();
    server.files.set("/tiny/encoder.onnx", bad);
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "failed");
    expect(now(store)).toMatchObject({ received_bytes: 0 });
    expect(now(store).problem).toMatch(/not the file that was published, twice/);
    expect(existsSync(encoder())).toBe(false);
    expect(changes).toEqual([]);
  });

  test("is never more than the file has", async () => {
    const longer = Buffer.concat([content(), Buffer.alloc(50_000)]);
    server.next.push((_, response) => void response.writeHead(200).end(longer)); // no length told
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "installed");
    expect(statSync(encoder()).size).toBe(content().length);
  });

  test("cannot be checked without a digest: such a model is not fetched", async () => {
    model = { ...model, files: model.files.map((file) => ({ ...file, sha256: null })) };
    const store = newStore();
    expect(now(store)).toMatchObject({ is_verifiable: false });
    await expect(store.download("tiny")).rejects.toMatchObject({ code: "conflict" });
    expect(server.asked).toEqual([]);
  });
});

describe("the disk", () => {
  const reserve = 256 * 1024 * 1024;

  test("without room for the model refuses it before anything is fetched", async () => {
    free = reserve + total() - 1;
    const store = newStore();
    await expect(store.download("tiny")).rejects.toMatchObject({ code: "storage_full" });
    expect(server.asked).toEqual([]);
    free += 1;
    await store.download("tiny");
    await becomes(store, "installed");
  });

  test("that fills up on the way stops the download; it goes on when there is room", async () => {
    const store = newStore();
    server.next.push((request, response) => {
      free = reserve;
      serve(content(), request, response);
    });
    await store.download("tiny");
    await becomes(store, "failed");
    expect(now(store).problem).toMatch(/^The disk is too full for this model/);
    const kept = now(store).received_bytes;
    expect(kept).toBeGreaterThan(0);
    free = plenty;
    await store.download("tiny");
    await becomes(store, "installed");
    expect(server.asked[1]).toContain(`bytes=${kept}-`);
  });
});

describe("people", () => {
  test("pause and go on; a paused download stays paused over a restart", async () => {
    server.next.push(hangAfter(server, 100_000));
    const store = newStore();
    await store.download("tiny");
    await vi.waitFor(() => expect(now(store).received_bytes).toBe(100_000), { timeout: 20_000 });
    await store.pause("tiny");
    expect(now(store)).toMatchObject({ state: "paused", received_bytes: 100_000 });

    const restarted = newStore();
    restarted.start();
    expect(now(restarted)).toMatchObject({ state: "paused", received_bytes: 100_000 });
    await restarted.download("tiny");
    await becomes(restarted, "installed");
    expect(server.asked[1]).toContain("bytes=100000-");
  });

  test("cancel a download by deleting it, and delete a model that is here", async () => {
    server.next.push(hangAfter(server, 100_000));
    const store = newStore();
    await store.download("tiny");
    await vi.waitFor(() => expect(now(store).received_bytes).toBe(100_000), { timeout: 20_000 });
    await store.delete("tiny");
    expect(now(store)).toMatchObject({ state: "absent", received_bytes: 0 });
    expect(changes).toEqual([]);

    await store.download("tiny");
    await becomes(store, "installed");
    await store.delete("tiny");
    expect(now(store)).toMatchObject({ state: "absent", received_bytes: 0 });
    expect(changes).toHaveLength(2);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("may click twice: one download runs", async () => {
    const store = newStore();
    await Promise.all([store.download("tiny"), store.download("tiny")]);
    await becomes(store, "installed");
    await store.download("tiny");
    expect(server.asked).toHaveLength(2);
  });

  test("get an answer for a model that is none", async () => {
    await expect(newStore().download("../etc")).rejects.toMatchObject({ code: "not_found" });
    await expect(newStore().delete("none")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a start", () => {
  test("goes on by itself with what was on its way", async () => {
    server.next.push(hangAfter(server, 100_000));
    const store = newStore();
    await store.download("tiny");
    await vi.waitFor(() => expect(now(store).received_bytes).toBe(100_000), { timeout: 20_000 });
    await store.stop();
    const restarted = newStore();
    restarted.start();
    await becomes(restarted, "installed");
    expect(server.asked[1]).toContain("bytes=100000-");
  });

  test("does not take a shortened file or an older revision for the model", async () => {
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "installed");
    writeFileSync(encoder(), content().subarray(0, 10));
    expect(now(store).state).not.toBe("installed");

    await store.download("tiny");
    await becomes(store, "installed");
    const newer = newStore({}, [{ ...model, files: modelOn(server, "tiny").files }]);
    expect(now(newer).state).not.toBe("installed");
  });

  test("removes what a crash in the middle of a deletion left, and models it does not know", async () => {
    const store = newStore();
    await store.download("tiny");
    await becomes(store, "installed");
    rmSync(join(folder, "tiny", "installed.json"));
    newStore().start();
    expect(readdirSync(folder)).toEqual([]);
  });
});
