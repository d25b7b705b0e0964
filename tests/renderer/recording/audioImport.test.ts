import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AudioImport } from "../../../src/renderer/recording/AudioImport";
import type { FromWriter } from "../../../src/renderer/recording/capture/writerMessages";
import type { LocalTakes } from "../../../src/renderer/recording/LocalTakes";
import type { VisitConsent } from "../../../src/renderer/recording/consent/VisitConsent";
import { AppError } from "../../../src/shared/errors";

/** Workers that were started; each finishes with one part as soon as it is given a file. */
let workers = 0;
class FinishingWorker extends EventTarget {
  constructor() {
    super();
    workers++;
  }
  postMessage(port: MessagePort): void {
    const finished: FromWriter = { kind: "finished", parts: 1, lostMs: 0 };
    port.onmessage = () => port.postMessage(finished);
  }
  terminate(): void {}
}

const begin = vi.fn((..._args: unknown[]): Promise<{ kind: "browser" }> => Promise.resolve({ kind: "browser" }));
const journal = { begin, remove: vi.fn(() => Promise.resolve()), stop: vi.fn(() => Promise.resolve()) };
const outbox = { send: vi.fn() };
const file = new File(["sound"], "visit.wav");
let importing: AudioImport;
const update = vi.fn(() => Promise.reject(new AppError("unavailable", "Not now.")));

beforeEach(() => {
  workers = 0;
  vi.clearAllMocks();
  begin.mockResolvedValue({ kind: "browser" });
  vi.stubGlobal("Worker", FinishingWorker);
  vi.stubGlobal("reportError", vi.fn());
  const locks = {
    request: (_name: string, _options: unknown, hold: (lock: object) => Promise<void>) => hold({}),
  };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks }));
  const localTakes = { open: () => Promise.resolve({ journal, outbox }), owner: () => Promise.resolve("owner") };
  const consent = { ask: () => Promise.resolve({ given: true, method: "spoken", at: "2026-11-22T10:00:00Z" }) };
  importing = new AudioImport(localTakes as unknown as LocalTakes, consent as unknown as VisitConsent, { update });
});
afterEach(() => vi.unstubAllGlobals());

test("the take of an imported file is stopped in the journal and sent", async () => {
  await importing.start("visit", file);
  expect([importing.status, importing.problem, workers]).toEqual(["idle", null, 1]);
  expect([journal.stop.mock.calls.length, outbox.send.mock.calls.length]).toEqual([1, 1]);
});

test("the visit gets the name of the imported file, cut if it is too long", async () => {
  await importing.start("visit", new File(["sound"], `${"a".repeat(250)}.wav`));
  expect(update.mock.calls).toEqual([["visit", { imported_file: "a".repeat(200) }]]);
  expect(importing.status).toBe("idle");
});

test.each([
  [new AppError("local_storage_full", "Full."), "This computer’s disk is full. visit.wav was not imported."],
  [new Error("closed"), "visit.wav could not be imported. Check the connection, then try again."],
])("a journal that cannot be written ends the import: %s", async (error, problem) => {
  begin.mockRejectedValue(error);
  await importing.start("visit", file);
  expect([importing.status, importing.problem, workers]).toEqual(["failed", problem, 0]);
});

test("an import cancelled before its worker starts sends nothing", async () => {
  const opened = Promise.withResolvers<{ kind: "browser" }>();
  begin.mockReturnValue(opened.promise);
  const done = importing.start("visit", file);
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
  importing.cancel();
  opened.resolve({ kind: "browser" });
  await done;
  expect([importing.status, importing.problem, importing.file, workers]).toEqual(["idle", null, null, 0]);
  expect([journal.remove.mock.calls.length, outbox.send.mock.calls.length]).toEqual([1, 0]);
  begin.mockResolvedValue({ kind: "browser" });
  await importing.start("visit", file); // a later import is not cancelled
  expect(outbox.send).toHaveBeenCalledTimes(1);
});
