import { EventEmitter, once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmbeddedServer, type ServerProcess } from "../../../src/main/server/EmbeddedServer";
import { RestartDelay } from "../../../src/main/server/RestartDelay";
import { serverEnvironment } from "../../../src/main/server/serverEnvironment";
import { AppError } from "../../../src/shared/errors";
import type { FromEmbedded, KeyMessage, SocketEndpoint, ToEmbedded } from "../../../src/server/embeddedMessages";

/** A server process that the test controls. */
class FakeProcess extends EventEmitter implements ServerProcess {
  readonly received: ToEmbedded[] = [];
  kill = vi.fn(() => this.emit("exit", 9));

  postMessage(message: ToEmbedded): void {
    this.received.push(message);
  }
  says(message: FromEmbedded): void {
    this.emit("message", message);
  }
  get endpoint(): SocketEndpoint {
    const [start] = this.received;
    return start?.kind === "start" ? start.endpoint : expect.fail("not started");
  }
}

let processes: FakeProcess[];
let server: EmbeddedServer;
let listening: Server | null = null;
let key: () => Promise<KeyMessage | null>;
const sealedKey: KeyMessage = { hex: "ab".repeat(32), isInKeychain: true };
const newest = () => processes.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  processes = [];
  const folder = mkdtempSync(join(tmpdir(), "chartside-embedded-"));
  let starts = 0;
  key = () => Promise.resolve(sealedKey);
  server = new EmbeddedServer({
    key: () => key(),
    fork: () => {
      processes.push(new FakeProcess());
      return newest();
    },
    newEndpoint: () => ({ socketPath: join(folder, `${++starts}.sock`), token: String(starts).repeat(64) }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  listening?.close();
  listening = null;
});

async function listenThere(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0); // the key is sent first
  listening = createServer((request, response) => response.end(request.headers["x-chartside-launch"]));
  listening.listen(newest().endpoint.socketPath);
  await once(listening, "listening");
}
const call = () => server.answer(new Request("http://page/api/v1/health"));

test("EmbeddedServer starts at the first call, and waits only before restarts", async () => {
  const first = call();
  expect(processes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(0);
  newest().emit("exit", 9);
  const second = call();
  expect(processes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(processes).toHaveLength(2);
  await listenThere();
  newest().says({ kind: "ready" });
  for (const answer of [first, second]) expect(await (await answer).text()).toBe("2".repeat(64));
});

test("EmbeddedServer holds calls until the server is up", async () => {
  server.start();
  const answer = call();
  await listenThere();
  newest().says({ kind: "ready" });
  expect(await (await answer).text()).toBe("1".repeat(64));
});

test("EmbeddedServer sends held calls to the restarted server", async () => {
  server.start();
  await vi.advanceTimersByTimeAsync(0);
  newest().says({ kind: "ready" });
  newest().emit("exit", 9);
  const answer = call();
  expect(processes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(processes).toHaveLength(2);
  expect(newest().endpoint.token).not.toBe(processes[0]!.endpoint.token);
  await listenThere();
  newest().says({ kind: "ready" });
  expect(await (await answer).text()).toBe("2".repeat(64));
});

test("EmbeddedServer never runs two servers at the same time", async () => {
  server.start();
  server.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(processes).toHaveLength(1);
});

test("EmbeddedServer says that nothing is lost when a server dies during a call", async () => {
  server.start();
  newest().says({ kind: "ready" }); // but nothing listens there
  const answer = await call();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const problem = (await answer.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ code: "unavailable", detail: expect.stringContaining("are safe") as string });
});

test("EmbeddedServer fails a call with the reason after 20 seconds if the server cannot start", async () => {
  server.start();
  const answer = call();
  newest().says({ kind: "failed", sentence: "The disk is full." });
  newest().emit("exit", 1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await answer).json()).toMatchObject({ code: "not_started", detail: "The disk is full." });
});

test("EmbeddedServer waits a minute for a server that takes long to start", async () => {
  server.start();
  let status = 0;
  void call().then((answer) => (status = answer.status));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(status).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(status).toBe(503);
});

test("EmbeddedServer sends the master key to every server process at its start", async () => {
  server.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(newest().received).toEqual([{ kind: "start", endpoint: newest().endpoint, key: sealedKey }]);
  newest().emit("exit", 9);
  await vi.advanceTimersByTimeAsync(100);
  expect(newest().received).toEqual([{ kind: "start", endpoint: newest().endpoint, key: sealedKey }]);
});

test("EmbeddedServer does not start without the key", async () => {
  key = () => Promise.reject(new AppError("unavailable", "The keychain is closed."));
  server.start();
  const answer = call();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await answer).json()).toMatchObject({ code: "unavailable", detail: "The keychain is closed." });
  expect(processes.length).toBeGreaterThan(1);
  expect(processes.flatMap(({ received }) => received)).toEqual([]);
  key = () => Promise.resolve(sealedKey);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(newest().received).toMatchObject([{ kind: "start", key: sealedKey }]);
});

test("EmbeddedServer stops the server, waits for its end and prevents a restart", async () => {
  server.start();
  newest().says({ kind: "ready" });
  const stopped = server.stop();
  expect(newest().received.at(-1)).toEqual({ kind: "stop" });
  newest().emit("exit", 0);
  await stopped;
  server.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(processes).toHaveLength(1);
  expect(newest().kill).not.toHaveBeenCalled();
});

test("EmbeddedServer kills a server that does not stop", async () => {
  server.start();
  const stopped = server.stop();
  await vi.advanceTimersByTimeAsync(7_000);
  await stopped;
  expect(newest().kill).toHaveBeenCalledTimes(1);
});

test("EmbeddedServer prevents the next start if stopped between two starts", async () => {
  server.start();
  newest().emit("exit", 9);
  await server.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(processes).toHaveLength(1);
});

test("EmbeddedServer waits up to ten seconds before a restart, again from the beginning after a minute of uptime", () => {
  const pace = new RestartDelay();
  expect(Array.from({ length: 9 }, () => pace.next(0))).toEqual([
    100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000,
  ]);
  expect(pace.next(60_000)).toBe(100);
  expect(pace.next(10)).toBe(200);
});

test("EmbeddedServer passes no settings of other servers", () => {
  const env = { PATH: "/bin", DATABASE_URL: "postgres://x", PORT: "1", HOST: "0.0.0.0", SUPABASE_URL: "https://x" };
  const more = {
    CHARTSIDE_DATA_DIR: "/other",
    CHARTSIDE_SPEECH: "none",
    CHARTSIDE_ALLOW_HTTP: "on",
    STRIPE_SECRET_KEY: "s",
  };
  expect(serverEnvironment({ ...env, ...more }, "/app/server")).toEqual({
    PATH: "/bin",
    CHARTSIDE_SPEECH: "none",
    CHARTSIDE_DATA_DIR: "/app/server",
    CHARTSIDE_BILLING: "off",
    CHARTSIDE_SIGNUP: "closed",
  });
});

test("EmbeddedServer treats only addresses of its own API as calls", () => {
  const known = ["/api/v1/visits", "/auth/v1/token"];
  const others = ["/", "/index.html", "/api/v2/x", "/apiv1", "/practice/api/v1/visits", "/config.json", "/api/v1"];
  expect([...known, ...others].filter((path) => server.isCall(path))).toEqual(known);
});
