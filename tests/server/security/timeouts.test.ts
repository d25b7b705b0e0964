import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildServer } from "../../../src/server/buildServer";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Connects to a server with short timeouts. @param timeouts see `buildServer`. */
async function connected(timeouts: { requestTimeout: number; connectionTimeout: number }) {
  const app = await buildServer(server.context, {
    timeouts: { ...timeouts, http: { connectionsCheckingInterval: 20 } },
  });
  app.server.headersTimeout = timeouts.requestTimeout; // if it were longer, Node.js would swap the two
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {}); // a reset is an end too
  await once(socket, "connect");
  return { socket, stop: () => app.close() };
}

/** Reads until the server closes the connection. */
function answerOf(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => socket.once("close", () => resolve(text)));
}

test("a request that arrives byte by byte is cut off after the request timeout", async () => {
  const { socket, stop } = await connected({ requestTimeout: 400, connectionTimeout: 60_000 });
  const answer = answerOf(socket);
  socket.write("POST /auth/v1/signup HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n");
  socket.write("Content-Length: 3000\r\n\r\n");
  const drip = setInterval(() => socket.write(" "), 20);
  expect(await answer).toContain("408");
  clearInterval(drip);
  await stop();
});

test("headers that never end are cut off after the request timeout", async () => {
  const { socket, stop } = await connected({ requestTimeout: 400, connectionTimeout: 60_000 });
  const answer = answerOf(socket);
  socket.write("GET /api/v1/health HTTP/1.1\r\nHost: 127.0.0.1\r\n");
  const drip = setInterval(() => socket.write("X-A: b\r\n"), 20);
  expect(await answer).toContain("408");
  clearInterval(drip);
  await stop();
});

test("a connection on which nothing is sent is closed", async () => {
  const { socket, stop } = await connected({ requestTimeout: 60_000, connectionTimeout: 200 });
  await answerOf(socket);
  await stop();
});

test("by default a request times out after two minutes, its headers after one", () => {
  expect(server.app.server).toMatchObject({ requestTimeout: 120_000, headersTimeout: 60_000, timeout: 600_000 });
});
