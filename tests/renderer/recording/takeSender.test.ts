import axios from "axios";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TakeJournal } from "../../../src/renderer/recording/journal/TakeJournal";
import { TakesApi } from "../../../src/renderer/recording/upload/TakesApi";
import { TakeSender } from "../../../src/renderer/recording/upload/TakeSender";
import { toAppError } from "../../../src/renderer/http/toAppError";
import { AppError } from "../../../src/shared/errors";
import type { JournalTake } from "../../../src/shared/recording/journalTake";
import type { TakeState } from "../../../src/shared/recording/takeState";

const take: JournalTake = {
  id: "take",
  visitId: "visit",
  ownerId: "owner",
  recorderId: "recorder",
  source: "microphone",
  state: "stopped",
  parts: 3,
  durationMs: 3_000,
  startedAt: 0,
  consent: null,
};
const state: TakeState = {
  id: "6f1d3c6e-4a4e-4d0e-9a53-0a3b6c0f5b11",
  visit_id: "0d7a9a42-54cf-4e0c-9d8f-bb21f3a2a1c4",
  seq: 0,
  mime: "audio/ogg",
  source: "microphone",
  state: "recording",
  parts: null,
  received: 0,
  duration_ms: 0,
  transcribed_ms: 0,
  has_audio: true,
  created_at: "2026-01-01T00:00:00Z",
  finished_at: null,
  next: 0,
  missing: [],
  idle_ms: 0,
};
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: string[];
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url?.split("/").slice(-2).join("/")}`);
  answer(request, response);
});

beforeEach(async () => {
  requests = [];
  const locks = { request: (_name: string, run: () => Promise<void>) => run() };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const listeners = new Set<(probingSince: number) => void>();
/** A probe that stays silent; a test calls `listeners` to report that the server is reachable again. */
const probe = {
  untilReachable: () => new Promise<void>(() => {}),
  checkSlow: () => Promise.resolve(),
  onReachable: (listener: (probingSince: number) => void) => (
    listeners.add(listener),
    () => void listeners.delete(listener)
  ),
};

function startSender(journal: Pick<TakeJournal, "take" | "part">, onProblem = vi.fn()) {
  const { port } = server.address() as AddressInfo;
  const sender = new TakeSender({
    takeId: take.id,
    api: new TakesApi(axios.create({ baseURL: `http://127.0.0.1:${port}`, adapter: "http" })),
    journal: journal as TakeJournal,
    owner: () => Promise.resolve("owner"),
    probe,
    events: { onSent: vi.fn(), onDone: vi.fn(), onProblem },
  });
  return { sender, onProblem, done: sender.run() };
}

const json = (response: ServerResponse, body: object): void =>
  void response.setHeader("content-type", "application/json").end(JSON.stringify(body));
const bytes = new Uint8Array([1, 2, 3]);

test("a sender that was ended sends nothing more", async () => {
  answer = (request, response) => {
    if (request.method === "POST") json(response, {});
    else if (request.method === "GET") json(response, state);
    // A part gets no answer.
  };
  const slow = Promise.withResolvers<{ bytes: typeof bytes; endMs: number }>();
  const journal = {
    take: () => Promise.resolve(take),
    part: (_id: string, seq: number) => (seq === 0 ? Promise.resolve({ bytes, endMs: 1_000 }) : slow.promise),
  };
  const { sender, onProblem, done } = startSender(journal as unknown as TakeJournal);
  await expect.poll(() => requests).toContain("PUT parts/0");
  sender.end();
  slow.resolve({ bytes, endMs: 2_000 });
  await done;
  expect(requests.filter((request) => request.startsWith("PUT"))).toEqual(["PUT parts/0"]);
  expect(onProblem).not.toHaveBeenCalled();
});

test.each(["too_large", "unsupported_audio", "invalid_input", "bad_request"] as const)(
  "a part refused with %s is reported and not sent again",
  async (code) => {
    const sendPart = vi.fn(() => Promise.reject(new AppError(code, "A sentence.", { status: 400 })));
    const api = { begin: () => Promise.resolve(), state: () => Promise.resolve(state), sendPart };
    const journal = { take: () => Promise.resolve(take), part: () => Promise.resolve({ seq: 0, endMs: 1_000, bytes }) };
    const onProblem = vi.fn();
    await new TakeSender({
      takeId: take.id,
      api: api as unknown as TakesApi,
      journal: journal as unknown as TakeJournal,
      owner: () => Promise.resolve("owner"),
      probe,
      events: { onSent: vi.fn(), onDone: vi.fn(), onProblem },
    }).run();
    const [first] = sendPart.mock.calls;
    expect(sendPart.mock.calls.length).toBeLessThanOrEqual(take.parts); // requests that were already under way
    expect(first).toBeDefined();
    expect(onProblem).toHaveBeenCalledTimes(1);
    expect(onProblem).toHaveBeenCalledWith(take.id, {
      error: expect.objectContaining({ code }) as AppError,
      willRetry: false,
    });
  },
);

