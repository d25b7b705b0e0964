import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Database } from "../../../src/server/platform/database/Database";

/* A database that is killed as it accepts a connection: its greeting and its end arrive in one packet. */

const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const greetingAndEnd = Buffer.concat([
  message("R", Buffer.alloc(4)), // authentication is complete
  message("Z", Buffer.from("I")), // ready for a query
  message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0")),
]);

let server: Server;
let database: Database;
beforeAll(async () => {
  server = createServer((socket) => socket.once("data", () => socket.end(greetingAndEnd))).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  database = new Database({ host: "127.0.0.1", port, user: "chartside", database: "chartside" }, () => {});
});
afterAll(async () => {
  await database.close();
  server.close();
});

const unhandled: unknown[] = [];
process.on("uncaughtExceptionMonitor", (error) => unhandled.push(error));

test.each([
  ["a query", () => database.query("select 1")],
  ["a transaction", () => database.transaction((tx) => tx.query("select 1"))],
  ["listening", async () => (await database.connection()).query("listen notices")],
])(
  "%s rejects without ending the process if the database is killed while it accepts the connection",
  async (_, work) => {
    await expect(work()).rejects.toThrow();
    expect(unhandled).toEqual([]);
  },
);
