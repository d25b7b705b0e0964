import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventStream, type StreamedEvent, type StreamState } from "../../../src/renderer/http/EventStream";
import { ServerProbe } from "../../../src/renderer/http/ServerProbe";
import { AppError } from "../../../src/shared/errors";
import { displacedStream } from "../../../src/shared/events/displacedStream";
import { VisitServer } from "../visits/VisitServer";

let server: VisitServer;
let stream: EventStream;
let events: StreamedEvent[];
let states: StreamState[];
let gone: AppError | null;
let refusals: number;
let probe: ServerProbe;
beforeEach(async () => {
  server = await VisitServer.start();
  events = [];
  states = [];
  gone = null;
  refusals = 0;
  probe = new ServerProbe(`${server.url}/api/v1/health`);
  stream = new EventStream({
    url: `${server.url}/api/v1/visits/1/events`,
    headers: () => Promise.resolve({ authorization: "Bearer token" }),
    onEvents: (batch) => void events.push(...batch),
    onState: (state) => void (states.at(-1) !== state && states.push(state)),
    onGone: (error) => (gone = error),
    onRefused: () => (refusals += 1),
    probe,
  });
});
afterEach(async () => {
  stream.close();
  vi.useRealTimers();
  await server.stop();
});

const transcript = (id: string) => ({ type: "transcript", data: { visit_id: id } }) as const;
const seen = (): unknown[] => events.map(({ data }) => (data as { visit_id: string }).visit_id);

test("a lost stream reconnects after the last event received", async () => {
  void stream.run();
  await server.streamsOpened(1);
  server.send(transcript("a"), "41");
  server.send(transcript("b"));
  await vi.waitFor(() => expect(seen()).toEqual(["a", "b"]));
  expect(states).toEqual(["connecting", "live"]);
  server.cut();
  await vi.waitFor(() => expect(states.at(-1)).toBe("offline"));
  window.dispatchEvent(new Event("online"));
  await server.streamsOpened(2);
  expect(server.resumed).toEqual(["", "41"]); // "b" had no id, so the server sends it again
  server.send(transcript("c"), "42");
  await vi.waitFor(() => expect(seen()).toEqual(["a", "b", "c"]));
  expect(states.at(-1)).toBe("live");
});

test("events split anywhere, even inside a character, arrive whole and in order", async () => {
  void stream.run();
  await server.streamsOpened(1);
  const bytes = new TextEncoder().encode(
    `event: transcript\nid: 7\ndata: {"visit_id":"Núñez 🩺"}\n\n: still here\n\nevent: transcript\ndata: {"visit_id":"two"}\n\n`,
  );
  for (const byte of bytes) server.sendText(Uint8Array.of(byte));
  await vi.waitFor(() => expect(seen()).toEqual(["Núñez 🩺", "two"]));
});

test("the stream retries while the server does not answer", async () => {
  server.failure = new AppError("unavailable", "Not now.");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // with fake timers the pause does not end
  void stream.run();
  await vi.waitFor(() => expect(states).toEqual(["connecting", "offline"]));
  server.failure = null;
  window.dispatchEvent(new Event("online"));
  await server.streamsOpened(1);
  await vi.waitFor(() => expect(states.at(-1)).toBe("live"));
});

test("a missing resource is not requested again", async () => {
  server.failure = new AppError("not_found", "This session was not found.");
  await stream.run();
  expect(gone).toMatchObject({ code: "not_found", message: "This session was not found." });
  expect(server.calls).toHaveLength(1);
});

test("closing ends the connection", async () => {
  const run = stream.run();
  await server.streamsOpened(1);
  stream.close();
  await run;
  await vi.waitFor(() => expect(server.openStreams).toBe(0));
});

test("a rejected token is reported and the stream retries", async () => {
  server.failure = new AppError("signed_out", "Your sign-in ended.");
  void stream.run();
  await vi.waitFor(() => expect([refusals, states.at(-1)]).toEqual([1, "offline"]));
  server.failure = null;
  window.dispatchEvent(new Event("online"));
  await server.streamsOpened(1);
  expect(gone).toBeNull();
});

test("a stream that the server ended for a newer one is reopened when the user turns to the window", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // fake timers, so that no retry is due
  void stream.run();
  await server.streamsOpened(1);
  server.sendText(new TextEncoder().encode(`: ${displacedStream}\n\n`));
  server.endStreams();
  await vi.waitFor(() => expect(states.at(-1)).toBe("offline"));
  window.dispatchEvent(new Event("online")); // must not displace the other window
  await Promise.resolve();
  expect(server.resumed).toHaveLength(1);
  window.dispatchEvent(new Event("focus"));
  await server.streamsOpened(2);
  await vi.waitFor(() => expect(states.at(-1)).toBe("live"));
});