test("a part that a proxy turned away is sent again", async () => {
  let isBlocked = true;
  answer = (request, response) => {
    if (request.method !== "PUT" || !isBlocked) return accept(request, response);
    isBlocked = false;
    request.resume();
    response.writeHead(407, { "content-type": "text/html" }).end("<h1>Proxy</h1>");
  };
  const onProblem = vi.fn();
  const { port } = server.address() as AddressInfo;
  const http = axios.create({ baseURL: `http://127.0.0.1:${port}`, adapter: "http" });
  http.interceptors.response.use(undefined, (error: unknown) => Promise.reject(toAppError(error)));
  await new TakeSender({
    takeId: take.id,
    api: new TakesApi(http),
    journal: journalWithAllParts() as unknown as TakeJournal,
    owner: () => Promise.resolve("owner"),
    probe,
    events: { onSent: vi.fn(), onDone: vi.fn(), onProblem },
  }).run();
  expect(onProblem).toHaveBeenCalledWith(take.id, expect.objectContaining({ willRetry: true }));
  expect(requests.filter((request) => request.startsWith("PUT")).length).toBeGreaterThan(take.parts);
});

/** Answers like a server that accepts every request. */
function accept(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  if (request.method === "GET") json(response, state);
  else json(response, {});
}
const journalWithAllParts = () => ({
  take: vi.fn(() => Promise.resolve(take)),
  part: (_id: string, seq: number) => Promise.resolve({ seq, bytes, endMs: (seq + 1) * 1_000 }),
  remove: vi.fn(() => Promise.resolve()),
});

test("requests sent before an outage are aborted and sent again when the server is reachable", async () => {
  answer = (request, response) => {
    if (request.method !== "PUT") accept(request, response); // a part gets no answer
  };
  const journal = journalWithAllParts();
  const { done, onProblem } = startSender(journal);
  await expect.poll(() => requests.filter((request) => request.startsWith("PUT"))).toHaveLength(3);
  answer = accept;
  for (const listener of listeners) listener(performance.now());
  await done;
  expect(requests.filter((request) => request.startsWith("PUT"))).toHaveLength(6);
  expect(requests.at(-1)).toBe("POST take/finish");
  expect(journal.remove).toHaveBeenCalledWith(take.id);
  expect(onProblem).not.toHaveBeenCalled();
});

test("a temporary failure to read the journal is reported and retried", async () => {
  answer = accept;
  vi.stubGlobal("reportError", vi.fn());
  const journal = journalWithAllParts();
  journal.take.mockRejectedValueOnce(new DOMException("closing", "InvalidStateError"));
  const { done, onProblem } = startSender(journal);
  await done;
  expect(onProblem.mock.calls.map(([, problem]) => problem?.error.code ?? null)).toEqual(["internal", null]);
  expect(journal.remove).toHaveBeenCalledWith(take.id);
});

test("a part that gets no answer for 30 s is sent again even if probes are answered", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const sendPart = vi.fn((...[, , , , signal]: Parameters<TakesApi["sendPart"]>): Promise<void> => {
    if (sendPart.mock.calls.length > 3) return Promise.resolve();
    return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
  });
  const api = {
    begin: () => Promise.resolve(),
    state: () => Promise.resolve(state),
    sendPart,
    finish: () => Promise.resolve(),
  };
  const onProblem = vi.fn();
  const done = new TakeSender({
    takeId: take.id,
    api: api as unknown as TakesApi,
    journal: {
      take: () => Promise.resolve(take),
      part: () => Promise.resolve({ seq: 0, endMs: 1_000, bytes }),
      remove: () => Promise.resolve(),
    } as unknown as TakeJournal,
    owner: () => Promise.resolve("owner"),
    probe,
    events: { onSent: vi.fn(), onDone: vi.fn(), onProblem },
  }).run();
  await expect.poll(() => sendPart.mock.calls.length).toBe(3);
  vi.advanceTimersByTime(29_000);
  expect(sendPart).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(3_000);
  await done;
  vi.useRealTimers();
  expect(sendPart).toHaveBeenCalledTimes(6);
  expect(onProblem).not.toHaveBeenCalled();
});
