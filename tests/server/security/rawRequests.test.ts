import { once } from "node:events";
import { connect } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

/** Sends bytes over a connection of its own. @returns the status of each answer, in order. */
async function statusesOf(bytes: string): Promise<number[]> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.end(bytes, "latin1");
  const answers = await textOf(socket).catch(() => "");
  return [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}

const json = "Content-Type: application/json\r\n";
const smuggled = "GET /api/v1/users HTTP/1.1\r\nHost: x\r\n\r\n";

test.each<[string, string, number]>([
  ["two lengths", `Content-Length: 2\r\nContent-Length: 3\r\n${json}\r\n{}`, 400],
  ["a length and chunks", `Content-Length: 2\r\nTransfer-Encoding: chunked\r\n${json}\r\n0\r\n\r\n${smuggled}`, 400],
  ["a negative length", `Content-Length: -1\r\n${json}\r\n{}`, 400],
  ["a NUL in a header", `X-Name: a\0b\r\n\r\n`, 400],
  ["a header that is folded", `X-Name: a\r\n b\r\n\r\n`, 400],
  ["another host", "Host: evil.example\r\n\r\n", 421],
])("a request with %s is refused once", async (fault, rest, status) => {
  const head = `POST /api/v1/visits HTTP/1.1\r\nAuthorization: ${user.bearer}\r\nConnection: close\r\n`;
  const host = fault === "another host" ? "" : `Host: ${new URL(server.url).host}\r\n`;
  expect(await statusesOf(`${head}${host}${rest}`)).toEqual([status]);
  const list = await server.call(user, "GET", "/api/v1/visits");
  expect(await list.json()).toMatchObject({ items: [] });
});

test.each([
  ["another", "http://evil.example", 421],
  ["this", "", 401],
])("a request whose first line has the full address of %s server is answered with $2", async (_, address, status) => {
  const { host } = new URL(server.url);
  const target = `${address || `http://${host}`}/api/v1/visits`;
  expect(await statusesOf(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toEqual([status]);
});
